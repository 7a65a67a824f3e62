//! Rules of authorization requests and of PKCE. Pure.

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use orgs::{TokenScope, TokenScopes};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;
use url::Url;

use super::consent_types::AuthorizationRequest;

/// Maximum characters of `state`.
pub(crate) const MAX_STATE: usize = 4096;

/// Error of a request that its client hears of: the code of OAuth, and a sentence.
pub(crate) type RequestError = (&'static str, &'static str);

/// Checks the request of a client whose id and redirect URI are valid.
///
/// # Errors
/// The error code of OAuth.
pub(crate) fn check(request: &AuthorizationRequest, resource: &str) -> Result<(), RequestError> {
    if request.response_type != "code" {
        return Err(("unsupported_response_type", "Only the response type code is supported."));
    }
    if request.state.as_ref().is_some_and(|state| state.len() > MAX_STATE) {
        return Err(("invalid_request", "The state is too long."));
    }
    if request.code_challenge_method != "S256" || !is_challenge(&request.code_challenge) {
        return Err(("invalid_request", "PKCE with the method S256 is required."));
    }
    if request.resource != resource {
        return Err(("invalid_target", "The resource has to be the address of this server for assistants."));
    }
    Ok(())
}

fn is_challenge(text: &str) -> bool {
    text.len() == 43 && BASE64_URL_SAFE_NO_PAD.decode(text).is_ok_and(|bytes| bytes.len() == 32)
}

/// Returns true for the verifier of a challenge.
pub(crate) fn is_verifier(verifier: &str, challenge: &str) -> bool {
    let is_known = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let digest = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(verifier));
    (43..=128).contains(&verifier.len())
        && verifier.bytes().all(is_known)
        && bool::from(digest.as_bytes().ct_eq(challenge.as_bytes()))
}

/// Returns the scopes that a request names. Unknown ones are left out, as OAuth allows; `read` is always among them.
pub(crate) fn scopes(text: Option<&str>) -> TokenScopes {
    text.unwrap_or_default().split(' ').filter_map(|scope| scope.parse::<TokenScope>().ok()).collect()
}

/// Returns a redirect URI with an answer to its client.
pub(crate) fn answer(redirect_uri: &Url, state: Option<&str>, issuer: &str, answer: &[(&str, &str)]) -> String {
    let mut url = redirect_uri.clone();
    {
        let mut query = url.query_pairs_mut();
        query.extend_pairs(answer);
        if let Some(state) = state {
            query.append_pair("state", state);
        }
        // The issuer tells a client that uses several servers which one answered (RFC 9207).
        query.append_pair("iss", issuer);
    }
    url.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request() -> AuthorizationRequest {
        AuthorizationRequest {
            response_type: "code".into(),
            client_id: "reg_x".into(),
            redirect_uri: "https://a.example/cb".into(),
            scope: None,
            state: Some("s".into()),
            code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM".into(),
            code_challenge_method: "S256".into(),
            resource: "https://v.example/mcp".into(),
        }
    }

    #[test]
    fn a_request_needs_a_code_pkce_with_s256_and_the_address_of_this_server() {
        let code = |change: fn(&mut AuthorizationRequest)| {
            let mut request = request();
            change(&mut request);
            check(&request, "https://v.example/mcp").map_err(|(code, _)| code)
        };
        assert_eq!(code(|_| ()), Ok(()));
        assert_eq!(code(|request| request.response_type = "token".into()), Err("unsupported_response_type"));
        assert_eq!(code(|request| request.code_challenge_method = "plain".into()), Err("invalid_request"));
        assert_eq!(code(|request| request.code_challenge_method.clear()), Err("invalid_request"));
        assert_eq!(code(|request| request.code_challenge = "a".repeat(42)), Err("invalid_request"));
        assert_eq!(code(|request| request.code_challenge = "é".repeat(22)), Err("invalid_request"));
        assert_eq!(code(|request| request.state = Some("a".repeat(5000))), Err("invalid_request"));
        for other in ["", "https://v.example", "https://v.example/mcp/", "https://evil.example/mcp"] {
            let request = AuthorizationRequest { resource: other.into(), ..request() };
            assert_eq!(check(&request, "https://v.example/mcp").map_err(|(code, _)| code), Err("invalid_target"));
        }
    }

    #[test]
    fn a_verifier_belongs_to_its_challenge() {
        let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
        let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
        assert!(is_verifier(verifier, challenge), "the example of RFC 7636");
        for bad in ["", &verifier[1..], &format!("{verifier}a"), challenge, &"a".repeat(129)] {
            assert!(!is_verifier(bad, challenge), "{bad}");
        }
    }

    #[test]
    fn an_answer_keeps_what_the_address_had_and_names_the_issuer() {
        let url = Url::parse("https://a.example/cb?x=1").unwrap();
        let made = answer(&url, Some("a&b=c"), "https://v.example", &[("code", "vtc_1")]);
        assert_eq!(made, "https://a.example/cb?x=1&code=vtc_1&state=a%26b%3Dc&iss=https%3A%2F%2Fv.example");
        assert_eq!(scopes(Some("spend offline_access")).text(), "read spend");
        assert_eq!(scopes(None).text(), "read");
    }
}
