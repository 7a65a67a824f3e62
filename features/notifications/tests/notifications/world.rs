//! API with sign-up, on a fresh database of each engine.

use ::events::Notified;
use api::{App, Clock, Site};
use auth::{Auth, UserId};
use axum::Extension;
use db::query;
use notifications::{AffectedLocation, Audience};
use orgs::OrgId;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use testing::{Client, TestDb, engines};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

/// Event of another feature.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct ImportFinished {
    pub import_id: String,
    pub filename: String,
    pub created: i64,
    pub updated: i64,
    pub left_out: i64,
}
::events::heard_by!(ImportFinished => notification "import_finished");

/// Event of another feature.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct RatingDropped {
    pub location_id: String,
    pub name: String,
    pub from: f64,
    pub to: f64,
}
::events::heard_by!(RatingDropped => notification "rating_dropped");

/// Event of another feature.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct LocationUnverified {
    pub location_id: String,
    pub name: String,
}
::events::heard_by!(LocationUnverified => notification "location_unverified");

/// API under test, with the database behind it.
pub struct World {
    pub app: App,
    client: Client,
    db: TestDb,
}

/// Signed-in user.
pub struct Somebody {
    pub client: Client,
    pub user: UserId,
    pub org: OrgId,
}

/// Returns a world for each engine.
pub async fn worlds() -> Vec<World> {
    let mut made = Vec::new();
    for db in engines().await {
        let site = Site { rate_limit_factor: 1_000, ..Site::default() };
        let app = App::new(db.db(), Clock::fixed("2026-03-01T12:00:00Z".parse().unwrap()), site);
        let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let (router, _) = OpenApiRouter::new()
            .nest("/api/v1", orgs::routes().merge(notifications::routes()))
            .nest("/auth/v1", auth::routes())
            .split_for_parts();
        let all_known = orgs::UnknownLimits(|_, _, _| Box::pin(async { Ok(Vec::new()) }));
        let router = router.layer(Extension(auth)).layer(Extension(all_known));
        let client = Client::new(router.with_state(app.clone()));
        made.push(World { app, client, db });
    }
    made
}

impl World {
    /// Signs up a user who owns a new organization.
    pub async fn sign_up(&self, name: &str) -> Somebody {
        let client = self.client.sign_up(name).await;
        let (user, org) = client.ids().await;
        Somebody { client, user: user.parse().unwrap(), org: org.parse().unwrap() }
    }

    /// Signs up a user and makes them a member of the organization of `owner`.
    pub async fn colleague(&self, owner: &Somebody, name: &str, role: &str) -> Somebody {
        let somebody = self.sign_up(name).await;
        query!("update profiles set org_id = $2 where id = $1", &somebody.user, &owner.org)
            .run(&*self.db)
            .await
            .unwrap();
        query!(
            "update memberships set org_id = $3, role = $4 where org_id = $2 and user_id = $1",
            &somebody.user,
            &somebody.org,
            &owner.org,
            role
        )
        .run(&*self.db)
        .await
        .unwrap();
        Somebody { org: owner.org.clone(), ..somebody }
    }

    /// Limits a member to some locations and labels.
    pub async fn limit(&self, somebody: &Somebody, locations: &[&str], labels: &[&str]) {
        let limits = json!({ "locations": locations, "labels": labels });
        query!(
            "update memberships set limits = $3 where org_id = $1 and user_id = $2",
            &somebody.org,
            &somebody.user,
            limits
        )
        .run(&*self.db)
        .await
        .unwrap();
    }

    /// Notifies about rating drops at these locations, given by id and labels, in one notification per member.
    pub async fn notify_about(&self, org: &OrgId, locations: &[(&str, &[String])]) {
        let places: Vec<AffectedLocation<'_>> =
            locations.iter().map(|&(id, labels)| AffectedLocation { id, labels }).collect();
        let notifications_of = |seen: &[usize]| {
            let names: Vec<&str> = seen.iter().map(|at| locations[*at].0).collect();
            vec![(drop_at(&names.join(" ")), "/dashboard/locations".to_owned())]
        };
        let mut tx = self.app.db.begin().await.unwrap();
        notifications::notify_about(&mut tx, org, &places, notifications_of, self.app.now()).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Sends a notification and commits.
    pub async fn notify<E: Notified>(&self, org: &OrgId, event: &E, to: Audience<'_>) {
        let mut tx = self.app.db.begin().await.unwrap();
        notifications::notify(&mut tx, org, event, to, "/dashboard/locations", self.app.now()).await.unwrap();
        tx.commit().await.unwrap();
    }
}

impl Somebody {
    /// Returns the number of unread notifications.
    pub async fn unread(&self) -> Value {
        self.client.get("/api/v1/notifications/count").send().await.expect(200).json()["unread"].clone()
    }

    /// Returns the items of a list.
    pub async fn list(&self, query: &str) -> Vec<Value> {
        let page = self.client.get(&format!("/api/v1/notifications{query}")).send().await.expect(200).json();
        page["items"].as_array().unwrap().clone()
    }

    /// Marks notifications as read and returns the number still unread.
    pub async fn read(&self, what: &Value) -> Value {
        self.client.post("/api/v1/notifications/read").json(what).send().await.expect(200).json()["unread"].clone()
    }
}

/// Returns a rating drop at a location of this name.
pub fn drop_at(name: &str) -> RatingDropped {
    RatingDropped { location_id: "l".into(), name: name.into(), from: 4.5, to: 4.25 }
}

/// Returns a lost verification of a location of this name.
pub fn unverified(name: &str) -> LocationUnverified {
    LocationUnverified { location_id: "l".into(), name: name.into() }
}
