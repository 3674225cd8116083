"""Holds the rooms of tests/architecture/rooms.txt: no include crosses a wall, and no components stand in a cycle.

Usage, from the repository root: check_includes.py rooms.txt
Exit status 1 names every forbidden include and every cycle.
"""
import collections
import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#include "([^"]+)"', re.MULTILINE)


def read_rooms(path):
    rooms = {}
    for line in pathlib.Path(path).read_text().splitlines():
        line = line.split("#")[0]
        if ":" in line:
            room, allowed = line.split(":", 1)
            rooms[room.strip()] = set(allowed.split())
    return rooms


def room_of(path, rooms):
    return next((r for r in sorted(rooms, key=len, reverse=True) if str(path).startswith(r + "/")), None)


def components(rooms):
    top = {room.split("/")[0] for room in rooms}
    return sorted({p for folder in top for p in pathlib.Path(folder).rglob("*") if p.suffix in (".cpp", ".h")})


def cyclic(graph):
    def reach(node, seen):
        for following in graph[node] - seen:
            seen.add(following)
            reach(following, seen)
        return seen
    return sorted(n for n in list(graph) if n in reach(n, set()))


def main():
    rooms = read_rooms(sys.argv[1])
    faults, graph = [], collections.defaultdict(set)
    for file in components(rooms):
        here = room_of(file, rooms)
        if here is None:
            faults.append(f"{file}: belongs to no room of rooms.txt")
            continue
        for name in INCLUDE.findall(file.read_text()):
            target = pathlib.Path(name)
            if not target.exists():
                target = file.parent / name
            there = room_of(target, rooms)
            if there and there != here and there not in rooms[here]:
                faults.append(f"{file}: {here} -> {there}")
            if there and file.with_suffix("") != target.with_suffix(""):
                graph[str(file.with_suffix(""))].add(str(target.with_suffix("")))
    in_cycle = cyclic(graph)
    print(f"{len(faults)} forbidden includes, {len(in_cycle)} of {len(graph)} components in a cycle")
    for line in faults + in_cycle:
        print(line)
    return bool(faults or in_cycle)


if __name__ == "__main__":
    sys.exit(main())
