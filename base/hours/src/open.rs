//! Open state at a time, and opening minutes of a date.

use jiff::{
    Zoned,
    civil::{Date, DateTime},
    tz::TimeZone,
};

use crate::{
    Day, OpeningHours,
    normal::{DAY, Span, union},
};

impl OpeningHours {
    /// Returns true when the place is open at this local time.
    pub fn is_open_at(&self, at: DateTime) -> bool {
        let minute = i64::from(at.hour()) * 60 + i64::from(at.minute());
        self.spans_of(at.date()).iter().any(|span| (span.from..span.to).contains(&minute))
    }

    /// Returns true when the place is open at this time, given in the place's time zone.
    pub fn is_open(&self, at: &Zoned) -> bool {
        self.is_open_at(at.datetime())
    }

    /// Returns the minutes of a date during which the place is open in its time zone. Opening hours skipped by a clock
    /// change do not count; repeated ones count twice.
    pub fn minutes_open(&self, date: Date, zone: &TimeZone) -> i64 {
        let spans = self.spans_of(date);
        let midnight = |date: Date| date.to_zoned(zone.clone()).map(|zoned| zoned.timestamp());
        let (Ok(start), Ok(end)) = (midnight(date), date.tomorrow().and_then(midnight)) else { return 0 };
        let mut minutes = 0;
        let mut from = start;
        // Between two clock changes, minutes on the clock equal elapsed minutes.
        while from < end {
            let change = zone.following(from).next().map(|change| change.timestamp());
            let to = change.filter(|change| *change < end).unwrap_or(end);
            let clock = zone.to_datetime(from);
            let start = i64::from(clock.hour()) * 60 + i64::from(clock.minute());
            let elapsed = Span { from: start, to: start + to.duration_since(from).as_mins() };
            minutes += spans.iter().map(|span| shared(*span, elapsed)).sum::<i64>();
            from = to;
        }
        minutes
    }

    /// Returns the open spans of a date, in minutes of its clock, disjoint.
    fn spans_of(&self, date: Date) -> Vec<Span> {
        let before = date.yesterday().ok().map_or_else(Vec::new, |date| self.opened_on(date));
        let tail = before.into_iter().map(|span| Span { from: span.from - DAY, to: span.to - DAY });
        let day = Span { from: 0, to: DAY };
        let today = tail
            .chain(self.opened_on(date))
            .filter(|span| shared(*span, day) > 0)
            .map(|span| Span { from: span.from.max(0), to: span.to.min(DAY) });
        // A special day may begin before the previous evening's hours end.
        union(today.collect())
    }

    /// Returns the spans that open on a date, in minutes after its start.
    fn opened_on(&self, date: Date) -> Vec<Span> {
        let mut special = self.special.iter().filter(|entry| entry.date == date).peekable();
        if special.peek().is_some() {
            return special.filter_map(crate::Special::span).collect();
        }
        let day = Day::from(date.weekday());
        let begin = day.index() as i64 * DAY;
        let periods = self.regular.iter().copied().filter(|period| period.open_day == day).map(crate::Period::span);
        periods.map(|span| Span { from: span.from - begin, to: span.to - begin }).collect()
    }
}

fn shared(a: Span, b: Span) -> i64 {
    (a.to.min(b.to) - a.from.max(b.from)).max(0)
}
