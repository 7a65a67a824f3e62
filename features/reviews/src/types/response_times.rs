//! Time from a review to its first reply.

use locations::LocationId;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::ReviewMember;

/// Period and location of the figures.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct ResponseTimesOf {
    /// Location; omit it for all locations.
    #[param(value_type = Option<String>)]
    pub(crate) location: Option<LocationId>,
    /// Days before now in which the reviews were written.
    #[param(inline)]
    pub(crate) days: ResponseDays,
}

/// Number of days of a period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReviewResponseDays)]
pub(crate) enum ResponseDays {
    /// 30 days.
    #[serde(rename = "30")]
    Days30,
    /// 90 days.
    #[default]
    #[serde(rename = "90")]
    Days90,
    /// 365 days.
    #[serde(rename = "365")]
    Days365,
}

impl ResponseDays {
    /// Returns the number of days.
    pub(crate) fn count(self) -> i64 {
        match self {
            Self::Days30 => 30,
            Self::Days90 => 90,
            Self::Days365 => 365,
        }
    }
}

/// Median times from a review to its first reply, of the reviews that were written in a period and have one.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct ReviewResponseTimes {
    /// Number of reviews that were written in the period.
    pub(crate) reviews: i64,
    /// Of these, reviews with a reply.
    pub(crate) replies: i64,
    /// Median hours; null without a reply.
    #[schema(required)]
    pub(crate) median_hours: Option<f64>,
    /// By the author of the first reply, the most replies first; at most 100.
    pub(crate) members: Vec<MemberTime>,
    /// By location, the slowest first; at most 100.
    pub(crate) locations: Vec<LocationTime>,
}

/// Median time of one author.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReviewResponseTimeOfMember)]
pub(crate) struct MemberTime {
    /// Author; null for replies that were written at the source.
    #[schema(required)]
    pub(crate) member: Option<ReviewMember>,
    /// Number of first replies.
    pub(crate) replies: i64,
    /// Median hours.
    pub(crate) median_hours: f64,
}

/// Median time at one location.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReviewResponseTimeOfLocation)]
pub(crate) struct LocationTime {
    /// Id of the location.
    pub(crate) location_id: LocationId,
    /// Name of the location.
    pub(crate) name: String,
    /// Number of first replies.
    pub(crate) replies: i64,
    /// Median hours.
    pub(crate) median_hours: f64,
}
