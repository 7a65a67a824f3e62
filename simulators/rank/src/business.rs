//! Businesses that take part in every market, beside its generated rivals.

use jiff::{
    Timestamp,
    tz::{Offset, TimeZone},
};
use simulated_world::{OpeningPeriod, Reviews, Status, World};

use crate::keys::text_key;

const DAY_MINUTES: usize = 24 * 60;
const WEEK_MINUTES: usize = 7 * DAY_MINUTES;

/// Business with a place on the map.
#[derive(Clone, Debug, Default)]
pub struct Business {
    /// Name.
    pub name: String,
    /// Place id on Maps; one is generated when absent.
    pub place_id: Option<String>,
    /// Latitude.
    pub lat: f64,
    /// Longitude.
    pub lng: f64,
    /// Average rating.
    pub rating: Option<f64>,
    /// Number of reviews.
    pub reviews: i64,
    /// Name of the main category, in English or French; that of the search when absent. A known category that the search
    /// does not mean ranks lower.
    pub category: Option<String>,
    /// Opening hours. While they say closed, the business ranks lower; a business without them is always open.
    pub hours: Option<OpeningHours>,
}

/// Opening hours of a week in a time zone.
#[derive(Clone, Debug)]
pub struct OpeningHours {
    /// Periods.
    pub weekly: Vec<OpeningPeriod>,
    /// Time zone of the business.
    pub zone: TimeZone,
}

/// Change of a business's prominence: it grows linearly from a time on, and then stays.
#[derive(Clone, Copy, Debug)]
pub struct Trend {
    /// Index of the business.
    pub business: usize,
    /// Start.
    pub from: Timestamp,
    /// Days until the whole change has happened.
    pub days: f64,
    /// Change; about 1 moves a business by several ranks.
    pub change: f64,
}

impl Business {
    /// Returns the businesses of a world that have a pin and are not closed for good, as they are at a time.
    pub fn of_world(world: &World, now: Timestamp) -> Vec<Self> {
        (0..world.size).filter_map(|index| Self::of_index(world, index, now)).collect()
    }

    fn of_index(world: &World, index: usize, now: Timestamp) -> Option<Self> {
        let business = world.business(index);
        let (lat, lng) = business.pin.filter(|_| business.status != Status::ClosedPermanently)?;
        let reviews = Reviews::of(world, index, business.french);
        let count = reviews.count(now);
        let stars: usize = (0..count).map(|number| reviews.stars(number)).sum();
        Some(Self {
            name: business.title,
            place_id: Some(world.place_id(index)),
            lat,
            lng,
            rating: (count > 0).then(|| (stars as f64 / count as f64 * 10.0).round() / 10.0),
            reviews: count as i64,
            category: Some(business.category.display(business.french).to_owned()),
            hours: business.hours.map(|weekly| OpeningHours { weekly, zone: zone(lng) }),
        })
    }

    /// Returns the key of its random numbers, which does not depend on its position in a list.
    pub(crate) fn key(&self) -> u64 {
        match &self.place_id {
            Some(id) => text_key(id),
            None => text_key(&format!("{} {:.6} {:.6}", self.name, self.lat, self.lng)),
        }
    }

    /// Returns false when its hours say that it is closed.
    pub(crate) fn is_open(&self, at: Timestamp) -> bool {
        self.hours.as_ref().is_none_or(|hours| hours.contain(at))
    }
}

impl OpeningHours {
    fn contain(&self, at: Timestamp) -> bool {
        let local = at.to_zoned(self.zone.clone());
        let day = local.weekday().to_monday_zero_offset() as usize;
        let now = day * DAY_MINUTES + local.hour() as usize * 60 + local.minute() as usize;
        self.weekly.iter().any(|period| {
            let open = period.open_day * DAY_MINUTES + period.open;
            let close = period.close_day * DAY_MINUTES + period.close;
            let close = if close > open { close } else { close + WEEK_MINUTES };
            (open..close).contains(&now) || (open..close).contains(&(now + WEEK_MINUTES))
        })
    }
}

impl Trend {
    /// Returns the change up to a time.
    pub(crate) fn at(&self, at: Timestamp) -> f64 {
        let days = at.duration_since(self.from).as_secs_f64() / 86_400.0;
        if days < 0.0 {
            0.0
        } else if days >= self.days {
            self.change
        } else {
            self.change * days / self.days
        }
    }
}

/// Returns the time zone of a longitude without political borders: an hour for 15 degrees.
fn zone(lng: f64) -> TimeZone {
    let offset = Offset::from_hours((lng / 15.0).round().clamp(-12.0, 12.0) as i8);
    TimeZone::fixed(offset.unwrap_or(Offset::UTC))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_period_over_the_end_of_the_week_covers_monday_morning() {
        let sunday_night = OpeningPeriod { open_day: 6, open: 17 * 60, close_day: 0, close: 90 };
        let hours = OpeningHours { weekly: vec![sunday_night], zone: TimeZone::fixed(jiff::tz::offset(1)) };
        // 23 November 2026 is a Monday.
        for (at, is_open) in [
            ("2026-11-22T15:59:00Z", false),
            ("2026-11-22T16:00:00Z", true),
            ("2026-11-23T00:29:00Z", true),
            ("2026-11-23T00:30:00Z", false),
        ] {
            assert_eq!(hours.contain(at.parse().unwrap()), is_open, "{at}");
        }
    }

    #[test]
    fn a_trend_grows_and_then_stays() {
        let from: Timestamp = "2026-06-01T00:00:00Z".parse().unwrap();
        let trend = Trend { business: 0, from, days: 10.0, change: 2.0 };
        let percent = |trend: Trend, at| (trend.at(at) * 100.0) as i64;
        let at = |days: i64| percent(trend, from + jiff::SignedDuration::from_hours(24 * days));
        assert_eq!([at(-1), at(0), at(5), at(10), at(99)], [0, 0, 100, 200, 200]);
        assert_eq!(percent(Trend { days: 0.0, ..trend }, from), 200, "a step");
    }
}
