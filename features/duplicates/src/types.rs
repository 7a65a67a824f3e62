//! What a pair of possible duplicates and a merge are, for the API and the database.

use std::{fmt, str::FromStr};

use jiff::Timestamp;
use locations::{Details, Labels, Location, LocationId, Photos};
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::rules::Reason;

db::id!(
    /// Names a merge.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    MergeId
);

/// Names a pair: the ids of its locations with a dot between them, the smaller one first.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct PairId {
    /// The smaller id.
    pub first: LocationId,
    /// The larger one.
    pub second: LocationId,
}

/// Not the name of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPair;

impl PairId {
    /// The other of the two; nothing for one that is neither.
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
    /// Names the pair: the two ids with a dot between them.
    pub id: String,
    /// The two.
    #[schema(min_items = 2, max_items = 2)]
    pub locations: Vec<Location>,
    /// How likely they are one, 60 to 100.
    pub score: i64,
    /// Why.
    pub reasons: Vec<ShownReason>,
}

/// Why two locations may be one place.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = DuplicateReasonShown)]
pub struct ShownReason {
    /// The reason.
    pub code: Reason,
    /// How far apart they are, in metres, when the reason is that they are near.
    #[schema(required)]
    pub metres: Option<i64>,
}

/// How many pairs there are.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct DuplicateCount {
    /// Pairs that nobody dismissed; counted up to 10,000.
    pub count: i64,
}

/// How two locations become one.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = DuplicateMerge)]
pub struct Merging {
    /// The location that stays.
    pub keep: LocationId,
    /// The fields that it takes from the other, which is deleted.
    #[serde(default)]
    pub take: Vec<TakenField>,
}

/// Two locations that became one.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Merged {
    /// The merge.
    pub merge: Merge,
    /// The location that stayed, as it is now.
    pub location: Location,
}

/// A merge.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Merge {
    /// Names the merge.
    pub id: MergeId,
    /// Until when it can be taken back.
    #[schema(value_type = String, format = DateTime)]
    pub undo_until: Timestamp,
}

/// A field that can be taken from the location that goes.
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
    Phone,
    AdditionalPhones,
    Website,
    Description,
    ExternalId,
    /// Brings the longitude with it.
    Latitude,
    /// Brings the latitude with it.
    Longitude,
    OpeningHours,
    ServiceAreaBusiness,
    Labels,
    Photos,
}

/// What a merge can change of a location.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Said {
    pub details: Details,
    pub labels: Labels,
    pub photos: Photos,
}

impl Said {
    /// Of a location.
    pub fn of(location: &Location) -> Self {
        Self { details: location.details.clone(), labels: location.labels.clone(), photos: location.photos.clone() }
    }

    /// The location with this said of it.
    pub fn to(self, location: &Location) -> Location {
        let Self { details, labels, photos } = self;
        Location { details, labels, photos, ..location.clone() }
    }
}

/// A merge as it is kept.
#[derive(Clone, Debug)]
pub struct Record {
    pub id: MergeId,
    pub kept_id: LocationId,
    pub removed_id: LocationId,
    /// The version that the removed location had once it was deleted.
    pub removed_version: i64,
    pub taken: Json<Vec<TakenField>>,
    pub before: Json<Said>,
    pub after: Json<Said>,
    pub user_id: UserId,
    pub created_at: Timestamp,
    pub undone_at: Option<Timestamp>,
}

/// A value kept as JSON.
#[derive(Clone, Debug)]
pub struct Json<T>(pub T);

impl<T: for<'de> Deserialize<'de>> db::Column for Json<T> {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let text = String::read(row, at)?;
        serde_json::from_str(&text).map(Self).map_err(|e| db::Error::Unreadable(e.to_string()))
    }
}

impl<T: Serialize> Json<T> {
    /// As it is stored.
    pub fn stored(&self) -> db::Result<String> {
        serde_json::to_string(&self.0).map_err(|e| db::Error::Unreadable(e.to_string()))
    }
}
