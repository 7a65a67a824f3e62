//! Secrets of a flow, sealed while the user is away from the client.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Auth, error::Result, queries::FlowRow};

/// Tokens of a provider, stored sealed until the code of the flow is exchanged.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_field_names, reason = "the names of the protocol")]
pub(crate) struct Tokens {
    pub(crate) access_token: String,
    #[serde(default)]
    pub(crate) refresh_token: Option<String>,
    #[serde(default)]
    pub(crate) id_token: Option<String>,
}

/// Seals a secret for the flow with this id.
pub(crate) fn seal(auth: &Auth, flow: &str, secret: &impl Serialize) -> Result<String> {
    let secret = serde_json::to_vec(secret).map_err(api::Error::internal)?;
    Ok(auth.0.sealer.seal(&context(flow), &secret).map_err(api::Error::internal)?)
}

/// Opens the secret of a flow.
///
/// # Errors
/// When there is none, or it was sealed elsewhere.
pub(crate) fn open<T: DeserializeOwned>(auth: &Auth, flow: &FlowRow) -> Result<T> {
    let sealed = flow.secret.as_deref().unwrap_or_default();
    let secret = auth.0.sealer.open(&context(flow.id.as_str()), sealed).map_err(api::Error::internal)?;
    Ok(serde_json::from_slice(&secret).map_err(api::Error::internal)?)
}

/// Sealing context of the secrets of a flow.
fn context(flow: &str) -> String {
    format!("flows/{flow}")
}
