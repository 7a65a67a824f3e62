//! An organization with an identity provider that provisions its members.

use std::sync::Arc;

use api::{App, Clock, Site};
use auth::{Auth, Settings as AuthSettings};
use axum::{Extension, http::Method};
use db::query;
use orgs::OrgId;
use scim::{Scim, Settings};
use serde_json::{Value, json};
use sso::{KnownDomains, Sso};
use testing::{Answer, Client, TestDb, engines, sealer};
use utoipa_axum::router::OpenApiRouter;

/// Claimed domain of the organization.
pub const DOMAIN: &str = "example.org";

/// Service with an organization and its provider.
pub struct World {
    /// Anonymous client.
    pub client: Client,
    /// Database, dropped with the world.
    pub db: TestDb,
    /// Owner of the organization.
    pub owner: Client,
    /// Organization.
    pub org: OrgId,
    /// Provider with its token.
    pub provider: Client,
}

/// Returns a world on each engine.
pub async fn worlds() -> Vec<World> {
    let mut made = Vec::new();
    for db in engines().await {
        made.push(world(db, 100_000).await);
    }
    made
}

/// Returns a world with the rate limits of production.
pub async fn limited_world() -> World {
    world(engines().await.into_iter().next().unwrap(), 1).await
}

async fn world(db: TestDb, rate_limit_factor: u32) -> World {
    let site = Site { url: "https://app.example".into(), rate_limit_factor: 100_000, ..Site::default() };
    let app = App::new(db.db(), Clock::fixed("2026-03-01T12:00:00Z".parse().unwrap()), site);
    let domains = KnownDomains::default();
    let settings = sso::Settings { sealer: sealer(), domains: Arc::new(domains.clone()), ..sso::Settings::default() };
    let sso = Sso::new(&settings);
    let scim = Scim::new(Settings { sso: sso.clone(), rate_limit_factor });
    let auth = Auth::new(&app, &sealer(), AuthSettings::default(), orgs::Registrar).await.unwrap();
    let api = orgs::routes().merge(sso::routes(&sso)).merge(scim::routes(&scim));
    let (router, _) = OpenApiRouter::new().nest("/api/v1", api).nest("/auth/v1", auth::routes()).split_for_parts();
    let router = router
        .merge(scim::service(&scim))
        .layer(Extension(auth))
        .layer(Extension(orgs::LimitsLookup(|_, _, _| Box::pin(async { Ok(Vec::new()) }))))
        .with_state(app);
    let client = Client::new(router);
    let owner = sign_up(&client, &format!("owner@{DOMAIN}")).await;
    let me = owner.get("/api/v1/me").send().await.expect(200).json();
    let org: OrgId = me["organisation"]["id"].as_str().unwrap().parse().unwrap();
    domains.0.lock().unwrap().insert(DOMAIN.into(), org.clone());
    let made = owner.post("/api/v1/provisioning/tokens").send().await.expect(201).json();
    let provider = client.with_token(made["token"].as_str().unwrap());
    World { client, db, owner, org, provider }
}

/// Signs a user up, who owns an organization.
pub async fn sign_up(client: &Client, email: &str) -> Client {
    let data = json!({ "first_name": "Zoé", "last_name": "Le Roy" });
    let body = json!({ "email": email, "password": testing::PASSWORD, "data": data });
    let session = client.post("/auth/v1/signup").json(&body).send().await.expect(200).json();
    client.with_token(session["access_token"].as_str().unwrap())
}

/// Escapes a path with a query.
pub fn escaped(path: &str) -> String {
    let Some((path, query)) = path.split_once('?') else { return path.to_owned() };
    let escape = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'=' | b'&' | b'-' | b'.' | b'_' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    format!("{path}?{}", query.bytes().map(escape).collect::<String>())
}

impl World {
    /// Sends a request of the provider.
    pub async fn ask(&self, method: &str, path: &str, body: &Value) -> Answer {
        let ask = self.provider.ask(method.parse::<Method>().unwrap(), &format!("/scim/v2{}", escaped(path)));
        let ask = if body.is_null() { ask } else { ask.body("application/scim+json", body.to_string()) };
        ask.send().await
    }

    /// Creates a user; returns their id.
    pub async fn user(&self, email: &str) -> String {
        let body = json!({ "userName": email, "name": { "givenName": "Ann", "familyName": "Lee" } });
        let made = self.ask("POST", "/Users", &body).await.expect(201).json();
        made["id"].as_str().unwrap().to_owned()
    }

    /// Creates a group; returns its id.
    pub async fn group(&self, name: &str, members: &[&str]) -> String {
        let members: Vec<Value> = members.iter().map(|id| json!({ "value": id })).collect();
        let body = json!({ "displayName": name, "members": members });
        let made = self.ask("POST", "/Groups", &body).await.expect(201).json();
        made["id"].as_str().unwrap().to_owned()
    }

    /// Returns the role of a member by their address; null for a person without one.
    pub async fn role(&self, email: &str) -> Value {
        let members = self.owner.get("/api/v1/members").send().await.expect(200).json();
        let member = members["items"].as_array().unwrap().iter().find(|member| member["email"] == email);
        member.map_or(Value::Null, |member| member["role"].clone())
    }

    /// Returns the addresses with an open invitation.
    pub async fn invited(&self) -> Vec<String> {
        let query = query!((String,), "select email from invitations where org_id = $1 order by email", &self.org);
        query.all(&*self.db).await.unwrap().into_iter().map(|(email,)| email).collect()
    }

    /// Stores a connection of single sign-on with rules.
    pub async fn rules(&self, rules: &Value, default_role: Option<&str>) {
        query!("delete from sso_connections where org_id = $1", &self.org).run(&*self.db).await.unwrap();
        query!(
            "insert into sso_connections (org_id, id, provider, issuer, client_id, scopes, rules, default_role,
                adds_members, has_more_algorithms, mode, created_at, version)
             values ($1, '018f0000-0000-7000-8000-00000000cccc', 'other', 'https://i.example', 'c', '', $2, $3, true,
                false, 'optional', 1, 1)",
            &self.org,
            rules.clone(),
            default_role
        )
        .run(&*self.db)
        .await
        .unwrap();
    }

    /// Adds a person who has an account to the organization; false for a person without one.
    pub async fn readmit(&self, email: &str, role: &str) -> bool {
        let added = query!(
            "insert into memberships (org_id, user_id, role, created_at)
             select $1, p.id, $3, 5 from profiles p where p.email = $2",
            &self.org,
            email,
            role
        );
        added.run(&*self.db).await.unwrap() == 1
    }

    /// Adds a person to the organization, with an account of their own.
    pub async fn member(&self, email: &str, role: &str) -> Client {
        let client = sign_up(&self.client, email).await;
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        let user = me["user"]["id"].as_str().unwrap();
        query!(
            "insert into memberships (org_id, user_id, role, created_at) values ($1, $2, $3, 5)",
            &self.org,
            user,
            role
        )
        .run(&*self.db)
        .await
        .unwrap();
        query!("update profiles set org_id = $1 where id = $2", &self.org, user).run(&*self.db).await.unwrap();
        client
    }
}
