//! Host names: the instance has everything, a domain one part of it, and any other name nothing.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use api::{App, Clock, Site};
use auth::Auth;
use axum::http::Method;
use domains::Domains;
use google::Google;
use testing::{Client, TestDb};
use vitrine::{Features, document, router};

const PORTAL: &str = "reports.agency.example";
const PAGES: &str = "shops.agency.example";

async fn worlds() -> Vec<(Client, TestDb)> {
    let mut worlds = Vec::new();
    for db in testing::engines().await {
        let site = Site { url: "https://vitrine.example".into(), rate_limit_factor: 100_000, ..Site::default() };
        let app = App::new(db.db(), Clock::fixed("2026-03-01T12:00:00Z".parse().expect("a time")), site);
        let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
        let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
        let features = Features {
            rate_limit_factor: 100_000,
            hosts: vec!["vitrine.example".into()],
            domains: Domains::default(),
            ..Features::default()
        };
        let client = Client::new(router(&app, auth, &google, &features));
        let (_, org) = client.sign_up("ann").await.ids().await;
        for (id, kind, name) in [("1", "portal", PORTAL), ("2", "pages", PAGES)] {
            let (id, proof) = (format!("018f0000-0000-7000-8000-00000000000{id}"), "vitrine-site=x");
            let insert = db::query!(
                "insert into domains (org_id, id, kind, name, state, state_at, proof, found, watched_at, created_at)
                 values ($1, $2, $3, $4, 'active', 0, $5, '{}', 0, 0)",
                &org,
                id,
                kind,
                name,
                proof
            );
            insert.run(&app.db).await.expect("added");
        }
        features.domains.read(&app).await.expect("read");
        worlds.push((client, db));
    }
    worlds
}

async fn status(client: &Client, method: Method, host: &str, path: &str) -> u16 {
    client.ask(method, path).header("host", host).send().await.status.as_u16()
}

/// Addresses of the instance that are not in the document.
const BESIDE: [&str; 12] = [
    "/login",
    "/dashboard",
    "/pricing",
    "/auth/v1/settings",
    "/auth/v1/token",
    "/mcp",
    "/p/shops",
    "/healthz",
    "/internal/tls/allowed?domain=x",
    "/api/v1/openapi.json",
    "/assets/app.js",
    "/sitemap.xml",
];

#[tokio::test(flavor = "multi_thread")]
async fn on_the_domain_of_a_portal_nothing_else_exists() {
    let document = serde_json::to_value(document()).expect("JSON");
    for (client, _db) in worlds().await {
        for operation in testing::operations(&document) {
            let path = operation.path_with(|_| "018f0000-0000-7000-8000-000000000001".to_owned());
            assert_eq!(status(&client, operation.method.clone(), PORTAL, &path).await, 404, "{path}");
        }
        for path in BESIDE {
            assert_eq!(status(&client, Method::GET, PORTAL, path).await, 404, "{path}");
        }
        assert_eq!(status(&client, Method::GET, PORTAL, "/portal").await, 200);
        assert_eq!(status(&client, Method::GET, "Reports.Agency.Example.:443", "/").await, 303);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_domain_of_pages_has_no_portal_and_an_unknown_host_gets_421() {
    for (client, _db) in worlds().await {
        for path in BESIDE.into_iter().chain(["/portal", "/s/x", "/"]) {
            assert_eq!(status(&client, Method::GET, PAGES, path).await, 404, "{path}");
        }
        for path in ["/", "/api/v1/me", "/portal", "/p/shops", "/healthz"] {
            let answer = client.get(path).header("host", "evil.example").send().await.expect(421);
            assert_eq!(answer.text(), "This host name is not served here.\n", "{path}");
        }
        for own in ["vitrine.example", "127.0.0.1:8080", "localhost"] {
            assert_eq!(status(&client, Method::GET, own, "/api/v1/me").await, 401, "{own}");
        }
        let answer = client.get("/portal").header("host", PORTAL).send().await.expect(200);
        assert_eq!(answer.header("strict-transport-security"), "max-age=31536000", "subdomains are theirs");
    }
}
