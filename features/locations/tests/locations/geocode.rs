//! Coordinates of locations without any: the center of the postal code, else of the city.

use serde_json::{Value, json};

use crate::setup::sites;

fn near(location: &Value, north: f64, east: f64) -> bool {
    let coordinate = |field: &str| location[field].as_f64().unwrap_or(f64::NAN);
    (coordinate("latitude") - north).abs() < 0.1 && (coordinate("longitude") - east).abs() < 0.1
}

#[tokio::test]
async fn an_address_is_found_by_its_postal_code_else_by_its_city() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let geocode = async |query: &str| client.get(&format!("/api/v1/geocode?{query}")).send().await;
        let zip = geocode("country=US&postal_code=10001").await.expect(200).json();
        assert_eq!(zip["precision"], "postal_code");
        assert!(near(&zip, 40.75, -74.0));
        let city = geocode("country=canada&postal_code=h2x1y4&city=Montr%C3%A9al").await.expect(200).json();
        assert_eq!(city["precision"], "city");
        assert!(near(&city, 45.5, -73.6));
        assert!(near(&geocode("country=US&state=Illinois&city=Springfield").await.expect(200).json(), 39.8, -89.6));
        for unknown in ["country=US&city=Springfield", "country=Atlantis&city=Paris", "city=Paris", ""] {
            assert_eq!(geocode(unknown).await.expect(404).json()["code"], "not_found", "{unknown}");
        }
    }
}

#[tokio::test]
async fn derived_coordinates_follow_the_postal_code() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let new = json!({ "name": "A", "address": "1 Main St", "city": "New York", "state": "NY", "postal_code": "10001",
            "country": "US" });
        let answer = client.post("/api/v1/locations").json(&new).send().await.expect(201);
        let location = answer.json();
        assert_eq!(location["coordinates_source"], "postal_code");
        assert!(near(&location, 40.75, -74.0));
        let path = answer.header("location").to_owned();
        let mut version = 1;
        for (changes, source, north, east) in [
            (json!({ "category": "Shop" }), json!("postal_code"), 40.75, -74.0),
            (json!({ "postal_code": "78701", "city": "Austin", "state": "TX" }), json!("postal_code"), 30.27, -97.74),
            (json!({ "latitude": 48.85, "longitude": 2.35 }), json!("given"), 48.85, 2.35),
            (json!({ "postal_code": "10001" }), json!("given"), 48.85, 2.35),
            (json!({ "latitude": null, "longitude": null }), json!("postal_code"), 40.75, -74.0),
        ] {
            let tag = format!("\"{version}\"");
            let changed = client.patch(&path).header("if-match", &tag).json(&changes).send().await.expect(200).json();
            assert_eq!(changed["coordinates_source"], source, "{changes}");
            assert!(near(&changed, north, east), "{changes}: {changed}");
            version = changed["version"].as_i64().unwrap();
        }
        let nowhere = json!({ "postal_code": null, "city": "Atlantis", "latitude": null, "longitude": null });
        let tag = format!("\"{version}\"");
        let changed = client.patch(&path).header("if-match", &tag).json(&nowhere).send().await.expect(200).json();
        assert_eq!((&changed["coordinates_source"], &changed["latitude"]), (&Value::Null, &Value::Null));
    }
}
