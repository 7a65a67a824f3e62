//! Locations on a map: clusters and single ones, by the filters of the list.

use serde_json::{Value, json};
use testing::Client;

use crate::setup::{TestSite, location, sites};

const WORLD: &str = "west=-180&south=-85&east=180&north=85";
const MONTREAL: &str = "west=-73.7&south=45.4&east=-73.4&north=45.7";

async fn add_places(site: &TestSite, client: &Client) {
    let places = [
        ("One", 45.5001, -73.5701, true),
        ("Two", 45.5002, -73.5702, false),
        ("Three", 45.6, -73.45, false),
        ("Suva", -18.14, 178.44, false),
        ("Samoa", -13.83, -171.76, false),
    ];
    let mut all: Vec<_> = places
        .into_iter()
        .map(|(name, north, east, verified)| {
            let mut place = locations::Location { verified, ..location(site, name) };
            (place.details.latitude, place.details.longitude) = (Some(north), Some(east));
            place
        })
        .collect();
    all.push(location(site, "Nowhere"));
    site.add(client, all).await;
}

async fn load_map(client: &Client, query: &str) -> Value {
    client.get(&format!("/api/v1/locations/map?{query}")).send().await.expect(200).json()
}

fn names(map: &Value) -> Vec<&str> {
    let mut names: Vec<_> =
        map["locations"].as_array().unwrap().iter().map(|location| location["name"].as_str().unwrap()).collect();
    names.sort_unstable();
    names
}

fn counts(map: &Value) -> Vec<i64> {
    map["clusters"].as_array().unwrap().iter().map(|cluster| cluster["count"].as_i64().unwrap()).collect()
}

#[tokio::test]
async fn locations_close_together_are_one_cluster_until_the_map_is_near_enough() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        add_places(&site, &client).await;
        let world = load_map(&client, &format!("{WORLD}&zoom=1")).await;
        assert_eq!((counts(&world), names(&world)), (vec![3], vec!["Samoa", "Suva"]));
        assert_eq!((&world["located"], &world["unlocated"]), (&json!(5), &json!(1)));
        let cluster = &world["clusters"][0];
        assert!(!cluster["town"].as_str().unwrap().is_empty(), "{cluster}");
        assert!(cluster["good"].as_i64().unwrap() + cluster["fair"].as_i64().unwrap() <= 3, "{cluster}");
        for (edge, expected) in [("north", 45.6), ("south", 45.5001), ("east", -73.45), ("west", -73.5702)] {
            assert!((cluster[edge].as_f64().unwrap() - expected).abs() < 1e-4, "{edge}: {cluster}");
        }
        let city = load_map(&client, &format!("{MONTREAL}&zoom=10")).await;
        assert_eq!((counts(&city), names(&city)), (vec![2], vec!["Three"]));
        assert_eq!((&city["located"], &city["unlocated"]), (&json!(5), &json!(1)));
        let close = load_map(&client, "west=-73.5703&south=45.5&east=-73.57&north=45.5003&zoom=20").await;
        assert_eq!((counts(&close), names(&close)), (vec![], vec!["One", "Two"]));
        let location = &close["locations"][0];
        for field in ["id", "name", "address", "city", "latitude", "longitude", "verified", "health", "rating"] {
            assert!(location.get(field).is_some(), "{field}");
        }
    }
}

#[tokio::test]
async fn a_map_over_the_date_line_shows_both_sides() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        add_places(&site, &client).await;
        for edges in ["west=170&east=195", "west=170&east=-165", "west=-190&east=-165"] {
            let map = load_map(&client, &format!("{edges}&south=-30&north=0&zoom=5")).await;
            assert_eq!(names(&map), ["Samoa", "Suva"], "{edges}");
        }
    }
}

#[tokio::test]
async fn the_map_applies_the_filters_of_the_list() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        add_places(&site, &client).await;
        let nowhere = load_map(&client, &format!("{WORLD}&zoom=1&unlocated=true")).await;
        assert_eq!((counts(&nowhere), names(&nowhere)), (vec![], vec![]));
        assert_eq!((&nowhere["located"], &nowhere["unlocated"]), (&json!(0), &json!(1)));
        let verified = load_map(&client, &format!("{WORLD}&zoom=1&status=verified")).await;
        assert_eq!(
            (names(&verified), &verified["located"], &verified["unlocated"]),
            (vec!["One"], &json!(1), &json!(0))
        );
        let searched = load_map(&client, &format!("{WORLD}&zoom=1&q=NOWHERE")).await;
        assert_eq!((&searched["located"], &searched["unlocated"]), (&json!(0), &json!(1)));
        let by_health = load_map(&client, &format!("{WORLD}&zoom=1&health=good")).await;
        assert_eq!(names(&by_health), Vec::<&str>::new());
        // A write shows at once.
        let new = json!({ "name": "New", "address": "1 A St", "city": "B", "latitude": 10.0, "longitude": 10.0 });
        client.post("/api/v1/locations").json(&new).send().await.expect(201);
        let map = load_map(&client, &format!("{WORLD}&zoom=1&q=new")).await;
        assert_eq!(names(&map), ["New"]);
        let bob = site.sign_up("bob").await;
        assert_eq!(load_map(&bob, &format!("{WORLD}&zoom=1")).await["located"], 0);
    }
}

#[tokio::test]
async fn a_map_without_a_view_is_refused() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        for query in [
            "",
            "zoom=1",
            "west=a&south=0&east=1&north=1&zoom=1",
            "west=NaN&south=0&east=1&north=1&zoom=1",
            "west=0&south=2&east=1&north=1&zoom=1",
            "west=0&south=0&east=1&north=1&zoom=inf",
        ] {
            let answer = client.get(&format!("/api/v1/locations/map?{query}")).send().await.expect(422).json();
            assert_eq!(answer["code"], "validation_failed", "{query}");
        }
    }
}
