//! SQL queries for the branding of organizations.

use auth::UserId;
use db::{Db, Result, Run, Tx, query};
use mail::Language;
use media::StoredPicture;

use crate::OrgId;

/// Stored branding of an organization.
#[derive(Clone, Debug, Default)]
pub(crate) struct Style {
    pub(crate) default_language: Option<String>,
    pub(crate) brand_colour: Option<String>,
    pub(crate) logo_key: Option<String>,
    pub(crate) logo_width: Option<i64>,
    pub(crate) logo_height: Option<i64>,
}

/// Returns the branding of the organization a user works in.
pub(crate) async fn look(db: &Db, user: &UserId) -> Result<Option<Style>> {
    query!(
        Style,
        "select o.default_language, o.brand_colour, o.logo_key, o.logo_width, o.logo_height
         from profiles p join orgs o on o.id = p.org_id where p.id = $1",
        user
    )
    .lookup()
    .find(db)
    .await
}

/// Returns the branding of an organization.
pub(crate) async fn style(on: impl Run, org: &OrgId) -> Result<Style> {
    let style = query!(
        Style,
        "select default_language, brand_colour, logo_key, logo_width, logo_height from orgs where id = $1",
        org
    );
    Ok(style.lookup().find(on).await?.unwrap_or_default())
}

/// Returns the name of an organization; `None` when it does not exist.
pub(crate) async fn name(on: impl Run, org: &OrgId) -> Result<Option<String>> {
    Ok(query!((String,), "select name from orgs where id = $1", org).lookup().find(on).await?.map(|(name,)| name))
}

/// Returns the default language of an organization, for users who have chosen none.
pub(crate) async fn default_language(on: impl Run, org: &OrgId) -> Result<Option<Language>> {
    Ok(style(on, org).await?.language())
}

/// Sets the default language, for users who have chosen none.
pub(crate) async fn set_language(tx: &mut Tx, org: &OrgId, language: Option<Language>) -> Result<()> {
    let language = language.map(|language| language.code().to_owned());
    query!("update orgs set default_language = $2 where id = $1", org, language).run(tx).await.map(drop)
}

/// Sets the brand color.
pub(crate) async fn set_colour(tx: &mut Tx, org: &OrgId, colour: Option<String>) -> Result<()> {
    query!("update orgs set brand_colour = $2 where id = $1", org, colour).run(tx).await.map(drop)
}

/// Sets or removes the logo.
pub(crate) async fn set_logo(tx: &mut Tx, org: &OrgId, logo: Option<StoredPicture>) -> Result<()> {
    let size = |side: u32| i64::from(side);
    let (width, height) = (logo.as_ref().map(|logo| size(logo.width)), logo.as_ref().map(|logo| size(logo.height)));
    query!(
        "update orgs set logo_key = $2, logo_width = $3, logo_height = $4 where id = $1",
        org,
        logo.map(|logo| logo.key),
        width,
        height
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the `keys` that belong to logos.
pub(crate) async fn logo_keys(db: &Db, keys: Vec<String>) -> Result<Vec<String>> {
    let keys = query!((Option<String>,), "select logo_key from orgs where logo_key = any($1)", keys).all(db).await?;
    Ok(keys.into_iter().filter_map(|(key,)| key).collect())
}
