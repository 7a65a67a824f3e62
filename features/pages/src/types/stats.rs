//! Figures of pages.

use serde::Serialize;
use utoipa::ToSchema;

/// Acts of visitors on a day, or in a period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PageFigures)]
pub(crate) struct Figures {
    /// Views of pages.
    pub(crate) views: i64,
    /// Clicks on the phone number.
    pub(crate) calls: i64,
    /// Clicks on directions.
    pub(crate) directions: i64,
    /// Clicks on booking links.
    pub(crate) bookings: i64,
    /// Clicks on order links.
    pub(crate) orders: i64,
    /// Clicks on the business's own website.
    pub(crate) visits: i64,
}

/// Figures of one day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PageDay)]
pub(crate) struct Day {
    /// Day (UTC).
    #[schema(value_type = String, format = Date)]
    pub(crate) day: String,
    /// Figures.
    #[serde(flatten)]
    pub(crate) figures: Figures,
}

/// Figures of a period. Programs that say that they are bots are not counted, nor is anything stored about a visitor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PageStats)]
pub(crate) struct Stats {
    /// Figures of each day of the period, the oldest first.
    pub(crate) days: Vec<Day>,
    /// Sums of the period.
    pub(crate) totals: Figures,
}

impl std::ops::Add for Figures {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            views: self.views + other.views,
            calls: self.calls + other.calls,
            directions: self.directions + other.directions,
            bookings: self.bookings + other.bookings,
            orders: self.orders + other.orders,
            visits: self.visits + other.visits,
        }
    }
}
