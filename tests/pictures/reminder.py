"""Reads a calendar from standard input with the icalendar package and prints what it finds as JSON."""

import json
import sys

import icalendar

calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
(event,) = calendar.walk("VEVENT")
print(
    json.dumps(
        {
            "uid": str(event["UID"]),
            "stamp": event["DTSTAMP"].dt.isoformat(),
            "start": event["DTSTART"].dt.isoformat(),
            "rule": event["RRULE"].to_ical().decode(),
            "summary": str(event["SUMMARY"]),
            "about": str(event["DESCRIPTION"]),
            "url": str(event["URL"]),
            "alarms": [
                {
                    "action": str(alarm["ACTION"]),
                    "trigger": alarm["TRIGGER"].dt.total_seconds(),
                    "about": str(alarm["DESCRIPTION"]),
                }
                for alarm in event.walk("VALARM")
            ],
        }
    )
)
