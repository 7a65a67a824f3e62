//! Opening hours as a page shows them: state, week, special days.

use hours::{Day, OpeningHours, Period, Special, Time};
use jiff::{
    ToSpan,
    civil::{Date, DateTime},
};

use crate::words::{Week, Words, long_date, time_range};

/// Days ahead within which special days are shown.
const SPECIAL_DAYS_AHEAD: i64 = 60;

/// Line of the table of hours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HoursRow {
    /// Day or date.
    pub(crate) day: String,
    /// Hours, one text per period; the word for closed.
    pub(crate) times: Vec<String>,
    /// This is the present day.
    pub(crate) is_today: bool,
    /// Closed all day.
    pub(crate) is_closed: bool,
}

/// State at the present time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OpenState {
    /// Open now.
    pub(crate) is_open: bool,
    /// Next change, such as "closes at 6 PM".
    pub(crate) next: Option<String>,
}

/// Returns the lines of the regular week, or none when there are no regular hours.
pub(crate) fn week(hours: &OpeningHours, now: Option<DateTime>, words: &Words) -> Vec<HoursRow> {
    if hours.regular.is_empty() {
        return Vec::new();
    }
    let today = now.map(|now| Day::from(now.weekday()));
    let row = |day: Day| {
        let times: Vec<String> =
            hours.regular.iter().filter(|period| period.open_day == day).map(|period| times(words, *period)).collect();
        HoursRow {
            day: words.day_heading(day).to_owned(),
            is_closed: times.is_empty(),
            times: if times.is_empty() { vec![words.closed_today.to_owned()] } else { times },
            is_today: today == Some(day),
        }
    };
    Day::ALL.into_iter().map(row).collect()
}

fn times(words: &Words, period: Period) -> String {
    let is_all_day = period.open_time == Time::START && (period.close_time == Time::END || is_next_midnight(period));
    if is_all_day { words.all_day.to_owned() } else { time_range(words, period.open_time, period.close_time) }
}

fn is_next_midnight(period: Period) -> bool {
    period.open_day != period.close_day && period.close_time == Time::START
}

/// Returns the regular week with neighboring days of equal hours in one line; closed days are left out.
pub(crate) fn groups(hours: &OpeningHours, words: &Words) -> Vec<(String, String)> {
    let open = week(hours, None, words).into_iter().zip(Day::ALL).filter(|(row, _)| !row.is_closed);
    let mut groups: Vec<(Day, Day, String)> = Vec::new();
    for (row, day) in open {
        let times = row.times.join(", ");
        match groups.last_mut() {
            Some((_, last, same)) if *same == times && last.next() == day => *last = day,
            _ => groups.push((day, day, times)),
        }
    }
    groups.into_iter().map(|(first, last, times)| (words.days(first, last), times)).collect()
}

/// Returns the special days that are still to come, within 60 days when the present time is known.
pub(crate) fn coming(hours: &OpeningHours, now: Option<DateTime>) -> impl Iterator<Item = &Special> {
    let today = now.map(DateTime::date);
    let last = today.and_then(|today| today.checked_add(SPECIAL_DAYS_AHEAD.days()).ok());
    hours.special.iter().filter(move |special| {
        today.is_none_or(|today| special.date >= today) && last.is_none_or(|last| special.date <= last)
    })
}

/// Returns the lines of the special days.
pub(crate) fn special_days(hours: &OpeningHours, now: Option<DateTime>, words: &Words) -> Vec<HoursRow> {
    let mut rows: Vec<(Date, HoursRow)> = Vec::new();
    for special in coming(hours, now) {
        let times = match (special.open_time, special.close_time) {
            (Some(Time::START), Some(Time::END)) => words.all_day.to_owned(),
            (Some(open), Some(close)) if !special.is_closed => time_range(words, open, close),
            _ => words.closed_today.to_owned(),
        };
        match rows.last_mut() {
            Some((date, row)) if *date == special.date => row.times.push(times),
            _ => rows.push((
                special.date,
                HoursRow {
                    day: long_date(words, special.date),
                    times: vec![times],
                    is_today: now.is_some_and(|now| now.date() == special.date),
                    is_closed: special.is_closed,
                },
            )),
        }
    }
    rows.into_iter().map(|(_, row)| row).collect()
}

/// Returns whether the place is open now, and what happens next within a week.
pub(crate) fn state(hours: &OpeningHours, now: DateTime, words: &Words) -> Option<OpenState> {
    if hours.is_empty() {
        return None;
    }
    let is_open = hours.is_open_at(now);
    Some(OpenState { is_open, next: next_change(hours, now, is_open).map(|at| words.next(is_open, now, at)) })
}

/// Returns the next opening or closing within a week, by the candidates that the hours name.
fn next_change(hours: &OpeningHours, now: DateTime, is_open: bool) -> Option<DateTime> {
    let at = |date: Date, time: Time| {
        let midnight = date.to_datetime(jiff::civil::Time::midnight());
        midnight.checked_add(i64::from(time.minutes()).minutes()).ok()
    };
    let times = hours.regular.iter().flat_map(|period| [period.open_time, period.close_time]);
    let special = hours.special.iter().flat_map(|special| [special.open_time, special.close_time]).flatten();
    let mut times: Vec<Time> = times.chain(special).chain([Time::START]).collect();
    times.sort_unstable();
    times.dedup();
    (0..=7)
        .filter_map(|days| now.date().checked_add(days.days()).ok())
        .flat_map(|date| times.iter().filter_map(move |time| at(date, *time)))
        .find(|change| *change > now && hours.is_open_at(*change) != is_open)
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::view::Language;

    fn hours() -> OpeningHours {
        let period = |open_day: Day, open: &str, close_day, close: &str| Period {
            open_day,
            open_time: open.parse().unwrap(),
            close_day,
            close_time: close.parse().unwrap(),
        };
        let closed = |date| Special { date, is_closed: true, open_time: None, close_time: None };
        OpeningHours {
            regular: vec![
                period(Day::Tuesday, "12:00", Day::Tuesday, "14:30"),
                period(Day::Friday, "18:00", Day::Saturday, "01:00"),
            ],
            special: vec![closed(date(2026, 11, 3)), closed(date(2026, 12, 25)), closed(date(2027, 8, 15))],
        }
    }

    #[test]
    fn the_state_names_the_next_opening_or_closing() {
        let english = Words::of(Language::English);
        for (now, expected) in [
            (date(2026, 11, 24).at(12, 0, 0, 0), (true, Some("closes at 2:30\u{a0}PM"))),
            (date(2026, 11, 24).at(14, 30, 0, 0), (false, Some("opens Friday at 6\u{a0}PM"))),
            (date(2026, 11, 26).at(9, 0, 0, 0), (false, Some("opens tomorrow at 6\u{a0}PM"))),
            (date(2026, 11, 27).at(9, 0, 0, 0), (false, Some("opens at 6\u{a0}PM"))),
            (date(2026, 11, 28).at(0, 30, 0, 0), (true, Some("closes at 1\u{a0}AM"))),
            (date(2026, 11, 28).at(0, 0, 0, 0), (true, Some("closes at 1\u{a0}AM"))),
            (date(2026, 12, 19).at(12, 0, 0, 0), (false, Some("opens Tuesday at 12\u{a0}PM"))),
        ] {
            let state = state(&hours(), now, english).unwrap();
            assert_eq!((state.is_open, state.next.as_deref()), expected, "{now}");
        }
        assert_eq!(state(&OpeningHours::default(), date(2026, 1, 1).at(0, 0, 0, 0), english), None);
    }

    #[test]
    fn special_days_cover_the_next_60_days() {
        let french = Words::of(Language::French);
        let days = |now| special_days(&hours(), now, french).into_iter().map(|row| row.day).collect::<Vec<_>>();
        assert_eq!(days(Some(date(2026, 11, 4).at(9, 0, 0, 0))), ["Vendredi 25\u{a0}décembre"]);
        assert_eq!(days(None).len(), 3);
    }

    #[test]
    fn a_week_has_seven_lines_and_marks_the_present_day() {
        let rows = week(&hours(), Some(date(2026, 11, 27).at(9, 0, 0, 0)), Words::of(Language::English));
        assert_eq!(rows.len(), 7);
        assert_eq!(rows.iter().position(|row| row.is_today), Some(4));
        assert_eq!(rows[0].times, ["Closed"]);
        assert_eq!(rows[4].times, ["6\u{a0}PM–1\u{a0}AM"]);
    }
}
