//! `POST /token?grant_type=…`

use api::App;
use audit::{Act, Actor};
use axum::{Extension, Json, extract::State};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::request::{Body, Query};
use crate::{
    Auth, Session,
    accounts::identifier::AccountName,
    accounts::view,
    error::{Error, Result},
    events, flows,
    google::provider::Tokens,
    limits::Attempt,
    links::one_time_tokens,
    passwords::hasher::Verdict,
    queries::{self, Binding, Device, UserRow},
    rules,
    sessions::Proved,
    types::Method,
};

/// Maximum attempts when the account changes while its password is being checked.
const LOOKS: usize = 3;

/// Query parameters of a token request.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Grant {
    /// `password`, `refresh_token` or `pkce`
    #[serde(default)]
    grant_type: String,
}

/// Credentials of a token request. The grant type decides which fields are required.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Proof {
    #[serde(default)]
    email: Option<String>,
    #[serde(default)]
    phone: Option<String>,
    #[serde(default)]
    password: Option<String>,
    #[serde(default)]
    refresh_token: Option<String>,
    #[serde(default)]
    auth_code: Option<String>,
    #[serde(default)]
    code_verifier: Option<String>,
}

/// Signs in with a password, carries a session on, or ends a flow.
#[utoipa::path(
    post,
    path = "/token",
    operation_id = "issue_token",
    tag = "auth",
    params(Grant),
    request_body = Proof,
    responses((status = 200, body = Session), (status = 400, description = "The credentials aren’t accepted"))
)]
pub(crate) async fn issue_token(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    Query(Grant { grant_type }): Query<Grant>,
    Body(proof): Body<Proof>,
) -> Result<Json<Session>> {
    auth.0.limits.token.check(&app.db, &device.address.into(), app.now()).await?;
    match grant_type.as_str() {
        "password" => auth.sign_in(&app, &device, proof).await.map(Json),
        "refresh_token" => auth.refresh(&app, &proof.refresh_token.unwrap_or_default(), device.address).await.map(Json),
        "pkce" => auth.exchange(&app, &device, proof).await.map(Json),
        "id_token" => Err(Error::invalid("Bad ID token")),
        "web3" => Err(Error::refused("web3_provider_disabled", "Web3 provider is disabled")),
        _ => Err(Error::bad("invalid_credentials", "unsupported_grant_type")),
    }
}

impl Auth {
    /// Signs in with a password. Checks again when the account changed during the check.
    async fn sign_in(&self, app: &App, device: &Device, proof: Proof) -> Result<Session> {
        let name = self.named(&proof)?;
        let password = proof.password.unwrap_or_default();
        let attempt = Attempt { from: device.address.into(), account: name.as_str().to_owned() };
        self.0.limits.password.check(&app.db, &attempt, app.now()).await?;
        for _ in 0..LOOKS {
            let user = self.proved_by_password(app, device, &name, &password).await?;
            if let Some(session) = self.let_in(app, device, user, &password).await? {
                return Ok(session);
            }
        }
        Err(Error::invalid_credentials())
    }

    /// Resolves the login identifier. A malformed one resolves to no account in the same time, so probing learns
    /// nothing.
    fn named(&self, proof: &Proof) -> Result<AccountName> {
        let settings = &self.0.settings;
        let given = |text: &Option<String>| text.clone().filter(|text| !text.is_empty());
        match (given(&proof.email), given(&proof.phone)) {
            (Some(_), None) if !settings.is_email_open => {
                Err(Error::bad("email_provider_disabled", "Email logins are disabled"))
            }
            (Some(email), None) => Ok(AccountName::Email(rules::email(&email).unwrap_or_default())),
            (None, Some(_)) if !settings.is_phone_open => {
                Err(Error::bad("phone_provider_disabled", "Phone logins are disabled"))
            }
            (None, Some(phone)) => Ok(AccountName::Phone(rules::phone(&phone).unwrap_or_default())),
            (Some(_), Some(_)) => {
                Err(Error::invalid("Only an email address or phone number should be provided on login."))
            }
            (None, None) => Err(Error::invalid("missing email or phone")),
        }
    }

    /// The user of that name, whose password it is, who may sign in, and whether their hash is outdated.
    async fn proved_by_password(
        &self,
        app: &App,
        device: &Device,
        name: &AccountName,
        password: &str,
    ) -> Result<(UserRow, Verdict)> {
        let user = name.find(&app.db).await?;
        let known = user.as_ref().and_then(|user| user.password_hash.clone());
        // A longer password cannot have been set; hashing it would only cost.
        let tried = if password.len() > rules::LONGEST_BYTES { "" } else { password };
        let verdict = self.0.hasher.verify(known, tried.into()).await?;
        if verdict == Verdict::Wrong {
            let refused = user.as_ref().map(|user| &user.id);
            self.note_refusal(app, refused, device.origin(), Method::PASSWORD).await?;
        }
        let Some(user) = user.filter(|_| verdict != Verdict::Wrong) else {
            return Err(self.refusal_of(app, name, tried).await?);
        };
        if user.is_banned(app.now()) {
            return Err(Error::bad("user_banned", "User is banned"));
        }
        if !user.is_confirmed() {
            return Err(not_confirmed(name));
        }
        Ok((user, verdict))
    }

    /// Returns the error for a refused password. The password of a pending sign-up answers that it is not confirmed,
    /// regardless of whether its address has an account.
    async fn refusal_of(&self, app: &App, name: &AccountName, password: &str) -> Result<Error> {
        let since = app.now() - queries::SIGN_UP_RETENTION;
        let sign_ups = match name {
            AccountName::Email(email) => queries::sign_ups_of_email(&app.db, email, since).await?,
            AccountName::Phone(phone) => queries::sign_ups_of_phone(&app.db, phone, since).await?,
        };
        let awaits = self.awaits_confirmation(sign_ups, password).await?;
        Ok(if awaits { not_confirmed(name) } else { Error::invalid_credentials() })
    }

    /// Begins the session of who has proved a password, with what is noted of it; nothing when that is no longer their
    /// password, or they may no longer sign in.
    async fn let_in(
        &self,
        app: &App,
        device: &Device,
        (mut user, verdict): (UserRow, Verdict),
        password: &str,
    ) -> Result<Option<Session>> {
        self.refuse_password(user.email.as_str(), &user.id).await?;
        let now = app.now();
        let rehashed = match verdict {
            Verdict::RightButOutdated => Some(self.0.hasher.hash(password.into()).await?),
            Verdict::Right | Verdict::Wrong => None,
        };
        user.last_sign_in_at = Some(now);
        let seen = queries::noting_sign_in_by_password(&user, rehashed, now);
        let act = Act::new(events::SessionCreated).with("method", Method::PASSWORD);
        let noted = self.noting(app, &user.id, Actor::user(&user.id, device.origin()), act, now).await?;
        let shown = view::read(&app.db, user.clone()).await?;
        let (begun, session) = self.beginning(&user, shown, Proved::once(Method::PASSWORD), Some(device), now)?;
        match app.db.run_all(vec![seen, noted, begun]).await {
            Ok(()) => Ok(Some(session)),
            Err(db::Error::RowNotFound) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Ends a flow: its code and the verifier of its challenge for a session. A wrong verifier does not use the code up.
    async fn exchange(&self, app: &App, device: &Device, proof: Proof) -> Result<Session> {
        let (code, verifier) = (proof.auth_code.unwrap_or_default(), proof.code_verifier.unwrap_or_default());
        if code.is_empty() || verifier.is_empty() {
            return Err(Error::invalid("invalid request: both auth code and code verifier should be non-empty"));
        }
        let unknown = || Error::not_found("flow_state_not_found", "invalid flow state, no valid flow state found");
        let now = app.now();
        let mut tx = app.db.begin().await?;
        let flow = queries::lock_flow_by_code(&mut tx, &one_time_tokens::hash(&code)).await?.ok_or_else(unknown)?;
        if flow.returned_at.is_none_or(|at| now.duration_since(at) > flows::LIFETIME) {
            return Err(Error::refused("flow_state_expired", "invalid flow state, flow state has expired"));
        }
        if !flows::is_met(&flow, &verifier) {
            let message = "code challenge does not match previously saved code verifier";
            return Err(Error::bad("bad_code_verifier", message));
        }
        let user = flow.user_id.as_ref().ok_or_else(unknown)?;
        let mut user = queries::find_user(&mut tx, user).await?.ok_or_else(unknown)?;
        if user.is_banned(now) {
            return Err(Error::bad("user_banned", "User is banned"));
        }
        queries::remove_flow(&mut tx, &flow.id).await?;
        user.last_sign_in_at = Some(now);
        queries::note_sign_in(&mut tx, &user.id, now).await?;
        let act = Act::new(events::SessionCreated).with("method", &flow.method);
        self.note(&mut tx, &user.id, device.origin(), act, now).await?;
        let sso = flow.only_org.as_deref().zip(flow.sso_sign_in.as_deref());
        let sso = sso.map(|(org, sign_in)| Binding { org, sign_in });
        let proved = Proved { sso, ..Proved::once(&flow.method) };
        let mut session = self.begin_assured(&mut tx, user, proved, Some(device), now).await?;
        if let Some(tokens) = flow.secret.as_deref().and_then(|sealed| self.open_tokens(flow.id.as_str(), sealed)) {
            session.provider_token = Some(tokens.access_token);
            session.provider_refresh_token = tokens.refresh_token;
        }
        tx.commit().await?;
        Ok(session)
    }

    fn open_tokens(&self, flow: &str, sealed: &str) -> Option<Tokens> {
        let tokens = self.0.sealer.open(&super::authorize::context(flow), sealed).ok()?;
        serde_json::from_slice(&tokens).ok()
    }
}

fn not_confirmed(name: &AccountName) -> Error {
    match name {
        AccountName::Email(_) => Error::bad("email_not_confirmed", "Email not confirmed"),
        AccountName::Phone(_) => Error::bad("phone_not_confirmed", "Phone not confirmed"),
    }
}
