//! Normal form: sorted, touching spans merged, spans of 24 hours or more split at midnights.

use crate::{Day, Period, Problem, Special, Time, Wrong};

/// Minutes per day.
pub(crate) const DAY: i64 = 24 * 60;
/// Minutes per week.
const WEEK: i64 = 7 * DAY;

/// Range of minutes, without its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Span {
    pub(crate) from: i64,
    pub(crate) to: i64,
}

impl Period {
    /// Returns the span in minutes after the start of Monday; the end may be in the next week.
    pub(crate) fn span(self) -> Span {
        let at = |day: Day, time: Time| day.index() as i64 * DAY + i64::from(time.minutes());
        let from = at(self.open_day, self.open_time);
        let to = at(self.close_day, self.close_time);
        Span { from, to: if to > from { to } else { to + WEEK } }
    }
}

impl Special {
    /// Returns the span in minutes after the start of its date; `None` when closed.
    pub(crate) fn span(&self) -> Option<Span> {
        let (from, to) = (i64::from(self.open_time?.minutes()), i64::from(self.close_time?.minutes()));
        Some(Span { from, to: if to > from { to } else { to + DAY } })
    }

    /// Returns the span in minutes after a fixed reference midnight.
    fn absolute(&self) -> Option<Span> {
        let days = i64::from(self.date.since(jiff::civil::Date::ZERO).map_or(0, |span| span.get_days()));
        self.span().map(|span| Span { from: span.from + days * DAY, to: span.to + days * DAY })
    }
}

/// Returns the overlaps between the periods of a week.
pub(crate) fn overlaps_in_week(periods: &[Period]) -> Vec<Problem> {
    let mut spans: Vec<Span> = periods.iter().copied().map(Period::span).collect();
    spans.sort_unstable();
    let around = spans.first().map(|first| Span { from: first.from + WEEK, to: first.to + WEEK });
    let next = spans.iter().copied().skip(1).chain(around);
    let mut days: Vec<Day> = spans
        .iter()
        .zip(next)
        .filter(|(span, next)| next.from < span.to)
        .map(|(_, next)| Day::of_index((next.from / DAY) as usize))
        .collect();
    days.dedup();
    days.into_iter().map(|day| Problem::on_day(Wrong::Overlap, day)).collect()
}

/// Returns the conflicts between entries for dates: overlaps, and dates both closed and open.
pub(crate) fn clashes_in_dates(special: &[Special]) -> Vec<Problem> {
    let mut sorted = special.to_vec();
    sorted.sort_unstable();
    let mut problems = Vec::new();
    for pair in sorted.windows(2) {
        if pair[0].date == pair[1].date && pair[0].is_closed != pair[1].is_closed {
            problems.push(Problem::on_date(Wrong::ClosedAndOpen, pair[1].date));
        }
    }
    let open: Vec<(Special, Span)> =
        sorted.into_iter().filter_map(|entry| entry.absolute().map(|span| (entry, span))).collect();
    for pair in open.windows(2) {
        if pair[1].1.from < pair[0].1.to {
            problems.push(Problem::on_date(Wrong::Overlap, pair[1].0.date));
        }
    }
    problems.dedup();
    problems
}

/// Returns a week in normal form.
pub(crate) fn week(periods: &[Period]) -> Vec<Period> {
    week_of(periods.iter().copied().map(Period::span).collect())
}

/// Returns a week in normal form, from spans that may overlap and run into the next week.
pub(crate) fn week_of(spans: Vec<Span>) -> Vec<Period> {
    let mut inside: Vec<Span> = Vec::new();
    for span in spans {
        let weeks = span.from / WEEK * WEEK;
        let span = Span { from: span.from - weeks, to: span.to - weeks };
        inside.push(Span { from: span.from, to: span.to.min(WEEK) });
        if span.to > WEEK {
            inside.push(Span { from: 0, to: span.to - WEEK });
        }
    }
    let mut merged = union(inside);
    // Sunday's end may touch Monday's start.
    if let [first, .., last] = merged.as_mut_slice()
        && first.from == 0
        && last.to == WEEK
    {
        last.to += first.to;
        merged.remove(0);
    }
    let mut periods: Vec<Period> = merged.into_iter().flat_map(cut).map(period).collect();
    periods.sort_unstable();
    periods
}

/// Sorts spans and merges those that overlap or touch.
pub(crate) fn union(mut spans: Vec<Span>) -> Vec<Span> {
    spans.sort_unstable();
    spans.dedup_by(|next, last| {
        let is_one = next.from <= last.to;
        if is_one {
            last.to = last.to.max(next.to);
        }
        is_one
    });
    spans
}

/// Splits a span of 24 hours or more at midnights.
fn cut(span: Span) -> Vec<Span> {
    if span.to - span.from < DAY {
        return vec![span];
    }
    let mut pieces = Vec::new();
    let mut from = span.from;
    while from < span.to {
        let to = span.to.min((from / DAY + 1) * DAY);
        pieces.push(Span { from, to });
        from = to;
    }
    pieces
}

fn period(span: Span) -> Period {
    let time = |minutes: i64| Time::from_minutes(minutes as u16).unwrap_or(Time::END);
    // The end of a day is its 24:00, not 00:00 of the next day.
    let close_day = (span.to - 1) / DAY;
    Period {
        open_day: Day::of_index((span.from / DAY) as usize),
        open_time: time(span.from % DAY),
        close_day: Day::of_index(close_day as usize),
        close_time: time(span.to - close_day * DAY),
    }
}

/// Returns conflict-free entries for dates in normal form.
pub(crate) fn dates(mut special: Vec<Special>) -> Vec<Special> {
    special.sort_unstable();
    let mut merged: Vec<Special> = Vec::new();
    for mut entry in special {
        if entry.close_time == Some(Time::START) {
            entry.close_time = Some(Time::END);
        }
        match merged.last_mut() {
            Some(last) if *last == entry => {}
            Some(last) if last.date == entry.date && !entry.is_closed && last.close_time == entry.open_time => {
                last.close_time = entry.close_time;
            }
            _ => merged.push(entry),
        }
    }
    merged
}
