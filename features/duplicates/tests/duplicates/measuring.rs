//! By hand: `cargo test --release -p duplicates -- --ignored --nocapture`

use std::time::Instant;

use locations::{CoordinatesSource, Details, Location, LocationId};
use serde_json::json;

use crate::world::{count, worlds};

/// Shops of one chain: 400 a town, one in fifty there twice.
fn shop(number: usize, now: jiff::Timestamp) -> Location {
    let (shop, town) = (number % 400, number / 400);
    let house = if shop.is_multiple_of(50) { 1 } else { shop };
    let details = Details {
        name: format!("Shop {} of the chain", ["North", "South", "Corner", "Market"][shop % 4]),
        address: format!("{house} Oak Street"),
        city: format!("Town {town}"),
        postal_code: Some(format!("{town:05}")),
        country: Some("US".into()),
        phone_e164: Some(format!("+1512{number:07}")),
        latitude: Some(30.0 + town as f64 / 100.0),
        longitude: Some(-97.0 - shop as f64 / 1_000.0),
        coordinates_source: Some(CoordinatesSource::Given),
        ..Details::default()
    };
    Location::by_hand(LocationId::new(now), details, now)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures"]
async fn how_long_a_hundred_thousand_locations_take() {
    for world in worlds().await {
        let ann = world.sign_up("ann").await;
        let me = ann.get("/api/v1/me").send().await.expect(200).json();
        let org: orgs::OrgId = me["organisation"]["id"].as_str().unwrap().parse().unwrap();
        let now = world.app.now();
        locations::seed(&world.app, &org, (0..100_000).map(|number| shop(number, now)).collect()).await.unwrap();
        let engine = world.app.db.engine();
        let timed = async |step: &str| {
            let started = Instant::now();
            let pairs = count(&ann).await;
            eprintln!("{engine:?}: {step}: {pairs} pairs in {:?}", started.elapsed());
        };
        timed("first").await;
        timed("again").await;
        let new = json!({ "name": "New", "address": "1 Oak Street", "city": "Town 1" });
        ann.post("/api/v1/locations").json(&new).send().await.expect(201);
        timed("after a write").await;
        for view in ["west=-180&south=-85&east=180&north=85&zoom=2", "west=-97.3&south=30&east=-97&north=30.5&zoom=11"]
        {
            for step in ["first", "again"] {
                let started = Instant::now();
                let map = ann.get(&format!("/api/v1/locations/map?{view}")).send().await.expect(200).json();
                let entries = map["clusters"].as_array().unwrap().len() + map["locations"].as_array().unwrap().len();
                eprintln!("{engine:?}: map {step}: {entries} entries in {:?}", started.elapsed());
            }
        }
    }
}
