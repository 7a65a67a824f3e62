//! Sign-ins by email or provider, which end with a code that only the client that began them can exchange (RFC 7636).

mod exchange;
pub(crate) mod secrets;

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use utoipa::ToSchema;

use crate::{
    UserId,
    error::{Error, Result},
    queries::{self, FlowId, FlowRow},
    rules, token_hash,
};

pub(crate) use self::exchange::exchange;

/// Expiry of a code, and timeout of the visit to a provider.
pub(crate) const LIFETIME: SignedDuration = SignedDuration::from_secs(300);

/// Only accepted code challenge method.
const S256: &str = "s256";

/// Code challenge and its method, as bodies and queries contain them.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
pub(crate) struct Challenge {
    /// Code challenge, to which the verifier is compared.
    #[serde(default)]
    pub(crate) code_challenge: Option<String>,
    /// Method of the challenge: `s256`. `plain` is refused, because an attacker who reads it can use it (OWASP ASVS
    /// 10.4.6).
    #[serde(default)]
    pub(crate) code_challenge_method: Option<String>,
}

/// Valid code challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ValidChallenge {
    pub(crate) challenge: String,
    pub(crate) kind: String,
}

impl Challenge {
    /// Returns the challenge; `None` when both parts are absent, 400 when one is absent or either is invalid.
    pub(crate) fn check(&self) -> Result<Option<ValidChallenge>> {
        let half = |text: &Option<String>| text.clone().unwrap_or_default();
        match (half(&self.code_challenge), half(&self.code_challenge_method).to_ascii_lowercase()) {
            (challenge, kind) if challenge.is_empty() && kind.is_empty() => Ok(None),
            (challenge, kind) if challenge.is_empty() || kind.is_empty() => {
                let message = "PKCE flow requires code_challenge_method and code_challenge to both be provided";
                Err(Error::invalid(message))
            }
            (challenge, _) if !rules::is_code_challenge(&challenge) => {
                let message = "code challenge has to be between 43 and 128 characters of letters, digits and -._~";
                Err(Error::invalid(message))
            }
            (_, kind) if kind != S256 => {
                Err(Error::invalid("unsupported code_challenge_method, only s256 is supported"))
            }
            (challenge, kind) => Ok(Some(ValidChallenge { challenge, kind })),
        }
    }
}

/// Returns whether the verifier meets the challenge. A `plain` challenge, which an earlier release may have stored, is
/// never met.
pub(crate) fn is_met(flow: &FlowRow, verifier: &str) -> bool {
    let Some(challenge) = &flow.challenge else { return false };
    if flow.challenge_kind.as_deref() != Some(S256) {
        return false;
    }
    let proof = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(verifier));
    proof.as_bytes().ct_eq(challenge.as_bytes()).into()
}

/// Begins a flow through an email of a user or of a sign-up; `None` without a challenge.
pub(crate) async fn begin(
    tx: &mut Tx,
    user: Option<&UserId>,
    method: &str,
    challenge: Option<ValidChallenge>,
    redirect_to: &str,
    now: Timestamp,
) -> Result<Option<FlowId>> {
    let Some(ValidChallenge { challenge, kind }) = challenge else { return Ok(None) };
    let flow = FlowRow {
        id: FlowId::new(now),
        user_id: user.cloned(),
        method: method.into(),
        provider: None,
        challenge: Some(challenge),
        challenge_kind: Some(kind),
        redirect_to: redirect_to.into(),
        linking_user: None,
        secret: None,
        created_at: now,
        returned_at: None,
        only_org: None,
        sso_sign_in: None,
    };
    queries::add_flow(&mut *tx, &flow).await?;
    Ok(Some(flow.id))
}

/// Completes the part of a flow outside the client, and returns the code for the client. `secret` is sealed, and stored
/// with the flow.
pub(crate) async fn complete(
    tx: &mut Tx,
    id: &FlowId,
    user: &UserId,
    secret: Option<&str>,
    now: Timestamp,
) -> Result<String> {
    let bytes: [u8; 16] = rand::random();
    let code = uuid::Builder::from_random_bytes(bytes).into_uuid().to_string();
    queries::return_flow(tx, id, Some(user), Some(&token_hash::hash(&code)), secret, now).await?;
    Ok(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn challenge(challenge: Option<&str>, method: Option<&str>) -> Challenge {
        Challenge { code_challenge: challenge.map(Into::into), code_challenge_method: method.map(Into::into) }
    }

    #[test]
    fn a_challenge_has_both_halves_or_none() {
        let long = "a".repeat(43);
        assert_eq!(challenge(None, None).check().unwrap(), None);
        assert_eq!(challenge(Some(""), Some("")).check().unwrap(), None);
        assert!(challenge(Some(&long), None).check().is_err());
        assert!(challenge(None, Some("s256")).check().is_err());
        assert!(challenge(Some("short"), Some("s256")).check().is_err());
        for method in ["plain", "PLAIN", "md5"] {
            assert!(challenge(Some(&long), Some(method)).check().is_err(), "{method}");
        }
        let good = challenge(Some(&long), Some("S256")).check().unwrap().unwrap();
        assert_eq!((good.challenge, good.kind), (long, "s256".into()));
    }

    #[test]
    fn a_verifier_meets_the_challenge_that_is_its_hash() {
        // The example of RFC 7636, appendix B.
        let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
        let flow = |kind: &str, challenge: &str| FlowRow {
            id: FlowId::new(Timestamp::UNIX_EPOCH),
            user_id: None,
            method: "otp".into(),
            provider: None,
            challenge: Some(challenge.into()),
            challenge_kind: Some(kind.into()),
            redirect_to: String::new(),
            linking_user: None,
            secret: None,
            created_at: Timestamp::UNIX_EPOCH,
            returned_at: None,
            only_org: None,
            sso_sign_in: None,
        };
        let s256 = flow("s256", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
        assert!(is_met(&s256, verifier));
        assert!(!is_met(&s256, "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"));
        assert!(!is_met(&flow("plain", verifier), verifier));
        assert!(!is_met(&FlowRow { challenge: None, ..flow("s256", "") }, ""));
    }
}
