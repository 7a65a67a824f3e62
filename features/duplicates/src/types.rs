//! Types of possible duplicates and merges, in the API and the database.

use std::{fmt, str::FromStr};

use jiff::Timestamp;
use locations::{Details, Labels, Location, LocationId, Photos};
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::rules::Reason;

db::id!(
    /// Id of a merge.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    MergeId
);

/// Id of a pair: the ids of its locations, the smaller one first, separated by a dot.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct PairId {
    /// Smaller id.
    pub first: LocationId,
    /// Larger id.
    pub second: LocationId,
}

/// Error of an invalid pair id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPair;

impl PairId {
    /// Returns the other location of the pair; `None` when `id` is neither.
    pub fn other(&self, id: &LocationId) -> Option<&LocationId> {
        match id {
            id if *id == self.first => Some(&self.second),
            id if *id == self.second => Some(&self.first),
            _ => None,
        }
    }
}

impl FromStr for PairId {
    type Err = NotAPair;

    fn from_str(text: &str) -> Result<Self, NotAPair> {
        let (first, second) = text.split_once('.').ok_or(NotAPair)?;
        let (first, second) = (first.parse().map_err(|_| NotAPair)?, second.parse().map_err(|_| NotAPair)?);
        if first < second { Ok(Self { first, second }) } else { Err(NotAPair) }
    }
}

impl TryFrom<String> for PairId {
    type Error = NotAPair;

    fn try_from(text: String) -> Result<Self, NotAPair> {
        text.parse()
    }
}

impl fmt::Display for PairId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.first, self.second)
    }
}

impl fmt::Display for NotAPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a pair is named by two ids with a dot between them, the smaller one first")
    }
}

/// Two locations that may be one place.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = DuplicatePair)]
pub struct ShownPair {
    /// Id of the pair: the ids of its locations, separated by a dot.
    pub id: String,
    /// Locations of the pair.
    #[schema(min_items = 2, max_items = 2)]
    pub locations: Vec<Location>,
    /// Likelihood that they are one place, 60 to 100.
    pub score: i64,
    /// Reasons for the score.
    pub reasons: Vec<ShownReason>,
}

/// Reason why two locations may be one place.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = DuplicateReasonShown)]
pub struct ShownReason {
    /// Code of the reason.
    pub code: Reason,
    /// Distance in meters, when the reason is that they are near.
    #[schema(required)]
    pub metres: Option<i64>,
}

/// Number of pairs.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct DuplicateCount {
    /// Number of pairs that are not dismissed, at most 10,000.
    pub count: i64,
}

/// Request to merge two locations.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = DuplicateMerge)]
pub struct Merging {
    /// Location that stays.
    pub keep: LocationId,
    /// Fields to take from the other location, which is deleted.
    #[serde(default)]
    pub take: Vec<TakenField>,
}

/// Result of merging two locations.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Merged {
    /// Merge.
    pub merge: Merge,
    /// Location that stays, with its new values.
    pub location: Location,
}

/// Merge.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Merge {
    /// Id of the merge.
    pub id: MergeId,
    /// Time until which the merge can be undone.
    #[schema(value_type = String, format = DateTime)]
    pub undo_until: Timestamp,
}

/// Field that can be taken from the deleted location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TakenField {
    Name,
    Address,
    Address2,
    City,
    State,
    PostalCode,
    Country,
    Category,
    AdditionalCategories,
    Phone,
    AdditionalPhones,
    Website,
    Description,
    ExternalId,
    /// Takes the longitude too.
    Latitude,
    /// Takes the latitude too.
    Longitude,
    OpeningHours,
    MoreHours,
    ServiceAreaBusiness,
    Labels,
    Photos,
}

/// Fields of a location that a merge can change.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MergeableFields {
    pub details: Details,
    pub labels: Labels,
    pub photos: Photos,
}

impl MergeableFields {
    /// Returns these fields of a location.
    pub fn of(location: &Location) -> Self {
        Self { details: location.details.clone(), labels: location.labels.clone(), photos: location.photos.clone() }
    }

    /// Returns the location with these fields.
    pub fn to(self, location: &Location) -> Location {
        let Self { details, labels, photos } = self;
        Location { details, labels, photos, ..location.clone() }
    }
}

/// Merge in the database.
#[derive(Clone, Debug)]
pub struct Record {
    pub id: MergeId,
    pub kept_id: LocationId,
    pub removed_id: LocationId,
    /// Version of the removed location after its deletion.
    pub removed_version: i64,
    pub taken: Json<Vec<TakenField>>,
    pub before: Json<MergeableFields>,
    pub after: Json<MergeableFields>,
    pub user_id: UserId,
    pub created_at: Timestamp,
    pub undone_at: Option<Timestamp>,
}

/// Value stored as JSON.
#[derive(Clone, Debug)]
pub struct Json<T>(pub T);

impl<T: for<'de> Deserialize<'de>> db::Column for Json<T> {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let text = String::read(row, at)?;
        serde_json::from_str(&text).map(Self).map_err(|e| db::Error::Unreadable(e.to_string()))
    }
}

impl<T: Serialize> Json<T> {
    /// Returns the stored JSON.
    pub fn stored(&self) -> db::Result<String> {
        serde_json::to_string(&self.0).map_err(|e| db::Error::Unreadable(e.to_string()))
    }
}
