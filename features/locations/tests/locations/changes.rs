//! Change feed: a client that follows it ends with the current locations and misses no change.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use testing::Client;

use crate::setup::{TestSite, add, location, sites};

/// Client that follows the feed, with the locations that it knows.
#[derive(Default)]
struct Follower {
    since: String,
    locations: BTreeMap<String, Value>,
    latest: i64,
}

impl Follower {
    /// Reads all new pages and returns their number of rows.
    async fn follow(&mut self, client: &Client, limit: usize) -> usize {
        let mut rows = 0;
        loop {
            let since = if self.since.is_empty() { "0" } else { &self.since };
            let path = format!("/api/v1/locations/changes?since={since}&limit={limit}");
            let page = client.get(&path).send().await.expect(200).json();
            for item in page["items"].as_array().unwrap() {
                let (id, change) = (item["id"].as_str().unwrap().to_owned(), item["change"].as_i64().unwrap());
                assert!(change >= self.latest, "the numbers only rise");
                self.latest = change;
                assert_eq!(item["is_deleted"].as_bool().unwrap(), item["location"].is_null());
                if item["is_deleted"] == true {
                    self.locations.remove(&id);
                } else {
                    self.locations.insert(id, item["location"].clone());
                }
                rows += 1;
            }
            page["next_since"].as_str().unwrap().clone_into(&mut self.since);
            if page["has_more"] == false {
                return rows;
            }
        }
    }
}

/// Returns all locations, by id.
async fn everything(client: &Client) -> BTreeMap<String, Value> {
    let (mut all, mut cursor) = (BTreeMap::new(), String::new());
    loop {
        let page = client.get(&format!("/api/v1/locations?limit=200{cursor}")).send().await.expect(200).json();
        for item in page["items"].as_array().unwrap() {
            all.insert(item["id"].as_str().unwrap().to_owned(), item.clone());
        }
        match page["next_cursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => return all,
        }
    }
}

#[tokio::test]
async fn each_change_is_reported_once_in_its_latest_state() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let mut follower = Follower::default();
        assert_eq!(follower.follow(&client, 3).await, 0);
        let many: Vec<_> = (0..7).map(|number| location(&site, &format!("Shop {number}"))).collect();
        site.add(&client, many).await;
        let shop = add(&client, "One").await;
        assert_eq!(follower.follow(&client, 3).await, 8, "many that came at once are told page after page");
        assert_eq!(follower.follow(&client, 3).await, 0);
        let path = format!("/api/v1/locations/{}", shop["id"].as_str().unwrap());
        for (version, city) in [(1, "Dallas"), (2, "Houston")] {
            let tag = format!("\"{version}\"");
            client.patch(&path).header("if-match", &tag).json(&json!({ "city": city })).send().await.expect(200);
        }
        assert_eq!(follower.follow(&client, 3).await, 1, "two changes of one location are one");
        assert_eq!(follower.locations[shop["id"].as_str().unwrap()]["city"], "Houston");
        client.delete(&path).send().await.expect(204);
        assert_eq!(follower.follow(&client, 3).await, 1);
        assert_eq!(follower.locations, everything(&client).await);
        client.post(&format!("{path}/restore")).send().await.expect(200);
        follower.follow(&client, 3).await;
        assert_eq!(follower.locations, everything(&client).await);
        let stranger = site.sign_up("bob").await;
        assert_eq!(Follower::default().follow(&stranger, 3).await, 0);
        for wrong in ["x", "-1", "1.x", ""] {
            client.get(&format!("/api/v1/locations/changes?since={wrong}")).send().await.expect(422);
        }
    }
}

/// Adds, changes and deletes for a while.
async fn write(client: Client, name: String) {
    for round in 0..8 {
        let made = add(&client, &format!("{name} {round}")).await;
        let path = format!("/api/v1/locations/{}", made["id"].as_str().unwrap());
        let changes = json!({ "description": format!("round {round}") });
        client.patch(&path).header("if-match", "\"1\"").json(&changes).send().await.expect(200);
        if round % 3 == 0 {
            client.delete(&path).send().await.expect(204);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_missed_while_many_write() {
    for site in sites().await {
        follow_writers(&site).await;
    }
}

async fn follow_writers(site: &TestSite) {
    let client = site.sign_up("ann").await;
    let writers: Vec<_> = (0..6).map(|name| tokio::spawn(write(client.clone(), format!("Writer {name}")))).collect();
    let mut follower = Follower::default();
    while !writers.iter().all(tokio::task::JoinHandle::is_finished) {
        follower.follow(&client, 5).await;
        tokio::task::yield_now().await;
    }
    for writer in writers {
        writer.await.unwrap();
    }
    follower.follow(&client, 5).await;
    let there = everything(&client).await;
    assert_eq!(there.len(), 6 * 5);
    assert_eq!(follower.locations, there);
}
