//! API types of the signed-in user and their organization.

use jiff::Timestamp;
use mail::Language;
use media::names;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Brand, OrgId, Permission, Role, emergency::Running, plans::Standing, roles::CustomRoleId};

/// Signed-in user with their organization and permissions.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Me {
    /// Signed-in user.
    pub user: Person,
    /// Current organization; null before registration.
    #[schema(required)]
    pub organisation: Option<Organisation>,
    /// Role in the organization; the closest built-in role for a custom one.
    #[schema(required)]
    pub role: Option<Role>,
    /// Id of the custom role; null for a built-in one.
    #[schema(required, value_type = Option<String>)]
    pub role_id: Option<CustomRoleId>,
    /// Name of the custom role; null for a built-in one.
    #[schema(required)]
    pub role_name: Option<String>,
    /// Permissions in the organization. Clients offer only these actions.
    pub permissions: Vec<Permission>,
    /// True when the user is limited to some of its locations.
    pub is_limited: bool,
    /// True when an owner allows the user emergency access to the organization.
    pub may_use_emergency_access: bool,
    /// Active emergency access to the organization: role and permissions are those of an administrator.
    #[schema(required)]
    pub emergency_access: Option<Running>,
    /// True once the user has a name and an organization.
    pub registration_completed: bool,
}

/// User with their profile.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Person {
    /// Id of the user.
    #[schema(value_type = String)]
    pub id: auth::UserId,
    /// Email address; empty for a demo user.
    pub email: String,
    /// First name; empty when unknown.
    pub first_name: String,
    /// Last name; empty when unknown.
    pub last_name: String,
    /// Full name.
    pub full_name: String,
    /// Square picture of the user; null without one.
    #[schema(required)]
    pub photo: Option<Portrait>,
    /// Language chosen by the user; null for the default of the organization, or else of the device.
    #[schema(required, value_type = Option<Language>)]
    pub language: Option<Language>,
    /// Time zone of displayed times, as an IANA name; null for the time zone of the device.
    #[schema(required)]
    pub time_zone: Option<String>,
}

/// Square picture of a user. It is public and never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Portrait {
    /// Address of the picture, at most 512 pixels wide.
    pub url: String,
    /// Address of the thumbnail, at most 128 pixels wide.
    pub thumbnail_url: String,
}

impl Portrait {
    /// Returns the picture stored under this key.
    pub(crate) fn of(key: &str) -> Self {
        Self { url: names::url(key), thumbnail_url: names::thumbnail_url(key) }
    }
}

/// Organization of the signed-in user.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Organisation {
    /// Id of the organization.
    #[schema(value_type = String)]
    pub id: OrgId,
    /// Name of the organization.
    pub name: String,
    /// True for a demo, which is removed when it expires.
    pub is_demo: bool,
    /// Time at which a demo is removed.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub demo_expires_at: Option<Timestamp>,
    /// End of the trial.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub trial_ends_at: Option<Timestamp>,
    /// Plan status.
    pub plan: Standing,
    /// Time at which the organization is removed with all its data, at the request of an owner. Until then it is
    /// read-only.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub removal_at: Option<Timestamp>,
    /// True when users need a second factor to access the organization; others are rejected with `mfa_required`.
    pub requires_second_factor: bool,
    /// True when the caller has access through the agency and the agency requires a second factor of its users
    /// everywhere.
    pub agency_requires_second_factor: bool,
    /// Idle timeout in minutes; null for the default of 30 days.
    #[schema(required)]
    pub idle_minutes: Option<i64>,
    /// Idle timeout of the agency in minutes, when the caller has access through it. The shorter timeout applies.
    #[schema(required)]
    pub agency_idle_minutes: Option<i64>,
    /// Country of locations without one (ISO 3166-1, two letters).
    #[schema(required)]
    pub default_country: Option<String>,
    /// Agency that manages the organization; null for an independent organization.
    #[schema(required, value_type = Option<String>)]
    pub agency_id: Option<OrgId>,
    /// True for an agency: an organization with at least one client.
    pub has_clients: bool,
    /// Language of invitations, and of users who have chosen none.
    #[schema(required, value_type = Option<Language>)]
    pub default_language: Option<Language>,
    /// Branding of the organization.
    pub brand: Brand,
}

/// Data that completes a registration.
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
    /// Country of the user (ISO 3166-1 alpha-2) as the browser knows it: the organization's first default country. An
    /// unknown one is ignored.
    #[serde(default)]
    pub(crate) country: Option<String>,
    /// Language of the user, `en` or `fr`: the organization's first default language. An unknown one is ignored.
    #[serde(default)]
    pub(crate) language: Option<String>,
}

/// First defaults of a new organization, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct FirstDefaults {
    /// ISO 3166-1 alpha-2.
    pub(crate) country: Option<String>,
    pub(crate) language: Option<Language>,
}

/// Validated registration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Registration {
    pub(crate) first_name: String,
    pub(crate) last_name: String,
    pub(crate) company: Option<String>,
}
