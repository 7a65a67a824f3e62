//! Merges two locations into one, and splits them again, each in one transaction.

use api::{App, Error, Kind, Result};
use audit::Actor;
use locations::{Cause, Location, LocationEvent, LocationId, LocationWriter, Source};
use orgs::{OrgId, UserId};

use crate::{
    RETENTION, queries, rules,
    types::{Json, Merge, MergeId, MergeableFields, Merged, Merging, PairId, Record, TakenField},
};

/// Merges a pair. Fails with 404 when one of the two does not exist.
pub(crate) async fn merge(
    writer: &mut LocationWriter,
    org: &OrgId,
    (by, id): (&UserId, MergeId),
    pair: &PairId,
    merging: &Merging,
) -> Result<Merged> {
    let now = writer.now();
    let other = pair.other(&merging.keep).ok_or_else(Error::not_found)?;
    let both = writer.lock_many(vec![pair.first.to_string(), pair.second.to_string()]).await?;
    let kept_location = location_with_id(&both, &merging.keep)?;
    let removed = location_with_id(&both, other)?;
    let before = MergeableFields::of(kept_location);
    let after = rules::merged(&before, &MergeableFields::of(removed), &merging.take);
    let location = put(writer, org, kept_location, after, &merging.take, &removed.id).await?;
    writer.remove(removed).await?;
    let record = Record {
        id: id.clone(),
        kept_id: kept_location.id.clone(),
        removed_id: removed.id.clone(),
        removed_version: removed.version + 1,
        taken: Json(merging.take.clone()),
        before: Json(before),
        after: Json(MergeableFields::of(&location)),
        user_id: by.clone(),
        created_at: now,
        undone_at: None,
    };
    queries::add_merge(writer.tx(), org, &record).await?;
    Ok(Merged { merge: Merge { id, undo_until: now + RETENTION }, location })
}

/// Undoes a merge: restores the deleted location, and the previous values of the other one. Fails with 409 when the
/// fields that the merge changed have changed since, or when the plan has no room for one more location.
pub(crate) async fn undo(app: &App, org: &OrgId, by: &Actor, id: &MergeId) -> Result<()> {
    let now = app.now();
    let mut writer = LocationWriter::begin(app, org, Cause::request_task(by, Source::Undo, id)).await?;
    let merge = queries::lock_merge(writer.tx(), org, id).await?.ok_or_else(Error::not_found)?;
    if merge.undone_at.is_some() || merge.created_at + RETENTION <= now {
        return Err(not_undoable());
    }
    let kept_location = writer.lock(&merge.kept_id).await?.ok_or_else(not_undoable)?;
    let taken_fields = &merge.taken.0;
    let before = rules::undone(&MergeableFields::of(&kept_location), &merge.before.0, &merge.after.0, taken_fields)
        .ok_or_else(not_undoable)?;
    let restored = writer.restore(&merge.removed_id).await?.ok_or_else(not_undoable)?;
    if restored.version != merge.removed_version + 1 {
        return Err(not_undoable());
    }
    let location = put(&mut writer, org, &kept_location, before, taken_fields, &restored.id).await?;
    queries::undo_merge(writer.tx(), org, id, now).await?;
    Ok(writer.commit(LocationEvent::MergeUndone(&location)).await?)
}

/// Writes the fields of a location. Photos, if they are among the taken fields, come from `other`.
async fn put(
    writer: &mut LocationWriter,
    org: &OrgId,
    location: &Location,
    fields: MergeableFields,
    taken_fields: &[TakenField],
    other: &LocationId,
) -> Result<Location> {
    let mut after = fields.to(location);
    if taken_fields.contains(&TakenField::Labels) {
        locations::relabel(writer.tx(), org, location, &mut after).await?;
    }
    if taken_fields.contains(&TakenField::Photos) {
        photos::swap(writer.tx(), org, &location.id, other).await?;
    }
    Ok(writer.put(location, after).await?)
}

fn location_with_id<'a>(both: &'a [Location], id: &LocationId) -> Result<&'a Location> {
    both.iter().find(|location| location.id == *id).ok_or_else(Error::not_found)
}

fn not_undoable() -> Error {
    let detail = "One of the locations has changed since then, or the merge was already undone.";
    Error::new(Kind::Conflict, "merge_not_undoable", detail)
}
