//! Members as recipients of emails about their organization.

mod queries;

use std::collections::HashMap;

use db::{Run, Tx};
use jiff::Timestamp;
use mail::{Language, Look};

use crate::{Limits, OrgId, Role, UserId, brand};

/// Place that decides the local time of a member.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MemberPlace {
    /// Time zone that the member chose.
    pub time_zone: Option<String>,
    /// Default country of the organization.
    pub country: Option<String>,
    /// True in a demo, which sends no emails.
    pub is_demo: bool,
}

/// Member of an organization, with what an email to them needs.
#[derive(Clone, Debug)]
pub struct Recipient {
    /// Email address.
    pub email: String,
    /// Role in the organization.
    pub role: Role,
    /// Limits to some locations; `None` for a member who sees all.
    pub limits: Option<Limits>,
    /// Language of the email.
    pub language: Language,
    /// Name of the organization.
    pub organisation: String,
    /// Branding of the organization.
    pub look: Look,
}

/// Returns the places of the members of an organization.
pub async fn member_places(on: impl Run, org: &OrgId) -> db::Result<HashMap<UserId, MemberPlace>> {
    let places = queries::places(on, org).await?.into_iter();
    Ok(places.map(|(user, time_zone, country, is_demo)| (user, MemberPlace { time_zone, country, is_demo })).collect())
}

/// Returns a member as a recipient; `None` for a user who is banned or not a member.
pub async fn recipient(tx: &mut Tx, org: &OrgId, user: &UserId, now: Timestamp) -> db::Result<Option<Recipient>> {
    let Some((email, role, limits, organisation)) = queries::recipient(tx, org, user).await? else { return Ok(None) };
    if auth::is_banned(&mut *tx, user, now).await? {
        return Ok(None);
    }
    let look = brand::style(&mut *tx, org).await?.letter_look(&organisation);
    let language = crate::language_of(tx, org, user).await?;
    Ok(Some(Recipient { email, role, limits: limits.0, language, organisation, look }))
}
