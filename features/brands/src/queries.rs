//! SQL queries for brands.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{BrandId, BrandRow, Theme};

/// Statement that reads brands: `brands!("rest of the statement", arguments)`.
macro_rules! brands {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            BrandRow,
            "select b.org_id, b.id, b.name, b.is_default, b.primary_color, b.accent_color, b.typeface, b.logo_key,
                 b.dark_logo_key, b.sender_name, b.reply_to, b.reply_confirmed, b.footer, b.hides_vitrine, b.created_at,
                 b.updated_at
             from brands b " $tail,
            $($argument),+
        )
    };
}

/// Returns the brands of an organization, the default one first.
pub(crate) async fn list(on: impl Run, org: &OrgId) -> Result<Vec<BrandRow>> {
    brands!("where b.org_id = $1 order by b.is_default desc, b.id", org).all(on).await
}

/// Returns a brand.
pub(crate) async fn find(on: impl Run, org: &OrgId, id: &BrandId) -> Result<Option<BrandRow>> {
    brands!("where b.org_id = $1 and b.id = $2", org, id).find(on).await
}

/// Returns the default brand of an organization.
pub(crate) async fn default_of(on: impl Run, org: &OrgId) -> Result<Option<BrandRow>> {
    brands!("where b.org_id = $1 and b.is_default", org).find(on).await
}

/// Returns the brand that an agency chose for a client.
pub(crate) async fn chosen_for(on: impl Run, agency: &OrgId, client: &OrgId) -> Result<Option<BrandRow>> {
    brands!(
        "join client_brands c on c.org_id = b.org_id and c.brand_id = b.id where c.org_id = $1 and c.client_id = $2",
        agency,
        client
    )
    .find(on)
    .await
}

/// Returns the clients that a brand was chosen for.
pub(crate) async fn choices(on: impl Run, agency: &OrgId) -> Result<Vec<(OrgId, BrandId)>> {
    query!((OrgId, BrandId), "select client_id, brand_id from client_brands where org_id = $1", agency).all(on).await
}

/// Adds a brand.
pub(crate) async fn add(tx: &mut Tx, row: &BrandRow) -> Result<()> {
    query!(
        "insert into brands (org_id, id, name, is_default, primary_color, accent_color, typeface, sender_name, reply_to,
             reply_confirmed, footer, hides_vitrine, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)",
        &row.org_id,
        &row.id,
        &row.name,
        row.is_default,
        &row.primary_color,
        &row.accent_color,
        row.typeface,
        row.sender_name.as_deref(),
        row.reply_to.as_deref(),
        row.reply_confirmed,
        &row.footer,
        row.hides_vitrine,
        row.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Writes the content of a brand.
pub(crate) async fn put(tx: &mut Tx, row: &BrandRow) -> Result<()> {
    query!(
        "update brands set name = $3, is_default = $4, primary_color = $5, accent_color = $6, typeface = $7,
             sender_name = $8, reply_to = $9, reply_confirmed = $10, footer = $11, hides_vitrine = $12, updated_at = $13
         where org_id = $1 and id = $2",
        &row.org_id,
        &row.id,
        &row.name,
        row.is_default,
        &row.primary_color,
        &row.accent_color,
        row.typeface,
        row.sender_name.as_deref(),
        row.reply_to.as_deref(),
        row.reply_confirmed,
        &row.footer,
        row.hides_vitrine,
        row.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Makes no brand of an organization its default one.
pub(crate) async fn clear_default(tx: &mut Tx, org: &OrgId) -> Result<()> {
    query!("update brands set is_default = false where org_id = $1 and is_default", org).run(tx).await.map(drop)
}

/// Deletes a brand.
pub(crate) async fn remove(tx: &mut Tx, org: &OrgId, id: &BrandId) -> Result<()> {
    query!("delete from brands where org_id = $1 and id = $2", org, id).run(tx).await.map(drop)
}

/// Sets or removes a logo.
pub(crate) async fn set_logo(
    tx: &mut Tx,
    (org, id): (&OrgId, &BrandId),
    theme: Theme,
    key: Option<String>,
    now: Timestamp,
) -> Result<()> {
    let set = match theme {
        Theme::Light => {
            query!("update brands set logo_key = $3, updated_at = $4 where org_id = $1 and id = $2", org, id, key, now)
        }
        Theme::Dark => query!(
            "update brands set dark_logo_key = $3, updated_at = $4 where org_id = $1 and id = $2",
            org,
            id,
            key,
            now
        ),
    };
    set.run(tx).await.map(drop)
}

/// Stores the hash of the confirmation token of the reply-to address; `None` removes it.
pub(crate) async fn set_confirmation_hash(tx: &mut Tx, org: &OrgId, id: &BrandId, hash: Option<&str>) -> Result<()> {
    query!("update brands set reply_proof = $3 where org_id = $1 and id = $2", org, id, hash).run(tx).await.map(drop)
}

/// Returns the brand whose confirmation token has this hash.
pub(crate) async fn find_by_confirmation_hash(on: impl Run, hash: &str) -> Result<Option<BrandRow>> {
    brands!("where b.reply_proof = $1", hash).lookup().find(on).await
}

/// Confirms the address for replies that the link with this hash was sent to. Returns false when the brand has another address
/// by now. The link works once.
pub(crate) async fn confirm(tx: &mut Tx, org: &OrgId, proof: &str) -> Result<bool> {
    let confirmed = query!(
        "update brands set reply_confirmed = true, reply_proof = null where org_id = $1 and reply_proof = $2",
        org,
        proof
    );
    Ok(confirmed.run(tx).await? > 0)
}

/// Chooses the brand of a client, or with `None` the default one.
pub(crate) async fn choose(tx: &mut Tx, agency: &OrgId, client: &OrgId, brand: Option<&BrandId>) -> Result<()> {
    let Some(brand) = brand else {
        let choice = query!("delete from client_brands where org_id = $1 and client_id = $2", agency, client);
        return choice.run(tx).await.map(drop);
    };
    query!(
        "insert into client_brands (org_id, client_id, brand_id) values ($1, $2, $3)
         on conflict (org_id, client_id) do update set brand_id = excluded.brand_id",
        agency,
        client,
        brand
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the `keys` that belong to logos of brands.
pub(crate) async fn logos_in_use(db: &Db, keys: Vec<String>) -> Result<Vec<String>> {
    let rows = query!(
        (OrgId, Option<String>, Option<String>),
        "select org_id, logo_key, dark_logo_key from brands where logo_key = any($1) or dark_logo_key = any($2)",
        keys.clone(),
        keys
    );
    Ok(rows.all(db).await?.into_iter().flat_map(|(_, light, other)| [light, other]).flatten().collect())
}
