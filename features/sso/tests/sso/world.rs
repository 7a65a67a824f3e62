//! Two organizations with their claimed domains, and a provider that can lie.

use std::{net::SocketAddr, sync::Arc};

use api::{App, Clock, Site};
use auth::{Auth, Settings as AuthSettings, SsoFinder};
use axum::Extension;
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use db::query;
use orgs::OrgId;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use simulated_openid::{CLIENT_ID, CLIENT_SECRET, Options, PEOPLE, Person, Provider};
use sso::{KnownDomains, Registrar, Settings, Sso};
use testing::{Answer, Client, TestDb, engines, sealer};
use url::Url;
use utoipa_axum::router::OpenApiRouter;

/// Verifier of the program that waits for a sign-in.
pub const VERIFIER: &str = "a-verifier-of-at-least-forty-three-characters-0";
/// Domain of the first organization.
pub const DOMAIN: &str = "bakery.example";

/// Service with two organizations, and a provider.
pub struct World {
    /// Anonymous client of the service.
    pub client: Client,
    /// State of the handlers.
    pub app: App,
    /// Database, dropped with the world.
    pub db: TestDb,
    /// Simulated provider.
    pub provider: Provider,
    /// Issuer of the provider.
    pub issuer: String,
    /// Claimed domains.
    pub domains: KnownDomains,
    /// Owner of the first organization.
    pub owner: Client,
    /// First organization.
    pub org: OrgId,
    /// Rules of signing in.
    pub registrar: Registrar,
}

/// Sign-in that is under way.
pub struct Started {
    /// Address at the provider.
    pub request: Url,
    /// Cookie of the browser.
    pub cookie: String,
}

impl Started {
    /// Returns a parameter of the request.
    pub fn parameter(&self, name: &str) -> String {
        let parameter = self.request.query_pairs().find(|(key, _)| key == name);
        parameter.map(|(_, value)| value.into_owned()).unwrap_or_default()
    }
}

/// Returns a world on each engine.
pub async fn worlds() -> Vec<World> {
    let mut made = Vec::new();
    for db in engines().await {
        made.push(world(db).await);
    }
    made
}

/// Returns a world on the first engine.
pub async fn one_world() -> World {
    let db = engines().await.into_iter().next().unwrap();
    world(db).await
}

async fn world(db: TestDb) -> World {
    let clock = Clock::fixed("2026-03-01T12:00:00Z".parse().unwrap());
    let of_provider = clock.clone();
    let options = Options { clock: simulated_world::Clock::of(move || of_provider.now()), domain: DOMAIN.into() };
    let provider = Provider::new(options).unwrap();
    let address = serve(&provider).await;
    let issuer = format!("http://{address}");
    let domains = KnownDomains::default();
    let settings = Settings {
        sealer: sealer(),
        domains: Arc::new(domains.clone()),
        insecure_origin: Some(issuer.clone()),
        rate_limit_factor: 1_000,
        ..Settings::default()
    };
    let sso = Sso::new(&settings);
    let site = Site { url: "https://vitrine.example".into(), rate_limit_factor: 1_000, ..Site::default() };
    let app = App::new(db.db(), clock, site);
    let registrar = Registrar::new(&sso, &app.site.url);
    let auth = Auth::new(&app, &sealer(), AuthSettings::default(), registrar.clone()).await.unwrap();
    let api = orgs::routes().merge(sso::routes(&sso));
    let (router, _) = OpenApiRouter::new().nest("/api/v1", api).nest("/auth/v1", auth::routes()).split_for_parts();
    let router = router
        .merge(sso::pages(&sso))
        .layer(Extension(auth))
        .layer(Extension(SsoFinder(Arc::new(sso))))
        .layer(Extension(orgs::LimitsLookup(|_, _, _| Box::pin(async { Ok(Vec::new()) }))))
        .with_state(app.clone());
    let client = Client::new(router);
    let owner = sign_up(&client, &format!("owner@{DOMAIN}")).await;
    let org = org_of(&owner).await;
    let world = World { client, app, db, provider, issuer, domains, owner, org: org.clone(), registrar };
    world.claim(DOMAIN, &org);
    world.connect(&world.owner, &json!({})).await.expect(200);
    world
}

async fn serve(provider: &Provider) -> SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let router = simulated_openid::router(provider.clone());
    tokio::spawn(async move { axum::serve(listener, router).await });
    address
}

/// Signs a user up, who owns an organization.
pub async fn sign_up(client: &Client, email: &str) -> Client {
    let data = json!({ "first_name": "Zoé", "last_name": "Le Roy" });
    let body = json!({ "email": email, "password": testing::PASSWORD, "data": data });
    let session = client.post("/auth/v1/signup").json(&body).send().await.expect(200).json();
    client.with_token(session["access_token"].as_str().unwrap())
}

/// Returns the current organization of a user.
pub async fn org_of(client: &Client) -> OrgId {
    let me = client.get("/api/v1/me").send().await.expect(200).json();
    me["organisation"]["id"].as_str().unwrap().parse().unwrap()
}

/// Returns a person of the provider.
pub fn person(local: &str) -> &'static Person {
    PEOPLE.iter().find(|person| person.local == local).unwrap()
}

/// Returns the object of a JSON value.
pub fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(object) => object,
        _ => Map::new(),
    }
}

impl World {
    /// Claims a domain for an organization.
    pub fn claim(&self, domain: &str, org: &OrgId) {
        self.domains.0.lock().unwrap().insert(domain.into(), org.clone());
    }

    /// Gives a domain up.
    pub fn release(&self, domain: &str) {
        self.domains.0.lock().unwrap().remove(domain);
    }

    /// Sets up the connection of an owner, with changes.
    pub async fn connect(&self, owner: &Client, changes: &Value) -> Answer {
        let mut body = json!({
            "provider": "other", "issuer": self.issuer, "client_id": CLIENT_ID, "client_secret": CLIENT_SECRET,
            "groups_claim": "groups", "adds_members": true,
            "rules": [
                { "group": "vitrine-admins", "role": "admin" },
                { "group": "vitrine-managers", "role": "manager" },
                { "group": "vitrine-viewers", "role": "viewer" },
            ],
        });
        body.as_object_mut().unwrap().extend(object(changes.clone()));
        owner.put("/api/v1/sso").json(&body).send().await
    }

    /// Returns the id of the connection of an owner.
    pub async fn connection(&self, owner: &Client) -> String {
        let settings = owner.get("/api/v1/sso").send().await.expect(200).json();
        settings["connection"]["id"].as_str().unwrap().to_owned()
    }

    /// Asks where an address signs in.
    pub async fn find(&self, address: &str) -> Answer {
        let challenge = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(VERIFIER));
        let body = json!({
            "domain": address, "redirect_to": "https://vitrine.example/login", "skip_http_redirect": true,
            "code_challenge": challenge, "code_challenge_method": "s256",
        });
        self.client.post("/auth/v1/sso").json(&body).send().await
    }

    /// Begins to sign in with an address.
    pub async fn start(&self, address: &str) -> Started {
        let search = self.find(address).await.expect(200).json();
        let url = Url::parse(search["url"].as_str().unwrap()).unwrap();
        self.visit(&format!("{}?{}", url.path(), url.query().unwrap_or_default())).await
    }

    /// Visits the address at which a sign-in begins.
    pub async fn visit(&self, path: &str) -> Started {
        let answer = self.client.get(path).send().await.expect(302);
        let request = Url::parse(answer.header("location")).unwrap();
        let cookie = answer.header("set-cookie").split(';').next().unwrap_or_default().to_owned();
        Started { request, cookie }
    }

    /// Lets a person sign in at the provider; the path that leads back.
    pub fn approve(&self, started: &Started, person: &Person, groups: &[&str]) -> String {
        let groups: Vec<String> = groups.iter().map(ToString::to_string).collect();
        let back = self.provider.approve(&started.request, person, &groups).unwrap();
        format!("{}?{}", back.path(), back.query().unwrap_or_default())
    }

    /// Comes back with the cookie of a sign-in; where that leads.
    pub async fn come_back(&self, path: &str, cookie: &str) -> Url {
        let answer = self.client.get(path).header("cookie", cookie).send().await.expect(302);
        Url::parse(answer.header("location")).unwrap()
    }

    /// Exchanges the code of a landing for a session; the answer.
    pub async fn exchange(&self, landing: &Url) -> Answer {
        let code = landing.query_pairs().find(|(key, _)| key == "code").map(|(_, code)| code.into_owned());
        let body = json!({ "auth_code": code.unwrap_or_default(), "code_verifier": VERIFIER });
        self.client.post("/auth/v1/token?grant_type=pkce").json(&body).send().await
    }

    /// Signs a person in with these groups; the client of the session.
    pub async fn enter(&self, person: &Person, groups: &[&str]) -> Client {
        let started = self.start(&format!("{}@{DOMAIN}", person.local)).await;
        let back = self.approve(&started, person, groups);
        let landing = self.come_back(&back, &started.cookie).await;
        let session = self.exchange(&landing).await.expect(200).json();
        self.client.with_token(session["access_token"].as_str().unwrap())
    }

    /// Returns the reasons of refusals in the audit log of an organization, latest first.
    pub async fn refusals(&self, org: &OrgId) -> Vec<String> {
        let all = audit::list(&self.db, org.as_str(), &audit::Search::default(), None, 1_000).await.unwrap();
        let refused = all.into_iter().filter(|entry| entry.action == "sso.refused");
        refused.map(|entry| entry.facts["reason"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Counts the sessions that single sign-on began.
    pub async fn sessions(&self) -> i64 {
        query!((i64,), "select count(*) from sessions where only_org is not null").one(&*self.db).await.unwrap().0
    }

    /// Counts the users.
    pub async fn users(&self) -> i64 {
        query!((i64,), "select count(*) from users").one(&*self.db).await.unwrap().0
    }

    /// Returns the role of the owner of a client, in their organization.
    pub async fn role(&self, client: &Client) -> String {
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        me["role"].as_str().unwrap_or_default().to_owned()
    }
}
