//! Types of provisioning.

use auth::UserId;
use jiff::Timestamp;
use orgs::{CustomRoleId, Limits, OrgId};
use serde::Serialize;
use utoipa::ToSchema;

db::id!(
    /// Id of a token of an identity provider.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ScimTokenId
);
db::id!(
    /// Id of a person of an identity provider.
    PersonId
);
db::id!(
    /// Id of a group of an identity provider.
    GroupId
);

/// Provisioning of the organization.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ProvisioningSettings)]
pub(crate) struct ShownSettings {
    /// Address to be entered at the identity provider.
    pub(crate) base_url: String,
    /// Claimed domains: people with other addresses are invited.
    pub(crate) domains: Vec<String>,
    /// Tokens, latest first; at most two, so that one can replace the other.
    pub(crate) tokens: Vec<ShownToken>,
    /// Number of people that the provider knows here.
    pub(crate) people: i64,
    /// Number of groups.
    pub(crate) groups: i64,
    /// True when rules of single sign-on give roles to groups.
    pub(crate) has_rules: bool,
}

/// Token of an identity provider, without its secret.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ProvisioningToken)]
pub(crate) struct ShownToken {
    /// Id of the token.
    pub(crate) id: ScimTokenId,
    /// First characters of the token.
    pub(crate) prefix: String,
    /// Time of creation.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// Time of the last use, to the minute; null when it was never used.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) last_used_at: Option<Timestamp>,
}

/// New token.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ProvisioningTokenMade)]
pub(crate) struct MadeToken {
    /// Id of the token.
    pub(crate) id: ScimTokenId,
    /// Secret of the token. It is shown only once, because only its hash is stored.
    pub(crate) token: String,
}

/// Stored person.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    pub(crate) user_id: Option<UserId>,
    pub(crate) document: serde_json::Value,
    pub(crate) is_active: bool,
    pub(crate) held: Option<HeldPosition>,
    pub(crate) version: i64,
    pub(crate) created_at: Timestamp,
    pub(crate) updated_at: Timestamp,
}

/// Position of a member who was deactivated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HeldPosition {
    pub(crate) role: orgs::Role,
    pub(crate) role_id: Option<CustomRoleId>,
    pub(crate) limits: Option<Limits>,
}

/// Stored group.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) id: GroupId,
    pub(crate) display_name: String,
    pub(crate) external_id: Option<String>,
    pub(crate) version: i64,
    pub(crate) created_at: Timestamp,
    pub(crate) updated_at: Timestamp,
}

/// Identity provider that asks.
#[derive(Clone, Debug)]
pub(crate) struct Provider {
    pub(crate) org: OrgId,
    pub(crate) token: ScimTokenId,
    /// Owner who created the token, in whose name people are invited.
    pub(crate) created_by: UserId,
    pub(crate) actor: audit::Actor,
}
