//! Exchange of codes and refresh tokens for access tokens.

use api::App;
use audit::{Actor, Origin};
use base64::{
    Engine as _,
    prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD},
};
use db::Tx;
use orgs::{
    OrgId, TokenScopes, UserId,
    assistant_tokens::{self, NewAccess, server_address},
};
use sha2::{Digest as _, Sha256};

use super::{
    disconnection::{Reason, end},
    queries, request_rules,
    types::{ACCESS_LIFETIME, Code, ConnectionKey, REFRESH_LIFETIME},
};

/// Prefix of authorization codes.
const CODE: &str = "vtc_";
/// Prefix of refresh tokens.
const REFRESH: &str = "vtf_";

/// Refusal of the token endpoint: the error code of OAuth, and a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OAuthError(pub(crate) &'static str, pub(crate) &'static str);

/// Failure of an exchange.
#[derive(Debug)]
pub(crate) enum ExchangeError {
    /// The request is refused.
    Refusal(OAuthError),
    /// The database failed.
    Database(db::Error),
}

impl From<db::Error> for ExchangeError {
    fn from(error: db::Error) -> Self {
        Self::Database(error)
    }
}

impl From<OAuthError> for ExchangeError {
    fn from(refused: OAuthError) -> Self {
        Self::Refusal(refused)
    }
}

/// Tokens of a connection.
pub(crate) struct Tokens {
    pub(crate) access: String,
    pub(crate) refresh: String,
    pub(crate) scopes: TokenScopes,
}

/// Parameters of a code exchange.
pub(crate) struct CodeGrant<'a> {
    pub(crate) code: &'a str,
    pub(crate) client_id: &'a str,
    pub(crate) redirect_uri: Option<&'a str>,
    pub(crate) verifier: &'a str,
    pub(crate) resource: &'a str,
}

const INVALID_CODE: OAuthError =
    OAuthError("invalid_grant", "The code isn’t valid, has expired, or belongs to another client.");
const INVALID_REFRESH: OAuthError =
    OAuthError("invalid_grant", "The refresh token isn’t valid, has expired, or was used before. Connect again.");
const INVALID_TARGET: OAuthError =
    OAuthError("invalid_target", "The resource has to be the address of this server for assistants.");

/// Returns a random secret with a prefix, and the hash that is stored.
fn secret(prefix: &str) -> (String, String) {
    let text = format!("{prefix}{}", BASE64_URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>()));
    let hash = hash(&text);
    (text, hash)
}

/// Returns the hash of a secret. A plain hash suffices, because secrets have 256 random bits.
fn hash(text: &str) -> String {
    BASE64_STANDARD.encode(Sha256::digest(text))
}

/// Returns a new authorization code and its hash.
pub(crate) fn new_code() -> (String, String) {
    secret(CODE)
}

/// Exchanges a code. A code that was exchanged before ends its connection, because another party has it too.
///
/// # Errors
/// [`OAuthError`], whatever of code, client, redirect URI and verifier does not fit.
pub(crate) async fn by_code(app: &App, grant: CodeGrant<'_>, origin: Origin) -> Result<Tokens, ExchangeError> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let code = queries::find_code(&mut tx, &hash(grant.code)).await?.ok_or(INVALID_CODE)?;
    if let Some(token) = &code.token_id {
        let key = ConnectionKey { org: code.org_id, user: code.user_id, token: token.clone() };
        end(&mut tx, &key, Reason::CodeReuse, &actor(&key, origin), now).await?;
        tx.commit().await?;
        return Err(INVALID_CODE.into());
    }
    let is_good = code.expires_at > now
        && code.client_id == grant.client_id
        && grant.redirect_uri.is_none_or(|uri| uri == code.redirect_uri)
        && request_rules::is_verifier(grant.verifier, &code.challenge);
    if !is_good || !may_connect(&mut tx, app, &code.org_id, &code.user_id).await? {
        return Err(INVALID_CODE.into());
    }
    if grant.resource != server_address(&app.site) {
        return Err(INVALID_TARGET.into());
    }
    let new = NewAccess {
        org: &code.org_id,
        user: &code.user_id,
        name: &code.client_name,
        scopes: &code.scopes,
        audience: grant.resource,
        expires_at: now + ACCESS_LIFETIME,
    };
    let (token, access) = assistant_tokens::issue(&mut tx, new, now).await?;
    queries::use_code(&mut tx, &code, &token).await?;
    let Code { org_id, user_id, .. } = &code;
    let key = ConnectionKey { org: org_id.clone(), user: user_id.clone(), token };
    let (refresh, refresh_hash) = secret(REFRESH);
    let expiry = now + REFRESH_LIFETIME;
    queries::add(&mut tx, &code, &key.token, now, expiry).await?;
    queries::add_refresh(&mut tx, &key, &refresh_hash, expiry).await?;
    api::Event::new(&key.user, "tokens", None).announce(&mut tx);
    tx.commit().await?;
    Ok(Tokens { access, refresh, scopes: code.scopes })
}

/// Exchanges a refresh token for the next one and a new access token. One that was used before ends its connection.
///
/// # Errors
/// [`OAuthError`].
pub(crate) async fn by_refresh(
    app: &App,
    (text, client_id): (&str, &str),
    scope: Option<&str>,
    resource: Option<&str>,
    origin: Origin,
) -> Result<Tokens, ExchangeError> {
    let now = app.now();
    let hash = hash(text);
    let mut tx = app.db.begin().await?;
    let token = queries::find_refresh(&mut tx, &hash).await?.filter(|token| token.client_id == client_id);
    let token = token.ok_or(INVALID_REFRESH)?;
    let key = ConnectionKey { org: token.org_id, user: token.user_id, token: token.token_id };
    let reason = if token.used_at.is_some() {
        Some(Reason::RefreshReuse)
    } else if may_connect(&mut tx, app, &key.org, &key.user).await? {
        None
    } else {
        Some(Reason::Membership)
    };
    if let Some(reason) = reason {
        end(&mut tx, &key, reason, &actor(&key, origin), now).await?;
        tx.commit().await?;
        return Err(INVALID_REFRESH.into());
    }
    if token.expires_at <= now {
        return Err(INVALID_REFRESH.into());
    }
    if resource.is_some_and(|resource| resource != server_address(&app.site)) {
        return Err(INVALID_TARGET.into());
    }
    if !request_rules::scopes(scope).all().iter().all(|scope| token.scopes.has(*scope)) {
        return Err(OAuthError("invalid_scope", "A refresh can’t add scopes. Connect again to ask for more.").into());
    }
    let renewed = assistant_tokens::renew(&mut tx, (&key.org, &key.user, &key.token), now + ACCESS_LIFETIME).await?;
    let access = renewed.ok_or(INVALID_REFRESH)?;
    let (refresh, refresh_hash) = secret(REFRESH);
    let expiry = now + REFRESH_LIFETIME;
    queries::use_refresh(&mut tx, &key, &hash, now).await?;
    queries::add_refresh(&mut tx, &key, &refresh_hash, expiry).await?;
    queries::note_refresh(&mut tx, &key, now, expiry).await?;
    tx.commit().await?;
    Ok(Tokens { access, refresh, scopes: token.scopes })
}

/// Ends the connection of an access token or a refresh token. An unknown token counts as revoked.
pub(crate) async fn revoke(app: &App, text: &str, client_id: Option<&str>, origin: Origin) -> db::Result<()> {
    let mut tx = app.db.begin().await?;
    let key = match assistant_tokens::find(&mut tx, text).await? {
        Some((org, user, token)) => Some(ConnectionKey { org, user, token }),
        None => queries::find_refresh(&mut tx, &hash(text))
            .await?
            .filter(|token| client_id.is_none_or(|client| client == token.client_id))
            .map(|token| ConnectionKey { org: token.org_id, user: token.user_id, token: token.token_id }),
    };
    if let Some(key) = key {
        end(&mut tx, &key, Reason::Client, &actor(&key, origin), app.now()).await?;
    }
    tx.commit().await
}

async fn may_connect(tx: &mut Tx, app: &App, org: &OrgId, user: &UserId) -> db::Result<bool> {
    Ok(assistant_tokens::is_member(&mut *tx, org, user).await? && !auth::is_banned(tx, user, app.now()).await?)
}

fn actor(key: &ConnectionKey, origin: Origin) -> Actor {
    Actor::token(&key.user, &key.token, origin).in_log_of(&key.org)
}
