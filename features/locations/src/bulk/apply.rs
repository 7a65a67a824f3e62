//! What a bulk edit does to a part of its locations, and how that is taken back; each within one transaction.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use db::{Result, Tx};
use orgs::OrgId;

use super::{
    queries, rules,
    types::{Action, BulkId, Changes},
};
use crate::{
    Location, LocationId, LocationWriter,
    labels::{self, LabelId},
    rules::FieldChange,
};

/// Edits or deletes those of these locations that are there; how many those were.
pub(super) async fn apply(writer: &mut LocationWriter, org: &OrgId, action: &Action, ids: Vec<String>) -> Result<i64> {
    let locations = writer.lock_many(ids).await?;
    match action {
        Action::Edit { changes } => edit(writer, org, changes, &locations).await,
        Action::Delete => {
            for location in &locations {
                writer.remove(location).await?;
            }
            Ok(locations.len() as i64)
        }
    }
}

async fn edit(writer: &mut LocationWriter, org: &OrgId, changes: &Changes, locations: &[Location]) -> Result<i64> {
    // Some may have been deleted since.
    let changes =
        Changes { add_labels: labels::known(writer.tx(), org, &changes.add_labels).await?, ..changes.clone() };
    let mut edited = Vec::new();
    for before in locations {
        if let Some(after) = rules::changed(before, &changes) {
            writer.put(before, after).await?;
            edited.push(before.id.to_string());
        }
    }
    labels::link(writer.tx(), org, &edited, &changes.add_labels, &changes.remove_labels).await?;
    Ok(edited.len() as i64)
}

/// Puts those of these locations back as they were that nobody changed since; how many those were.
///
/// Of what was deleted, as much comes back as the plan has room for.
pub(super) async fn undo(
    writer: &mut LocationWriter,
    org: &OrgId,
    bulk: &BulkId,
    action: &Action,
    ids: Vec<String>,
) -> api::Result<i64> {
    match action {
        Action::Edit { changes } => Ok(undo_edit(writer, org, bulk, changes, ids).await?),
        Action::Delete => undo_delete(writer, org, bulk, ids).await,
    }
}

async fn undo_edit(
    writer: &mut LocationWriter,
    org: &OrgId,
    bulk: &BulkId,
    changes: &Changes,
    ids: Vec<String>,
) -> Result<i64> {
    let mut deeds: HashMap<LocationId, (i64, Vec<FieldChange>)> = HashMap::new();
    for deed in queries::deeds(writer.tx(), org, bulk, &ids).await? {
        let changes = serde_json::from_value(deed.changes).map_err(|e| db::Error::Unreadable(e.to_string()))?;
        deeds.insert(deed.location_id, (deed.version, changes));
    }
    let known =
        labels::known(writer.tx(), org, &changes.remove_labels).await?.iter().map(ToString::to_string).collect();
    let mut links = Links::default();
    let mut undone = 0;
    for now in writer.lock_many(ids).await? {
        let Some((version, changes)) = deeds.remove(&now.id) else { continue };
        if now.version != version {
            continue;
        }
        let Some(before) = rules::undone(&now, changes, &known) else { continue };
        links.note(&now, &before);
        writer.put(&now, before).await?;
        undone += 1;
    }
    links.write(writer.tx(), org).await?;
    Ok(undone)
}

async fn undo_delete(writer: &mut LocationWriter, org: &OrgId, bulk: &BulkId, ids: Vec<String>) -> api::Result<i64> {
    let deeds = queries::deeds(writer.tx(), org, bulk, &ids).await?;
    let deleted: HashMap<LocationId, i64> = queries::deleted(writer.tx(), org, &ids).await?.into_iter().collect();
    let mut undone = 0;
    for deed in deeds.iter().filter(|deed| deleted.get(&deed.location_id) == Some(&deed.version)) {
        if writer.room().await? == Some(0) {
            break;
        }
        if writer.restore(&deed.location_id).await?.is_some() {
            undone += 1;
        }
    }
    Ok(undone)
}

/// Which locations get a label again, and which lose one.
#[derive(Default)]
struct Links {
    put_on: BTreeMap<String, Vec<String>>,
    taken_off: BTreeMap<String, Vec<String>>,
}

impl Links {
    fn note(&mut self, now: &Location, before: &Location) {
        let set = |location: &Location| location.labels.0.iter().cloned().collect::<BTreeSet<_>>();
        let (now_labels, before_labels) = (set(now), set(before));
        for label in before_labels.difference(&now_labels) {
            self.put_on.entry(label.clone()).or_default().push(now.id.to_string());
        }
        for label in now_labels.difference(&before_labels) {
            self.taken_off.entry(label.clone()).or_default().push(now.id.to_string());
        }
    }

    async fn write(self, tx: &mut Tx, org: &OrgId) -> Result<()> {
        for (label, locations) in self.put_on {
            labels::link(tx, org, &locations, &one(&label), &[]).await?;
        }
        for (label, locations) in self.taken_off {
            labels::link(tx, org, &locations, &[], &one(&label)).await?;
        }
        Ok(())
    }
}

/// The label of this id, if it can be one.
fn one(label: &str) -> Vec<LabelId> {
    label.parse().into_iter().collect()
}
