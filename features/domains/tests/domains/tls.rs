//! The question of the proxy in front.

use api::ClientAddress;
use axum::{Extension, Router};
use testing::Client;

use crate::setup::{TestSite, sites};

fn from(site: &TestSite, address: &str) -> Client {
    let client = ClientAddress(address.parse().unwrap());
    Client::new(Router::new().merge(site.router.clone()).layer(Extension(client)))
}

#[tokio::test]
async fn a_proxy_of_this_machine_learns_which_domains_are_in_use() {
    for site in sites().await {
        let owner = site.owner("ann").await;
        let domain = site.claim(&owner, "reports.agency.example").await;
        let proxy = from(&site, "127.0.0.1");
        let ask = async |query: &str| proxy.get(&format!("/internal/tls/allowed{query}")).send().await.status.as_u16();
        assert_eq!(ask("?domain=reports.agency.example").await, 404, "not in use yet");
        site.publish(&domain);
        site.check(&owner, &domain).await;
        for (query, status) in [
            ("?domain=reports.agency.example", 200),
            ("?domain=Reports.Agency.Example.", 200),
            ("?domain=evil.example", 404),
            ("?domain=", 400),
            ("", 400),
        ] {
            assert_eq!(ask(query).await, status, "{query}");
        }
        let passed_on = proxy.get("/internal/tls/allowed?domain=reports.agency.example");
        passed_on.header("x-forwarded-for", "203.0.113.9").send().await.expect(404);
        let stranger = from(&site, "203.0.113.9");
        stranger.get("/internal/tls/allowed?domain=reports.agency.example").send().await.expect(404);
    }
}
