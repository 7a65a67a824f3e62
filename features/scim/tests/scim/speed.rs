//! Time to provision many people.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::world::{DOMAIN, worlds};

const PEOPLE: usize = 10_000;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement: cargo test --release -p scim -- --ignored --nocapture"]
async fn ten_thousand_people_are_provisioned_in_under_a_minute() {
    for world in worlds().await {
        let start = Instant::now();
        for n in 0..PEOPLE {
            let email = format!("person{n}@{DOMAIN}");
            let body = json!({ "userName": email, "externalId": format!("e{n}"), "active": true,
                "name": { "givenName": "P", "familyName": n.to_string() },
                "emails": [{ "value": email, "type": "work", "primary": true }] });
            world.ask("POST", "/Users", &body).await.expect(201);
        }
        let created = start.elapsed();
        let start = Instant::now();
        let listed = world.ask("GET", "/Users?filter=userName eq \"person77@example.org\"", &Value::Null).await.json();
        let elapsed = start.elapsed();
        let start = Instant::now();
        let all = world.ask("GET", "/Users?filter=displayName co \"x\"", &Value::Null).await.json();
        println!("{PEOPLE} people: {created:?}; one of them: {elapsed:?}; a filter over all: {:?}", start.elapsed());
        assert_eq!((&listed["totalResults"], &all["totalResults"]), (&json!(1), &json!(0)));
        assert!(created < Duration::from_mins(1), "{created:?}");
    }
}
