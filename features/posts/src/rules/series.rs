//! Occurrences of a repeated post, in local time.

use jiff::{
    ToSpan,
    civil::{Date, Weekday},
};

use crate::types::{Every, LocalTime, Repeat};

/// Maximum number of occurrences of a post.
pub(crate) const MAX_OCCURRENCES: i64 = 104;

/// Returns the occurrences of a post from its first time. A post without a repetition has one.
pub(crate) fn occurrences(first: LocalTime, repeat: Option<&Repeat>) -> impl Iterator<Item = LocalTime> {
    let most = repeat.map_or(1, |repeat| repeat.count.unwrap_or(MAX_OCCURRENCES).clamp(1, MAX_OCCURRENCES));
    let until = repeat.and_then(|repeat| repeat.until).unwrap_or(Date::MAX);
    let time = first.datetime().time();
    dates(first.date(), repeat)
        .take_while(move |date| *date <= until)
        .take(most as usize)
        .map(move |date| LocalTime(date.to_datetime(time)))
}

/// Returns one occurrence, from 0.
pub(crate) fn occurrence(first: LocalTime, repeat: Option<&Repeat>, number: i64) -> Option<LocalTime> {
    occurrences(first, repeat).nth(usize::try_from(number).ok()?)
}

fn dates(first: Date, repeat: Option<&Repeat>) -> Box<dyn Iterator<Item = Date>> {
    match repeat {
        None => Box::new(std::iter::once(first)),
        Some(Repeat { every: Every::Week, weekdays, .. }) => {
            let chosen: Vec<Weekday> = weekdays.iter().map(|day| day.of_date()).collect();
            let on = move |date: &Date| {
                if chosen.is_empty() { date.weekday() == first.weekday() } else { chosen.contains(&date.weekday()) }
            };
            let days = std::iter::successors(Some(first), |date| date.tomorrow().ok());
            Box::new(days.filter(on))
        }
        Some(Repeat { every: Every::Month, day, .. }) => {
            let day = day.unwrap_or_else(|| first.day());
            let months = std::iter::successors(Some(first.first_of_month()), |month| month.checked_add(1.month()).ok());
            let dates =
                months.map(move |month| month.with().day(day.min(month.days_in_month())).build().unwrap_or(month));
            Box::new(dates.filter(move |date| *date >= first))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(first: &str, repeat: serde_json::Value, most: usize) -> Vec<String> {
        let repeat: Option<Repeat> = serde_json::from_value(repeat).unwrap();
        let times = occurrences(first.parse().unwrap(), repeat.as_ref());
        times.take(most).map(|at| at.to_string()[5..10].to_owned()).collect()
    }

    #[test]
    fn a_post_comes_on_its_weekdays_and_days_of_the_month() {
        let week = |fields: serde_json::Value| {
            let mut repeat = serde_json::json!({ "every": "week" });
            repeat.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
            repeat
        };
        assert_eq!(days("2026-12-01T09:00", serde_json::json!(null), 9), ["12-01"]);
        assert_eq!(days("2026-12-01T09:00", week(serde_json::json!({})), 3), ["12-01", "12-08", "12-15"]);
        let two = week(serde_json::json!({ "weekdays": ["fri", "mon"], "count": 3 }));
        assert_eq!(days("2026-12-01T09:00", two, 9), ["12-04", "12-07", "12-11"]);
        let until = week(serde_json::json!({ "until": "2026-12-10" }));
        assert_eq!(days("2026-12-01T09:00", until, 9), ["12-01", "12-08"]);
        let month = serde_json::json!({ "every": "month", "day": 31 });
        assert_eq!(days("2026-12-05T09:00", month, 4), ["12-31", "01-31", "02-28", "03-31"]);
        let early = serde_json::json!({ "every": "month", "day": 1 });
        assert_eq!(days("2026-12-05T09:00", early, 2), ["01-01", "02-01"]);
    }

    #[test]
    fn a_series_without_an_end_is_bounded() {
        let weekly: Repeat = serde_json::from_value(serde_json::json!({ "every": "week" })).unwrap();
        assert_eq!(occurrences("2026-12-01T09:00".parse().unwrap(), Some(&weekly)).count() as i64, MAX_OCCURRENCES);
        let last: Repeat =
            serde_json::from_value(serde_json::json!({ "every": "month", "until": "2026-01-01" })).unwrap();
        assert_eq!(occurrence("2026-12-01T09:00".parse().unwrap(), Some(&last), 0), None);
    }
}
