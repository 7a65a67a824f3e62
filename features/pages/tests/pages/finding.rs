//! The locator, without a script, and the list for other sites.

use serde_json::json;

use crate::setup::{Shop, TestSite, sites};

async fn chain(site: &TestSite) -> Shop {
    let shop = site.shop("ann").await;
    for (name, city, code, latitude, longitude) in [
        ("Centre", "Lyon", "69002", 45.757, 4.832),
        ("Croix-Rousse", "Lyon", "69004", 45.774, 4.832),
        ("Vieux-Lille", "Lille", "59800", 50.640, 3.060),
    ] {
        let new = json!({ "name": name, "address": "1 rue Neuve", "city": city, "postal_code": code, "country": "FR",
            "latitude": latitude, "longitude": longitude, "opening_hours": { "regular": [
                { "open_day": "monday", "open_time": if name == "Centre" { "07:00" } else { "18:00" },
                  "close_day": "monday", "close_time": "19:00" }] } });
        shop.add(&new).await;
    }
    shop.site(&["fr"]).await;
    shop.client.post("/api/v1/local-pages/publish").json(&json!({})).send().await.expect(200);
    shop
}

/// Returns the order in which the answer names the locations.
async fn search_names(site: &TestSite, query: &str) -> Vec<&'static str> {
    let html = site.visit(&format!("/p/martin/locator?{query}")).await.expect(200).text();
    let list = html.split("<main").nth(1).unwrap_or_default().to_owned();
    let mut places: Vec<(usize, &str)> = ["centre", "croix-rousse", "vieux-lille"]
        .into_iter()
        .filter_map(|name| Some((list.find(&format!("/{name}-rue-neuve"))?, name)))
        .collect();
    places.sort_unstable();
    places.into_iter().map(|(_, name)| name).collect()
}

#[tokio::test]
async fn locations_are_found_by_postal_code_city_name_and_position() {
    for site in sites().await {
        chain(&site).await;
        for (query, expected) in [
            ("q=69004", vec!["croix-rousse", "centre"]),
            ("q=lyon", vec!["centre", "croix-rousse"]),
            ("q=LILLE", vec!["vieux-lille"]),
            ("q=rousse", vec!["croix-rousse"]),
            ("q=villeurbanne", vec!["croix-rousse", "centre"]),
            ("lat=50.63&lng=3.05", vec!["vieux-lille"]),
            ("q=lyon&filter=open", vec!["centre"]),
            ("q=nowhere+at+all", vec![]),
            ("lat=0&lng=0", vec!["centre", "croix-rousse", "vieux-lille"]),
        ] {
            let mut names = search_names(&site, query).await;
            if query == "q=lyon" || query == "q=villeurbanne" || query == "lat=0&lng=0" {
                names.sort_unstable();
                let mut expected = expected.clone();
                expected.sort_unstable();
                assert_eq!(names, expected, "{query}");
            } else {
                assert_eq!(names, expected, "{query}");
            }
        }
        let form = site.visit("/p/martin/locator").await.expect(200);
        assert_eq!(form.header("x-robots-tag"), "");
        assert_eq!(site.visit("/p/martin/locator?q=lyon").await.header("x-robots-tag"), "noindex");
    }
}

#[tokio::test]
async fn other_sites_read_the_published_locations() {
    for site in sites().await {
        let shop = chain(&site).await;
        shop.location("Brouillon", "9 rue Neuve", "Lyon").await;
        let answer = site.visit("/public/v1/sites/martin/locations?near=50.6,3.0&limit=1").await.expect(200);
        assert_eq!(answer.header("access-control-allow-origin"), "*");
        let json = answer.json();
        assert_eq!((&json["total"], &json["items"][0]["name"]), (&json!(1), &json!("Vieux-Lille")));
        let all = site.visit("/public/v1/sites/martin/locations").await.expect(200).json();
        assert_eq!(all["total"], 3);
    }
}

#[tokio::test]
async fn distances_tell_nothing_about_a_hidden_address() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for (name, latitude) in [("Plomberie Nord", 45.80), ("Plomberie Sud", 45.70)] {
            let new = json!({ "name": name, "address": "3 rue Cachée", "city": "Lyon", "postal_code": "69002",
                "country": "FR", "latitude": latitude, "longitude": 4.83, "service_area_business": true });
            shop.add(&new).await;
        }
        shop.site(&["fr"]).await;
        shop.client.post("/api/v1/local-pages/publish").json(&json!({})).send().await.expect(200);
        let path = "/public/v1/sites/martin/locations?near=45.80,4.83";
        let json = site.visit(path).await.expect(200).json();
        let far: Vec<i64> =
            json["items"].as_array().unwrap().iter().filter_map(|location| location["distance_m"].as_i64()).collect();
        assert_eq!(far.len(), 2, "{json}");
        assert_eq!(far[0], far[1], "both are as far away as their city");
        assert!(far[0] > 1_000, "{json}");
    }
}
