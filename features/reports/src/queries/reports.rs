//! SQL of reports.

use db::{Db, Result, Run, Tx, query, rows};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

use crate::types::{ReportId, ReportRow, Template};

/// Statement that reads reports without their snapshots: `reports!("condition", arguments)`.
macro_rules! reports {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            ReportRow,
            "select id, title, template, state, code, is_released, language, compare, period_from, period_to, choice,
                    label_id, location_count, names, sections, note, data_until, pages, schedule_id, due_at, created_by,
                    created_at, made_at, released_at
             from reports where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

/// Filter of the list.
#[derive(Clone, Debug, Default)]
pub(crate) struct ReportFilter {
    /// Locations that the member sees; `None` for all.
    pub(crate) visible_locations: Option<Vec<String>>,
    /// True for a client, who sees released reports only.
    pub(crate) is_released: bool,
    pub(crate) template: Option<Template>,
    pub(crate) location: Option<LocationId>,
    /// Pattern of the folded title.
    pub(crate) title: Option<String>,
}

/// Returns reports, the latest first, before this id.
pub(crate) async fn list(
    db: &Db,
    org: &OrgId,
    filter: ReportFilter,
    before: Option<String>,
    limit: i64,
) -> Result<Vec<ReportRow>> {
    reports!(
        "and (cast($2 as boolean) or (location_count > 0 and not exists
               (select 1 from report_locations l
                where l.org_id = $1 and l.report_id = reports.id and not (l.location_id = any($3)))))
           and (not cast($4 as boolean) or (is_released and state = 'ready'))
           and (cast($5 as text) is null or template = $5)
           and (cast($6 as text) is null or id in
               (select report_id from report_locations where org_id = $1 and location_id = $6))
           and (cast($7 as text) is null or title_key like $7 escape '\\')
           and (cast($8 as text) is null or id < $8)
         order by id desc limit $9",
        org,
        filter.visible_locations.is_none(),
        filter.visible_locations.unwrap_or_default(),
        filter.is_released,
        filter.template,
        filter.location.as_ref(),
        filter.title,
        before,
        limit
    )
    .all(db)
    .await
}

/// Returns a report.
pub(crate) async fn find(on: impl Run, org: &OrgId, id: &ReportId) -> Result<Option<ReportRow>> {
    reports!("and id = $2", org, id).lookup().find(on).await
}

/// Returns true when a member who sees these locations sees all locations of a report.
pub(crate) async fn is_within(db: &Db, org: &OrgId, id: &ReportId, within: Vec<String>) -> Result<bool> {
    let outside = query!(
        (String,),
        "select location_id from report_locations
         where org_id = $1 and report_id = $2 and not (location_id = any($3)) limit 1",
        org,
        id,
        within
    );
    Ok(outside.find(db).await?.is_none())
}

/// Returns the ids of the locations of a report.
pub(crate) async fn locations_of(on: impl Run, org: &OrgId, id: &ReportId) -> Result<Vec<String>> {
    let ids = query!(
        (String,),
        "select location_id from report_locations where org_id = $1 and report_id = $2 order by location_id",
        org,
        id
    );
    Ok(ids.all(on).await?.into_iter().map(|(id,)| id).collect())
}

/// Adds a report with its locations.
pub(crate) async fn add(
    tx: &mut Tx,
    org: &OrgId,
    row: &ReportRow,
    (title_key, note): (&str, Option<&str>),
    locations: &[String],
) -> Result<()> {
    query!(
        "insert into reports (org_id, id, title, title_key, template, state, is_released, language, compare, period_from,
             period_to, choice, label_id, location_count, names, sections, note, schedule_id, due_at, created_by, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)",
        org,
        &row.id,
        &row.title,
        title_key,
        row.template,
        row.state,
        row.is_released,
        row.language,
        row.compare,
        &row.period_from,
        &row.period_to,
        row.choice,
        row.label_id.as_ref(),
        row.location_count,
        row.names.clone(),
        row.sections.clone(),
        note,
        row.schedule_id.as_ref(),
        row.due_at,
        row.created_by.as_ref(),
        row.created_at
    )
    .run(&mut *tx)
    .await?;
    let insert = rows!("insert into report_locations (org_id, report_id, location_id) values ($1, $2, $3)");
    let values = |id: &String| vec![org.into(), (&row.id).into(), id.into()];
    tx.insert_many(insert, locations.iter().map(values).collect()).await
}

/// Row of a made report.
#[derive(Clone, Debug)]
pub(crate) struct MadeRow {
    /// Sealed.
    pub(crate) snapshot: String,
    pub(crate) data_until: Option<String>,
    pub(crate) pages: Option<i64>,
    pub(crate) made_at: Timestamp,
}

/// Writes the snapshot of a report. Returns false when it is made already, or was deleted.
pub(crate) async fn put_snapshot(tx: &mut Tx, org: &OrgId, id: &ReportId, made: MadeRow) -> Result<bool> {
    let written = query!(
        "update reports set state = 'ready', snapshot = $3, data_until = $4, pages = $5, made_at = $6
         where org_id = $1 and id = $2 and state = 'making'",
        org,
        id,
        made.snapshot,
        made.data_until,
        made.pages,
        made.made_at
    );
    Ok(written.run(tx).await? > 0)
}

/// Notes that a report could not be made.
pub(crate) async fn fail(tx: &mut Tx, org: &OrgId, id: &ReportId, code: &str) -> Result<()> {
    query!(
        "update reports set state = 'failed', code = $3 where org_id = $1 and id = $2 and state = 'making'",
        org,
        id,
        code
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the sealed snapshot of a report.
pub(crate) async fn snapshot_of(on: impl Run, org: &OrgId, id: &ReportId) -> Result<Option<String>> {
    let select = query!((Option<String>,), "select snapshot from reports where org_id = $1 and id = $2", org, id);
    Ok(select.find(on).await?.and_then(|(snapshot,)| snapshot))
}

/// Writes title, note and release of a report.
pub(crate) async fn change(
    tx: &mut Tx,
    org: &OrgId,
    row: &ReportRow,
    (title_key, note): (&str, Option<&str>),
) -> Result<()> {
    query!(
        "update reports set title = $3, title_key = $4, note = $5, is_released = $6, released_at = $7
         where org_id = $1 and id = $2",
        org,
        &row.id,
        &row.title,
        title_key,
        note,
        row.is_released,
        row.released_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Shows a report to clients.
pub(crate) async fn release(tx: &mut Tx, org: &OrgId, id: &ReportId, now: Timestamp) -> Result<()> {
    query!(
        "update reports set is_released = true, released_at = $3 where org_id = $1 and id = $2 and not is_released",
        org,
        id,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes a report. Returns false when there is none.
pub(crate) async fn remove(tx: &mut Tx, org: &OrgId, id: &ReportId) -> Result<bool> {
    Ok(query!("delete from reports where org_id = $1 and id = $2", org, id).run(tx).await? > 0)
}

/// Counts the reports of an organization that are being made.
pub(crate) async fn count_making(on: impl Run, org: &OrgId) -> Result<i64> {
    let count = query!((i64,), "select count(*) from reports where org_id = $1 and state = 'making'", org);
    Ok(count.one(on).await?.0)
}

/// Returns reports that have been made since before a time, with their organization; those of schedules, which may wait for
/// figures, since before another time.
pub(crate) async fn stuck(
    db: &Db,
    (before, waited): (Timestamp, Timestamp),
    limit: i64,
) -> Result<Vec<(OrgId, ReportId)>> {
    query!(
        (OrgId, ReportId),
        "select org_id, id from reports
         where state = 'making' and (created_at < $1 or (created_at < $2 and schedule_id is null))
         order by created_at limit $3",
        waited,
        before,
        limit
    )
    .all(db)
    .await
}
