//! "Today": what the caller can do now.

use locations::{OpenStatus, SyncStatus};
use serde_json::{Value, json};
use testing::Client;

use crate::setup::{location, sites};

async fn today(client: &Client) -> Vec<(String, i64, String)> {
    let today = client.get("/api/v1/today").send().await.expect(200).json();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let items = today["items"].as_array().unwrap().iter();
    items.map(|line| (text(&line["kind"]), line["count"].as_i64().unwrap(), text(&line["link"]))).collect()
}

#[tokio::test]
async fn an_organisation_without_locations_has_nothing_to_do() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        assert_eq!(today(&client).await, []);
    }
}

#[tokio::test]
async fn each_line_counts_the_locations_that_its_link_lists() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let mut all = Vec::new();
        let mut closed = location(&site, "Closed");
        (closed.details.phone, closed.verified) = (Some("1".into()), true);
        (closed.sync_status, closed.open_status) = (SyncStatus::Synced, OpenStatus::PermanentlyClosed);
        closed.details.category = Some("Shop".into());
        closed.details.website = Some("https://example.com".into());
        all.push(closed);
        for (name, phone, verified, status) in [
            ("Hand", None, false, SyncStatus::Manual),
            ("Failed", Some("1"), true, SyncStatus::Error),
            ("Lost", None, false, SyncStatus::Synced),
        ] {
            let mut new_location = location(&site, name);
            (new_location.details.phone, new_location.sync_status, new_location.verified) =
                (phone.map(Into::into), status, verified);
            new_location.details.category = Some("Shop".into());
            new_location.details.website = Some("https://example.com".into());
            all.push(new_location);
        }
        site.add(&client, all).await;
        let lines = today(&client).await;
        let counts: Vec<_> = lines.iter().map(|(kind, count, _)| (kind.as_str(), *count)).collect();
        assert_eq!(counts, [("permanently_closed", 1), ("sync_failed", 1), ("not_verified", 1), ("missing_phone", 2)]);
        for (kind, count, link) in lines.iter().filter(|(kind, ..)| kind != "not_verified") {
            let filters = link.split_once('?').unwrap().1;
            let listed = client.get(&format!("/api/v1/locations/count?{filters}")).send().await.expect(200).json();
            assert_eq!(listed["count"], json!(count), "{kind}");
        }
    }
}
