//! Days, dates and times in words.

use hours::{Day, Time};
use jiff::civil::{Date, DateTime};

use super::Words;
use crate::view::Language;

const NOON: u16 = 12 * 60;

/// Names of the days of the week.
pub(crate) trait Week {
    /// Returns the name of a day: `Monday`, `lundi`.
    fn day(&self, day: Day) -> &'static str;

    /// Returns the name of a day at the start of a line.
    fn day_heading(&self, day: Day) -> &'static str;

    /// Returns neighboring days: `Monday to Friday`, `Du lundi au vendredi`.
    fn days(&self, first: Day, last: Day) -> String;

    /// Returns a time of day: `6:30 PM`, `18 h 30`.
    fn time(&self, time: Time) -> String;

    /// Returns the next change: "closes at 6 PM", "opens Tuesday at 12 PM".
    fn next(&self, is_open: bool, now: DateTime, at: DateTime) -> String;
}

impl Week for Words {
    fn day(&self, day: Day) -> &'static str {
        let names = match self.language {
            Language::English => ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
            Language::French => ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
        };
        names[day as usize]
    }

    fn day_heading(&self, day: Day) -> &'static str {
        match self.language {
            Language::English => self.day(day),
            Language::French => ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"][day as usize],
        }
    }

    fn days(&self, first: Day, last: Day) -> String {
        match self.language {
            _ if first == last => self.day_heading(first).to_owned(),
            Language::English if first.next() == last => format!("{} and {}", self.day(first), self.day(last)),
            Language::French if first.next() == last => format!("{} et {}", self.day_heading(first), self.day(last)),
            Language::English => format!("{} to {}", self.day(first), self.day(last)),
            Language::French => format!("Du {} au {}", self.day(first), self.day(last)),
        }
    }

    fn time(&self, time: Time) -> String {
        match self.language {
            Language::English => format!("{}\u{a0}{}", clock(time), half(time)),
            Language::French => {
                let (hour, minute) = (time.minutes() / 60 % 24, time.minutes() % 60);
                let hour = if time == Time::END { 24 } else { hour };
                if minute == 0 { format!("{hour}\u{a0}h") } else { format!("{hour}\u{a0}h\u{a0}{minute:02}") }
            }
        }
    }

    fn next(&self, is_open: bool, now: DateTime, at: DateTime) -> String {
        let minutes = u16::from(at.hour().unsigned_abs()) * 60 + u16::from(at.minute().unsigned_abs());
        let time = match minutes {
            0 => self.pick("midnight", "minuit").to_owned(),
            _ => self.time(Time::from_minutes(minutes).unwrap_or(Time::START)),
        };
        let day = self.day(Day::from(at.weekday()));
        let is_soon = at.date() == now.date() || (is_open && minutes < EARLY && is_tomorrow(now, at));
        match self.language {
            Language::English if is_open && is_soon => format!("closes at {time}"),
            Language::English if is_open => format!("closes {day} at {time}"),
            Language::English if is_soon => format!("opens at {time}"),
            Language::English if is_tomorrow(now, at) => format!("opens tomorrow at {time}"),
            Language::English => format!("opens {day} at {time}"),
            Language::French if is_open && is_soon => format!("ferme à {time}"),
            Language::French if is_open => format!("ferme {day} à {time}"),
            Language::French if is_soon => format!("ouvre à {time}"),
            Language::French if is_tomorrow(now, at) => format!("ouvre demain à {time}"),
            Language::French => format!("ouvre {day} à {time}"),
        }
    }
}

/// Minutes of the morning that still belong to the evening before.
const EARLY: u16 = 6 * 60;

fn is_tomorrow(now: DateTime, at: DateTime) -> bool {
    now.date().tomorrow().is_ok_and(|tomorrow| tomorrow == at.date())
}

/// Returns the time on a clock with twelve hours.
fn clock(time: Time) -> String {
    let (hour, minute) = (time.minutes() / 60 % 12, time.minutes() % 60);
    let hour = if hour == 0 { 12 } else { hour };
    if minute == 0 { hour.to_string() } else { format!("{hour}:{minute:02}") }
}

fn half(time: Time) -> &'static str {
    if (NOON..Time::END.minutes()).contains(&time.minutes()) { "PM" } else { "AM" }
}

/// Returns opening hours: `9 AM–6:30 PM`, `6–10 PM`, `9 h–18 h 30`.
pub(crate) fn time_range(words: &Words, from: Time, to: Time) -> String {
    let is_same_half = half(from) == half(to) && from < to && from != Time::START;
    match words.language {
        Language::English if is_same_half => format!("{}–{}", clock(from), words.time(to)),
        _ => format!("{}–{}", words.time(from), words.time(to)),
    }
}

/// Returns a date with its day: `Thursday, December 24`, `jeudi 24 décembre`.
pub(crate) fn long_date(words: &Words, date: Date) -> String {
    let day = words.day_heading(Day::from(date.weekday()));
    match words.language {
        Language::English => format!("{day}, {}\u{a0}{}", month(words, date), date.day()),
        Language::French => format!("{day} {}\u{a0}{}", dates::french_day(date), month(words, date)),
    }
}

/// Returns a date with its year: `December 24, 2026`, `24 décembre 2026`.
pub(crate) fn short_date(words: &Words, date: Date) -> String {
    match words.language {
        Language::English => dates::english(date),
        Language::French => dates::french(date),
    }
}

fn month(words: &Words, date: Date) -> &'static str {
    words.pick(dates::english_month(date), dates::french_month(date))
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn times_and_dates_are_written_as_in_the_country() {
        let (english, french) = (Words::of(Language::English), Words::of(Language::French));
        let range = |words, from: &str, to: &str| time_range(words, from.parse().unwrap(), to.parse().unwrap());
        for (from, to, in_english, in_french) in [
            ("09:00", "18:30", "9\u{a0}AM–6:30\u{a0}PM", "9\u{a0}h–18\u{a0}h\u{a0}30"),
            ("18:00", "22:30", "6–10:30\u{a0}PM", "18\u{a0}h–22\u{a0}h\u{a0}30"),
            ("08:00", "11:45", "8–11:45\u{a0}AM", "8\u{a0}h–11\u{a0}h\u{a0}45"),
            ("12:00", "14:30", "12–2:30\u{a0}PM", "12\u{a0}h–14\u{a0}h\u{a0}30"),
            ("00:00", "24:00", "12\u{a0}AM–12\u{a0}AM", "0\u{a0}h–24\u{a0}h"),
            ("18:00", "02:00", "6\u{a0}PM–2\u{a0}AM", "18\u{a0}h–2\u{a0}h"),
        ] {
            assert_eq!(range(english, from, to), in_english);
            assert_eq!(range(french, from, to), in_french);
        }
        assert_eq!(long_date(english, date(2026, 12, 24)), "Thursday, December\u{a0}24");
        assert_eq!(long_date(french, date(2027, 1, 1)), "Vendredi 1er\u{a0}janvier");
        assert_eq!(short_date(french, date(2026, 8, 9)), "9 août 2026");
    }
}
