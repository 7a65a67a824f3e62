//! SQL of pages.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

use crate::types::{Language, PageState};

/// Page in the database, without its content.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PageRow {
    pub(crate) location_id: LocationId,
    pub(crate) state: PageState,
    pub(crate) is_changed: bool,
    pub(crate) published_at: Option<Timestamp>,
    pub(crate) closed_at: Option<Timestamp>,
    pub(crate) updated_at: Timestamp,
    /// True when it has content that was published once.
    pub(crate) has_published: bool,
}

/// Statement that reads pages: `pages!("condition", arguments)`.
macro_rules! pages {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            PageRow,
            "select location_id, state, is_changed, published_at, closed_at, updated_at,
                    published is not null as has_published
             from local_pages where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

/// Returns the pages of an organization.
pub(crate) async fn page_rows(db: &Db, org: &OrgId) -> Result<Vec<PageRow>> {
    pages!("order by location_id", org).all(db).await
}

/// Returns the pages of these locations.
pub(crate) async fn page_rows_of(db: &Db, org: &OrgId, locations: Vec<String>) -> Result<Vec<PageRow>> {
    pages!("and location_id = any($2)", org, locations).all(db).await
}

/// Returns the locations of pages that were written after a version of the site, at most `limit`.
pub(crate) async fn changed_pages(db: &Db, org: &OrgId, version: i64, limit: i64) -> Result<Vec<String>> {
    let changed = query!(
        (String,),
        "select location_id from local_pages where org_id = $1 and change > $2 limit $3",
        org,
        version,
        limit
    );
    Ok(changed.all(db).await?.into_iter().map(|(id,)| id).collect())
}

/// Returns a page, locked until the transaction ends.
pub(crate) async fn find_page(tx: &mut Tx, org: &OrgId, location: &LocationId) -> Result<Option<PageRow>> {
    pages!("and location_id = $2 for update", org, location).find(tx).await
}

/// Returns the locations of the published pages, those that were published first before the others.
pub(crate) async fn live_ids(tx: &mut Tx, org: &OrgId) -> Result<Vec<String>> {
    let live = query!(
        (String,),
        "select location_id from local_pages where org_id = $1 and state = 'live' order by published_at, location_id",
        org
    );
    Ok(live.all(tx).await?.into_iter().map(|(id,)| id).collect())
}

/// Returns draft and published content of a page.
pub(crate) async fn content_of(
    on: impl Run,
    org: &OrgId,
    location: &LocationId,
) -> Result<Option<(serde_json::Value, Option<String>)>> {
    query!(
        (serde_json::Value, Option<String>),
        "select draft, published from local_pages where org_id = $1 and location_id = $2",
        org,
        location
    )
    .lookup()
    .find(on)
    .await
}

/// Writes the draft of a page. A new page is a draft.
pub(crate) async fn put_draft(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    draft: serde_json::Value,
    (change, now): (i64, Timestamp),
) -> Result<()> {
    query!(
        "insert into local_pages (org_id, location_id, state, draft, is_changed, updated_at, change)
         values ($1, $2, 'draft', $3, true, $4, $5)
         on conflict (org_id, location_id) do update
             set draft = excluded.draft, is_changed = true, updated_at = excluded.updated_at, change = excluded.change",
        org,
        location,
        draft,
        now,
        change
    )
    .run(tx)
    .await
    .map(drop)
}

/// Publishes the draft of a page, whose content is `content`.
pub(crate) async fn put_published(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    content: serde_json::Value,
    (change, now): (i64, Timestamp),
) -> Result<()> {
    query!(
        "update local_pages set state = 'live', draft = $3, published = $3, is_changed = false, closed_at = null,
             published_at = coalesce(case when state = 'live' then published_at end, $4), updated_at = $4, change = $5
         where org_id = $1 and location_id = $2",
        org,
        location,
        content,
        now,
        change
    )
    .run(tx)
    .await
    .map(drop)
}

/// Sets the state of a page that is not live any more, or not yet.
pub(crate) async fn set_state(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    state: PageState,
    (change, now): (i64, Timestamp),
) -> Result<()> {
    let closed_at = (state == PageState::Closed).then_some(now);
    query!(
        "update local_pages set state = $3, closed_at = $4, updated_at = $5, change = $6
         where org_id = $1 and location_id = $2",
        org,
        location,
        state,
        closed_at,
        now,
        change
    )
    .run(tx)
    .await
    .map(drop)
}

/// Notes that visitors see something new on these pages.
pub(crate) async fn touch_pages(tx: &mut Tx, org: &OrgId, locations: Vec<String>, change: i64) -> Result<()> {
    query!("update local_pages set change = $3 where org_id = $1 and location_id = any($2)", org, locations, change)
        .run(tx)
        .await
        .map(drop)
}

/// Facts about a content for lists and search engines.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PrintRow {
    pub(crate) location_id: LocationId,
    pub(crate) language: Language,
    pub(crate) title: String,
    pub(crate) words: i64,
    pub(crate) prints: Vec<u8>,
    pub(crate) is_machine: bool,
    pub(crate) by_appointment: bool,
    pub(crate) has_areas: bool,
}

/// Statement that reads prints: `prints!("condition", arguments)`.
macro_rules! prints {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            PrintRow,
            "select location_id, language, title, words, prints, is_machine, by_appointment, has_areas
             from page_prints where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

/// Returns the prints of all pages.
pub(crate) async fn print_rows(db: &Db, org: &OrgId) -> Result<Vec<PrintRow>> {
    prints!("order by location_id", org).all(db).await
}

/// Returns the prints of these pages.
pub(crate) async fn print_rows_of(db: &Db, org: &OrgId, locations: Vec<String>) -> Result<Vec<PrintRow>> {
    prints!("and location_id = any($2)", org, locations).all(db).await
}

/// Writes the prints of a page in a language.
pub(crate) async fn put_prints(tx: &mut Tx, org: &OrgId, row: PrintRow) -> Result<()> {
    query!(
        "insert into page_prints (org_id, location_id, language, title, words, prints, is_machine, by_appointment, has_areas)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (org_id, location_id, language) do update
             set title = excluded.title, words = excluded.words, prints = excluded.prints,
                 is_machine = excluded.is_machine, by_appointment = excluded.by_appointment,
                 has_areas = excluded.has_areas",
        org,
        &row.location_id,
        row.language,
        row.title,
        row.words,
        row.prints,
        row.is_machine,
        row.by_appointment,
        row.has_areas
    )
    .run(tx)
    .await
    .map(drop)
}
