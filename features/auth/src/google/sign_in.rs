//! Sign-in with Google: the visit to the provider, and the return from it.

use api::App;
use audit::Act;
use url::Url;

use super::{
    accounts,
    provider::{Google, NAME},
};
use crate::{
    Auth, UserId,
    accounts::audit_entries,
    error::{Error, Result},
    events,
    flows::{self, Challenge, secrets},
    links::redirect_results,
    queries::{self, Device, FlowId, FlowRow},
    sessions,
    types::Method,
};

/// A visit to the provider that a user asks for.
pub(crate) struct Visit<'a> {
    pub(crate) provider: &'a str,
    /// Scopes besides those that are always requested.
    pub(crate) scopes: &'a str,
    pub(crate) challenge: &'a Challenge,
    /// Parameters for the provider, passed on unchanged.
    pub(crate) more: Vec<(String, String)>,
    pub(crate) redirect_to: Option<&'a str>,
    /// Signed-in user, whose account gets the identity.
    pub(crate) linking: Option<UserId>,
}

/// Answer of the provider, as the browser brings it back.
pub(crate) struct Return {
    /// Authorization code, which is exchanged for tokens.
    pub(crate) code: String,
    /// Error code, in place of an authorization code.
    pub(crate) error: Option<String>,
    /// Description of the error.
    pub(crate) error_description: Option<String>,
}

/// Returns the provider's address for a new flow.
pub(crate) async fn begin(auth: &Auth, app: &App, visit: Visit<'_>) -> Result<Url> {
    let google = provider(auth, visit.provider)?;
    let challenge = visit.challenge.check()?;
    let now = app.now();
    // Fully random instead of time-based: a caller who guesses the id could complete another user's sign-in.
    let id = uuid::Builder::from_random_bytes(rand::random()).into_uuid().to_string();
    let (url, secret) = google.begin(&id, &callback(auth), visit.scopes, &visit.more).await?;
    let (challenge, kind) = challenge.map(|checked| (checked.challenge, checked.kind)).unzip();
    let flow = FlowRow {
        secret: Some(secrets::seal(auth, &id, &secret)?),
        id: id.parse().map_err(|_| api::Error::internal("a flow without id"))?,
        user_id: None,
        method: Method::OAUTH.into(),
        provider: Some(NAME.into()),
        challenge,
        challenge_kind: kind,
        redirect_to: auth.0.redirects.checked(visit.redirect_to).to_string(),
        linking_user: visit.linking,
        created_at: now,
        returned_at: None,
        only_org: None,
        sso_sign_in: None,
    };
    queries::add_flow(&app.db, &flow).await?;
    Ok(url)
}

fn provider<'a>(auth: &'a Auth, name: &str) -> Result<&'a Google> {
    let unknown = || {
        let message = if name == NAME { "provider is not enabled" } else { "Provider could not be found" };
        Error::invalid(format!("Unsupported provider: {message}"))
    };
    auth.0.google.as_ref().filter(|_| name == NAME).ok_or_else(unknown)
}

fn callback(auth: &Auth) -> String {
    format!("{}/callback", auth.0.keys.issuer())
}

/// The flow that came back: each comes back once.
pub(crate) async fn take_flow(app: &App, state: &str) -> Result<FlowRow> {
    if state.is_empty() {
        return Err(Error::bad("bad_oauth_callback", "OAuth state parameter missing"));
    }
    let unknown = || Error::bad("bad_oauth_state", "OAuth state parameter is invalid");
    let id: FlowId = state.parse().map_err(|_| unknown())?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let flow = queries::lock_flow(&mut tx, &id).await?.ok_or_else(unknown)?;
    if flow.returned_at.is_some() {
        return Err(Error::bad("flow_state_already_used", "OAuth state was already used"));
    }
    if now.duration_since(flow.created_at) > flows::LIFETIME {
        return Err(Error::bad("bad_oauth_state", "OAuth state has expired"));
    }
    queries::return_flow(&mut tx, &id, None, None, None, now).await?;
    tx.commit().await?;
    Ok(flow)
}

pub(crate) async fn arrive(
    auth: &Auth,
    app: &App,
    device: &Device,
    flow: &FlowRow,
    returned: Return,
    to: Url,
) -> Result<Url> {
    if let Some(error) = returned.error {
        let is_refusal = error == "access_denied";
        let why = returned.error_description.filter(|why| !why.is_empty()).unwrap_or(error);
        let why: String = why.chars().filter(|c| !c.is_control()).take(200).collect();
        let code = "bad_oauth_callback";
        return Err(if is_refusal { Error::forbidden(code, why) } else { Error::bad(code, why) });
    }
    if returned.code.is_empty() {
        return Err(Error::bad("bad_oauth_callback", "OAuth callback with missing authorization code missing"));
    }
    let google = provider(auth, flow.provider.as_deref().unwrap_or_default())?;
    let secret = secrets::open(auth, flow)?;
    let now = app.now();
    let (claim, tokens) = google.finish(&returned.code, &callback(auth), &secret, now).await?;
    let mut tx = app.db.begin().await?;
    let arrived = match &flow.linking_user {
        Some(user) => Some(accounts::link(&mut tx, user, &claim, now).await?),
        None => accounts::find_or_create(auth, &mut tx, &claim, device, flow, now).await?,
    };
    let Some(mut user) = arrived else {
        // The mail that asks for a confirmation is kept.
        tx.commit().await?;
        let message = "Unverified email with google. A confirmation email has been sent to your google email";
        return Err(Error::refused("provider_email_needs_verification", message));
    };
    if user.is_banned(now) {
        return Err(Error::forbidden("user_banned", "User is banned"));
    }
    user.last_sign_in_at = Some(now);
    queries::save_user(&mut tx, &user).await?;
    if flow.linking_user.is_some() {
        let act = Act::new(events::AccountIdentityAdded).with("provider", NAME);
        audit_entries::record(auth, &mut tx, &user.id, device.origin(), act, now).await?;
    }
    let to = if flow.challenge.is_some() {
        let sealed_tokens = secrets::seal(auth, flow.id.as_str(), &tokens)?;
        let code = flows::complete(&mut tx, &flow.id, &user.id, Some(&sealed_tokens), now).await?;
        redirect_results::query(to, &[("code", &code)])
    } else {
        let act = Act::new(events::SessionCreated).with("method", Method::OAUTH);
        audit_entries::record(auth, &mut tx, &user.id, device.origin(), act, now).await?;
        let mut session = sessions::begin(auth, &mut tx, user, Method::OAUTH, Some(device), now).await?;
        session.provider_token = Some(tokens.access_token);
        session.provider_refresh_token = tokens.refresh_token;
        redirect_results::session(to, &session, &[("sb", "")])
    };
    tx.commit().await?;
    Ok(to)
}
