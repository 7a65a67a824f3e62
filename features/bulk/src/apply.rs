//! Applies and undoes a bulk edit on one part of its locations, in one transaction.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use db::{Result, Tx};
use locations::{
    FieldChange, LabelId, Location, LocationId, LocationWriter, RecordedChange, Source, deleted_versions, known_labels,
    link_labels, recorded_changes,
};
use orgs::OrgId;

use crate::{
    rules,
    types::{Action, BulkId, Changes},
};

/// Result of an edit or a deletion of locations.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Applied {
    /// Number of changed locations.
    pub(super) changed: i64,
    /// Number of locations that keep special hours of their own.
    pub(super) kept_hours: i64,
}

/// Edits or deletes these locations, except deleted ones. `home` is the country
/// of the organization.
pub(super) async fn apply(
    writer: &mut LocationWriter,
    org: &OrgId,
    home: Option<&str>,
    action: &Action,
    ids: Vec<String>,
) -> Result<Applied> {
    let locations = writer.lock_many(ids).await?;
    match action {
        Action::Edit { changes } => edit(writer, org, home, changes, &locations).await,
        Action::Delete => {
            for location in &locations {
                writer.remove(location).await?;
            }
            Ok(Applied { changed: locations.len() as i64, kept_hours: 0 })
        }
    }
}

async fn edit(
    writer: &mut LocationWriter,
    org: &OrgId,
    home: Option<&str>,
    changes: &Changes,
    locations: &[Location],
) -> Result<Applied> {
    // Labels may have been deleted since the request.
    let changes = Changes { add_labels: known_labels(writer.tx(), org, &changes.add_labels).await?, ..changes.clone() };
    let mut edited = Vec::new();
    for before in locations {
        if let Some(after) = rules::changed(before, &changes, home) {
            writer.put(before, after).await?;
            edited.push(before.id.to_string());
        }
    }
    link_labels(writer.tx(), org, &edited, &changes.add_labels, &changes.remove_labels).await?;
    let kept_hours = locations.iter().filter(|location| rules::keeps_hours(location, &changes)).count() as i64;
    Ok(Applied { changed: edited.len() as i64, kept_hours })
}

/// Restores the previous values of these locations, unless they were changed again. Returns the number of restored
/// locations.
///
/// Deleted locations are restored until the limit of the plan.
pub(super) async fn undo(
    writer: &mut LocationWriter,
    org: &OrgId,
    home: Option<&str>,
    bulk: &BulkId,
    action: &Action,
    ids: Vec<String>,
) -> api::Result<i64> {
    match action {
        Action::Edit { changes } => Ok(undo_edit(writer, org, home, bulk, changes, ids).await?),
        Action::Delete => undo_delete(writer, org, bulk, ids).await,
    }
}

async fn undo_edit(
    writer: &mut LocationWriter,
    org: &OrgId,
    home: Option<&str>,
    bulk: &BulkId,
    changes: &Changes,
    ids: Vec<String>,
) -> Result<i64> {
    let mut recorded: HashMap<LocationId, (i64, Vec<FieldChange>)> = HashMap::new();
    for RecordedChange { location_id, version, changes } in
        recorded_changes(writer.tx(), org, (Source::Bulk, bulk), &ids).await?
    {
        recorded.insert(location_id, (version, changes));
    }
    let existing_labels =
        known_labels(writer.tx(), org, &changes.remove_labels).await?.iter().map(ToString::to_string).collect();
    let mut links = Links::default();
    let mut undone = 0;
    for now in writer.lock_many(ids).await? {
        let Some((version, changes)) = recorded.remove(&now.id) else { continue };
        if now.version != version {
            continue;
        }
        let Some(before) = rules::undone(&now, changes, &existing_labels, home) else { continue };
        links.note(&now, &before);
        writer.put(&now, before).await?;
        undone += 1;
    }
    links.write(writer.tx(), org).await?;
    Ok(undone)
}

async fn undo_delete(writer: &mut LocationWriter, org: &OrgId, bulk: &BulkId, ids: Vec<String>) -> api::Result<i64> {
    let recorded = recorded_changes(writer.tx(), org, (Source::Bulk, bulk), &ids).await?;
    let deleted: HashMap<LocationId, i64> = deleted_versions(writer.tx(), org, &ids).await?.into_iter().collect();
    let mut undone = 0;
    for change in recorded.iter().filter(|change| deleted.get(&change.location_id) == Some(&change.version)) {
        if writer.room().await? == Some(0) {
            break;
        }
        if writer.restore(&change.location_id).await?.is_some() {
            undone += 1;
        }
    }
    Ok(undone)
}

/// Labels that an undo adds and removes, with their locations.
#[derive(Default)]
struct Links {
    added: BTreeMap<String, Vec<String>>,
    removed: BTreeMap<String, Vec<String>>,
}

impl Links {
    fn note(&mut self, now: &Location, before: &Location) {
        let set = |location: &Location| location.labels.0.iter().cloned().collect::<BTreeSet<_>>();
        let (now_labels, before_labels) = (set(now), set(before));
        for label in before_labels.difference(&now_labels) {
            self.added.entry(label.clone()).or_default().push(now.id.to_string());
        }
        for label in now_labels.difference(&before_labels) {
            self.removed.entry(label.clone()).or_default().push(now.id.to_string());
        }
    }

    async fn write(self, tx: &mut Tx, org: &OrgId) -> Result<()> {
        for (label, locations) in self.added {
            link_labels(tx, org, &locations, &label_ids(&label), &[]).await?;
        }
        for (label, locations) in self.removed {
            link_labels(tx, org, &locations, &[], &label_ids(&label)).await?;
        }
        Ok(())
    }
}

/// Returns the label id in a list; an empty list if it is malformed.
fn label_ids(label: &str) -> Vec<LabelId> {
    label.parse().into_iter().collect()
}
