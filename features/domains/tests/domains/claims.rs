//! Claims: proof, use, loss, and takeover.

use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::setup::sites;

fn hours(hours: i64) -> SignedDuration {
    SignedDuration::from_hours(hours)
}

#[tokio::test]
async fn a_domain_serves_once_its_records_are_found() {
    for site in sites().await {
        let owner = site.owner("ann").await;
        let domain = site.claim(&owner, "Reports.Agency.Example").await;
        assert_eq!((&domain["name"], &domain["state"]), (&json!("reports.agency.example"), &json!("waiting_txt")));
        let proof = domain["records"][0]["value"].as_str().unwrap().to_owned();
        assert!(proof.starts_with("vitrine-portal=") && proof.len() == 47, "{proof}");
        site.dns.set("_vitrine.reports.agency.example", &["something else"]);
        let seen = site.check(&owner, &domain).await;
        assert_eq!((&seen["state"], &seen["found"]["txt"]), (&json!("waiting_txt"), &json!(["something else"])));
        site.dns.set("_vitrine.reports.agency.example", &[&proof]);
        assert_eq!(site.check(&owner, &domain).await["state"], "waiting_dns");
        assert_eq!(site.domains.find("reports.agency.example"), None);
        site.publish(&domain);
        let active = site.check(&owner, &domain).await;
        assert_eq!((&active["state"], &active["url"]), (&json!("active"), &json!("https://reports.agency.example")));
        assert!(site.domains.find("reports.agency.example").is_some());
        let path = format!("/api/v1/domains/{}", domain["id"].as_str().unwrap());
        owner.delete(&path).send().await.expect(204);
        assert_eq!(site.domains.find("reports.agency.example"), None, "at once");
    }
}

#[tokio::test]
async fn a_domain_without_its_record_is_released_after_seven_days_and_a_silent_dns_releases_none() {
    for site in sites().await {
        let owner = site.owner("ann").await;
        let domain = site.claim(&owner, "reports.agency.example").await;
        site.publish(&domain);
        site.run_jobs().await;
        let state = async || -> Value {
            owner.get("/api/v1/domains").send().await.expect(200).json()["items"][0]["state"].clone()
        };
        assert_eq!(state().await, "active", "the job checked it");
        site.dns.go_silent();
        site.app.clock.advance(hours(24 * 30));
        site.run_jobs().await;
        assert!(site.domains.find("reports.agency.example").is_some(), "our resolver failed");
        site.dns.set("reports.agency.example", &["vitrine.example"]);
        site.app.clock.advance(hours(24 * 8));
        site.run_jobs().await;
        assert!(site.domains.find("reports.agency.example").is_some(), "still served while it fails");
        site.app.clock.advance(hours(24 * 7));
        site.run_jobs().await;
        assert_eq!(site.domains.find("reports.agency.example"), None);
    }
}

#[tokio::test]
async fn another_organization_takes_over_a_domain_three_days_after_notifying_its_owner() {
    for site in sites().await {
        let (ann, bob) = (site.owner("ann").await, site.owner("bob").await);
        let first = site.claim(&ann, "reports.agency.example").await;
        site.publish(&first);
        assert_eq!(site.check(&ann, &first).await["state"], "active");
        let owner = site.domains.find("reports.agency.example").unwrap().org;
        let second = site.claim(&bob, "reports.agency.example").await;
        assert_eq!(site.check(&bob, &second).await["state"], "waiting_txt", "without its own proof it gets nothing");
        site.publish(&second);
        let seen = site.check(&bob, &second).await;
        assert_eq!((&seen["state"], &seen["takes_over_at"]), (&json!("waiting_dns"), &json!("2026-11-05T12:00:00Z")));
        let notices = ann.get("/api/v1/notifications").send().await.expect(200).json();
        assert!(notices.to_string().contains("domain_contested"), "{notices}");
        site.app.clock.advance(hours(71));
        site.run_jobs().await;
        assert_eq!(site.domains.find("reports.agency.example").unwrap().org, owner);
        site.app.clock.advance(hours(2));
        site.run_jobs().await;
        assert_ne!(site.domains.find("reports.agency.example").unwrap().org, owner);
    }
}

#[tokio::test]
async fn names_that_cannot_be_owned_are_refused() {
    for site in sites().await {
        let owner = site.owner("ann").await;
        for (kind, name, code) in [
            ("portal", "co.uk", "public_suffix"),
            ("portal", "127.0.0.1", "invalid_domain"),
            ("pages", "vitrine.example", "own_domain"),
            ("portal", "agency.example", "apex"),
            ("pages", "a\0b.example", "invalid_domain"),
        ] {
            let new = json!({ "kind": kind, "name": name });
            let problem = owner.post("/api/v1/domains").json(&new).send().await.expect(422).json();
            assert_eq!(problem["errors"][0]["code"], code, "{name}");
        }
        site.claim(&owner, "reports.agency.example").await;
        let again = json!({ "kind": "portal", "name": "reports.agency.example" });
        let problem = owner.post("/api/v1/domains").json(&again).send().await.expect(409).json();
        assert_eq!(problem["code"], "domain_exists");
    }
}

#[tokio::test]
async fn the_domains_of_others_are_not_there() {
    for site in sites().await {
        let (ann, bob) = (site.owner("ann").await, site.owner("bob").await);
        let domain = site.claim(&ann, "reports.agency.example").await;
        let path = format!("/api/v1/domains/{}", domain["id"].as_str().unwrap());
        bob.delete(&path).send().await.expect(404);
        bob.post(&format!("{path}/check")).send().await.expect(404);
        assert_eq!(bob.get("/api/v1/domains").send().await.expect(200).json()["items"], json!([]));
    }
}
