//! WebAuthn (level 3): verification of the responses of authenticators. Pure: no clock, no database, no randomness.
//!
//! Attestation statements, which prove the model of a device, are neither requested nor read. aws-lc verifies
//! signatures.

mod authenticator;
mod cose;

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use minicbor::Decoder;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use url::{Host, Url};
use utoipa::ToSchema;

pub(crate) use self::cose::ALGORITHMS;
use self::{authenticator::AuthenticatorData, cose::Key};
use crate::{error::Result, token_hash};

/// Bytes of the longest part of an answer.
const MAX_BYTES: usize = 16 * 1024;
/// Bytes of a credential's id, as the standard has it.
const ID_BYTES: std::ops::RangeInclusive<usize> = 16..=1023;

/// Reason why an answer is refused: shown in the log, not to the caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refusal(pub(crate) &'static str);

/// Scope of passkeys: one host name and one origin on it.
#[derive(Clone, Debug)]
pub(crate) struct RelyingParty {
    id: String,
    origin: String,
    /// On a developer's machine every port of `localhost` is the site.
    is_local: bool,
}

/// New credential, as `navigator.credentials.create()` returns it.
#[derive(Deserialize, ToSchema)]
pub(crate) struct RegistrationCredential {
    id: String,
    response: AttestationResponse,
}

/// Attestation response of the device.
#[derive(Deserialize, ToSchema)]
pub(crate) struct AttestationResponse {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    #[serde(rename = "attestationObject")]
    attestation: String,
    /// Transports of the device, so that the browser can ask the right one.
    #[serde(default)]
    transports: Vec<String>,
}

/// Assertion of a credential, as `navigator.credentials.get()` returns it.
#[derive(Deserialize, ToSchema)]
pub(crate) struct AuthenticationCredential {
    id: String,
    response: AssertionResponse,
}

/// Assertion response of the device.
#[derive(Deserialize, ToSchema)]
pub(crate) struct AssertionResponse {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    #[serde(rename = "authenticatorData")]
    authenticator_data: String,
    signature: String,
    #[serde(rename = "userHandle", default)]
    user_handle: Option<String>,
}

/// A credential to be kept.
#[derive(Debug)]
pub(crate) struct Credential {
    /// base64url, as the browser names it.
    pub(crate) id: String,
    /// A COSE key, base64url.
    pub(crate) public_key: String,
    pub(crate) sign_count: i64,
    pub(crate) transports: Vec<String>,
}

/// Client data that the browser adds to the signature: ceremony type, challenge and origin.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

impl AuthenticationCredential {
    /// Returns the id of the credential; refuses an id of the wrong length.
    pub(crate) fn id(&self) -> Result<&str, Refusal> {
        let bytes = decode(&self.id)?;
        if ID_BYTES.contains(&bytes.len()) { Ok(&self.id) } else { Err(Refusal("credential id")) }
    }
}

impl RelyingParty {
    /// The site at this address; nothing where no browser makes passkeys, on a bare network address.
    pub(crate) fn of(site: &str) -> Option<Self> {
        let site = Url::parse(site).ok()?;
        let (id, is_local) = match site.host()? {
            Host::Domain(name) => (name.to_owned(), name == "localhost"),
            Host::Ipv4(address) if address.is_loopback() => ("localhost".into(), true),
            Host::Ipv6(address) if address.is_loopback() => ("localhost".into(), true),
            Host::Ipv4(_) | Host::Ipv6(_) => return None,
        };
        Some(Self { id, origin: site.origin().ascii_serialization(), is_local })
    }

    /// The host name that credentials are bound to.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Verifies a new credential for the challenge with this hash.
    pub(crate) fn register(
        &self,
        created: &RegistrationCredential,
        challenge_hash: &str,
    ) -> Result<Credential, Refusal> {
        self.check_client(&decode(&created.response.client_data)?, "webauthn.create", challenge_hash)?;
        let attestation = decode(&created.response.attestation)?;
        let bytes = authenticator_data(&attestation).ok_or(Refusal("attestation object"))?;
        let data = AuthenticatorData::read(bytes).ok_or(Refusal("authenticator data"))?;
        self.check_device(&data)?;
        let attested = data.attested().ok_or(Refusal("no credential"))?;
        if !ID_BYTES.contains(&attested.id.len()) || BASE64_URL_SAFE_NO_PAD.encode(attested.id) != created.id {
            return Err(Refusal("credential id"));
        }
        Key::read(attested.key).filter(Key::is_good).ok_or(Refusal("public key"))?;
        Ok(Credential {
            id: created.id.clone(),
            public_key: BASE64_URL_SAFE_NO_PAD.encode(attested.key),
            sign_count: data.sign_count.into(),
            transports: known_transports(&created.response.transports),
        })
    }

    /// Verifies an assertion of a credential of `user_handle` for the challenge with this hash. Returns the signature
    /// counter of the device.
    pub(crate) fn authenticate(
        &self,
        asserted: &AuthenticationCredential,
        challenge_hash: &str,
        public_key: &str,
        user_handle: &str,
    ) -> Result<i64, Refusal> {
        let response = &asserted.response;
        // A device that found the credential by itself must say whose it is; here it always does.
        if response.user_handle.as_deref() != Some(user_handle) {
            return Err(Refusal("user handle"));
        }
        let client_data = decode(&response.client_data)?;
        self.check_client(&client_data, "webauthn.get", challenge_hash)?;
        let mut signed = decode(&response.authenticator_data)?;
        let data = AuthenticatorData::read(&signed).ok_or(Refusal("authenticator data"))?;
        self.check_device(&data)?;
        let sign_count = data.sign_count.into();
        let key = decode(public_key)?;
        let key = Key::read(&key).ok_or(Refusal("public key"))?;
        signed.extend_from_slice(&Sha256::digest(&client_data));
        if !key.verifies(&signed, &decode(&response.signature)?) {
            return Err(Refusal("signature"));
        }
        Ok(sign_count)
    }

    fn check_client(&self, json: &[u8], kind: &str, challenge_hash: &str) -> Result<(), Refusal> {
        let data: ClientData = serde_json::from_slice(json).map_err(|_| Refusal("client data"))?;
        if data.kind != kind {
            return Err(Refusal("type"));
        }
        if token_hash::hash(&data.challenge) != challenge_hash {
            return Err(Refusal("challenge"));
        }
        if data.cross_origin || !self.is_ours(&data.origin) {
            return Err(Refusal("origin"));
        }
        Ok(())
    }

    fn is_ours(&self, origin: &str) -> bool {
        if !self.is_local {
            return origin == self.origin;
        }
        let host = Url::parse(origin).ok().and_then(|url| url.host_str().map(str::to_owned));
        host.as_deref() == Some("localhost")
    }

    fn check_device(&self, data: &AuthenticatorData<'_>) -> Result<(), Refusal> {
        if data.site_hash != Sha256::digest(&self.id).as_slice() {
            return Err(Refusal("site"));
        }
        if !data.is_user_present() || !data.is_user_verified() {
            return Err(Refusal("user not verified"));
        }
        Ok(())
    }
}

/// The part of an attestation that counts here.
fn authenticator_data(attestation: &[u8]) -> Option<&[u8]> {
    let mut decoder = Decoder::new(attestation);
    let mut attested = None;
    for _ in 0..decoder.map().ok()?? {
        if decoder.str().ok()? == "authData" {
            attested = Some(decoder.bytes().ok()?);
        } else {
            decoder.skip().ok()?;
        }
    }
    attested.filter(|_| decoder.position() == attestation.len())
}

fn decode(text: &str) -> Result<Vec<u8>, Refusal> {
    if text.len() > MAX_BYTES {
        return Err(Refusal("too long"));
    }
    BASE64_URL_SAFE_NO_PAD.decode(text).map_err(|_| Refusal("base64url"))
}

/// Filters the transports down to those of the standard, because a browser may report others.
fn known_transports(reported: &[String]) -> Vec<String> {
    let transports = ["usb", "nfc", "ble", "smart-card", "hybrid", "internal"];
    transports.into_iter().filter(|name| reported.iter().any(|reported| reported == name)).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_are_bound_to_the_name_of_the_site() {
        let site = RelyingParty::of("https://app.vitrine.example/path").unwrap();
        assert_eq!(site.id(), "app.vitrine.example");
        assert!(site.is_ours("https://app.vitrine.example"));
        for other in [
            "http://app.vitrine.example",
            "https://vitrine.example",
            "https://app.vitrine.example:8443",
            "https://app.vitrine.example.evil.example",
            "https://localhost",
            "null",
            "",
        ] {
            assert!(!site.is_ours(other), "{other}");
        }
        assert!(RelyingParty::of("https://192.0.2.1").is_none());
        let local = RelyingParty::of("http://127.0.0.1:8080").unwrap();
        assert_eq!(local.id(), "localhost");
        assert!(local.is_ours("http://localhost:5173"));
        assert!(!local.is_ours("http://localhost.evil.example"));
        assert!(!local.is_ours("https://vitrine.example"));
    }

    #[test]
    fn an_attestation_that_is_cut_or_has_more_behind_it_is_none() {
        let mut good = vec![0xa2];
        good.extend_from_slice(b"\x63fmt\x64none\x68authData\x42\x01\x02");
        assert_eq!(authenticator_data(&good), Some(&[1, 2][..]));
        for end in 0..good.len() {
            assert_eq!(authenticator_data(&good[..end]), None, "{end}");
        }
        good.push(0);
        assert_eq!(authenticator_data(&good), None);
        assert_eq!(authenticator_data(b"\xbf\xff"), None);
    }
}
