//! Filters, order and page of the list of reviews.

use ::imports::ImportId;
use api::Limit;
use jiff::Timestamp;
use locations::{LabelId, LocationId};
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{ReportState, RequestState, Sentiment, Source, State, Topic, WorkState};

/// Filters of the list; each one that is given narrows it.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Filters {
    /// Reviews of this location.
    #[param(value_type = Option<String>)]
    pub(crate) location: Option<LocationId>,
    /// Reviews of locations with this label.
    #[param(value_type = Option<String>)]
    pub(crate) label: Option<LabelId>,
    /// Reviews of this source.
    #[param(inline)]
    pub(crate) source: Option<Source>,
    /// Reviews with this number of stars, rounded: 1 to 5.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 5)]
    pub(crate) stars: Option<Stars>,
    /// Reviews with or without a reply.
    pub(crate) answered: Option<bool>,
    /// Reviews that are marked as done, or not.
    pub(crate) done: Option<bool>,
    /// Reviews whose reply waits for the approval of another member, or for its author because it was sent back.
    #[param(inline)]
    pub(crate) waiting_for: Option<WaitingFor>,
    /// Reviews that are assigned to a member: `me`, the id of a user, or `none` for those without an assignee.
    #[param(value_type = Option<String>)]
    pub(crate) assigned: Option<AssignedFilter>,
    /// Reviews whose work has this state.
    #[param(inline)]
    pub(crate) work: Option<WorkState>,
    /// Reviews that are past their due time and not done, or all others.
    pub(crate) overdue: Option<bool>,
    /// Reviews whose latest report to their site has this state.
    #[param(inline)]
    pub(crate) report: Option<ReportState>,
    /// Reviews to which this happened at their source.
    #[param(inline)]
    pub(crate) state: Option<State>,
    /// Reviews with all these words or beginnings of words, in the text, the reply or the name of the author. At most 200
    /// characters; case and accents do not matter.
    #[param(value_type = Option<String>, max_length = 200)]
    pub(crate) q: Option<SearchText>,
    /// Reviews with this sentiment.
    #[param(inline)]
    pub(crate) sentiment: Option<Sentiment>,
    /// Reviews that mention this topic.
    #[param(inline)]
    pub(crate) topic: Option<Topic>,
    /// Reviews with this sentiment about `topic`.
    #[param(inline)]
    pub(crate) topic_sentiment: Option<Sentiment>,
    /// Reviews in this language.
    #[param(inline)]
    pub(crate) language: Option<LanguageFilter>,
    /// Reviews that the import of this id created.
    #[param(value_type = Option<String>)]
    pub(crate) import: Option<ImportId>,
    /// Reviews written at this time or later.
    #[param(value_type = Option<String>, format = DateTime)]
    pub(crate) since: Option<Timestamp>,
    /// Reviews written before this time.
    #[param(value_type = Option<String>, format = DateTime)]
    pub(crate) until: Option<Timestamp>,
}

impl Filters {
    /// Returns true when a filter is about assignments or reports, which clients of an agency do not see.
    pub(crate) fn is_about_work(&self) -> bool {
        self.assigned.is_some() || self.work.is_some() || self.overdue.is_some() || self.report.is_some()
    }
}

/// Member whom a reply waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum WaitingFor {
    /// A member who may approve it.
    Approval,
    /// Its author: it was sent back.
    Author,
}

impl WaitingFor {
    /// Returns the state of such a request.
    pub(crate) fn state(self) -> RequestState {
        match self {
            Self::Approval => RequestState::Waiting,
            Self::Author => RequestState::SentBack,
        }
    }
}

/// Member to whom reviews are assigned.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) enum AssignedFilter {
    /// The caller.
    Me,
    /// No member.
    Unassigned,
    /// A user.
    Member(UserId),
}

impl TryFrom<String> for AssignedFilter {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        match &*text {
            "me" => Ok(Self::Me),
            "none" => Ok(Self::Unassigned),
            id => id.parse().map(Self::Member).map_err(|_| "assigned is me, none or the id of a user"),
        }
    }
}

/// Maximum characters of a search.
const MAX_SEARCH: usize = 200;

/// Text of a search.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct SearchText(pub(crate) String);

impl TryFrom<String> for SearchText {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text.chars().count() <= MAX_SEARCH { Ok(Self(text)) } else { Err("q has at most 200 characters") }
    }
}

/// Language of the text of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum LanguageFilter {
    /// English.
    En,
    /// French.
    Fr,
    /// Another language.
    Other,
}

impl LanguageFilter {
    /// Returns the code, as it is stored; `other` is stored as null.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::Other => "other",
        }
    }
}

/// Number of stars, 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "i64")]
#[schema(value_type = i64)]
pub(crate) struct Stars(i64);

impl TryFrom<i64> for Stars {
    type Error = &'static str;

    fn try_from(stars: i64) -> Result<Self, Self::Error> {
        if (1..=5).contains(&stars) { Ok(Self(stars)) } else { Err("stars is 1 to 5") }
    }
}

impl Stars {
    /// Returns the lowest and the highest rating times ten that round to this number.
    pub(crate) fn tenths(self) -> (i64, i64) {
        (self.0 * 10 - 5, self.0 * 10 + 4)
    }
}

/// Order of the list; ties by id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sort {
    /// Latest first.
    #[default]
    Newest,
    /// Earliest first.
    Oldest,
    /// Fewest stars first, of these the latest first.
    Lowest,
    /// Most stars first, of these the latest first.
    Highest,
    /// Only reviews without a reply, the earliest first.
    Waiting,
    /// Reviews that wait for a reply first: those with one or two stars, then those with three or no rating, then those
    /// with four or five, each group with the longest waiting first. All others follow, the latest first. A review waits
    /// for a reply while it has none, is not marked as done, and is still at its source.
    Urgency,
}

/// Order of the list.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Order {
    /// Order.
    #[param(inline)]
    pub(crate) sort: Sort,
}

/// Page of the list.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Paging {
    /// `next_cursor` of the previous page; omitted for the first.
    pub(crate) cursor: Option<String>,
    /// Maximum number of reviews on the page: 1 to 200.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 200, default = 50)]
    pub(crate) limit: Limit,
}
