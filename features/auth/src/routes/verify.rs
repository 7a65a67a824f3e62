//! `GET /verify`, `POST /verify`: the links and codes of emails.

use api::App;
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
    Destination, link_page,
    request::{Body, Query},
};
use crate::{
    Auth, Session, emails,
    error::{Error, Result},
    flows,
    links::{
        kind::Kind,
        lookup::{self, Outstanding},
        redirect_results, verification,
    },
    queries::Device,
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
    link_answer(&auth, &app, &device, &link, &destination, &address).await
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
            return link_answer(&auth, &app, &device, &link, &destination, &address).await;
        }
        return Ok(follow(&auth, &app, &device, &link, &destination).await);
    }
    let Body(typed) = Body::<Typed>::from_request(request, &app).await?;
    auth.0.limits.verify.check(&app.db, &device.address.into(), app.now()).await?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let Some(proof) = typed_token(&auth, &mut tx, &typed, now).await? else {
        // A wrong code was counted.
        tx.commit().await?;
        return Err(if typed.token_hash.is_some() { Error::wrong_link() } else { Error::wrong_code() });
    };
    match verification::prove(&auth, &mut tx, proof, &device, now).await? {
        verification::VerificationResult::Half => {
            tx.commit().await?;
            Ok(Json(json!({ "msg": HALF, "code": "200" })).into_response())
        }
        verification::VerificationResult::User(user) => {
            let session = verification::enter(&auth, &mut tx, *user, link_method(&typed.kind), &device, now).await?;
            tx.commit().await?;
            Ok(Json(session).into_response())
        }
    }
}

/// Returns the type of a link as the audit log names it.
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

/// Returns the page of a link, or leads on when it was used or has expired.
async fn link_answer(
    auth: &Auth,
    app: &App,
    device: &Device,
    link: &Link,
    destination: &Destination,
    address: &Uri,
) -> Result<Response> {
    let to = auth.0.redirects.checked(destination.0.as_deref());
    let language = emails::page_language(to.as_str()).unwrap_or(device.language);
    let kinds = Kind::of_type(&link.kind).unwrap_or_default();
    if lookup::is_good_link(auth, &app.db, &link.token, kinds, app.now()).await? {
        return Ok(link_page::ask(language, &link.kind, address, &to));
    }
    Ok(link_page::expired(language, &redirect_results::failed(to, &Error::wrong_link(), link.is_of_flow())))
}

async fn follow(auth: &Auth, app: &App, device: &Device, link: &Link, destination: &Destination) -> Response {
    let to = auth.0.redirects.checked(destination.0.as_deref());
    match followed(auth, app, device, link, &to).await {
        Ok(to) => redirect_results::go(StatusCode::SEE_OTHER, &to),
        Err(error) => redirect_results::fail(StatusCode::SEE_OTHER, to, &error, link.is_of_flow()),
    }
}

async fn followed(auth: &Auth, app: &App, device: &Device, link: &Link, to: &Url) -> Result<Url> {
    auth.0.limits.verify.check(&app.db, &device.address.into(), app.now()).await?;
    let kinds = Kind::of_type(&link.kind).ok_or_else(|| Error::invalid("Verify requires a verification type"))?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let proof = lookup::by_link(auth, &mut tx, &link.token, kinds, now).await?.ok_or_else(Error::wrong_link)?;
    let flow = proof.flow();
    let to = match verification::prove(auth, &mut tx, proof, device, now).await? {
        verification::VerificationResult::Half => {
            redirect_results::fragment(to.clone(), &[("message", HALF), ("sb", "")])
        }
        verification::VerificationResult::User(user) => {
            if let Some(flow) = flow {
                let code = flows::complete(&mut tx, &flow, &user.id, None, now).await?;
                redirect_results::query(to.clone(), &[("code", &code)])
            } else {
                let session = verification::enter(auth, &mut tx, *user, link_method(&link.kind), device, now).await?;
                redirect_results::session(to.clone(), &session, &[("type", &link.kind), ("sb", "")])
            }
        }
    };
    tx.commit().await?;
    Ok(to)
}

/// The token that was typed, when it is good.
async fn typed_token(auth: &Auth, tx: &mut Tx, typed: &Typed, now: Timestamp) -> Result<Option<Outstanding>> {
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
        return lookup::by_link(auth, tx, &token_hash, kinds(&typed.kind)?, now).await;
    }
    let token = token.ok_or_else(|| Error::invalid("Verify requires a token or a token hash"))?;
    match (email, phone) {
        (Some(email), None) => {
            let email = rules::email(&email).unwrap_or_default();
            lookup::by_code(auth, tx, &email, &token, kinds(&typed.kind)?, now).await
        }
        (None, Some(phone)) => {
            rules::phone(&phone).ok_or_else(Error::wrong_phone)?;
            // No messages are sent to telephones, so no code of one is ever right.
            Ok(None)
        }
        _ => Err(Error::invalid("Only an email address or phone number should be provided on verify")),
    }
}

fn kinds(name: &str) -> Result<&'static [Kind]> {
    Kind::of_type(name).ok_or_else(|| Error::invalid("Verify requires a verification type"))
}
