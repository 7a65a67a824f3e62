//! API types of consent and connections.

use jiff::Timestamp;
use orgs::{OrgId, TokenId, TokenScope, TokenScopes};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Request of an assistant, as it stands in the address of the page where users consent.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct AuthorizationRequest {
    /// `code`.
    #[serde(default)]
    #[schema(max_length = 100)]
    pub(crate) response_type: String,
    /// Identifier of the assistant: the address of its metadata document, or what it registered.
    #[schema(max_length = 4096)]
    pub(crate) client_id: String,
    /// Address that receives the code.
    #[schema(max_length = 500)]
    pub(crate) redirect_uri: String,
    /// Requested scopes, divided by spaces.
    #[serde(default)]
    #[schema(max_length = 500)]
    pub(crate) scope: Option<String>,
    /// Value that goes back to the assistant.
    #[serde(default)]
    #[schema(max_length = 4096)]
    pub(crate) state: Option<String>,
    /// Code challenge (PKCE).
    #[serde(default)]
    #[schema(max_length = 128)]
    pub(crate) code_challenge: String,
    /// `S256`.
    #[serde(default)]
    #[schema(max_length = 100)]
    pub(crate) code_challenge_method: String,
    /// Address of the server for assistants (RFC 8707).
    #[serde(default)]
    #[schema(max_length = 500)]
    pub(crate) resource: String,
}

/// Request for the consent of a user.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ConsentQuestion {
    /// Name that the assistant gives itself.
    pub(crate) client_name: String,
    /// Host that published the metadata of the assistant; null for one that registered itself, whose name proves nothing.
    #[schema(required)]
    pub(crate) client_host: Option<String>,
    /// Host that receives the access, or the scheme of an app.
    pub(crate) redirect_host: String,
    /// True when the access goes to an app on the user’s device.
    pub(crate) is_on_device: bool,
    /// Current organization of the user.
    #[schema(value_type = String)]
    pub(crate) organization_id: OrgId,
    /// Name of the organization.
    pub(crate) organization: String,
    /// True when assistants may connect to the organization.
    pub(crate) is_on: bool,
    /// Requested scopes.
    #[schema(value_type = Vec<TokenScope>)]
    pub(crate) requested: TokenScopes,
    /// Scopes that the role of the user has a use for.
    #[schema(value_type = Vec<TokenScope>)]
    pub(crate) grantable: TokenScopes,
    /// Address that tells the assistant that the user declined.
    pub(crate) decline_to: String,
}

/// Consent of a user.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct Consent {
    /// Request of the assistant.
    pub(crate) request: AuthorizationRequest,
    /// Organization that the user saw when they consented: their current one.
    #[schema(max_length = 64)]
    pub(crate) organization_id: String,
    /// Granted scopes; `read` is always among them.
    #[schema(max_items = 4)]
    pub(crate) scopes: Vec<TokenScope>,
}

/// Address with the answer to an assistant.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ConsentAnswer {
    /// Address to open next.
    pub(crate) redirect_to: String,
}

/// Connected assistant.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct AssistantConnection {
    /// Id of the connection.
    pub(crate) id: TokenId,
    /// Name that the assistant gives itself.
    pub(crate) name: String,
    /// Host that received the access, or the scheme of an app.
    pub(crate) host: String,
    /// Granted scopes.
    #[schema(value_type = Vec<TokenScope>)]
    pub(crate) scopes: TokenScopes,
    /// Time of the consent.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) connected_at: Timestamp,
    /// Time of the last use, to the minute; null when it was never used.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) last_used_at: Option<Timestamp>,
    /// Time at which the connection ends unless it is used before.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) expires_at: Timestamp,
}

/// Connected assistants of the caller in the organization.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct AssistantConnections {
    /// Connections, the latest first.
    pub(crate) items: Vec<AssistantConnection>,
}
