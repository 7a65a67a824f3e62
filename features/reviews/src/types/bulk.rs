//! Changes of the assignments of many reviews.

use jiff::Timestamp;
use orgs::UserId;
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use serde_json::{Map, Value};
use utoipa::{
    IntoParams, PartialSchema, ToSchema,
    openapi::{
        RefOr,
        schema::{ObjectBuilder, Schema},
    },
};

use super::{Filters, ReviewId, WorkState};

/// Filters of the list as an object. A misspelled filter would select all reviews, so that unknown ones are refused.
#[derive(Clone, Debug)]
pub(crate) struct BulkFilter(pub(crate) Filters);

impl<'de> Deserialize<'de> for BulkFilter {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let given = Map::<String, Value>::deserialize(from)?;
        let known = Filters::into_params(|| None);
        match given.keys().find(|name| !known.iter().any(|filter| filter.name == **name)) {
            Some(name) => Err(D::Error::custom(format!("there is no filter {name}"))),
            None => Filters::deserialize(Value::Object(given)).map(Self).map_err(D::Error::custom),
        }
    }
}

impl PartialSchema for BulkFilter {
    fn schema() -> RefOr<Schema> {
        let filters = Filters::into_params(|| None).into_iter();
        let filters = filters.filter_map(|filter| Some((filter.name, filter.schema?)));
        filters.fold(ObjectBuilder::new(), |object, (name, schema)| object.property(name, schema)).into()
    }
}

impl ToSchema for BulkFilter {}

/// Selection of reviews, and the change of their assignments.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct ReviewBulk {
    /// At most 200 reviews. Left out with `filter`.
    #[schema(max_items = 200)]
    pub(crate) ids: Option<Vec<ReviewId>>,
    /// All reviews that the list has with these filters: at most 5,000. Left out with `ids`. An unknown filter is refused.
    #[schema(inline)]
    pub(crate) filter: Option<BulkFilter>,
    /// Change.
    pub(crate) action: BulkAction,
}

/// Change of the assignments of many reviews.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schema(as = ReviewBulkAction)]
pub(crate) enum BulkAction {
    /// Assigns or unassigns them.
    Assign {
        /// Member; null to unassign the reviews.
        #[schema(value_type = Option<String>)]
        assignee: Option<UserId>,
    },
    /// Sets the state of the work.
    State {
        /// State.
        state: WorkState,
    },
    /// Sets the due time.
    Due {
        /// Time, at most two years from now; null for none.
        #[schema(value_type = Option<String>, format = DateTime)]
        due_at: Option<Timestamp>,
    },
}

/// Result of a change of many reviews.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReviewBulkResult)]
pub(crate) struct BulkResult {
    /// Number of reviews that changed.
    pub(crate) changed: i64,
    /// Reviews that did not, by reason.
    pub(crate) skipped: Vec<Skipped>,
}

/// Number of reviews that were skipped for one reason.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReviewBulkSkipped)]
pub(crate) struct Skipped {
    /// Reason.
    pub(crate) reason: SkipReason,
    /// Number of reviews.
    pub(crate) count: i64,
}

/// Reason for which a review was skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReviewBulkSkipReason)]
pub(crate) enum SkipReason {
    /// There is no such review, or the caller does not see it.
    NotFound,
    /// The assignee may not reply to reviews of its location.
    NotAssignable,
    /// It already is that way.
    Unchanged,
}
