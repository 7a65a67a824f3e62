//! Signing in with Google: `GET /authorize` leads there, `/callback` is where it leads back to.

use api::App;
use audit::Act;
use axum::{
    Extension,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use db::Tx;
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Value, json};
use url::Url;
use utoipa::IntoParams;

use super::{Destination, redirect_results, request::Query};
use crate::{
    Auth, UserId, accounts,
    emails::{Errand, Occasion},
    error::{Error, Result},
    events,
    flows::{self, Challenge},
    google::provider::{self, Claim, Google, Secret, Tokens},
    links::kind::Kind,
    queries::{self, Device, FlowId, FlowRow, IdentityId, IdentityRow, UserRow},
    rules,
    types::Method,
};

/// Query parameters of a sign-in with a provider.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct AuthorizeQuery {
    /// `google`
    #[serde(default)]
    pub(super) provider: String,
    /// More scopes, with commas or spaces between them.
    #[serde(default)]
    pub(super) scopes: String,
    #[serde(flatten)]
    #[param(ignore)]
    pub(super) challenge: Challenge,
}

/// Query parameters of the provider's callback.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Returned {
    /// Authorization code, which is exchanged for tokens.
    #[serde(default)]
    code: String,
    /// Id of the flow.
    #[serde(default)]
    state: String,
    /// Error code, in place of an authorization code.
    #[serde(default)]
    error: Option<String>,
    /// Description of the error.
    #[serde(default)]
    error_description: Option<String>,
}

/// Parameters of ours, which the provider does not get; all others are passed on.
const OURS: [&str; 9] = [
    "provider",
    "redirect_to",
    "scopes",
    "code_challenge",
    "code_challenge_method",
    "skip_http_redirect",
    "client_id",
    "state",
    "nonce",
];

/// Leads to the provider.
#[utoipa::path(get, path = "/authorize", operation_id = "authorize", tag = "auth", params(AuthorizeQuery),
    responses(
        (status = 302, description = "To the provider"),
        (status = 303, description = "A failure, for a browser that navigates (it accepts `text/html`): leads to \
            `redirect_to`, or to the site, with the failure in the address"),
        (status = 400, description = "Not a provider here"),
    ))]
pub(crate) async fn authorize(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    destination: Destination,
    headers: HeaderMap,
    wanted: Result<Query<AuthorizeQuery>>,
    all: Result<Query<Vec<(String, String)>>>,
) -> Result<Response> {
    let begin = async {
        let (Query(wanted), Query(all)) = (wanted?, all?);
        auth.0.limits.token.check(&app.db, &device.address.into(), app.now()).await?;
        auth.begin_at_provider(&app, &wanted, &all, &destination, None).await
    };
    match begin.await {
        Ok(url) => Ok(redirect_results::go(StatusCode::FOUND, &url)),
        Err(error) if redirect_results::is_navigation(&headers) => {
            let to = auth.0.redirects.checked(destination.0.as_deref());
            Ok(redirect_results::fail(StatusCode::SEE_OTHER, to, &error, true))
        }
        Err(error) => Err(error),
    }
}

/// Comes back from the provider, and leads on as the flow was begun.
#[utoipa::path(get, path = "/callback", operation_id = "come_back", tag = "auth", params(Returned),
    responses((status = 302, description = "Leads on; a failure is told in the address")))]
pub(crate) async fn come_back(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    returned: Result<Query<Returned>>,
) -> Response {
    let find = async {
        let Query(returned) = returned?;
        auth.0.limits.token.check(&app.db, &device.address.into(), app.now()).await?;
        Ok((auth.returned(&app, &returned.state).await?, returned))
    };
    let (flow, returned) = match find.await {
        Ok(found) => found,
        Err(error) => {
            return redirect_results::fail(StatusCode::SEE_OTHER, auth.0.redirects.checked(None), &error, true);
        }
    };
    // It was allowed when the flow began; it is checked again, for settings change.
    let to = auth.0.redirects.checked(Some(&flow.redirect_to));
    match auth.arrive(&app, &device, &flow, returned, to.clone()).await {
        Ok(to) => redirect_results::go(StatusCode::FOUND, &to),
        Err(error) => redirect_results::fail(StatusCode::FOUND, to, &error, true),
    }
}

/// Sealing context of the secrets of a flow.
pub(crate) fn context(flow: &str) -> String {
    format!("flows/{flow}")
}

impl Auth {
    /// The provider's address for a new flow.
    pub(super) async fn begin_at_provider(
        &self,
        app: &App,
        wanted: &AuthorizeQuery,
        all: &[(String, String)],
        destination: &Destination,
        linking: Option<UserId>,
    ) -> Result<Url> {
        let google = self.provider(&wanted.provider)?;
        let challenge = wanted.challenge.check()?;
        let more: Vec<(String, String)> =
            all.iter().filter(|(name, _)| !OURS.contains(&name.as_str())).cloned().collect();
        let now = app.now();
        // Fully random instead of time-based: a caller who guesses the id could complete another user's sign-in.
        let id = uuid::Builder::from_random_bytes(rand::random()).into_uuid().to_string();
        let (url, secret) = google.begin(&id, &self.callback(), &wanted.scopes, &more).await?;
        let secret = serde_json::to_vec(&secret).map_err(api::Error::internal)?;
        let (challenge, kind) = challenge.map(|checked| (checked.challenge, checked.kind)).unzip();
        let flow = FlowRow {
            secret: Some(self.0.sealer.seal(&context(&id), &secret).map_err(api::Error::internal)?),
            id: id.parse().map_err(|_| api::Error::internal("a flow without id"))?,
            user_id: None,
            method: Method::OAUTH.into(),
            provider: Some(provider::NAME.into()),
            challenge,
            challenge_kind: kind,
            redirect_to: self.0.redirects.checked(destination.0.as_deref()).to_string(),
            linking_user: linking,
            created_at: now,
            returned_at: None,
            only_org: None,
            sso_sign_in: None,
        };
        queries::add_flow(&app.db, &flow).await?;
        Ok(url)
    }

    fn provider(&self, name: &str) -> Result<&Google> {
        let unknown = || {
            let what = if name == provider::NAME { "provider is not enabled" } else { "Provider could not be found" };
            Error::invalid(format!("Unsupported provider: {what}"))
        };
        self.0.google.as_ref().filter(|_| name == provider::NAME).ok_or_else(unknown)
    }

    fn callback(&self) -> String {
        format!("{}/callback", self.0.keys.issuer())
    }

    /// The flow that came back: each comes back once.
    async fn returned(&self, app: &App, state: &str) -> Result<FlowRow> {
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

    async fn arrive(&self, app: &App, device: &Device, flow: &FlowRow, returned: Returned, to: Url) -> Result<Url> {
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
        let google = self.provider(flow.provider.as_deref().unwrap_or_default())?;
        let secret = self.open_secret(flow)?;
        let now = app.now();
        let (claim, tokens) = google.finish(&returned.code, &self.callback(), &secret, now).await?;
        let mut tx = app.db.begin().await?;
        let arrived = match &flow.linking_user {
            Some(user) => Some(self.link(&mut tx, user, &claim, now).await?),
            None => self.identified(&mut tx, &claim, device, flow, now).await?,
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
            let act = Act::new(events::AccountIdentityAdded).with("provider", provider::NAME);
            self.note(&mut tx, &user.id, device.origin(), act, now).await?;
        }
        let to = if flow.challenge.is_some() {
            let kept = self.seal_tokens(flow, &tokens)?;
            let code = flows::come_back(&mut tx, &flow.id, &user.id, Some(&kept), now).await?;
            redirect_results::query(to, &[("code", &code)])
        } else {
            let act = Act::new(events::SessionCreated).with("method", Method::OAUTH);
            self.note(&mut tx, &user.id, device.origin(), act, now).await?;
            let mut session = self.begin_session(&mut tx, user, Method::OAUTH, Some(device), now).await?;
            session.provider_token = Some(tokens.access_token);
            session.provider_refresh_token = tokens.refresh_token;
            redirect_results::session(to, &session, &[("sb", "")])
        };
        tx.commit().await?;
        Ok(to)
    }

    fn open_secret(&self, flow: &FlowRow) -> Result<Secret> {
        let sealed = flow.secret.as_deref().unwrap_or_default();
        let secret = self.0.sealer.open(&context(flow.id.as_str()), sealed).map_err(api::Error::internal)?;
        Ok(serde_json::from_slice(&secret).map_err(api::Error::internal)?)
    }

    fn seal_tokens(&self, flow: &FlowRow, tokens: &Tokens) -> Result<String> {
        let tokens = serde_json::to_vec(tokens).map_err(api::Error::internal)?;
        Ok(self.0.sealer.seal(&context(flow.id.as_str()), &tokens).map_err(api::Error::internal)?)
    }

    /// Finds the user for a claim of the provider: by the provider's id of the user, else by an address that both sides
    /// have verified, else creates one. Returns `None` when the provider has not verified the address, which an email
    /// then asks for.
    async fn identified(
        &self,
        tx: &mut Tx,
        claim: &Claim,
        device: &Device,
        flow: &FlowRow,
        now: Timestamp,
    ) -> Result<Option<UserRow>> {
        if let Some(identity) = queries::find_identity(&mut *tx, provider::NAME, &claim.subject).await? {
            let user = queries::lock_user(tx, &identity.user_id).await?;
            let mut user = user.ok_or_else(|| Error::bad("user_not_found", "User not found"))?;
            self.keep_identity(tx, &mut user, claim, now).await?;
            return Ok(Some(user));
        }
        let email = rules::email(&claim.email);
        let email =
            email.ok_or_else(|| Error::bad("bad_oauth_callback", "Error getting user email from external provider"))?;
        let mut user = match queries::find_user_by_email(&mut *tx, &email).await? {
            Some(user) if claim.is_verified => {
                let mut user = queries::lock_user(tx, &user.id).await?.ok_or_else(super::user::gone)?;
                if !user.is_confirmed() {
                    accounts::remove_ways_in(tx, &mut user).await?;
                }
                user
            }
            Some(_) => return Ok(None),
            None => self.join_from_provider(tx, email, claim, now).await?,
        };
        self.keep_identity(tx, &mut user, claim, now).await?;
        if claim.is_verified {
            accounts::confirm(tx, &mut user, now).await?;
        }
        accounts::note_providers(tx, &mut user).await?;
        if user.is_confirmed() {
            return Ok(Some(user));
        }
        let to = user.email.clone();
        let errand = Errand {
            kind: Kind::Confirmation,
            occasion: Occasion::Confirm,
            to: &to,
            flow: None,
            redirect_to: &flow.redirect_to,
            device,
            now,
        };
        self.send_proof(tx, &mut user, errand).await?;
        queries::save_user(tx, &user).await?;
        Ok(None)
    }

    async fn join_from_provider(&self, tx: &mut Tx, email: String, claim: &Claim, now: Timestamp) -> Result<UserRow> {
        if !self.0.settings.is_sign_up_open {
            return Err(Error::forbidden("signup_disabled", "Signups not allowed for this instance"));
        }
        let mut user = UserRow { email, ..UserRow::new(now) };
        user.app_metadata = json!({ "provider": provider::NAME, "providers": [provider::NAME] });
        user.user_metadata = Value::Object(claim.data.clone());
        queries::add_user(tx, &user).await?;
        Ok(user)
    }

    /// Writes down what the provider tells, in the identity and where the user has not said otherwise.
    async fn keep_identity(&self, tx: &mut Tx, user: &mut UserRow, claim: &Claim, now: Timestamp) -> Result<()> {
        let identity = IdentityRow {
            id: IdentityId::new(now),
            user_id: user.id.clone(),
            provider: provider::NAME.into(),
            provider_id: claim.subject.clone(),
            identity_data: Value::Object(claim.data.clone()),
            last_sign_in_at: Some(now),
            created_at: now,
            updated_at: now,
        };
        queries::save_identity(tx, &identity).await?;
        let mut metadata = claim.data.clone();
        rules::merge(&mut metadata, user.user_metadata.as_object().cloned().unwrap_or_default());
        if rules::fits_a_token(&metadata) {
            user.user_metadata = metadata.into();
        }
        user.updated_at = now;
        Ok(())
    }

    /// Adds the identity to the account of the signed-in user.
    async fn link(&self, tx: &mut Tx, user: &UserId, claim: &Claim, now: Timestamp) -> Result<UserRow> {
        let mut user = queries::lock_user(tx, user).await?.ok_or_else(super::user::gone)?;
        if queries::find_identity(&mut *tx, provider::NAME, &claim.subject).await?.is_some() {
            let message = "Identity is already linked to another user";
            return Err(Error::refused("identity_already_exists", message));
        }
        self.keep_identity(tx, &mut user, claim, now).await?;
        if user.email.is_empty()
            && claim.is_verified
            && let Some(email) = rules::email(&claim.email)
            && queries::find_user_by_email(&mut *tx, &email).await?.is_none()
        {
            user.email = email;
            user.is_anonymous = false;
            accounts::confirm(tx, &mut user, now).await?;
        }
        accounts::note_providers(tx, &mut user).await?;
        Ok(user)
    }
}
