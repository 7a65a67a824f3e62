//! `GET /user`, `PUT /user`

use api::App;
use audit::Act;
use axum::{Extension, Json, extract::State};
use db::Tx;
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::{Destination, request::Body};
use crate::{
    Auth, User,
    accounts::{address_change, audit_entries, identities, registration::checked_email, view},
    emails::{Occasion, notices},
    error::{Error, Result},
    events, factors,
    flows::{self, Challenge, ValidChallenge},
    limits::Attempt,
    links::{
        delivery::{self, Errand},
        kind::Kind,
        lookup,
    },
    passwords,
    queries::{self, Device, UserRow},
    rules,
    sessions::{self, SignedIn, signed_in::AnyCaller},
};

/// Changes of the signed-in user.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Changes {
    #[serde(default)]
    email: Option<String>,
    #[serde(default)]
    phone: Option<String>,
    #[serde(default)]
    password: Option<String>,
    #[serde(default)]
    current_password: Option<String>,
    /// Merged into `user_metadata`; null takes a key away.
    #[serde(default)]
    data: Option<Map<String, Value>>,
    #[serde(default)]
    app_metadata: Option<Value>,
    /// The code of a reauthentication.
    #[serde(default)]
    nonce: Option<String>,
    #[serde(flatten)]
    challenge: Challenge,
}

impl Changes {
    /// Returns true when neither the address nor a way to sign in would change.
    fn is_about_names_only(&self) -> bool {
        [&self.email, &self.phone, &self.password, &self.nonce].into_iter().all(Option::is_none)
    }
}

/// Returns the signed-in user.
#[utoipa::path(
    get,
    path = "/user",
    operation_id = "get_user",
    tag = "auth",
    responses((status = 200, body = User), (status = 401, description = "No token"), (status = 403, description = "Session ended"))
)]
pub(crate) async fn get_user(State(app): State<App>, AnyCaller(caller): AnyCaller) -> Result<Json<User>> {
    let user = queries::find_user(&app.db, &caller.user).await?.ok_or_else(Error::user_gone)?;
    Ok(Json(view::read(&app.db, user).await?))
}

/// Changes the signed-in user's address, password or metadata. A new password ends all their other sessions; a new
/// address counts once it is confirmed, from the old one too.
#[utoipa::path(
    put,
    path = "/user",
    operation_id = "update_user",
    tag = "auth",
    request_body = Changes,
    responses((status = 200, body = User),
        (status = 400, description = "A new password requires the current one, a reauthentication code, or a recent session from an email link"),
        (status = 401, description = "A second factor must be proved first"),
        (status = 409, description = "The password was changed at this moment, again and again"),
        (status = 422, description = "Address taken, or password weak or the same"))
)]
pub(crate) async fn update_user(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    AnyCaller(caller): AnyCaller,
    device: Device,
    destination: Destination,
    Body(changes): Body<Changes>,
) -> Result<Json<User>> {
    auth.0.limits.change.check(&device.address.into())?;
    check_request(&caller, &changes)?;
    let challenge = changes.challenge.check()?;
    let user = queries::find_user(&app.db, &caller.user).await?.ok_or_else(Error::user_gone)?;
    let email = changes.email.as_deref().filter(|email| !email.is_empty()).map(checked_email).transpose()?;
    let email = email.filter(|email| *email != user.email);
    let password = changes.password.filter(|password| !password.is_empty());
    let changes_metadata = changes.data.as_ref().is_some_and(|data| !data.is_empty());
    if email.is_some() || password.is_some() || changes_metadata {
        factors::require_second_factor(&app.db, &caller).await?;
    }
    let now = app.now();
    let update = Update { auth: &auth, caller: &caller, device: &device, now };
    if password.is_some() {
        update.check_password_limit(&app, &user).await?;
    }
    if let Some(email) = &email
        && !auth.0.settings.confirms_at_once
    {
        auth.0.limits.check_mail(&app.db, &device, "email_change", email, now).await?;
    }
    let (mut tx, mut user, hash) =
        passwords::change::lock(&auth, &app, user, password, changes.current_password.as_deref()).await?;
    let knows_password = user.password_hash.is_some() && changes.current_password.is_some();
    let nonce = changes.nonce.filter(|nonce| !nonce.is_empty());
    if let Some(nonce) = &nonce
        && !lookup::reauthenticates(&auth, &mut tx, &user.id, nonce, now).await?
    {
        tx.commit().await?;
        return Err(Error::bad("reauthentication_not_valid", "Nonce has expired or is invalid"));
    }
    if hash.is_some() {
        if !knows_password && nonce.is_none() {
            sessions::may_set_password(&mut tx, &caller, &user, now).await?;
        }
        update.set_password(&mut tx, &mut user, hash).await?;
    }
    merge_metadata(&mut user, changes.data.unwrap_or_default())?;
    if let Some(email) = email {
        let redirect_to = auth.0.redirects.checked(destination.0.as_deref()).to_string();
        update.change_address(&mut tx, &mut user, email, challenge, &redirect_to).await?;
    }
    user.updated_at = now;
    match queries::save_user(&mut tx, &user).await {
        Err(error) if error.is_duplicate() => return Err(taken()),
        saved => saved?,
    }
    let user = view::read_in(&mut tx, user).await?;
    tx.commit().await?;
    Ok(Json(user))
}

/// Refuses changes that no user may make, and those that a session of single sign-on may not make.
fn check_request(caller: &SignedIn, changes: &Changes) -> Result<()> {
    if caller.only_org.is_some() && !changes.is_about_names_only() {
        return Err(Error::sso_session());
    }
    if changes.app_metadata.is_some() {
        return Err(Error::forbidden("not_admin", "Updating app_metadata is not allowed"));
    }
    if changes.phone.as_ref().is_some_and(|phone| !phone.is_empty()) {
        return Err(Error::bad("phone_provider_disabled", "Unsupported phone provider"));
    }
    Ok(())
}

/// Merges the changes into the user's metadata; fails when a token could no longer carry them.
fn merge_metadata(user: &mut UserRow, changes: Map<String, Value>) -> Result<()> {
    let mut metadata = user.user_metadata.as_object().cloned().unwrap_or_default();
    rules::merge(&mut metadata, changes);
    if !rules::fits_a_token(&metadata) {
        return Err(Error::invalid("User metadata is too large"));
    }
    user.user_metadata = metadata.into();
    Ok(())
}

/// Who changes the user, from where and when.
struct Update<'a> {
    auth: &'a Auth,
    caller: &'a SignedIn,
    device: &'a Device,
    now: Timestamp,
}

impl Update<'_> {
    /// A stolen session gets no more tries of its user's password than the sign-in page gives: by the present one, or by
    /// `same_password`.
    async fn check_password_limit(&self, app: &App, user: &UserRow) -> Result<()> {
        let attempt = Attempt { from: self.device.address.into(), account: user.email.clone() };
        Ok(self.auth.0.limits.password.check(&app.db, &attempt, self.now).await?)
    }

    /// Sets the password, ends all other sessions, and tells the user by email.
    async fn set_password(&self, tx: &mut Tx, user: &mut UserRow, hash: Option<String>) -> Result<()> {
        let Self { auth, caller, device, now } = *self;
        user.password_hash = hash;
        identities::give_own_identity(tx, user, now).await?;
        let others = queries::sessions(&mut *tx, &user.id, Some(&caller.session)).await?;
        sessions::end(tx, &user.id, &others).await?;
        queries::remove_proofs(tx, &user.id).await?;
        let act = Act::new(events::AccountPasswordChanged).with("sessions_ended", others.len());
        audit_entries::record(auth, tx, &user.id, device.origin(), act, now).await?;
        notices::send(auth, tx, user, &user.email, Occasion::PasswordChanged, device, now).await
    }

    /// Moves the user to the address at once where the instance does so; otherwise sends a link to both addresses.
    async fn change_address(
        &self,
        tx: &mut Tx,
        user: &mut UserRow,
        email: String,
        challenge: Option<ValidChallenge>,
        redirect_to: &str,
    ) -> Result<()> {
        let Self { auth, device, now, .. } = *self;
        let owner = queries::find_user_by_email(&mut *tx, &email).await?;
        if auth.0.settings.confirms_at_once {
            if owner.is_some() {
                return Err(taken());
            }
            return address_change::move_at_once(tx, user, email, now).await;
        }
        let flow = flows::begin(tx, Some(&user.id), "email_change", challenge, redirect_to, now).await?;
        let errand = Errand {
            kind: Kind::EmailChangeNew,
            occasion: Occasion::ChangeNew,
            to: &email,
            flow: flow.as_ref(),
            redirect_to,
            device,
            now,
        };
        match owner {
            Some(owner) => delivery::refuse_address(auth, tx, user, &owner, device, now).await?,
            None => delivery::send(auth, tx, user, errand).await?,
        }
        if !user.email.is_empty() {
            let (kind, occasion, to) = (Kind::EmailChangeCurrent, Occasion::ChangeCurrent, user.email.clone());
            delivery::send(auth, tx, user, Errand { kind, occasion, to: &to, ..errand }).await?;
        }
        user.email_change_sent_at = Some(now);
        user.new_email = Some(email);
        Ok(())
    }
}

fn taken() -> Error {
    Error::refused("email_exists", "A user with this email address has already been registered")
}
