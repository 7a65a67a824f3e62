//! Lies of the provider.

use serde::Deserialize;
use serde_json::{Map, Value};

/// Key that signs a token.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Signer {
    /// The key of the provider.
    #[default]
    Own,
    /// A key that the provider does not publish, under the id of its own.
    Other,
    /// HS256 with the published key as the secret.
    PublicKey,
    /// No signature.
    None,
    /// The signature with one bit changed.
    Flipped,
    /// The signature of other claims.
    Swapped,
}

/// Changes of what the provider says. A null removes a claim or field.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Script {
    /// Fields of the configuration.
    pub discovery: Map<String, Value>,
    /// Status of the configuration.
    pub discovery_status: Option<u16>,
    /// Address to which the configuration redirects.
    pub discovery_redirect: Option<String>,
    /// Bytes that are added to the configuration.
    pub padding: usize,
    /// Fields of the headers of tokens.
    pub header: Map<String, Value>,
    /// Claims of ID tokens.
    pub claims: Map<String, Value>,
    /// Claims of userinfo.
    pub userinfo: Map<String, Value>,
    /// Claims that ID tokens lack, so that userinfo is asked.
    pub is_thin: bool,
    /// Key that signs.
    pub signer: Signer,
    /// Published keys, in place of the own one.
    pub keys: Option<Vec<Value>>,
    /// Value of `max-age` of the keys, in seconds.
    pub keys_max_age: Option<u32>,
    /// Milliseconds for which keys wait.
    pub keys_delay: u64,
    /// `error` of the token endpoint.
    pub token_error: Option<String>,
    /// Accepts every code verifier, and codes again and again.
    pub is_careless: bool,
}

/// Puts changes over an object.
pub(crate) fn change(object: &mut Map<String, Value>, changes: &Map<String, Value>) {
    for (name, value) in changes {
        if value.is_null() {
            object.remove(name);
        } else {
            object.insert(name.clone(), value.clone());
        }
    }
}
