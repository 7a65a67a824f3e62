//! OAuth 2.0 with PKCE at Google (RFC 6749, 7636, 7009).

use std::time::Duration;

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use jsonwebtoken::jwk::JwkSet;
use reqwest::header;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use url::{Url, form_urlencoded};

use super::transport::{Http, answer};
use crate::{
    failure::Failure,
    settings::Settings,
    wire::{ErrorAnswer, Tokens, UserInfo},
};

/// OAuth scope that grants access to the Business Profiles of a user.
const BUSINESS: &str = "https://www.googleapis.com/auth/business.manage";
/// Requested scopes: access to Business Profiles, and the user's identity.
const SCOPES: &str = "openid email profile https://www.googleapis.com/auth/business.manage";

/// Reason why a code or a token was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OauthRefusal {
    /// The user did not grant access to their Business Profiles.
    Scope,
    /// Google returned no refresh token.
    NoRefreshToken,
    /// Google refused the code.
    Code,
    /// Google cannot be reached, or does not accept the OAuth client.
    Other(&'static str),
}

/// Tokens and user that Google returned for a code.
pub(crate) struct TokenGrant {
    pub(crate) access_token: String,
    /// Seconds until the access token expires.
    pub(crate) expires_in: i64,
    pub(crate) refresh_token: String,
    pub(crate) user: UserInfo,
}

impl Http {
    /// Returns the address of Google's consent page.
    pub(crate) fn authorize_url(
        at: &Settings,
        client_id: &str,
        callback: &str,
        state: &str,
        verifier: &str,
    ) -> Option<Url> {
        let challenge = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(verifier));
        let mut url = Url::parse(&at.endpoints.authorize).ok()?;
        url.query_pairs_mut()
            .append_pair("client_id", client_id)
            .append_pair("redirect_uri", callback)
            .append_pair("response_type", "code")
            .append_pair("scope", SCOPES)
            .append_pair("state", state)
            .append_pair("access_type", "offline")
            .append_pair("prompt", "consent select_account")
            .append_pair("include_granted_scopes", "true")
            .append_pair("code_challenge", &challenge)
            .append_pair("code_challenge_method", "S256");
        Some(url)
    }

    /// Exchanges a code for the tokens and the identity of its user. Never retried, because a code is valid only once.
    pub(crate) async fn exchange(
        &self,
        at: &Settings,
        code: &str,
        verifier: &str,
        callback: &str,
    ) -> Result<TokenGrant, OauthRefusal> {
        let tokens = self
            .token(
                at,
                &[
                    ("grant_type", "authorization_code"),
                    ("code", code),
                    ("redirect_uri", callback),
                    ("code_verifier", verifier),
                ],
            )
            .await
            .map_err(|failure| match failure {
                Failure::Reconnect => OauthRefusal::Code,
                other => OauthRefusal::Other(other.code()),
            })?;
        if !tokens.scope.split(' ').any(|scope| scope == BUSINESS) {
            return Err(OauthRefusal::Scope);
        }
        let refresh_token = tokens.refresh_token.ok_or(OauthRefusal::NoRefreshToken)?;
        let request = self.client.get(&at.endpoints.userinfo).bearer_auth(&tokens.access_token);
        let user: UserInfo = read(request).await.map_err(|failure| OauthRefusal::Other(failure.code()))?;
        if user.id.is_empty() {
            return Err(OauthRefusal::Other(Failure::Unreadable.code()));
        }
        Ok(TokenGrant { access_token: tokens.access_token, expires_in: tokens.expires_in, refresh_token, user })
    }

    /// Returns a new access token and the seconds until it expires. Fails with [`Failure::Reconnect`] when Google no
    /// longer accepts the refresh token.
    pub(crate) async fn refresh(&self, at: &Settings, refresh_token: &str) -> Result<(String, i64), Failure> {
        let tokens = self.token(at, &[("grant_type", "refresh_token"), ("refresh_token", refresh_token)]).await?;
        if tokens.access_token.is_empty() {
            Err(Failure::Unreadable)
        } else {
            Ok((tokens.access_token, tokens.expires_in))
        }
    }

    /// Revokes a token. Succeeds also when Google no longer knows the token.
    pub(crate) async fn revoke(&self, at: &Settings, token: &str) -> Result<(), Failure> {
        let body = form_urlencoded::Serializer::new(String::new()).append_pair("token", token).finish();
        let (status, retry_after, body) = answer(self.form(&at.endpoints.revoke, body)).await?;
        match status.as_u16() {
            200..=299 | 400 => Ok(()),
            status => Err(Failure::of(status, retry_after, &body)),
        }
    }

    /// Returns the keys with which Google signs.
    pub(crate) async fn keys(&self, at: &Settings, patience: Duration) -> Result<JwkSet, Failure> {
        read(self.client.get(&at.endpoints.keys).timeout(patience)).await
    }

    async fn token(&self, at: &Settings, pairs: &[(&str, &str)]) -> Result<Tokens, Failure> {
        let client = at.client.as_ref().ok_or(Failure::Misconfigured)?;
        let body = form_urlencoded::Serializer::new(String::new())
            .extend_pairs(pairs)
            .append_pair("client_id", &client.id)
            .append_pair("client_secret", &client.secret)
            .finish();
        let (status, retry_after, body) = answer(self.form(&at.endpoints.token, body)).await?;
        if status.is_success() {
            return serde_json::from_slice(&body).map_err(|_| Failure::Unreadable);
        }
        let refused: ErrorAnswer = serde_json::from_slice(&body).unwrap_or_default();
        let code = refused.error.as_str().unwrap_or_default();
        tracing::info!(status = status.as_u16(), code, "Google refused a token");
        Err(match code {
            "invalid_grant" => Failure::Reconnect,
            "invalid_client" | "unauthorized_client" | "redirect_uri_mismatch" => Failure::Misconfigured,
            _ => Failure::of(status.as_u16(), retry_after, &body),
        })
    }

    fn form(&self, address: &str, body: String) -> reqwest::RequestBuilder {
        self.client.post(address).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded").body(body)
    }
}

async fn read<T: DeserializeOwned>(request: reqwest::RequestBuilder) -> Result<T, Failure> {
    let (status, retry_after, body) = answer(request).await?;
    if !status.is_success() {
        return Err(Failure::of(status.as_u16(), retry_after, &body));
    }
    serde_json::from_slice(&body).map_err(|_| Failure::Unreadable)
}
