//! Routes `GET /me` and `POST /registration`, and all other routes of organizations.

use api::{App, Error, Json, Kind, Problem};
use auth::{SignedIn, UserId};
use axum::extract::State;
use jiff::Timestamp;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    Brand, Me, Organisation, Person,
    brand::{self, Style},
    emergency::{self, Running},
    idle_sign_out, invitations,
    me::{NewRegistration, Portrait},
    member::Caller,
    members, organisations,
    permissions::permissions,
    plans::{self, Standing},
    profile::{self, ProfileSettings, language_of},
    provisioning,
    queries::{self, Profile, Registered},
    registration, roles, rules, second_factor, tokens,
};

/// Returns the routes, to be mounted under `/api/v1`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(get_me))
        .routes(routes!(complete_registration))
        .merge(tokens::routes())
        .merge(members::routes())
        .merge(roles::routes())
        .merge(emergency::routes())
        .merge(invitations::routes())
        .merge(organisations::routes())
        .merge(second_factor::routes())
        .merge(idle_sign_out::routes())
        .merge(profile::routes())
        .merge(brand::routes())
}

/// Returns the signed-in user with their organization and permissions.
#[utoipa::path(
    get,
    path = "/me",
    operation_id = "get_me",
    tag = "me",
    extensions(("x-permission" = json!("signed_in"))),
    responses((status = 200, body = Me), (status = 401, body = Problem, content_type = "application/problem+json"))
)]
async fn get_me(State(app): State<App>, Caller { user, only_org }: Caller) -> api::Result<Json<Me>> {
    if let Some(org) = only_org {
        provisioning::stay_in(&app.db, &org, &user).await?;
    }
    me(&app, &user).await.map(Json)
}

/// Completes the registration of a user and creates their organization and profile.
#[utoipa::path(
    post,
    path = "/registration",
    operation_id = "complete_registration",
    tag = "me",
    extensions(("x-permission" = json!("signed_in"))),
    security(("session" = [])),
    request_body = NewRegistration,
    responses(
        (status = 200, body = Me),
        (status = 401, body = Problem, content_type = "application/problem+json"),
        (status = 409, body = Problem, content_type = "application/problem+json", description = "already_registered"),
        (status = 422, body = Problem, content_type = "application/problem+json")
    )
)]
async fn complete_registration(
    State(app): State<App>,
    signed_in: SignedIn,
    Json(new): Json<NewRegistration>,
) -> api::Result<Json<Me>> {
    let registration = rules::check(&new).map_err(Error::invalid)?;
    let user = auth::find_user(&app.db, &signed_in.user).await?.ok_or_else(Error::not_found)?;
    let mut tx = app.db.begin().await?;
    if queries::is_registered(&mut tx, &user.id).await? {
        return Err(already_registered());
    }
    let chosen = user.user_metadata.as_object().and_then(plans::chosen);
    let defaults = rules::first_defaults(&new);
    match registration::register(&mut tx, (&user.id, &user.email), &registration, defaults, chosen, app.now()).await {
        // Concurrent request: the unique index accepted the other one.
        Err(error) if error.is_duplicate() => return Err(already_registered()),
        done => done?,
    }
    tx.commit().await?;
    me(&app, &user.id).await.map(Json)
}

fn already_registered() -> Error {
    Error::new(Kind::Conflict, "already_registered", "The registration is already complete.")
}

pub(crate) async fn me(app: &App, id: &UserId) -> api::Result<Me> {
    // The box keeps the combined future, which is large, out of the futures of the callers.
    let queries = Box::pin(async {
        tokio::join!(
            auth::find_user(&app.db, id),
            queries::profile(&app.db, id),
            queries::registered(&app.db, id),
            plans::standing_at_work(&app.db, &app.site, id, app.now()),
            profile::chosen(&app.db, id),
            brand::look(&app.db, id),
        )
    });
    let (user, profile, registered, plan, chosen, look) = queries.await;
    let user = user?.ok_or_else(Error::not_found)?;
    let registered = registered?;
    let plan = plan?;
    let look = look?.unwrap_or_default();
    let profile = profile?.filter(|profile| profile.expires_at.is_none_or(|at| at > app.now()));
    let registration_completed = registered.as_ref().is_some_and(|registered| registered.registration_completed);
    let role = profile.as_ref().map(|profile| profile.role);
    let (role_id, role_name) =
        profile.as_ref().map(|profile| (profile.role_id.clone(), profile.role_name.clone())).unwrap_or_default();
    let may_use_emergency_access = profile.as_ref().is_some_and(|profile| profile.may_use_emergency_access);
    let emergency_access = profile.as_ref().and_then(|profile| profile.emergency(app.now()));
    let is_limited = profile.as_ref().is_some_and(|profile| profile.is_limited);
    let is_emergency = emergency_access.is_some();
    let permissions = role.map(|role| permissions(role, is_limited, is_emergency)).unwrap_or_default();
    Ok(Me {
        user: person(user, registered, chosen?.unwrap_or_default()),
        role: role.map(|role| emergency::lifted(role, None::<()>, is_emergency).0),
        role_id,
        role_name,
        permissions,
        is_limited: is_limited && !is_emergency,
        may_use_emergency_access,
        emergency_access,
        organisation: profile.map(|profile| organisation(profile, plan, &look)),
        registration_completed,
    })
}

/// Returns the registered name, or else the name in the account metadata.
fn person(user: auth::User, registered: Option<Registered>, chosen: ProfileSettings) -> Person {
    let metadata =
        |key: &str| user.user_metadata.get(key).and_then(|value| value.as_str()).unwrap_or_default().to_owned();
    let (first_name, last_name) = match registered {
        Some(registered) => (registered.first_name, registered.last_name),
        None => (metadata("first_name"), metadata("last_name")),
    };
    let full_name = format!("{first_name} {last_name}").trim().to_owned();
    let full_name = if full_name.is_empty() { metadata("full_name") } else { full_name };
    let language = language_of(&user.user_metadata);
    let photo = chosen.photo_key.as_deref().map(Portrait::of);
    let time_zone = chosen.time_zone;
    Person { id: user.id, email: user.email, first_name, last_name, full_name, photo, language, time_zone }
}

impl Profile {
    /// Returns the active emergency access to the current organization.
    fn emergency(&self, now: Timestamp) -> Option<Running> {
        Running::of(self.emergency_id.clone(), self.emergency_ends_at, now)
    }
}

fn organisation(profile: Profile, plan: Standing, look: &Style) -> Organisation {
    Organisation {
        id: profile.org_id,
        name: profile.org_name,
        is_demo: profile.is_demo,
        demo_expires_at: profile.expires_at,
        trial_ends_at: profile.trial_ends_at,
        plan,
        removal_at: profile.removal_at,
        requires_second_factor: profile.requires_second_factor,
        agency_requires_second_factor: profile.agency_requires_second_factor,
        idle_minutes: profile.idle_minutes,
        agency_idle_minutes: profile.agency_idle_minutes,
        default_country: profile.default_country,
        agency_id: profile.agency_id,
        has_clients: profile.has_clients,
        default_language: look.language(),
        brand: Brand::of(look),
    }
}
