//! Users and sessions in the protocol.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

db::id!(
    /// Names a user.
    UserId
);
db::id!(
    /// Names a session: one signed-in device.
    SessionId
);

/// User who is signing up, as passed to [`OnSignUp`](crate::OnSignUp).
#[derive(Clone, Debug)]
pub struct NewUser {
    /// Their id.
    pub id: UserId,
    /// Their email address, in lower case.
    pub email: String,
    /// Metadata that the user entered: `first_name`, `last_name`, `company` …
    pub metadata: Map<String, Value>,
}

/// A user, as the protocol shows one. A key is absent where it has no value.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct User {
    /// The user's id.
    #[schema(value_type = String)]
    pub id: UserId,
    /// Always `authenticated`.
    pub aud: &'static str,
    /// `authenticated`, unless an administrator has said otherwise.
    pub role: String,
    /// Email address; empty for a demo user.
    pub email: String,
    /// Telephone number; empty when there is none.
    pub phone: String,
    /// When the email address was confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub email_confirmed_at: Option<Timestamp>,
    /// When the telephone number was confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub phone_confirmed_at: Option<Timestamp>,
    /// When the first of the two was confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub confirmed_at: Option<Timestamp>,
    /// When the user was invited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub invited_at: Option<Timestamp>,
    /// When the confirmation was mailed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub confirmation_sent_at: Option<Timestamp>,
    /// When a link to sign in was mailed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub recovery_sent_at: Option<Timestamp>,
    /// The address that the user asked for and has not confirmed yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new_email: Option<String>,
    /// When the confirmation of that was mailed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub email_change_sent_at: Option<Timestamp>,
    /// When a code to prove that it is still them was mailed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub reauthentication_sent_at: Option<Timestamp>,
    /// Latest sign-in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub last_sign_in_at: Option<Timestamp>,
    /// `provider` and `providers`.
    pub app_metadata: Value,
    /// Metadata that the user entered: `first_name`, `last_name`, `company`, `full_name` …
    pub user_metadata: Value,
    /// The ways this user can sign in.
    pub identities: Vec<Identity>,
    /// The second factors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub factors: Vec<Factor>,
    /// When the user signed up.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: Timestamp,
    /// When the user last changed.
    #[schema(value_type = String, format = DateTime)]
    pub updated_at: Timestamp,
    /// Until when the user may not sign in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub banned_until: Option<Timestamp>,
    /// True for a demo user.
    pub is_anonymous: bool,
}

/// One way to sign in.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Identity {
    /// Id of the identity.
    pub identity_id: String,
    /// The provider's name for the user; for email, the user's id.
    pub id: String,
    /// Id of the user.
    #[schema(value_type = String)]
    pub user_id: UserId,
    /// Claims of the provider about the user.
    pub identity_data: Value,
    /// `email`, `phone` or `google`
    pub provider: String,
    /// Latest sign-in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub last_sign_in_at: Option<Timestamp>,
    /// When it came to be.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: Timestamp,
    /// When it last changed.
    #[schema(value_type = String, format = DateTime)]
    pub updated_at: Timestamp,
    /// Email address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
}

/// A second factor.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Factor {
    /// Id of the factor.
    pub id: String,
    /// Name that the user gave it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub friendly_name: Option<String>,
    /// `totp`, `phone` or `webauthn`
    pub factor_type: String,
    /// `unverified` until it was proved once, then `verified`.
    pub status: String,
    /// When it was added.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: Timestamp,
    /// When it last changed.
    #[schema(value_type = String, format = DateTime)]
    pub updated_at: Timestamp,
    /// When it was last asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub last_challenged_at: Option<Timestamp>,
    /// Its telephone number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone: Option<String>,
}

/// The answer to every sign-in and refresh.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Session {
    /// Proves who is calling, for `expires_in` seconds.
    pub access_token: String,
    /// Always `bearer`.
    pub token_type: &'static str,
    /// Seconds until the access token expires.
    pub expires_in: i64,
    /// When it expires, in Unix seconds.
    pub expires_at: i64,
    /// Gets the next access token, once.
    pub refresh_token: String,
    /// Signed-in user.
    pub user: User,
    /// Access token of the provider; present once, right after a sign-in with the provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_token: Option<String>,
    /// Refresh token of the provider; present once, right after a sign-in with the provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_refresh_token: Option<String>,
}

/// Authentication method that the user of a session has completed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Method {
    /// `password`, `otp`, `oauth`, `totp`, `passkey`, `recovery_code`, `recovery`, `invite`, `magiclink`, `email/signup`,
    /// `email_change` or `anonymous`
    pub(crate) method: String,
    /// When, in Unix seconds.
    pub(crate) timestamp: i64,
}

impl Method {
    pub(crate) const PASSWORD: &str = "password";
    pub(crate) const ANONYMOUS: &str = "anonymous";
    pub(crate) const OTP: &str = "otp";
    pub(crate) const OAUTH: &str = "oauth";
    pub(crate) const TOTP: &str = "totp";
    pub(crate) const PASSKEY: &str = "passkey";
    pub(crate) const RECOVERY_CODE: &str = "recovery_code";
    pub(crate) const SSO: &str = "sso";

    /// Returns whether it proves that the user reads their mailbox, which is all that a reset of the password asks for.
    pub(crate) fn is_mailed(&self) -> bool {
        [Self::OTP, "recovery", "magiclink"].contains(&self.method.as_str())
    }
}
