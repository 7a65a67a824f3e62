//! Organizations: membership, roles and permissions of callers.
//!
//! A handler names the permission it needs as an argument: [`May`] or [`Within`]. Mounted under `/api/v1`.

mod brand;
mod clients;
mod departures;
mod emergency;
mod events;
mod idempotency;
mod idle_sign_out;
mod invitations;
mod jobs;
mod limits;
mod me;
mod member;
mod members;
mod organisations;
mod permissions;
mod pictures_in_use;
pub mod plans;
mod post;
mod profile;
pub mod provisioning;
mod queries;
mod recipients;
mod registration;
pub mod removal;
pub mod roles;
mod routes;
mod rules;
mod scopes;
mod second_factor;
mod tokens;
mod types;
mod via;

use api::App;
use axum::Extension;
use db::{Db, Tx};
use jiff::Timestamp;
use mail::Language;
use media::{Pictures, Store, names};
use utoipa_axum::router::OpenApiRouter;

pub use auth::UserId;
pub use brand::{Brand, Palette, Palettes, nearest_colour, palettes};
pub use clients::{Client, clients_in_reach, people_of_clients};
pub use departures::{DEPARTURES, Departure, Unassign, depart};
pub use emergency::{
    EMERGENCY_ACCESS_BEGAN, EmergencyAccessId, EmergencyBegan, Running as RunningEmergencyAccess,
    sample as sample_emergency_access,
};
pub use events::EmergencyAccessBegan;
pub use idempotency::{Idempotent, Once, forget_answers};
pub use invitations::sample as sample_invitation;
pub use jobs::jobs;
pub use limits::{Limits, LimitsLookup, Scope, UnknownFieldsFuture};
pub use me::{Me, Organisation, Person};
pub use member::{May, Program, Within};
pub use permissions::{
    About, Asking, MATRIX, MatrixRow, Permission, PermissionSet, Publishing, Right, RightToEach, Role, Through, may,
    stored_permissions,
};
pub use pictures_in_use::{InUse, PICTURES, PicturesInUse};
pub use profile::forget_photo;
pub use recipients::{MemberPlace, Recipient, member_places, recipient};
pub use registration::Registrar;
pub use roles::{CustomRoleId, GivenRole};
pub use routes::routes;
pub use scopes::{INSUFFICIENT_SCOPE, TokenScope, TokenScopes};
pub use tokens::{ForAssistant, TokenId, access as assistant_tokens};
pub use types::OrgId;
pub use via::Via;

/// Returns the organization a user works in.
pub async fn current_org(db: &Db, user: &auth::UserId) -> api::Result<Option<OrgId>> {
    Ok(queries::membership(db, user).await?.map(|membership| membership.org_id))
}

/// Returns true when an organization exists.
pub async fn exists(db: &Db, org: &OrgId) -> api::Result<bool> {
    Ok(queries::exists(db, org).await?)
}

/// Creates a demo organization owned by `user`. It is removed with all its data when it expires.
pub async fn create_demo(
    tx: &mut Tx,
    user: &auth::UserId,
    expires_at: Timestamp,
    now: Timestamp,
) -> api::Result<OrgId> {
    registration::demo(tx, user, expires_at, now).await
}

/// Returns true for a demo.
pub async fn is_demo(on: impl db::Run, org: &OrgId) -> db::Result<bool> {
    Ok(queries::open_org(on, org).await?.is_none())
}

/// Counts the demo organizations that have not expired.
pub async fn living_demos(tx: &mut Tx, now: Timestamp) -> db::Result<i64> {
    queries::living_demos(tx, now).await
}

/// Returns the expired demo organizations.
pub async fn expired_demos(db: &Db, now: Timestamp) -> api::Result<Vec<OrgId>> {
    Ok(queries::expired(db, now).await?)
}

/// Returns the members of an organization with their roles and limits; `None` for members who see all locations.
pub async fn members(on: impl db::Run, org: &OrgId) -> db::Result<Vec<(auth::UserId, Role, Option<Limits>)>> {
    let members = queries::members(on, org).await?.into_iter();
    Ok(members.map(|(user, role, limits)| (user, role, limits.0)).collect())
}

/// Returns the names of those `users` who belong to the organization or to its agency.
pub async fn names(
    on: impl db::Run,
    org: &OrgId,
    users: &[auth::UserId],
) -> db::Result<std::collections::HashMap<auth::UserId, String>> {
    Ok(queries::names(on, org, users).await?.into_iter().collect())
}

/// Removes an organization, its data, and its demo users.
pub async fn remove(tx: &mut Tx, org: &OrgId) -> api::Result<()> {
    let users: Vec<_> = queries::members(&mut *tx, org).await?.into_iter().map(|(user, _, _)| user).collect();
    members::move_away(tx, org, None).await?;
    queries::remove(tx, org).await?;
    audit::remove(tx, org.as_str()).await?;
    auth::remove_anonymous(tx, &users).await.map(drop)
}

/// Returns the routes with picture uploads, of users and organizations, to be mounted under `/api/v1` beside
/// [`routes`].
pub fn picture_routes(pictures: &Pictures) -> OpenApiRouter<App> {
    profile::photo_routes().merge(brand::logo_routes()).layer(Extension(pictures.clone()))
}

/// Returns the `keys` that belong to pictures of users, logos of organizations, or pictures that a feature has in use.
pub async fn shown_pictures(db: &Db, keys: Vec<String>) -> db::Result<Vec<String>> {
    let mut pictures = profile::picture_keys(db, keys.clone()).await?;
    for feature in PICTURES {
        pictures.extend(feature.0(db, keys.clone()).await?);
    }
    pictures.extend(brand::logo_keys(db, keys).await?);
    Ok(pictures)
}

/// Deletes the logo files of an organization from the store; the logo's key is deleted with the organization.
///
/// # Errors
/// Fails when the database or the store fails; a retry deletes the remaining files.
pub async fn remove_logo_files(db: &Db, store: &Store, org: &OrgId) -> api::Result<()> {
    let key = brand::style(db, org).await?.logo_key;
    for name in key.iter().flat_map(|key| names::files(key)) {
        store.remove(&name).await.map_err(api::Error::unavailable)?;
    }
    Ok(())
}

/// Returns the logo of an organization: path on this site, width and height; `None` without one.
pub async fn logo(on: impl db::Run, org: &OrgId) -> db::Result<Option<(String, i64, i64)>> {
    Ok(Brand::of(&brand::style(on, org).await?).logo.map(|logo| (logo.url, logo.width, logo.height)))
}

/// Returns the name of an organization.
pub async fn name_of(on: impl db::Run, org: &OrgId) -> db::Result<Option<String>> {
    queries::name_of(on, org).await
}

/// Returns the agency of a client; `None` for an organization without one.
pub async fn agency_of(on: impl db::Run, org: &OrgId) -> db::Result<Option<OrgId>> {
    queries::agency_of(on, org).await
}

/// Returns the clients of an agency with their names, in the order of names, at most 1,000.
pub async fn clients_of(on: impl db::Run, agency: &OrgId) -> db::Result<Vec<(OrgId, String)>> {
    queries::clients_of(on, agency).await
}

/// Returns the name of an organization with its branding; `None` when it does not exist.
pub async fn branding(db: &Db, org: &OrgId) -> db::Result<Option<(String, Brand)>> {
    let Some(name) = brand::name(db, org).await? else { return Ok(None) };
    Ok(Some((name, Brand::of(&brand::style(db, org).await?))))
}

/// Returns the design of emails of an organization, with a name at their top.
pub async fn email_look(on: impl db::Run, org: &OrgId, name: &str) -> db::Result<mail::Look> {
    Ok(brand::style(on, org).await?.letter_look(name))
}

/// Returns the language of messages to a user about an organization: the user's choice, else the organization's
/// default, else English.
pub async fn language_of(tx: &mut Tx, org: &OrgId, user: &UserId) -> db::Result<Language> {
    let chosen = match auth::language_of(&mut *tx, user).await? {
        None => brand::default_language(tx, org).await?,
        chosen => chosen,
    };
    Ok(chosen.unwrap_or_default())
}

/// Returns the country of locations without one (ISO 3166-1, two letters), if the organization has chosen one.
pub async fn default_country(db: &Db, org: &OrgId) -> api::Result<Option<String>> {
    Ok(queries::default_country(db, org).await?)
}
