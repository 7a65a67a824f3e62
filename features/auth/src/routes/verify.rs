//! `GET /verify`, `POST /verify`: the links and codes of emails.

use api::App;
use audit::Act;
use axum::{
    Extension, Json,
    extract::{FromRequest, OriginalUri, Request, State},
    http::{StatusCode, Uri},
    response::{IntoResponse, Response},
};
use db::Tx;
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::json;
use url::Url;
use utoipa::{IntoParams, ToSchema};

use super::{
    Destination, link_page, redirect_results,
    request::{Body, Query},
};
use crate::{
    Auth, Session,
    accounts::{self, EMAIL, confirm, own_identity},
    emails::{self, Occasion},
    error::{Error, Result},
    events, flows,
    limits::wrong_codes::Source,
    links::kind::Kind,
    links::lanes::Lane,
    links::one_time_tokens::{Outstanding, wrong_code, wrong_link},
    queries::{self, Device, UserRow},
    rules,
    types::Method,
};

/// The link in an email.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Link {
    /// The one-time token.
    #[serde(default)]
    token: String,
    /// `signup`, `invite`, `recovery`, `magiclink`, `email_change` or `email`
    #[serde(rename = "type", default)]
    kind: String,
}

/// Body of a verification: a typed code, or a token that a page read from a link.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Typed {
    #[serde(rename = "type", default)]
    kind: String,
    #[serde(default)]
    token: Option<String>,
    #[serde(default)]
    token_hash: Option<String>,
    #[serde(default)]
    email: Option<String>,
    #[serde(default)]
    phone: Option<String>,
}

/// Result of a verification.
enum Proved {
    /// The user may be signed in.
    User(Box<UserRow>),
    /// One of the two addresses of a change is proved, the other is not.
    Half,
}

/// The first of two confirmations of a change was accepted.
const HALF: &str = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/// Shows the page that a link in an email opens. Looking uses nothing up: programs that check links look too. Its button
/// posts to the same address.
#[utoipa::path(
    get,
    path = "/verify",
    operation_id = "show_link",
    tag = "auth",
    params(Link),
    responses((status = 200, description = "A page whose button follows the link", content_type = "text/html"),
        (status = 410, description = "A page that says that the link is used or expired", content_type = "text/html"))
)]
pub(crate) async fn show_link(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    destination: Destination,
    OriginalUri(address): OriginalUri,
    Query(link): Query<Link>,
) -> Result<Response> {
    auth.shown(&app, &device, &link, &destination, &address).await
}

/// Follows the link of an email (its token in the query) and leads on, with a session in the fragment or with a code that
/// the beginner of the flow exchanges. Or proves an address by a code, or by the token of a link, in a JSON body.
#[utoipa::path(
    post,
    path = "/verify",
    operation_id = "verify_code",
    tag = "auth",
    params(Link),
    request_body = Typed,
    responses((status = 200, body = Session), (status = 303, description = "Leads on; a failure is told in the fragment"),
        (status = 403, description = "Incorrect, used, or expired"))
)]
pub(crate) async fn verify_code(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    destination: Destination,
    OriginalUri(address): OriginalUri,
    Query(link): Query<Link>,
    request: Request,
) -> Result<Response> {
    if !link.token.is_empty() {
        // A form on another site must not sign its visitors in to an account of its owner's.
        if request.headers().get("sec-fetch-site").is_some_and(|site| site == "cross-site") {
            return auth.shown(&app, &device, &link, &destination, &address).await;
        }
        return Ok(auth.follow(&app, &device, &link, &destination).await);
    }
    let Body(typed) = Body::<Typed>::from_request(request, &app).await?;
    auth.0.limits.verify.check(&app.db, &device.address.into(), app.now()).await?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let Some(proof) = auth.typed(&mut tx, &typed, now).await? else {
        // A wrong code was counted.
        tx.commit().await?;
        return Err(if typed.token_hash.is_some() { wrong_link() } else { wrong_code() });
    };
    match auth.prove(&mut tx, proof, &device, now).await? {
        Proved::Half => {
            tx.commit().await?;
            Ok(Json(json!({ "msg": HALF, "code": "200" })).into_response())
        }
        Proved::User(user) => {
            let session = auth.enter(&mut tx, *user, link_method(&typed.kind), &device, now).await?;
            tx.commit().await?;
            Ok(Json(session).into_response())
        }
    }
}

/// The type of a link as the audit log names it.
fn link_method(kind: &str) -> &'static str {
    match kind {
        "signup" => "email/signup",
        "invite" => "invite",
        "recovery" => "recovery",
        "magiclink" => "magiclink",
        "email_change" => "email_change",
        _ => Method::OTP,
    }
}

impl Link {
    /// Does it end a flow with a code challenge?
    fn is_of_flow(&self) -> bool {
        self.token.starts_with("pkce_")
    }
}

impl Auth {
    /// The page of a link.
    async fn shown(
        &self,
        app: &App,
        device: &Device,
        link: &Link,
        destination: &Destination,
        address: &Uri,
    ) -> Result<Response> {
        let to = self.0.redirects.checked(destination.0.as_deref());
        let language = emails::page_language(to.as_str()).unwrap_or(device.language);
        let kinds = Kind::of_type(&link.kind).unwrap_or_default();
        if self.is_good_link(&app.db, &link.token, kinds, app.now()).await? {
            return Ok(link_page::ask(language, &link.kind, address, &to));
        }
        Ok(link_page::expired(language, &redirect_results::failed(to, &wrong_link(), link.is_of_flow())))
    }

    async fn follow(&self, app: &App, device: &Device, link: &Link, destination: &Destination) -> Response {
        let to = self.0.redirects.checked(destination.0.as_deref());
        match self.followed(app, device, link, &to).await {
            Ok(to) => redirect_results::go(StatusCode::SEE_OTHER, &to),
            Err(error) => redirect_results::fail(StatusCode::SEE_OTHER, to, &error, link.is_of_flow()),
        }
    }

    async fn followed(&self, app: &App, device: &Device, link: &Link, to: &Url) -> Result<Url> {
        self.0.limits.verify.check(&app.db, &device.address.into(), app.now()).await?;
        let kinds = Kind::of_type(&link.kind).ok_or_else(|| Error::invalid("Verify requires a verification type"))?;
        let now = app.now();
        let mut tx = app.db.begin().await?;
        let proof = self.by_link(&mut tx, &link.token, kinds, now).await?.ok_or_else(wrong_link)?;
        let flow = proof.flow();
        let to = match self.prove(&mut tx, proof, device, now).await? {
            Proved::Half => redirect_results::fragment(to.clone(), &[("message", HALF), ("sb", "")]),
            Proved::User(user) => {
                if let Some(flow) = flow {
                    let code = flows::come_back(&mut tx, &flow, &user.id, None, now).await?;
                    redirect_results::query(to.clone(), &[("code", &code)])
                } else {
                    let session = self.enter(&mut tx, *user, link_method(&link.kind), device, now).await?;
                    redirect_results::session(to.clone(), &session, &[("type", &link.kind), ("sb", "")])
                }
            }
        };
        tx.commit().await?;
        Ok(to)
    }

    /// The token that was typed, when it is good.
    async fn typed(&self, tx: &mut Tx, typed: &Typed, now: Timestamp) -> Result<Option<Outstanding>> {
        let given = |text: &Option<String>| text.clone().filter(|text| !text.is_empty());
        let (token, token_hash) = (given(&typed.token), given(&typed.token_hash));
        let (email, phone) = (given(&typed.email), given(&typed.phone));
        if let Some(token_hash) = token_hash {
            if token.is_some() {
                return Err(Error::invalid("Verify requires either a token or a token hash"));
            }
            if email.is_some() || phone.is_some() {
                return Err(Error::invalid("Only the token_hash and type should be provided"));
            }
            return self.by_link(tx, &token_hash, kinds(&typed.kind)?, now).await;
        }
        let token = token.ok_or_else(|| Error::invalid("Verify requires a token or a token hash"))?;
        match (email, phone) {
            (Some(email), None) => {
                let email = rules::email(&email).unwrap_or_default();
                self.by_code(tx, &email, &token, kinds(&typed.kind)?, now).await
            }
            (None, Some(phone)) => {
                rules::phone(&phone).ok_or_else(super::wrong_phone)?;
                // No messages are sent to telephones, so no code of one is ever right.
                Ok(None)
            }
            _ => Err(Error::invalid("Only an email address or phone number should be provided on verify")),
        }
    }

    /// Uses a token up, and does what it proves.
    async fn prove(&self, tx: &mut Tx, proof: Outstanding, device: &Device, now: Timestamp) -> Result<Proved> {
        let proof = match proof {
            Outstanding::User(proof) => proof,
            Outstanding::SignUp(sign_up) => {
                return Ok(Proved::User(Box::new(self.complete(tx, &sign_up, device, now).await?)));
            }
        };
        let user = queries::lock_user(tx, &proof.user_id).await?;
        let mut user = user.filter(|user| !user.is_banned(now)).ok_or_else(wrong_link)?;
        if !queries::use_proof(tx, &proof.token_hash).await? {
            return Err(wrong_link());
        }
        queries::forget_wrong_codes(tx, &user.id, Source::Mail).await?;
        match proof.kind {
            Kind::Confirmation => confirm(tx, &mut user, now).await?,
            Kind::Invitation | Kind::Recovery | Kind::MagicLink => {
                queries::remove_proofs_in(tx, &user.id, Lane::names(proof.kind)).await?;
                if !user.is_confirmed() {
                    accounts::remove_ways_in(tx, &mut user).await?;
                }
                confirm(tx, &mut user, now).await?;
            }
            Kind::EmailChangeCurrent | Kind::EmailChangeNew => {
                let other = match proof.kind {
                    Kind::EmailChangeNew => Kind::EmailChangeCurrent,
                    _ => Kind::EmailChangeNew,
                };
                if queries::proof_of_user(&mut *tx, &user.id, other).await?.is_some() {
                    return Ok(Proved::Half);
                }
                self.move_to(tx, &mut user, device, now).await?;
            }
            Kind::Reauthentication => return Err(wrong_link()),
        }
        user.updated_at = now;
        queries::save_user(tx, &user).await?;
        Ok(Proved::User(Box::new(user)))
    }

    /// The new address becomes the address.
    async fn move_to(&self, tx: &mut Tx, user: &mut UserRow, device: &Device, now: Timestamp) -> Result<()> {
        let new = user.new_email.take().ok_or_else(wrong_link)?;
        if queries::find_user_by_email(&mut *tx, &new).await?.is_some_and(|other| other.id != user.id) {
            return Err(Error::refused("email_exists", "A user with this email address has already been registered"));
        }
        queries::remove_sign_ups(tx, &new).await?;
        let old = std::mem::replace(&mut user.email, new.clone());
        user.email_confirmed_at = Some(now);
        let mut metadata = user.user_metadata.as_object().cloned().unwrap_or_default();
        metadata.insert("email".into(), json!(new));
        metadata.insert("email_verified".into(), json!(true));
        user.user_metadata = metadata.into();
        queries::save_identity(tx, &own_identity(user, EMAIL, now)).await?;
        accounts::note_providers(tx, user).await?;
        self.note(tx, &user.id, device.origin(), Act::new(events::AccountEmailChanged), now).await?;
        self.write_notice(tx, user, &old, Occasion::EmailChanged, device, now).await
    }

    /// Begins the session of a user who proved an address with a link of this type. The session records the method as a
    /// one-time token, as the protocol requires.
    async fn enter(
        &self,
        tx: &mut Tx,
        mut user: UserRow,
        method: &str,
        device: &Device,
        now: Timestamp,
    ) -> Result<Session> {
        user.last_sign_in_at = Some(now);
        queries::note_sign_in(tx, &user.id, now).await?;
        let act = Act::new(events::SessionCreated).with("method", method);
        self.note(tx, &user.id, device.origin(), act, now).await?;
        self.begin_session(tx, user, Method::OTP, Some(device), now).await
    }
}

fn kinds(asked: &str) -> Result<&'static [Kind]> {
    Kind::of_type(asked).ok_or_else(|| Error::invalid("Verify requires a verification type"))
}
