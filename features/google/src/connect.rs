//! Connects Google users. The state of an attempt is valid once, and only in the browser that started it.

use audit::{Act, Actor, Origin};
use axum::http::{HeaderMap, HeaderValue, header};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use jiff::SignedDuration;
use orgs::{May, OrgId, UserId, Via, may::ConnectGoogle};
use sha2::{Digest, Sha256};

use crate::{
    client::{Calls, Http, OauthRefusal, TokenGrant},
    events,
    failure::Failure,
    google::{Google, announce},
    queries::{self, AccountRow, Connection, Flow},
    types::{ConnectionId, GoogleAccountId},
    wire::Account,
};

/// Path to which Google redirects the browser.
const CALLBACK: &str = "/api/v1/google/callback";
/// Maximum duration of an attempt; a user who returns later has to start again.
const LIFETIME: SignedDuration = SignedDuration::from_mins(10);
/// Maximum number of pages of accounts, 20 accounts each.
const MAX_PAGES: usize = 50;
/// Maximum attempts to read a list when Google expires the page position.
const MAX_LIST_ATTEMPTS: usize = 3;

/// Address of Google's consent page, and the cookie that identifies the browser on its return.
pub(crate) struct ConsentStart {
    pub(crate) url: String,
    pub(crate) cookie: HeaderValue,
}

/// Starts to connect a Google user.
pub(crate) async fn begin(google: &Google, member: &May<ConnectGoogle>) -> api::Result<ConsentStart> {
    let Via::Session(session) = &member.via else { return Err(session_required()) };
    let (app, now) = (google.app(), google.app().now());
    if orgs::is_demo(&app.db, &member.org).await? {
        return Err(demo_not_connectable());
    }
    let at = google.settings();
    let client = at.client.as_ref().ok_or_else(not_configured)?;
    let random = || BASE64_URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>());
    let (state, verifier, browser) = (random(), random(), random());
    let secret = google.sealer().seal(&context(&state), verifier.as_bytes()).map_err(api::Error::internal)?;
    let flow = Flow {
        org_id: member.org.clone(),
        user_id: member.user.clone(),
        browser_hash: hash(&browser),
        secret,
        created_at: now,
    };
    let mut tx = app.db.begin().await?;
    queries::add_flow(&mut tx, &flow, &hash(&state), session.as_str()).await?;
    tx.commit().await?;
    let url = Http::authorize_url(at, &client.id, &callback(google), &state, &verifier);
    let url = url.ok_or_else(|| api::Error::internal("the address of the consent page is none"))?;
    let cookie = format!(
        "{}={browser}; Path={CALLBACK}; Max-Age=600; HttpOnly; SameSite=Lax{}",
        cookie_name(google),
        secure(google)
    );
    Ok(ConsentStart { url: url.into(), cookie: HeaderValue::from_str(&cookie).map_err(api::Error::internal)? })
}

/// Returns a header that deletes the cookie.
pub(crate) fn no_cookie(google: &Google) -> Option<HeaderValue> {
    let text =
        format!("{}=; Path={CALLBACK}; Max-Age=0; HttpOnly; SameSite=Lax{}", cookie_name(google), secure(google));
    HeaderValue::from_str(&text).ok()
}

/// Completes a connection when the browser returns from Google with a code or an error. Fails with the error code for
/// the address bar.
pub(crate) async fn finish(
    google: &Google,
    headers: &HeaderMap,
    state: &str,
    outcome: Result<&str, &str>,
) -> Result<ConnectionId, &'static str> {
    let broken = |error: db::Error| {
        tracing::error!(%error, "a connection to Google is not kept");
        "google_connect_failed"
    };
    let app = google.app();
    let browser = cookie(headers, cookie_name(google)).unwrap_or_default();
    let flow = queries::take_flow(&app.db, &hash(state), &hash(browser)).await.map_err(broken)?;
    let flow = flow.ok_or("google_state_invalid")?;
    if flow.created_at + LIFETIME < app.now() {
        return Err("google_state_invalid");
    }
    let code = outcome
        .map_err(|error| if error == "access_denied" { "google_access_denied" } else { "google_connect_failed" })?;
    let verifier = google.sealer().open(&context(state), &flow.secret).map_err(|_| "google_state_invalid")?;
    let verifier = String::from_utf8(verifier).map_err(|_| "google_state_invalid")?;
    let granted =
        google.http().exchange(google.settings(), code, &verifier, &callback(google)).await.map_err(|refused| {
            match refused {
                OauthRefusal::Scope => "google_scope_missing",
                OauthRefusal::NoRefreshToken | OauthRefusal::Code => "google_code_refused",
                OauthRefusal::Other(code) => code,
            }
        })?;
    let id = keep(google, &flow.org_id, &flow.user_id, granted).await.map_err(|error| {
        tracing::error!(%error, "a connection to Google is not kept");
        "google_connect_failed"
    })?;
    // When this fails, the accounts can be read again in the accounts step.
    if let Err(error) = refresh_accounts(google, &flow.org_id).await {
        tracing::warn!(%error, "accounts are not read yet");
    }
    Ok(id)
}

async fn keep(google: &Google, org: &OrgId, by: &UserId, granted: TokenGrant) -> api::Result<ConnectionId> {
    let (app, now) = (google.app(), google.app().now());
    let mut tx = app.db.begin().await?;
    let google_user = (granted.user.id.as_str(), granted.user.email.as_str());
    let id = queries::put_connection(&mut tx, org, google_user, by, now).await?;
    let sealed = google.seal(org, &id, &granted.refresh_token)?;
    queries::reseal(&mut tx, org, &id, &sealed).await?;
    let actor = Actor::user(by, Origin::default()).in_log_of(org);
    let act = Act::new(events::GoogleConnected).on("google_account", &id).about(&granted.user.email);
    act.record(&mut tx, &actor, now).await?;
    announce(&mut tx, org, None);
    tx.commit().await?;
    google.keep(&id, granted.access_token, granted.expires_in).await;
    Ok(id)
}

/// Reads the accounts of every connection again. Returns the failure of one that could not be read.
pub(crate) async fn refresh_accounts(google: &Google, org: &OrgId) -> api::Result<Option<Failure>> {
    let app = google.app();
    let mut failed = None;
    for connection in queries::connections(&app.db, org).await? {
        if connection.state != "connected" {
            failed = Some(Failure::Reconnect);
            continue;
        }
        match accounts_of(google, &connection).await {
            Ok(accounts) => keep_accounts(google, org, &connection, accounts).await?,
            Err(failure) => failed = Some(failure),
        }
    }
    Ok(failed)
}

async fn accounts_of(google: &Google, connection: &Connection) -> Result<Vec<Account>, Failure> {
    let calls = Calls::new(google, connection.clone());
    let (mut accounts, mut page) = (Vec::new(), None);
    let mut begun = 1;
    for _ in 0..MAX_PAGES {
        let list = match calls.accounts(page.as_deref()).await {
            Err(Failure::PageExpired) if page.is_some() && begun < MAX_LIST_ATTEMPTS => {
                (accounts, page, begun) = (Vec::new(), None, begun + 1);
                continue;
            }
            list => list?,
        };
        accounts.extend(list.accounts);
        page = list.next_page_token.filter(|token| !token.is_empty());
        if page.is_none() {
            break;
        }
    }
    Ok(accounts)
}

async fn keep_accounts(
    google: &Google,
    org: &OrgId,
    connection: &Connection,
    accounts: Vec<Account>,
) -> db::Result<()> {
    let (app, now) = (google.app(), google.app().now());
    let mut tx = app.db.begin().await?;
    if queries::connection(&mut tx, org, &connection.id).await?.is_none() {
        return Ok(());
    }
    for account in accounts {
        let Some(number) = account.name.strip_prefix("accounts/").filter(|number| is_number(number)) else { continue };
        let kind = if account.kind == "PERSONAL" { "PERSONAL" } else { "ORGANIZATION" };
        let row = AccountRow {
            id: GoogleAccountId::new(now),
            connection_id: connection.id.clone(),
            account_id: number.to_owned(),
            account_name: account.account_name.chars().filter(|sign| !sign.is_control()).take(200).collect(),
            account_type: kind.into(),
            role: account.role.filter(|role| role.len() <= 40 && !role.ends_with("UNSPECIFIED")),
            next_sync_at: None,
        };
        queries::put_account(&mut tx, org, &row, now).await?;
    }
    queries::remove_missing(&mut tx, org, &connection.id, now).await?;
    announce(&mut tx, org, None);
    tx.commit().await
}

/// Returns true when `text` may be part of a path: Google's ids contain only letters, digits, hyphens and underscores.
pub(crate) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.len() <= 100 && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

pub(crate) fn not_configured() -> api::Error {
    api::Error::new(api::Kind::Conflict, "google_not_configured", "Failed to start OAuth flow")
}

fn demo_not_connectable() -> api::Error {
    let text = "Demos can’t connect a Google account. Sign up to connect yours.";
    api::Error::new(api::Kind::Forbidden, "demo_connects_nobody", text)
}

fn session_required() -> api::Error {
    api::Error::new(api::Kind::Forbidden, "session_required", "This isn’t available with a token. Sign in first.")
}

fn callback(google: &Google) -> String {
    format!("{}{CALLBACK}", google.app().site.url)
}

fn is_encrypted(google: &Google) -> bool {
    google.app().site.url.starts_with("https://")
}

/// Name of the cookie. Its prefix keeps other sites of the domain from setting it, and requires TLS.
fn cookie_name(google: &Google) -> &'static str {
    if is_encrypted(google) { "__Secure-vitrine-google" } else { "vitrine-google" }
}

fn secure(google: &Google) -> &'static str {
    if is_encrypted(google) { "; Secure" } else { "" }
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value)
}

fn context(state: &str) -> String {
    format!("google_flows/{}", hash(state))
}

fn hash(text: &str) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(text))
}
