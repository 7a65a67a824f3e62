//! The routes, with a few that stand for a feature's, on a database of their own.

use api::{App, Clock, Json, Site};
use auth::{Auth, Settings};
use axum::{
    Extension,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use db::query;
use orgs::{Idempotent, Manager, Member, Owner, Registrar};
use serde::Deserialize;
use serde_json::{Value, json};
use testing::{Client, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

/// The routes, and what they work with.
pub struct World {
    /// Sends to them, signed in as nobody.
    pub client: Client,
    /// What their handlers work with.
    pub app: App,
    /// Who signs in.
    pub auth: Auth,
    /// The database; gone with the world.
    pub db: TestDb,
}

/// A world on each engine.
pub async fn worlds() -> Vec<World> {
    let mut made = Vec::new();
    for db in engines().await {
        let site = Site { rate_limit_factor: 1_000, ..Site::default() };
        let app = App::new(db.db(), Clock::fixed("2026-03-01T12:00:00Z".parse().unwrap()), site);
        let auth = Auth::new(&app, Settings::default(), Registrar).await.unwrap();
        let (router, _) =
            OpenApiRouter::new().nest("/api/v1", orgs::routes()).nest("/auth/v1", auth::routes()).split_for_parts();
        let router = router
            .route("/read", get(async |member: Member| format!("{} {:?}", member.org, member.role)))
            .route("/change", post(async |member: Manager| member.org.to_string()))
            .route("/own", post(async |member: Owner| member.org.to_string()))
            .route("/things", post(add_thing))
            .layer(Extension(auth.clone()));
        made.push(World { client: Client::new(router.with_state(app.clone())), app, auth, db });
    }
    made
}

/// What the stand-in for a feature adds.
#[derive(Deserialize)]
struct Thing {
    name: String,
    #[serde(default)]
    fails: bool,
}

/// Adds a "thing": the effect is a row that anybody can count.
async fn add_thing(
    member: Manager,
    State(app): State<App>,
    Idempotent(once, thing): Idempotent<Thing>,
) -> api::Result<Response> {
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, &member.org, app.now()).await? {
        return Ok(answer);
    }
    let id = orgs::OrgId::new(app.now());
    query!("insert into orgs (id, name, is_demo, created_at) values ($1, $2, false, $3)", &id, &thing.name, app.now())
        .run(&mut tx)
        .await?;
    if thing.fails {
        return Err(api::Error::invalid(Vec::new()));
    }
    let headers = [(header::ETAG, "\"1\"".to_owned()), (header::LOCATION, format!("/things/{id}"))];
    let answer = (StatusCode::CREATED, headers, Json(json!({ "id": id, "name": thing.name }))).into_response();
    let answer = once.keep(&mut tx, &member.org, answer).await?;
    tx.commit().await?;
    Ok(answer)
}

impl World {
    /// Signs up with what is told; acts for the user from then on.
    pub async fn sign_up(&self, email: &str, told: &Value) -> Client {
        let body = json!({ "email": email, "password": "Rue-du-Bac-75007", "data": told });
        let session = self.client.post("/auth/v1/signup").json(&body).send().await.expect(200).json();
        self.of(&session)
    }

    /// Signs up with first and last name.
    pub async fn owner(&self, email: &str) -> Client {
        self.sign_up(email, &json!({ "first_name": "Zoé", "last_name": "Le Roy" })).await
    }

    /// Acts with the access token of a session.
    pub fn of(&self, session: &Value) -> Client {
        self.client.with_token(session["access_token"].as_str().unwrap())
    }

    /// Gives everybody a role.
    pub async fn set_role(&self, role: &str) {
        query!("update profiles set role = $1", role).run(&*self.db).await.unwrap();
    }

    /// How many organisations are called so.
    pub async fn count(&self, name: &str) -> i64 {
        query!((i64,), "select count(*) from orgs where name = $1", name).one(&*self.db).await.unwrap().0
    }
}
