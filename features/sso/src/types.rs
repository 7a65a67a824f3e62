//! Types of single sign-on: connections, rules of groups, and what the API shows.

use jiff::Timestamp;
use orgs::{CustomRoleId, Limits, Role};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Id of a connection: the provider of an organization.
    ConnectionId
);
db::id!(
    /// Id of a person of a provider.
    IdentityId
);
db::id!(
    /// Id of a sign-in by a provider.
    SignInId
);

db::stored! {
    /// Identity provider. Its rules differ: how it says that an address is verified, and how it names groups.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = SsoProvider)]
    pub enum Provider {
        /// Microsoft Entra ID.
        Entra = "entra",
        /// Google Workspace.
        Google = "google",
        /// Okta.
        Okta = "okta",
        /// Keycloak.
        Keycloak = "keycloak",
        /// Auth0.
        Auth0 = "auth0",
        /// Another provider of OpenID Connect.
        Other = "other",
    }
}

db::stored! {
    /// Use of single sign-on.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = SsoMode)]
    pub enum Mode {
        /// Not used; owners can test it.
        Off = "off",
        /// Members choose between single sign-on and other ways.
        Optional = "optional",
        /// Addresses of the claimed domains sign in with it only.
        Enforced = "enforced",
    }
}

/// Role and locations of the people of a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = SsoGroupRule)]
pub struct GroupRule {
    /// Name or id of the group, exactly as the provider sends it.
    #[schema(min_length = 1, max_length = 256)]
    pub group: String,
    /// Role that its people get; never owner. The closest built-in role beside `role_id`.
    pub role: Role,
    /// Id of the custom role that its people get instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub role_id: Option<CustomRoleId>,
    /// Locations that its people are limited to; null for all.
    #[serde(default)]
    pub limits: Option<Limits>,
}

/// Stored connection.
#[derive(Clone, Debug)]
pub(crate) struct Connection {
    pub(crate) org_id: orgs::OrgId,
    pub(crate) id: ConnectionId,
    pub(crate) provider: Provider,
    pub(crate) issuer: String,
    pub(crate) client_id: String,
    /// Sealed.
    pub(crate) client_secret: Option<String>,
    pub(crate) scopes: String,
    pub(crate) groups_claim: Option<String>,
    pub(crate) rules: serde_json::Value,
    pub(crate) default_role: Option<Role>,
    pub(crate) default_role_id: Option<CustomRoleId>,
    pub(crate) adds_members: bool,
    pub(crate) has_more_algorithms: bool,
    pub(crate) end_session_endpoint: Option<String>,
    pub(crate) mode: Mode,
    pub(crate) test_report: Option<serde_json::Value>,
    pub(crate) tested_at: Option<Timestamp>,
    pub(crate) has_passed: bool,
}

impl Connection {
    /// Returns the role of people whom no rule matches.
    pub(crate) fn default(&self) -> Option<(Role, Option<CustomRoleId>)> {
        let id = self.default_role_id.clone();
        self.default_role.or(id.as_ref().map(|_| Role::Client)).map(|role| (role, id))
    }

    /// Returns the rules of groups in their order.
    pub(crate) fn rules(&self) -> Vec<GroupRule> {
        serde_json::from_value(self.rules.clone()).unwrap_or_default()
    }
}

/// Single sign-on of the organization.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct SsoSettings {
    /// Connection to the provider; null before one is set up.
    #[schema(required)]
    pub(crate) connection: Option<ShownConnection>,
    /// Claimed domains, whose addresses may sign in.
    pub(crate) domains: Vec<String>,
    /// Owners, with whether they may sign in with a passkey where single sign-on is enforced.
    pub(crate) owners: Vec<ShownOwner>,
}

/// Owner of the organization.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = SsoOwner)]
pub(crate) struct ShownOwner {
    /// Id of the user.
    #[schema(value_type = String)]
    pub(crate) id: auth::UserId,
    /// Full name.
    pub(crate) name: String,
    /// True for an owner with a passkey.
    pub(crate) has_passkey: bool,
    /// True for an owner who may sign in with a passkey where single sign-on is enforced.
    pub(crate) may_break_glass: bool,
}

/// Connection to a provider. The client secret is never shown.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = SsoConnection)]
pub(crate) struct ShownConnection {
    /// Id of the connection.
    #[schema(value_type = String)]
    pub(crate) id: ConnectionId,
    /// Kind of provider.
    pub(crate) provider: Provider,
    /// Issuer.
    pub(crate) issuer: String,
    /// Client id.
    pub(crate) client_id: String,
    /// True when a client secret is stored.
    pub(crate) has_secret: bool,
    /// Scopes besides `openid email profile`.
    pub(crate) scopes: String,
    /// Claim with the groups; null when groups are not used.
    #[schema(required)]
    pub(crate) groups_claim: Option<String>,
    /// Rules of groups; the first that matches wins.
    pub(crate) rules: Vec<GroupRule>,
    /// Role of people whom no rule matches; null to refuse them.
    #[schema(required)]
    pub(crate) default_role: Option<Role>,
    /// Id of the custom role of these people; null for a built-in one.
    #[schema(required, value_type = Option<String>)]
    pub(crate) default_role_id: Option<CustomRoleId>,
    /// True when people without a membership get one when they first sign in.
    pub(crate) adds_members: bool,
    /// True when RS384, RS512, PS384 and PS512 are accepted.
    pub(crate) has_more_algorithms: bool,
    /// Address for signing out, where discovery names none.
    #[schema(required)]
    pub(crate) end_session_endpoint: Option<String>,
    /// Use of single sign-on.
    pub(crate) mode: Mode,
    /// Redirect URI, to be entered at the provider.
    pub(crate) redirect_uri: String,
    /// Back-channel logout URI, to be entered at the provider.
    pub(crate) logout_uri: String,
    /// Report of the last test; null before the first.
    #[schema(required)]
    pub(crate) test: Option<TestReport>,
}

/// Report of a test: what came, and what would be given.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = SsoTestReport)]
pub(crate) struct TestReport {
    /// Time of the test.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// True when the person would be signed in.
    pub(crate) has_passed: bool,
    /// Name of the check that failed; null without one.
    #[schema(required)]
    pub(crate) reason: Option<String>,
    /// Claims that came, each cut to 200 characters.
    pub(crate) claims: Vec<ShownClaim>,
    /// Address that came; null without one.
    #[schema(required)]
    pub(crate) email: Option<String>,
    /// True when the provider says that the address is verified.
    pub(crate) is_verified: bool,
    /// True when the domain of the address is claimed.
    pub(crate) is_claimed: bool,
    /// Groups that came; null when the claim is missing or cut.
    #[schema(required)]
    pub(crate) groups: Option<Vec<String>>,
    /// Position of the rule that matched, counted from 1; null without one.
    #[schema(required)]
    pub(crate) rule: Option<usize>,
    /// Role that the person would get or keep.
    #[schema(required)]
    pub(crate) role: Option<Role>,
    /// Id of the custom role; null for a built-in one.
    #[serde(default)]
    #[schema(required, value_type = Option<String>)]
    pub(crate) role_id: Option<CustomRoleId>,
}

/// Claim of a token.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = SsoClaim)]
pub(crate) struct ShownClaim {
    /// Name of the claim.
    pub(crate) name: String,
    /// Value as JSON.
    pub(crate) value: String,
}

/// Settings of a connection.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = SsoConnectionChange)]
pub(crate) struct NewConnection {
    /// Kind of provider.
    pub(crate) provider: Provider,
    /// Issuer, exactly as the provider writes it.
    #[schema(min_length = 1, max_length = 500)]
    pub(crate) issuer: String,
    /// Client id.
    #[schema(min_length = 1, max_length = 500)]
    pub(crate) client_id: String,
    /// Client secret. Left out: it stays as it is. Empty: a public client without a secret.
    #[serde(default)]
    #[schema(max_length = 1000)]
    pub(crate) client_secret: Option<String>,
    /// Scopes besides `openid email profile`.
    #[serde(default)]
    #[schema(max_length = 500)]
    pub(crate) scopes: String,
    /// Claim with the groups.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub(crate) groups_claim: Option<String>,
    /// Rules of groups, at most 100.
    #[serde(default)]
    #[schema(max_items = 100)]
    pub(crate) rules: Vec<GroupRule>,
    /// Role of people whom no rule matches; null to refuse them.
    #[serde(default)]
    pub(crate) default_role: Option<Role>,
    /// Id of a custom role, instead of `default_role`.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub(crate) default_role_id: Option<CustomRoleId>,
    /// True to make people members when they first sign in.
    #[serde(default)]
    pub(crate) adds_members: bool,
    /// True to accept RS384, RS512, PS384 and PS512.
    #[serde(default)]
    pub(crate) has_more_algorithms: bool,
    /// Address for signing out, where discovery names none.
    #[serde(default)]
    #[schema(max_length = 500)]
    pub(crate) end_session_endpoint: Option<String>,
}

/// Decision whether single sign-on is used.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = SsoModeChange)]
pub(crate) struct ModeChange {
    /// Use of single sign-on.
    pub(crate) mode: Mode,
    /// Owners with a passkey who may sign in with it where single sign-on is enforced; left out: those of before.
    #[serde(default)]
    #[schema(value_type = Option<Vec<String>>, max_items = 20)]
    pub(crate) break_glass: Option<Vec<auth::UserId>>,
}

/// Address to go to.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = SsoAddress)]
pub(crate) struct GoTo {
    /// Address at the provider; null when there is none to go to.
    #[schema(required)]
    pub(crate) url: Option<String>,
}
