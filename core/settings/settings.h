// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QVariant>
#include <memory>

class QSettings;

namespace lastro::settings {

/// One entry of the table: the name in the file, what holds until somebody changes it, and (numbers) the bounds.
template <class T>
struct Entry {
    const char *name;
    T fallback;
    T least = {};
    T most = {};
};

// The whole table.
inline const Entry<QString> language{"interface/language", {}};                          ///< "pt_BR" | "en"; empty = the environment's
inline const Entry<QString> theme{"interface/theme", QStringLiteral("desktop")};         ///< "desktop" | "light" | "dark" | "contrast"
inline const Entry<int> textPercent{"interface/text_percent", 100, 80, 200};
inline const Entry<QString> askerArea{"ask/area", {}};
inline const Entry<bool> lateInteraction{"search/late_interaction", true, false, true};          ///< read at opening
inline const Entry<QByteArray> modelSetup{"models/setup", {}};                           ///< JSON, as llm::toText() writes it; holds no key
inline const Entry<QByteArray> windowGeometry{"window/geometry", {}};
inline const Entry<QByteArray> sourceSplit{"window/source_split", {}};
inline const Entry<bool> railCollapsed{"window/rail_collapsed", false, false, true};
inline const Entry<QByteArray> documentColumns{"library/document_columns", {}};
inline const Entry<QByteArray> callColumns{"cost/call_columns", {}};
inline const Entry<double> pageZoom{"source/page_zoom", 0, 0, 4};                        ///< 0 = fits the width
inline const Entry<double> textZoom{"source/text_zoom", 1, 0.5, 4};

/// A key of an older version and its name in the table.
struct Rename {
    QString before;
    QString now;
};

/// What people chose, in an INI file. Only what differs from the table's fallback is stored; keys that this version does
/// not know are kept; keys of older versions are renamed on opening. A value of the wrong type or outside its bounds
/// reads as the fallback. A file that cannot be read or written costs the memory of choices, never an error.
/// One thread.
class Settings {
public:
    /// The given file; tests give one of their own. renames: oldest first, so that chains end at the newest name.
    explicit Settings(const QString &file, const QList<Rename> &renames = {});
    ~Settings();

    /// lastro.ini in the platform's configuration folder of the program.
    static QString defaultFile();

    template <class T>
    T value(const Entry<T> &entry) const
    {
        const QVariant stored = read(entry.name);
        QVariant converted = stored;
        if (!stored.isValid() || !converted.convert(QMetaType::fromType<T>()))
            return entry.fallback;
        const T value = converted.template value<T>();
        if constexpr (std::is_arithmetic_v<T>)
            return value < entry.least || value > entry.most ? entry.fallback : value;
        return value;
    }

    template <class T>
    void setValue(const Entry<T> &entry, const T &value)
    {
        write(entry.name, value == entry.fallback ? QVariant() : QVariant::fromValue(value));
    }

    /// Writes now; else within the event loop's next idle time and at destruction.
    void flush();

private:
    QVariant read(const char *name) const;
    void write(const char *name, const QVariant &value);
    void rename(const Rename &step);

    std::unique_ptr<QSettings> m_file;
};

} // namespace lastro::settings
