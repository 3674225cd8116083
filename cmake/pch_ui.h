// Precompiled for every room in ui/. Only headers that most files use.
#pragma once
#include "cmake/pch_core.h"
#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QWidget>
