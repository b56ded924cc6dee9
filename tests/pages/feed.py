"""Reads a feed from standard input with the feedparser package and prints what it found as JSON."""

import json
import sys

import feedparser


def entry(found):
    enclosure = found.enclosures[0]
    return {
        "id": found.id,
        "title": found.title,
        "link": found.link,
        "published": "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}".format(*found.published_parsed[:6]),
        "enclosure": enclosure.href,
        "enclosure_type": enclosure.type,
        "pictures": found.content[0].value.count("<img "),
    }


seen = feedparser.parse(sys.stdin.buffer.read())
print(
    json.dumps(
        {
            "bozo": bool(seen.bozo),
            "version": seen.version,
            "lang": seen.feed.get("language"),
            "entries": [entry(found) for found in seen.entries],
        }
    )
)
