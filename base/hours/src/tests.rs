//! Table tests of the opening-hours rules.

mod checked;
mod opened;

use crate::{Day, GivenHours, GivenPeriod, GivenSpecial, OpeningHours, Problem};

/// Parses `monday 09:00 tuesday 02:00`, `2026-12-25 closed` and `2026-12-24 09:00 12:00`, separated by line ends or
/// commas.
fn given(text: &str) -> GivenHours {
    let mut hours = GivenHours::default();
    for entry in text.split([',', '\n']).map(str::trim).filter(|entry| !entry.is_empty()) {
        let words: Vec<&str> = entry.split_whitespace().collect();
        match words.as_slice() {
            [date, "closed"] => hours.special.push(special(date, true, None, None)),
            [date, open, close] => hours.special.push(special(date, false, Some(*open), Some(*close))),
            [open_day, open_time, close_day, close_time] => hours.regular.push(GivenPeriod {
                open_day: day(open_day),
                open_time: (*open_time).into(),
                close_day: day(close_day),
                close_time: (*close_time).into(),
            }),
            _ => panic!("{entry}"),
        }
    }
    hours
}

fn special(date: &str, is_closed: bool, open: Option<&str>, close: Option<&str>) -> GivenSpecial {
    let text = |time: Option<&str>| time.map(Into::into);
    GivenSpecial { date: date.into(), is_closed, open_time: text(open), close_time: text(close) }
}

fn day(code: &str) -> Day {
    Day::ALL.into_iter().find(|day| day.code().starts_with(code)).expect(code)
}

fn hours(text: &str) -> OpeningHours {
    given(text).check().expect("valid hours")
}

/// Formats hours in the syntax that [`given`] parses.
pub(crate) fn written(hours: &OpeningHours) -> String {
    let regular = hours.regular.iter().map(|period| {
        format!("{} {} {} {}", short(period.open_day), period.open_time, short(period.close_day), period.close_time)
    });
    let special = hours.special.iter().map(|entry| match (entry.open_time, entry.close_time) {
        (Some(open), Some(close)) => format!("{} {open} {close}", entry.date),
        _ => format!("{} closed", entry.date),
    });
    regular.chain(special).collect::<Vec<_>>().join(", ")
}

fn short(day: Day) -> &'static str {
    &day.code()[..2]
}

fn codes(text: &str) -> Vec<&'static str> {
    given(text).check().err().unwrap_or_default().iter().map(Problem::code).collect()
}
