//! Every statement about labels. Each begins with the organization.

use std::collections::{BTreeMap, HashSet};

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::{Limits, OrgId};

use super::types::{Color, Label, LabelId};
use crate::{Labels, LocationWriter};

/// A label of the organization and how many locations carry it, those that are deleted left out.
macro_rules! labels {
    ($tail:literal $(, $argument:expr)+ $(,)?) => {
        query!(
            Label,
            "with carried as (
                 select label_id, count(*) as count from location_labels where org_id = $1 group by label_id),
             gone as (
                 select c.label_id, count(*) as count
                 from locations l cross join location_labels c
                 where l.org_id = $1 and l.deleted_at is not null and c.org_id = l.org_id and c.location_id = l.id
                 group by c.label_id)
             select id, name, color, coalesce(carried.count, 0) - coalesce(gone.count, 0) as locations
             from labels
             left join carried on carried.label_id = labels.id
             left join gone on gone.label_id = labels.id
             where org_id = $1 and not is_deleted " $tail
            $(, $argument)+
        )
    };
}

/// Every label of the organization, by name.
pub(super) async fn list(db: &Db, org: &OrgId) -> Result<Vec<Label>> {
    labels!("order by name_key, id", org).all(db).await
}

/// The labels that limits name, and those of locations within them, by name, with how many of those carry each.
pub(super) async fn list_within(db: &Db, org: &OrgId, limits: &Limits) -> Result<Vec<Label>> {
    query!(
        Label,
        "with seen as (
             select l.id from locations l
             where l.org_id = $1 and l.deleted_at is null
               and (l.id = any($2) or l.id in
                   (select location_id from location_labels where org_id = $1 and label_id = any($3)))),
         carried as (
             select c.label_id, count(*) as count from location_labels c
             where c.org_id = $1 and c.location_id in (select id from seen) group by c.label_id)
         select labels.id, labels.name, labels.color, coalesce(carried.count, 0) as locations
         from labels left join carried on carried.label_id = labels.id
         where labels.org_id = $1 and not labels.is_deleted
           and (carried.count is not null or labels.id = any($3))
         order by labels.name_key, labels.id",
        org,
        limits.locations.clone(),
        limits.labels.clone()
    )
    .all(db)
    .await
}

/// A label as it is shown.
pub(super) async fn find(on: impl Run, org: &OrgId, id: &LabelId) -> Result<Option<Label>> {
    labels!("and id = $2", org, id).find(on).await
}

/// Returns the label with a folded name.
pub(super) async fn id_of_name(on: impl Run, org: &OrgId, name_key: &str) -> Result<Option<LabelId>> {
    let id = query!(
        (LabelId,),
        "select id from labels where org_id = $1 and name_key = $2 and not is_deleted",
        org,
        name_key
    );
    Ok(id.find(on).await?.map(|(id,)| id))
}

/// Counts and locks the labels of the organization. Other transactions that add one wait until this one ends.
pub(super) async fn count(tx: &mut Tx, org: &OrgId) -> Result<i64> {
    let labels =
        query!((LabelId,), "select id from labels where org_id = $1 and not is_deleted order by id for update", org);
    Ok(labels.all(tx).await?.len() as i64)
}

/// Adds a label; a duplicate error when there is one of this name.
pub(super) async fn add(
    tx: &mut Tx,
    org: &OrgId,
    id: &LabelId,
    name: (&str, &str),
    color: Color,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into labels (org_id, id, name, name_key, color, created_at) values ($1, $2, $3, $4, $5, $6)",
        org,
        id,
        name.0,
        name.1,
        color,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Changes a label; false when there is none.
pub(super) async fn change(
    tx: &mut Tx,
    org: &OrgId,
    id: &LabelId,
    name: Option<(&str, &str)>,
    color: Option<Color>,
) -> Result<bool> {
    let changed = query!(
        "update labels set name = coalesce(cast($3 as text), name), name_key = coalesce(cast($4 as text), name_key),
             color = coalesce(cast($5 as text), color)
         where org_id = $1 and id = $2 and not is_deleted",
        org,
        id,
        name.map(|(name, _)| name),
        name.map(|(_, key)| key),
        color.map(Color::as_str)
    );
    Ok(changed.run(tx).await? == 1)
}

/// Hides a label until it is taken off every location; false when there is none.
pub(super) async fn hide(tx: &mut Tx, org: &OrgId, id: &LabelId) -> Result<bool> {
    let hidden =
        query!("update labels set is_deleted = true where org_id = $1 and id = $2 and not is_deleted", org, id);
    Ok(hidden.run(tx).await? == 1)
}

/// Takes a hidden label off at most `most` locations, and removes it once none carries it; true then.
pub(super) async fn take_off(writer: &mut LocationWriter, org: &OrgId, id: &LabelId, most: i64) -> Result<bool> {
    let carriers = query!(
        (String,),
        "select location_id from location_labels where org_id = $1 and label_id = $2 order by location_id limit $3",
        org,
        id,
        most
    );
    let ids: Vec<String> = carriers.all(writer.tx()).await?.into_iter().map(|(id,)| id).collect();
    if !ids.is_empty() {
        assign(writer, org, &ids, &[], std::slice::from_ref(id)).await?;
    }
    if ids.len() as i64 == most {
        return Ok(false);
    }
    query!("delete from labels where org_id = $1 and id = $2 and is_deleted", org, id).run(writer.tx()).await?;
    Ok(true)
}

/// Returns the labels of a list that the organization does not have.
pub async fn unknown(on: impl Run, org: &OrgId, ids: &[LabelId]) -> Result<Vec<LabelId>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let known_labels = query!(
        (LabelId,),
        "select id from labels where org_id = $1 and id = any($2) and not is_deleted",
        org,
        texts(ids)
    );
    let known_ids: HashSet<LabelId> = known_labels.lookup().all(on).await?.into_iter().map(|(id,)| id).collect();
    Ok(ids.iter().filter(|id| !known_ids.contains(id)).cloned().collect())
}

/// Puts labels on locations and takes labels off, in both places where they stand. Labels that the organization does
/// not have are passed over. Versions and history stay as they are.
pub(crate) async fn assign(
    writer: &mut LocationWriter,
    org: &OrgId,
    locations: &[String],
    add: &[LabelId],
    remove: &[LabelId],
) -> Result<()> {
    link(writer.tx(), org, locations, add, remove).await?;
    show(writer, org, locations).await
}

/// Adds and removes labels in `location_labels` only. The caller writes the labels of each location.
pub async fn link(tx: &mut Tx, org: &OrgId, locations: &[String], add: &[LabelId], remove: &[LabelId]) -> Result<()> {
    for label in existing(tx, org, add).await? {
        query!(
            "insert into location_labels (org_id, label_id, location_id)
             select org_id, cast($2 as text), id from locations where org_id = $1 and id = any($3)
             on conflict do nothing",
            org,
            label,
            locations
        )
        .run(&mut *tx)
        .await?;
    }
    if remove.is_empty() {
        return Ok(());
    }
    query!(
        "delete from location_labels where org_id = $1 and label_id = any($2) and location_id = any($3)",
        org,
        texts(remove),
        locations
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the labels of a list that the organization has, locked until the transaction ends, so that no label is added
/// while it is being deleted.
pub async fn existing(tx: &mut Tx, org: &OrgId, ids: &[LabelId]) -> Result<Vec<LabelId>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let existing = query!(
        (LabelId,),
        "select id from labels where org_id = $1 and id = any($2) and not is_deleted order by id for update",
        org,
        texts(ids)
    );
    Ok(existing.all(tx).await?.into_iter().map(|(id,)| id).collect())
}

/// Writes with each of these locations which labels it carries, the oldest label first.
async fn show(writer: &mut LocationWriter, org: &OrgId, locations: &[String]) -> Result<()> {
    let carried = query!(
        (String, String),
        "select c.location_id, c.label_id
         from location_labels c join labels l on l.org_id = c.org_id and l.id = c.label_id and not l.is_deleted
         where c.org_id = $1 and c.location_id = any($2) order by c.location_id, c.label_id",
        org,
        locations
    );
    let mut lists: BTreeMap<String, Vec<String>> = locations.iter().map(|id| (id.clone(), Vec::new())).collect();
    for (location, label) in carried.all(writer.tx()).await? {
        lists.entry(location).or_default().push(label);
    }
    // Many locations carry the same labels.
    let mut merged: BTreeMap<Vec<String>, Vec<String>> = BTreeMap::new();
    for (location, labels) in lists {
        merged.entry(labels).or_default().push(location);
    }
    let change = writer.change();
    for (labels, locations) in merged {
        query!(
            "update locations set labels = $3, change = $4 where org_id = $1 and id = any($2)",
            org,
            locations,
            Labels(labels).stored(),
            change
        )
        .run(writer.tx())
        .await?;
    }
    Ok(())
}

fn texts(ids: &[LabelId]) -> Vec<String> {
    ids.iter().map(ToString::to_string).collect()
}
