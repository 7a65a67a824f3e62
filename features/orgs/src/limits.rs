//! Limits of members to some locations, by location or by label.

use api::{Error, FieldError};
use base64::{Engine as _, prelude::BASE64_STANDARD_NO_PAD};
use db::Db;
use futures::future::BoxFuture;
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use crate::{OrgId, Role};

/// Maximum number of locations, and of labels, in the limits of a member.
pub(crate) const MAX_ENTRIES: usize = 200;

/// Locations a member is limited to: listed locations, and locations with a listed label. Ids that are unknown, or
/// belong to another organization, match nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = MemberLimits)]
pub struct Limits {
    /// Ids of locations, at most 200.
    pub locations: Vec<String>,
    /// Ids of labels, at most 200.
    pub labels: Vec<String>,
}

/// Part of an organization that a member sees. Code that reads or writes locations has to match on this type, so that it
/// cannot overlook the limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The whole organization.
    Whole(OrgId),
    /// The locations that the limits cover.
    Part(OrgId, Limits),
}

impl Scope {
    pub(crate) fn new(org: OrgId, limits: Option<Limits>) -> Self {
        match limits {
            None => Self::Whole(org),
            Some(limits) => Self::Part(org, limits),
        }
    }
}

/// Function that returns the names of the fields of limits with ids that the organization does not have. Locations and
/// labels belong to another feature, so the server provides the function.
#[derive(Clone, Copy)]
pub struct LimitsLookup(pub for<'a> fn(&'a Db, &'a OrgId, &'a Limits) -> UnknownFieldsFuture<'a>);

/// Future of the names of the fields with unknown ids.
pub type UnknownFieldsFuture<'a> = BoxFuture<'a, db::Result<Vec<&'static str>>>;

impl LimitsLookup {
    /// Rejects limits with unknown ids.
    ///
    /// # Errors
    /// 422 with the fields that contain ids unknown to the organization.
    pub(crate) async fn check(self, db: &Db, org: &OrgId, limits: &Limits) -> api::Result<()> {
        let fields = (self.0)(db, org, limits).await?;
        if fields.is_empty() {
            return Ok(());
        }
        let error = |field| FieldError::new(field, "unknown", "The organization doesn’t have this location or label.");
        Err(Error::invalid(fields.into_iter().map(error).collect()))
    }
}

/// Value of the column `limits`: JSON, or null for a member without limits.
pub(crate) struct LimitsColumn(pub(crate) Option<Limits>);

impl db::Column for LimitsColumn {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let limits = Option::<String>::read(row, at)?.map(|text| serde_json::from_str(&text));
        limits.transpose().map(Self).map_err(|error| db::Error::Unreadable(error.to_string()))
    }
}

impl Limits {
    /// Returns the value of the column `limits`.
    pub(crate) fn column(limits: Option<&Self>) -> Option<serde_json::Value> {
        limits.map(|limits| json!(limits))
    }

    /// Returns true when the limits contain the location or one of its labels.
    pub fn cover(&self, location: &str, labels: &[String]) -> bool {
        self.locations.iter().any(|id| id == location) || self.labels.iter().any(|label| labels.contains(label))
    }

    /// Returns these limits without the ids that `others` contain.
    pub(crate) fn without(&self, others: Option<&Self>) -> Self {
        let contained =
            |list: fn(&Self) -> &Vec<String>, id: &String| others.is_some_and(|others| list(others).contains(id));
        let difference =
            |list: fn(&Self) -> &Vec<String>| list(self).iter().filter(|id| !contained(list, id)).cloned().collect();
        Self { locations: difference(|limits| &limits.locations), labels: difference(|limits| &limits.labels) }
    }

    /// Returns a hash of these limits. It consists of letters, digits, `+` and `/`.
    pub fn fingerprint(&self) -> String {
        let parts = [&self.locations, &self.labels].map(|ids| ids.join(","));
        BASE64_STANDARD_NO_PAD.encode(Sha256::digest(parts.join(";")))
    }

    /// Returns the limits sorted and without duplicates, or the validation errors. Owners and administrators cannot have
    /// limits.
    pub(crate) fn validate(self, role: Role) -> Result<Self, Vec<FieldError>> {
        if !role.may_be_limited() {
            let message = "Owners and administrators see all locations.";
            return Err(vec![FieldError::new("limits", "not_for_role", message)]);
        }
        let locations = validate_ids("limits.locations", self.locations);
        let labels = validate_ids("limits.labels", self.labels);
        match (locations, labels) {
            (Ok(locations), Ok(labels)) if locations.is_empty() && labels.is_empty() => {
                Err(vec![FieldError::new("limits", "required", "Choose a location or a label.")])
            }
            (Ok(locations), Ok(labels)) => Ok(Self { locations, labels }),
            (locations, labels) => Err([locations.err(), labels.err()].into_iter().flatten().collect()),
        }
    }
}

/// Returns the ids sorted and without duplicates, or the validation error of the field.
fn validate_ids(field: &str, mut ids: Vec<String>) -> Result<Vec<String>, FieldError> {
    ids.sort_unstable();
    ids.dedup();
    if ids.len() > MAX_ENTRIES {
        let error = FieldError::new(field, "too_many", format!("Maximum {MAX_ENTRIES} ids."));
        return Err(error.with_params(json!({ "max": MAX_ENTRIES })));
    }
    if ids.iter().any(|id| db::parse_id(id).is_err()) {
        return Err(FieldError::new(field, "invalid", "One of these isn’t an id."));
    }
    Ok(ids)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "018f0000-0000-7000-8000-000000000001";
    const TWO: &str = "018f0000-0000-7000-8000-000000000002";

    fn limits(locations: &[&str], labels: &[&str]) -> Limits {
        let owned = |ids: &[&str]| ids.iter().map(ToString::to_string).collect();
        Limits { locations: owned(locations), labels: owned(labels) }
    }

    fn codes(limits: Limits, role: Role) -> Vec<String> {
        let errors = limits.validate(role).unwrap_err();
        errors.into_iter().map(|error| format!("{} {}", error.field, error.code)).collect()
    }

    #[test]
    fn valid_limits_are_sorted_without_duplicates() {
        let valid = limits(&[TWO, ONE, TWO], &[ONE]).validate(Role::Manager);
        assert_eq!(valid, Ok(limits(&[ONE, TWO], &[ONE])));
    }

    #[test]
    fn a_location_is_within_limits_by_itself_or_by_a_label() {
        let labels = [TWO.to_owned()];
        assert!(limits(&[ONE], &[]).cover(ONE, &[]));
        assert!(limits(&[], &[TWO]).cover(ONE, &labels));
        assert!(!limits(&[TWO], &[]).cover(ONE, &labels), "a label of that id is no location");
        assert!(!limits(&[], &[ONE]).cover(ONE, &[]));
    }

    #[test]
    fn without_returns_only_added_ids() {
        let restricted = limits(&[ONE], &[]);
        assert_eq!(limits(&[ONE, TWO], &[ONE]).without(Some(&restricted)), limits(&[TWO], &[ONE]));
        assert_eq!(restricted.without(None), restricted);
    }

    #[test]
    fn a_fingerprint_tells_limits_apart() {
        let digest = |locations: &[&str], labels: &[&str]| limits(locations, labels).fingerprint();
        assert_eq!(digest(&[ONE], &[TWO]), digest(&[ONE], &[TWO]));
        assert_ne!(digest(&[ONE], &[]), digest(&[], &[ONE]));
        assert_ne!(digest(&[ONE], &[]), digest(&[ONE, TWO], &[]));
        assert!(digest(&[], &[TWO]).chars().all(|c| c.is_ascii_alphanumeric() || "+/".contains(c)));
    }

    #[test]
    fn invalid_limits_are_refused() {
        assert_eq!(codes(limits(&[ONE], &[]), Role::Owner), ["limits not_for_role"]);
        assert_eq!(codes(limits(&[ONE], &[]), Role::Admin), ["limits not_for_role"]);
        assert_eq!(codes(limits(&[], &[]), Role::Viewer), ["limits required"]);
        assert_eq!(
            codes(limits(&["x"], &["' or 1=1"]), Role::Viewer),
            ["limits.locations invalid", "limits.labels invalid"]
        );
        let many: Vec<String> = (0..=MAX_ENTRIES).map(|n| format!("018f0000-0000-7000-8000-{n:012}")).collect();
        let too_many = Limits { locations: many, labels: Vec::new() };
        assert_eq!(codes(too_many, Role::Client), ["limits.locations too_many"]);
    }
}
