//! Calendar of posts.

use jiff::civil::Date;
use locations::{LabelId, LocationId};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{Counts, Kind, PostId};

db::stored! {
    /// State of an occurrence.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = PostEntryState)]
    pub(crate) enum EntryState {
        /// Being written.
        Draft = "draft",
        /// Waits for approval.
        WaitingApproval = "waiting_approval",
        /// Goes out later.
        Scheduled = "scheduled",
        /// Goes out now.
        Publishing = "publishing",
        /// Went out.
        Published = "published",
        /// Stopped before it went out.
        Stopped = "stopped",
    }
}

/// Period and filters of the calendar.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct CalendarRange {
    /// First day.
    #[param(value_type = String, format = Date)]
    pub(crate) from: Date,
    /// Last day, at most 61 days later.
    #[param(value_type = String, format = Date)]
    pub(crate) to: Date,
    /// Posts at this location.
    #[param(value_type = Option<String>)]
    pub(crate) location: Option<LocationId>,
    /// Posts at locations with this label.
    #[param(value_type = Option<String>)]
    pub(crate) label: Option<LabelId>,
    /// Posts of this kind.
    #[param(inline)]
    pub(crate) kind: Option<Kind>,
}

/// A post on one day.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PostCalendarEntry)]
pub(crate) struct CalendarEntry {
    /// Id of the post.
    pub(crate) post_id: PostId,
    /// Number of the occurrence, 0 for the first.
    pub(crate) occurrence: i64,
    /// Local day.
    pub(crate) day: String,
    /// Local time, such as `2026-12-01T09:00`.
    pub(crate) at: String,
    /// Kind.
    pub(crate) kind: Kind,
    /// State.
    pub(crate) state: EntryState,
    /// True when the post repeats.
    pub(crate) repeats: bool,
    /// Title, or the beginning of the text.
    pub(crate) summary: String,
    /// Number of locations by state, of those that the caller sees.
    pub(crate) counts: Counts,
}

/// Number of posts on a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PostCalendarDay)]
pub(crate) struct CalendarDay {
    /// Day.
    pub(crate) day: String,
    /// Number of posts.
    pub(crate) posts: i64,
}

/// Calendar: for each day the number of posts, and its first posts.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PostCalendar)]
pub(crate) struct Calendar {
    /// Posts by day and time: at most 12 of each day. The list has the others.
    pub(crate) items: Vec<CalendarEntry>,
    /// Days with posts, and their number.
    pub(crate) days: Vec<CalendarDay>,
}
