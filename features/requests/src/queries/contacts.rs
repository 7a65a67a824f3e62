//! SQL of contacts.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{ConsentState, ContactId, ContactRow};

/// Statement that reads contacts: `contacts!("condition", arguments)`.
macro_rules! contacts {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            ContactRow,
            "select id, name, email, phone, email_hash, phone_hash, language, last_visit, last_asked_at, created_at, updated_at
             from contacts where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

/// Filter of the list; `None` for all.
#[derive(Clone, Debug, Default)]
pub(crate) struct ContactFilter {
    pub(crate) locations: Option<Vec<String>>,
    pub(crate) tag: Option<String>,
    pub(crate) consent: Option<ConsentState>,
    pub(crate) ids: Option<Vec<String>>,
}

/// Returns contacts, the latest added first, before this id.
pub(crate) async fn contacts(
    db: &Db,
    org: &OrgId,
    filter: ContactFilter,
    before: Option<String>,
    limit: i64,
) -> Result<Vec<ContactRow>> {
    contacts!(
        "and (cast($2 as boolean) or id in
             (select contact_id from contact_locations where org_id = $1 and location_id = any($3)))
           and (cast($4 as text) is null or id in (select contact_id from contact_tags where org_id = $1 and tag = $4))
           and (cast($5 as text) is null or $5 = coalesce(
             (select state from contact_consents c where c.org_id = $1 and c.contact_id = contacts.id and channel = 'email'),
             'none'))
           and (cast($6 as boolean) or id = any($7))
           and (cast($8 as text) is null or id < $8)
         order by id desc limit $9",
        org,
        filter.locations.is_none(),
        filter.locations.unwrap_or_default(),
        filter.tag,
        filter.consent,
        filter.ids.is_none(),
        filter.ids.unwrap_or_default(),
        before,
        limit
    )
    .all(db)
    .await
}

/// Returns a contact.
pub(crate) async fn find_contact(on: impl Run, org: &OrgId, id: &ContactId) -> Result<Option<ContactRow>> {
    contacts!("and id = $2", org, id).lookup().find(on).await
}

/// Returns contacts by their ids, in no order.
pub(crate) async fn contacts_of(on: impl Run, org: &OrgId, ids: Vec<String>) -> Result<Vec<ContactRow>> {
    contacts!("and id = any($2)", org, ids).all(on).await
}

/// Returns the contact with an email address, by its hashes.
pub(crate) async fn by_email_hash(on: impl Run, org: &OrgId, hashes: Vec<String>) -> Result<Option<ContactRow>> {
    contacts!("and email_hash = any($2) order by id", org, hashes).find(on).await
}

/// Returns the contacts with a phone number, by its hashes, the oldest first.
pub(crate) async fn by_phone_hash(on: impl Run, org: &OrgId, hashes: Vec<String>) -> Result<Vec<ContactRow>> {
    contacts!("and phone_hash = any($2) order by id limit 20", org, hashes).all(on).await
}

/// Takes the number of the next write.
pub(crate) async fn next_change(tx: &mut Tx, org: &OrgId) -> Result<i64> {
    let next = query!(
        (i64,),
        "insert into contact_versions (org_id, version) values ($1, 1)
         on conflict (org_id) do update set version = contact_versions.version + 1 returning version",
        org
    );
    Ok(next.one(tx).await?.0)
}

/// Returns the number of the last write.
pub(crate) async fn version(db: &Db, org: &OrgId) -> Result<i64> {
    let row = query!((i64,), "select version from contact_versions where org_id = $1", org);
    Ok(row.lookup().find(db).await?.map_or(0, |(version,)| version))
}

/// Adds a contact.
pub(crate) async fn add_contact(tx: &mut Tx, org: &OrgId, row: &ContactRow, change: i64) -> Result<()> {
    query!(
        "insert into contacts (org_id, id, name, email, phone, email_hash, phone_hash, language, last_visit, last_asked_at,
             created_at, updated_at, change)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        org,
        &row.id,
        &row.name,
        row.email.as_deref(),
        row.phone.as_deref(),
        row.email_hash.as_deref(),
        row.phone_hash.as_deref(),
        row.language,
        row.last_visit.as_deref(),
        row.last_asked_at,
        row.created_at,
        row.updated_at,
        change
    )
    .run(tx)
    .await
    .map(drop)
}

/// Writes a contact.
pub(crate) async fn change_contact(tx: &mut Tx, org: &OrgId, row: &ContactRow, change: i64) -> Result<()> {
    query!(
        "update contacts set name = $3, email = $4, phone = $5, email_hash = $6, phone_hash = $7, language = $8,
             last_visit = $9, updated_at = $10, change = $11
         where org_id = $1 and id = $2",
        org,
        &row.id,
        &row.name,
        row.email.as_deref(),
        row.phone.as_deref(),
        row.email_hash.as_deref(),
        row.phone_hash.as_deref(),
        row.language,
        row.last_visit.as_deref(),
        row.updated_at,
        change
    )
    .run(tx)
    .await
    .map(drop)
}

/// Notes the time of the last request to a contact.
pub(crate) async fn note_asked(tx: &mut Tx, org: &OrgId, id: &ContactId, now: Timestamp) -> Result<()> {
    query!("update contacts set last_asked_at = $3 where org_id = $1 and id = $2", org, id, now).run(tx).await.map(drop)
}

/// Removes a contact. Returns false when there is none.
pub(crate) async fn remove_contact(tx: &mut Tx, org: &OrgId, id: &ContactId) -> Result<bool> {
    Ok(query!("delete from contacts where org_id = $1 and id = $2", org, id).run(tx).await? > 0)
}

/// Name of a contact, sealed, with the number of its write.
#[derive(Clone, Debug)]
pub(crate) struct NameRow {
    pub(crate) id: ContactId,
    pub(crate) name: String,
    pub(crate) change: i64,
}

/// Returns the names that were written after a position, in the order of the writes.
pub(crate) async fn changed_names(db: &Db, org: &OrgId, (change, id): (i64, &str), limit: i64) -> Result<Vec<NameRow>> {
    query!(
        NameRow,
        "select id, name, change from contacts where org_id = $1 and (change, id) > ($2, $3) order by change, id limit $4",
        org,
        change,
        id,
        limit
    )
    .all(db)
    .await
}
