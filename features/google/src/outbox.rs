//! Edits of many locations that were not sent to Google.

use std::collections::{HashMap, HashSet};

use db::{Db, Tx};
use jiff::Timestamp;
use locations::{Location, LocationId};
use orgs::{OrgId, UserId};

use crate::{
    edits,
    field::Field,
    queries,
    runs::{RunScope, begin},
    types::RunId,
};

/// Profile with fields to send.
pub(crate) struct UnsentEdits {
    google_id: String,
    location_id: LocationId,
    fields: Vec<Field>,
}

impl UnsentEdits {
    /// Returns the location of the profile.
    pub(crate) fn location_id(&self) -> &LocationId {
        &self.location_id
    }
}

/// Returns the unsent fields of these locations: fields that differ, except those that are being sent, those that changed
/// at Google and wait for a decision, and those that Google does not accept.
pub(crate) async fn unsent(db: &Db, org: &OrgId, location_ids: Vec<String>) -> db::Result<Vec<UnsentEdits>> {
    let links = queries::links_of(db, org, location_ids.clone()).await?;
    let locations = locations::by_ids(db, org, location_ids).await?;
    let locations: HashMap<&str, &Location> =
        locations.iter().map(|location| (location.id.as_str(), location)).collect();
    let google_ids = links.iter().map(|link| link.google_id.clone()).collect();
    let held_fields: HashSet<(String, Field)> = queries::held_fields(db, org, google_ids).await?.into_iter().collect();
    let of_link = |link: queries::Link| {
        let location = locations.get(link.location_id.as_str())?;
        let fields = edits::differing(&link, location).into_iter().map(|(field, ..)| field);
        let is_free = |field: &Field| is_sendable(*field) && !held_fields.contains(&(link.google_id.clone(), *field));
        let fields: Vec<Field> = fields.filter(is_free).collect();
        (!fields.is_empty()).then(|| UnsentEdits {
            google_id: link.google_id.clone(),
            location_id: link.location_id.clone(),
            fields,
        })
    };
    Ok(links.into_iter().filter_map(of_link).collect())
}

/// Returns false for the field that Google does not accept.
pub(crate) fn is_sendable(field: Field) -> bool {
    field != Field::ServiceAreaBusiness
}

/// Begins a run that sends these edits once the transaction is committed.
pub(crate) async fn publish(
    tx: &mut Tx,
    org: &OrgId,
    unsent: Vec<UnsentEdits>,
    by: &UserId,
    now: Timestamp,
) -> db::Result<RunId> {
    for edits in &unsent {
        queries::put_edits(&mut *tx, org, &edits.google_id, &edits.fields, by, now).await?;
    }
    let google_ids = unsent.into_iter().map(|edits| edits.google_id).collect();
    begin(tx, org, RunScope::Edits(google_ids), None, Some(by), now).await
}
