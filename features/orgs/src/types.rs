//! What is shown of organizations and of those who belong to them.

use jiff::Timestamp;
use mail::Language;
use media::names;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Brand, Limits, Permission, emergency::Running, plans::Standing};

db::id!(
    /// Names an organization.
    OrgId
);

/// What somebody is in an organization, the most powerful first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Everything, also closing the organization.
    Owner,
    /// Everything but that.
    Admin,
    /// Changes locations.
    Manager,
    /// Answers reviews.
    Responder,
    /// Reads.
    Viewer,
    /// Reads what an agency shows its customer.
    Client,
}

impl db::Column for Role {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let text = String::read(row, at)?;
        Self::of(&text).ok_or_else(|| db::Error::Unreadable(format!("the role {text}")))
    }
}

/// What somebody is, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Post {
    /// Where.
    pub(crate) org: OrgId,
    /// As what.
    pub(crate) role: Role,
    /// Limited to what.
    pub(crate) limits: Option<Limits>,
}

impl Post {
    /// The owner of an organization.
    pub(crate) fn owner(org: &OrgId) -> Self {
        Self { org: org.clone(), role: Role::Owner, limits: None }
    }
}

/// Who is signed in, and where they belong.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Me {
    /// Who is signed in.
    pub user: Person,
    /// Their organization; null before registration.
    #[schema(required)]
    pub organisation: Option<Organisation>,
    /// Their role in it.
    #[schema(required)]
    pub role: Option<Role>,
    /// What they may do there: nothing else is offered to them.
    pub permissions: Vec<Permission>,
    /// True when they are limited to some of its locations.
    pub is_limited: bool,
    /// True when an owner lets them use emergency access there.
    pub may_use_emergency_access: bool,
    /// The emergency access that they have there at this moment: role and permissions are those of an administrator.
    #[schema(required)]
    pub emergency_access: Option<Running>,
    /// True once they have told their name and have an organization.
    pub registration_completed: bool,
}

/// Somebody, by name.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Person {
    /// The user's id.
    #[schema(value_type = String)]
    pub id: auth::UserId,
    /// Email address; empty for a demo user.
    pub email: String,
    /// First name; empty when not told.
    pub first_name: String,
    /// Last name; empty when not told.
    pub last_name: String,
    /// Both names.
    pub full_name: String,
    /// Addresses of their picture, which is square; null for who has none.
    #[schema(required)]
    pub photo: Option<Portrait>,
    /// The language they chose; null for that of the organization, or else of their device.
    #[schema(required, value_type = Option<Language>)]
    pub language: Option<Language>,
    /// The time zone in which they are shown times, by its IANA name; null for that of their device.
    #[schema(required)]
    pub time_zone: Option<String>,
}

/// A square picture of somebody. It is public, and never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Portrait {
    /// At most 512 pixels wide.
    pub url: String,
    /// At most 128 pixels wide.
    pub thumbnail_url: String,
}

impl Portrait {
    /// The picture that is kept under this key.
    pub(crate) fn of(key: &str) -> Self {
        Self { url: names::url(key), thumbnail_url: names::thumbnail_url(key) }
    }
}

/// An organization.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Organisation {
    /// Its id.
    #[schema(value_type = String)]
    pub id: OrgId,
    /// Its name.
    pub name: String,
    /// True for a demo, which is removed when it expires.
    pub is_demo: bool,
    /// When a demo is removed.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub demo_expires_at: Option<Timestamp>,
    /// When the trial ends.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub trial_ends_at: Option<Timestamp>,
    /// Where it stands with its plan.
    pub plan: Standing,
    /// When it is removed, with everything in it, because an owner wants that; it can only be read until then.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub removal_at: Option<Timestamp>,
    /// Only those may work in it who have proved a second factor; others are refused with `mfa_required`.
    pub requires_second_factor: bool,
    /// The caller is here through its agency, which requires the same of its people wherever they work.
    pub agency_requires_second_factor: bool,
    /// After how many minutes without activity its people are signed out; null for after 30 days, as everywhere.
    #[schema(required)]
    pub idle_minutes: Option<i64>,
    /// The same by the rule of its agency, when the caller is here through it: the shorter of both counts.
    #[schema(required)]
    pub agency_idle_minutes: Option<i64>,
    /// The country of a location that names none (ISO 3166-1, two letters).
    #[schema(required)]
    pub default_country: Option<String>,
    /// The agency that looks after it; null for an organization of its own.
    #[schema(required, value_type = Option<String>)]
    pub agency_id: Option<OrgId>,
    /// The language of those who have chosen none, and of invitations.
    #[schema(required, value_type = Option<Language>)]
    pub default_language: Option<Language>,
    /// How it looks.
    pub brand: Brand,
}

/// What completes a registration.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewRegistration {
    /// First name, 1 to 100 characters.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 100)]
    pub(crate) first_name: String,
    /// Last name, 1 to 100 characters.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 100)]
    pub(crate) last_name: String,
    /// Company, at most 200 characters.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub(crate) company: Option<String>,
}

/// A registration that was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Registration {
    pub(crate) first_name: String,
    pub(crate) last_name: String,
    pub(crate) company: Option<String>,
}
