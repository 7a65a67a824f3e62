//! `/admin/generate_link`, `/invite`

use api::App;
use axum::{Extension, Json, extract::State};
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use crate::{
    Auth, User, UserId,
    accounts::{
        newcomer::Newcomer,
        registration::{self, checked_email},
        view,
    },
    emails::Occasion,
    error::{Error, Result},
    links::{
        delivery::{self, Errand},
        kind::Kind,
        lanes::Lane,
        one_time_tokens,
    },
    passwords,
    queries::{self, Device, UserRow},
    routes::{Destination, request::Body},
    rules,
    sessions::signed_in::Service,
};

/// Which link.
#[derive(Deserialize, ToSchema)]
pub(crate) struct LinkRequest {
    /// `signup`, `invite`, `magiclink`, `recovery`, `email_change_current` or `email_change_new`
    #[serde(rename = "type", default)]
    kind: String,
    #[serde(default)]
    email: String,
    #[serde(default)]
    new_email: Option<String>,
    #[serde(default)]
    password: Option<String>,
    #[serde(default)]
    data: Option<Map<String, Value>>,
    #[serde(default)]
    redirect_to: Option<String>,
}

/// Body of an invitation.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Invited {
    #[serde(default)]
    email: String,
    #[serde(default)]
    data: Option<Map<String, Value>>,
}

/// A link that a service sends itself.
#[utoipa::path(post, path = "/admin/generate_link", operation_id = "admin_generate_link", tag = "auth",
    request_body = LinkRequest,
    responses((status = 200, description = "The user, the link and its parts"), (status = 404, description = "Unknown")))]
pub(crate) async fn generate_link(
    _: Service,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    destination: Destination,
    Body(request): Body<LinkRequest>,
) -> Result<Json<Value>> {
    let email = checked_email(&request.email)?;
    let new_email = request.new_email.as_deref().filter(|new| !new.is_empty()).map(checked_email).transpose()?;
    let redirect_to = auth.0.redirects.checked(request.redirect_to.or(destination.0).as_deref()).to_string();
    let hash = match request.password.filter(|password| !password.is_empty()) {
        Some(password) => {
            let metadata = request.data.clone().unwrap_or_default();
            passwords::check_strength(&auth, &password, rules::own_words(&email, &metadata)).await?;
            Some(auth.0.hasher.hash(password).await?)
        }
        None => None,
    };
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let existing = queries::lock_user_by_email(&mut tx, &email).await?;
    let joining = Newcomer {
        id: UserId::new(now),
        email: Some(email.clone()),
        phone: None,
        password_hash: hash,
        metadata: request.data.unwrap_or_default(),
        is_confirmed: false,
        is_made: true,
    };
    let exists = || Error::refused("email_exists", "A user with this email address has already been registered");
    let missing = || Error::not_found("user_not_found", "User with this email not found");
    let (mut user, kind, to, link) = match (request.kind.as_str(), existing) {
        ("signup" | "magiclink", None) => {
            (registration::register(&auth, &mut tx, joining, now).await?, Kind::Confirmation, email, "signup")
        }
        ("invite", None) => {
            (registration::register(&auth, &mut tx, joining, now).await?, Kind::Invitation, email, "invite")
        }
        ("signup" | "invite", Some(user)) if user.is_confirmed() => return Err(exists()),
        ("signup", Some(user)) => (user, Kind::Invitation, email, "signup"),
        ("invite", Some(user)) => (user, Kind::Invitation, email, "invite"),
        ("magiclink", Some(user)) => (user, Kind::MagicLink, email, "magiclink"),
        ("recovery", Some(user)) => (user, Kind::Recovery, email, "recovery"),
        ("email_change_current" | "email_change_new", Some(mut user)) => {
            let new = new_email.ok_or_else(|| Error::invalid("A valid new email must be provided"))?;
            if queries::find_user_by_email(&mut tx, &new).await?.is_some() {
                return Err(exists());
            }
            user.new_email = Some(new.clone());
            if request.kind == "email_change_new" {
                (user, Kind::EmailChangeNew, new, "email_change")
            } else {
                (user, Kind::EmailChangeCurrent, email, "email_change")
            }
        }
        ("recovery" | "email_change_current" | "email_change_new", None) => return Err(missing()),
        _ => return Err(Error::invalid(format!("Invalid email action link type requested: {}", request.kind))),
    };
    note_sent(&mut user, kind, link, now);
    let proof = one_time_tokens::issue(&auth, &mut tx, &user.id, (kind, Lane::Elsewhere), &to, None, now).await?;
    queries::save_user(&mut tx, &user).await?;
    let user = view::read_in(&mut tx, user).await?;
    tx.commit().await?;
    let mut answer = serde_json::to_value(user).map_err(api::Error::internal)?;
    answer["action_link"] = json!(delivery::link_to(&auth, link, &proof.token, &redirect_to));
    answer["email_otp"] = json!(proof.code);
    answer["hashed_token"] = json!(proof.token);
    answer["verification_type"] = json!(request.kind);
    answer["redirect_to"] = json!(redirect_to);
    Ok(Json(answer))
}

/// Invites a person by email.
#[utoipa::path(post, path = "/invite", operation_id = "admin_invite", tag = "auth", request_body = Invited,
    responses((status = 200, body = User), (status = 422, description = "Has an account already")))]
pub(crate) async fn invite(
    _: Service,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    destination: Destination,
    device: Device,
    Body(invited): Body<Invited>,
) -> Result<Json<User>> {
    let email = checked_email(&invited.email)?;
    let redirect_to = auth.0.redirects.checked(destination.0.as_deref()).to_string();
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let mut user = match queries::lock_user_by_email(&mut tx, &email).await? {
        Some(user) if user.is_confirmed() => {
            let message = "A user with this email address has already been registered";
            return Err(Error::refused("email_exists", message));
        }
        Some(user) => user,
        None => {
            let metadata = invited.data.unwrap_or_default();
            let newcomer = Newcomer {
                id: UserId::new(now),
                email: Some(email.clone()),
                phone: None,
                password_hash: None,
                metadata,
                is_confirmed: false,
                is_made: true,
            };
            registration::register(&auth, &mut tx, newcomer, now).await?
        }
    };
    user.invited_at = Some(now);
    let errand = Errand {
        kind: Kind::Invitation,
        occasion: Occasion::Invite,
        to: &email,
        flow: None,
        redirect_to: &redirect_to,
        device: &device,
        now,
    };
    delivery::send(&auth, &mut tx, &mut user, errand).await?;
    queries::save_user(&mut tx, &user).await?;
    let user = view::read_in(&mut tx, user).await?;
    tx.commit().await?;
    Ok(Json(user))
}

/// As if the mail had gone out: the service sends it.
fn note_sent(user: &mut UserRow, kind: Kind, link: &str, now: Timestamp) {
    match kind {
        Kind::Confirmation | Kind::Invitation if link == "invite" => user.invited_at = Some(now),
        Kind::Confirmation | Kind::Invitation => user.confirmation_sent_at = Some(now),
        Kind::EmailChangeCurrent | Kind::EmailChangeNew => user.email_change_sent_at = Some(now),
        Kind::Recovery | Kind::MagicLink | Kind::Reauthentication => user.recovery_sent_at = Some(now),
    }
}
