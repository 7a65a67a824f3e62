//! `/admin/users`

use api::App;
use audit::{Act, Actor};
use axum::{
    Extension, Json,
    extract::State,
    http::{HeaderMap, HeaderValue, header},
};
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use utoipa::{IntoParams, ToSchema};

use crate::{
    Auth, User, UserId,
    accounts::{
        audit_entries,
        identities::{self, own_identity},
        newcomer::Newcomer,
        registration::{self, checked_email},
        view,
    },
    error::{Error, Result},
    events, passwords,
    queries::{self, UserRow},
    routes::request::{Body, Path, Query},
    rules,
    sessions::{self, signed_in::Service},
};

/// Which page of the users.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Paging {
    /// From 1.
    #[serde(default)]
    page: Option<String>,
    /// 1 to 1,000; 50 when left out.
    #[serde(default)]
    per_page: Option<String>,
}

/// A user as a service says one is to be.
#[derive(Deserialize, ToSchema)]
pub(crate) struct UserInput {
    #[serde(default)]
    email: Option<String>,
    #[serde(default)]
    phone: Option<String>,
    #[serde(default)]
    password: Option<String>,
    #[serde(default)]
    email_confirm: Option<bool>,
    #[serde(default)]
    phone_confirm: Option<bool>,
    #[serde(default)]
    user_metadata: Option<Map<String, Value>>,
    #[serde(default)]
    app_metadata: Option<Map<String, Value>>,
    #[serde(default)]
    role: Option<String>,
    /// Like `24h`, `90m`; `none` lifts a ban.
    #[serde(default)]
    ban_duration: Option<String>,
}

/// Options of deleting a user.
#[derive(Default, Deserialize, ToSchema)]
pub(crate) struct Removal {
    /// Keeps the id, so that references to the user stay valid, and erases all personal data.
    #[serde(default)]
    should_soft_delete: bool,
}

/// A page of all users, the latest first.
#[utoipa::path(get, path = "/admin/users", operation_id = "admin_list_users", tag = "auth", params(Paging),
    responses((status = 200, description = "`users`"), (status = 403, description = "Not a service")))]
pub(crate) async fn list_users(
    _: Service,
    State(app): State<App>,
    Query(paging): Query<Paging>,
) -> Result<(HeaderMap, Json<Value>)> {
    let number = |text: &Option<String>, usual: i64| match text.as_deref() {
        None | Some("") => Ok(usual),
        Some(text) => text.parse().map_err(|_| Error::invalid("Bad Pagination Parameters: not a number")),
    };
    let (page, per_page) = (number(&paging.page, 1)?, number(&paging.per_page, 50)?.clamp(1, 1_000));
    if page < 1 {
        return Err(Error::invalid("Bad Pagination Parameters: pages are counted from 1"));
    }
    let total = queries::count_users(&app.db).await?;
    let mut tx = app.db.begin().await?;
    let mut users = Vec::new();
    for user in queries::list_users(&mut tx, per_page, (page - 1).saturating_mul(per_page)).await? {
        users.push(view::read_in(&mut tx, user).await?);
    }
    let last = ((total + per_page - 1) / per_page).max(1);
    let mut headers = HeaderMap::new();
    headers.insert("x-total-count", HeaderValue::from(total));
    let link = |page: i64, rel: &str| format!("</admin/users?page={page}&per_page={per_page}>; rel=\"{rel}\"");
    let next = if page < last { format!("{}, ", link(page + 1, "next")) } else { String::new() };
    if let Ok(links) = HeaderValue::from_str(&format!("{next}{}", link(last, "last"))) {
        headers.insert(header::LINK, links);
    }
    Ok((headers, Json(json!({ "users": users, "aud": "authenticated" }))))
}

/// Makes a user.
#[utoipa::path(post, path = "/admin/users", operation_id = "admin_create_user", tag = "auth", request_body = UserInput,
    responses((status = 200, body = User), (status = 422, description = "Address taken, or password weak")))]
pub(crate) async fn create_user(
    _: Service,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Body(input): Body<UserInput>,
) -> Result<Json<User>> {
    let given = |text: &Option<String>| text.clone().filter(|text| !text.is_empty());
    let email = given(&input.email).map(|email| checked_email(&email)).transpose()?;
    let phone = given(&input.phone).map(|phone| checked_phone(&phone)).transpose()?;
    if email.is_none() && phone.is_none() {
        return Err(Error::invalid("Cannot create a user without either an email or phone"));
    }
    let hash = match given(&input.password) {
        Some(password) => {
            let metadata = input.user_metadata.clone().unwrap_or_default();
            passwords::check_strength(
                &auth,
                &password,
                rules::own_words(email.as_deref().unwrap_or_default(), &metadata),
            )
            .await?;
            Some(auth.0.hasher.hash(password).await?)
        }
        None => None,
    };
    let now = app.now();
    let newcomer = Newcomer {
        id: UserId::new(now),
        email,
        phone,
        password_hash: hash,
        metadata: input.user_metadata.clone().unwrap_or_default(),
        is_confirmed: false,
        is_made: true,
    };
    let mut tx = app.db.begin().await?;
    let registered = registration::register(&auth, &mut tx, newcomer, now).await;
    let mut user =
        registered.map_err(|error| if error.summary().1 == "user_already_exists" { taken() } else { error })?;
    apply(&mut tx, &mut user, &UserInput { user_metadata: None, ..input }, now).await?;
    audit_entries::record_by(&auth, &mut tx, &user.id, Actor::operator(), Act::new(events::AccountCreated), now)
        .await?;
    let user = view::read_in(&mut tx, user).await?;
    tx.commit().await?;
    Ok(Json(user))
}

/// One user.
#[utoipa::path(get, path = "/admin/users/{id}", operation_id = "admin_get_user", tag = "auth",
    params(("id" = String, Path)),
    responses((status = 200, body = User), (status = 404, description = "Unknown")))]
pub(crate) async fn get_user(_: Service, State(app): State<App>, Path(id): Path<String>) -> Result<Json<User>> {
    let user = queries::find_user(&app.db, &id_of(&id)?).await?.ok_or_else(unknown)?;
    Ok(Json(view::read(&app.db, user).await?))
}

/// Changes a user; a new password ends their sessions.
#[utoipa::path(put, path = "/admin/users/{id}", operation_id = "admin_update_user", tag = "auth", request_body = UserInput,
    params(("id" = String, Path)),
    responses((status = 200, body = User), (status = 404, description = "Unknown")))]
pub(crate) async fn update_user(
    _: Service,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path(id): Path<String>,
    Body(input): Body<UserInput>,
) -> Result<Json<User>> {
    let id = id_of(&id)?;
    let hash = match input.password.clone().filter(|password| !password.is_empty()) {
        Some(password) => {
            let user = queries::find_user(&app.db, &id).await?.ok_or_else(unknown)?;
            passwords::check_strength(&auth, &password, user.own_words()).await?;
            Some(auth.0.hasher.hash(password).await?)
        }
        None => None,
    };
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let mut user = queries::lock_user(&mut tx, &id).await?.ok_or_else(unknown)?;
    let act = Act::new(events::AccountChanged).with("password", hash.is_some());
    audit_entries::record_by(&auth, &mut tx, &user.id, Actor::operator(), act, now).await?;
    if hash.is_some() {
        user.password_hash = hash;
        let all = queries::sessions(&mut tx, &user.id, None).await?;
        sessions::end(&mut tx, &user.id, &all).await?;
    }
    if let Some(email) = input.email.as_deref().filter(|email| !email.is_empty()) {
        user.email = checked_email(email)?;
    }
    if let Some(phone) = input.phone.as_deref().filter(|phone| !phone.is_empty()) {
        user.phone = Some(checked_phone(phone)?);
    }
    apply(&mut tx, &mut user, &input, now).await?;
    let user = view::read_in(&mut tx, user).await?;
    tx.commit().await?;
    Ok(Json(user))
}

/// Deletes a user.
#[utoipa::path(delete, path = "/admin/users/{id}", operation_id = "admin_delete_user", tag = "auth",
    request_body = Removal, params(("id" = String, Path)),
    responses((status = 200, description = "Gone"), (status = 404, description = "Unknown")))]
pub(crate) async fn delete_user(
    _: Service,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path(id): Path<String>,
    body: axum::body::Bytes,
) -> Result<Json<Value>> {
    let removal: Removal = if body.is_empty() {
        Removal::default()
    } else {
        serde_json::from_slice(&body).map_err(|error| Error::bad("bad_json", error.to_string()))?
    };
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let user = queries::lock_user(&mut tx, &id_of(&id)?).await?.ok_or_else(unknown)?;
    // Before, while it is known where the user works.
    audit_entries::record_by(&auth, &mut tx, &user.id, Actor::operator(), Act::new(events::AccountRemoved), now)
        .await?;
    let all = queries::sessions(&mut tx, &user.id, None).await?;
    sessions::end(&mut tx, &user.id, &all).await?;
    if removal.should_soft_delete {
        let nobody =
            UserRow { id: user.id.clone(), created_at: user.created_at, deleted_at: Some(now), ..UserRow::new(now) };
        queries::remove_identities(&mut tx, &user.id).await?;
        queries::remove_proofs(&mut tx, &user.id).await?;
        queries::save_user(&mut tx, &nobody).await?;
    } else {
        queries::remove_user(&mut tx, &user.id).await?;
    }
    tx.commit().await?;
    Ok(Json(json!({})))
}

/// Applies the changes of a service, except the password, because hashing takes long.
async fn apply(tx: &mut Tx, user: &mut UserRow, input: &UserInput, now: Timestamp) -> Result<()> {
    if input.email_confirm == Some(true) {
        user.email_confirmed_at = user.email_confirmed_at.or(Some(now));
    }
    if input.phone_confirm == Some(true) {
        user.phone_confirmed_at = user.phone_confirmed_at.or(Some(now));
    }
    if let Some(role) = input.role.as_deref().filter(|role| !role.is_empty()) {
        if ["service_role", "supabase_admin"].contains(&role) {
            return Err(Error::invalid("No user can have the role of a service"));
        }
        user.role = Some(role.into());
    }
    if let Some(changes) = input.user_metadata.clone() {
        user.user_metadata = merged(&user.user_metadata, changes)?;
    }
    if let Some(changes) = input.app_metadata.clone() {
        user.app_metadata = merged(&user.app_metadata, changes)?;
    }
    if let Some(ban) = input.ban_duration.as_deref() {
        user.banned_until = match ban {
            "none" => None,
            duration => Some(now + ban_duration(duration)?),
        };
    }
    user.updated_at = now;
    if !user.email.is_empty() {
        queries::save_identity(tx, &own_identity(user, identities::EMAIL, now)).await?;
    }
    match queries::save_user(tx, user).await {
        Err(error) if error.is_duplicate() => Err(taken()),
        done => Ok(done?),
    }
}

fn merged(current: &Value, changes: Map<String, Value>) -> Result<Value> {
    let mut metadata = current.as_object().cloned().unwrap_or_default();
    rules::merge(&mut metadata, changes);
    if !rules::fits_a_token(&metadata) {
        return Err(Error::invalid("Metadata is too large"));
    }
    Ok(metadata.into())
}

fn ban_duration(text: &str) -> Result<SignedDuration> {
    let wrong = || Error::invalid("invalid format for ban duration");
    let duration: SignedDuration = text.parse().map_err(|_| wrong())?;
    if duration.is_positive() { Ok(duration) } else { Err(wrong()) }
}

fn checked_phone(phone: &str) -> Result<String> {
    rules::phone(phone).ok_or_else(Error::wrong_phone)
}

/// 404 for what is no id: there is no such user either.
pub(super) fn id_of(text: &str) -> Result<UserId> {
    text.parse().map_err(|_| Error::not_found("validation_failed", "user_id must be an UUID"))
}

pub(super) fn unknown() -> Error {
    Error::not_found("user_not_found", "User not found")
}

fn taken() -> Error {
    Error::refused("email_exists", "A user with this email address has already been registered")
}
