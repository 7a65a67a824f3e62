//! Searching and filtering: substrings, without regard to case and accents.

use locations::{OpenStatus, SyncStatus};
use proptest::{prelude::*, test_runner::TestRunner};
use serde_json::json;

use crate::setup::{TestSite, location, names, sample, sites, sites_with};

async fn filled(site: &TestSite) -> testing::Client {
    let client = site.sign_up("ann").await;
    let mut all = Vec::new();
    for (name, address, city, category, verified, rating) in [
        ("Café de l’Étoile", "12, rue Saint-Honoré", "Montréal", Some("Café & Thé"), true, Some(4.5)),
        ("100% Pizza_Bar", "9 Main St", "Austin", Some("Restaurant"), false, Some(4.0)),
        ("Montreal Bagels", "263 Saint Viateur", "Toronto", Some("Restaurant"), true, None),
        ("日本料理", "1 Main St", "東京", None, false, Some(2.9)),
        ("Plain", "77 Elm\\Oak", "Boston", Some("Other"), false, Some(0.9)),
    ] {
        let mut new_location = location(site, name);
        (new_location.details.address, new_location.details.city, new_location.details.category) =
            (address.into(), city.into(), category.map(Into::into));
        (new_location.verified, new_location.rating) = (verified, rating);
        if name == "Plain" {
            (new_location.details.latitude, new_location.details.longitude) = (Some(42.4), Some(-71.1));
        }
        if name == "Montreal Bagels" {
            (new_location.details.postal_code, new_location.details.external_id) =
                (Some("M5V 2T6".into()), Some("ON-7".into()));
        }
        if name == "100% Pizza_Bar" {
            (new_location.details.country, new_location.details.state) = (Some("US".into()), Some("TX".into()));
            new_location.open_status = OpenStatus::TemporarilyClosed;
        }
        if name == "Plain" {
            (new_location.details.country, new_location.details.state) = (Some("US".into()), Some("MA".into()));
        }
        if name == "日本料理" {
            (new_location.details.country, new_location.details.state) = (Some("JP".into()), None);
            new_location.open_status = OpenStatus::PermanentlyClosed;
            new_location.sync_status = SyncStatus::Error;
        }
        all.push(new_location);
    }
    site.add(&client, all).await;
    client
}

#[tokio::test]
async fn regions_are_counted_within_the_limits_of_the_member() {
    for site in sites().await {
        let client = filled(&site).await;
        let regions = client.get("/api/v1/locations/regions").send().await.expect(200).json();
        let region = |country: Option<&str>, state: Option<&str>, count: i64| json!({ "country": country, "state": state, "count": count });
        let items = regions["items"].as_array().unwrap();
        assert_eq!(items.len(), 4, "{regions}");
        for expected in
            [region(Some("US"), Some("TX"), 1), region(Some("US"), Some("MA"), 1), region(Some("JP"), None, 1)]
        {
            assert!(items.contains(&expected), "{regions}");
        }
        let stranger = site.sign_up("bob").await;
        let regions = stranger.get("/api/v1/locations/regions").send().await.expect(200).json();
        assert_eq!(regions, json!({ "items": [] }));
    }
}

#[tokio::test]
async fn a_search_finds_words_of_name_city_address_and_codes_without_case_and_accents() {
    for site in sites().await {
        let client = filled(&site).await;
        for (query, expected) in [
            ("q=montreal", vec!["Café de l’Étoile", "Montreal Bagels"]),
            ("q=MONTR%C3%89AL", vec!["Café de l’Étoile", "Montreal Bagels"]),
            ("q=etoil", vec!["Café de l’Étoile"]),
            ("q=saint%20honore", vec!["Café de l’Étoile"]),
            ("q=saint-honor", vec!["Café de l’Étoile"]),
            ("q=main", vec!["100% Pizza_Bar", "日本料理"]),
            ("q=a", vec!["100% Pizza_Bar", "Café de l’Étoile", "Montreal Bagels", "Plain", "日本料理"]),
            ("q=%E6%9D%B1", vec!["日本料理"]),
            ("q=nowhere", vec![]),
            // Wildcards of `like` stand for themselves.
            ("q=%25", vec![]),
            ("q=_", vec![]),
            ("q=%5C", vec![]),
            ("q=100%25", vec!["100% Pizza_Bar"]),
            // Each word is found in any of name, city, address, postal code and store code; the category is no part of it.
            ("q=bagels%20toronto", vec!["Montreal Bagels"]),
            ("q=toronto%20m5v%20bag", vec!["Montreal Bagels"]),
            ("q=M5V2T6%20viateur", vec!["Montreal Bagels"]),
            ("q=on-7%20saint%20263%20montreal%20bagels", vec!["Montreal Bagels"]),
            ("q=bagels%20austin", vec![]),
            ("q=restaurant", vec![]),
            ("q=%20%20", vec!["100% Pizza_Bar", "Café de l’Étoile", "Montreal Bagels", "Plain", "日本料理"]),
            ("city=real", vec!["Café de l’Étoile"]),
            ("city=TORON", vec!["Montreal Bagels"]),
            ("city=montreal&q=bagel", vec![]),
            ("category=E%26Th", vec!["Café de l’Étoile"]),
            ("category=REST&q=montreal", vec!["Montreal Bagels"]),
            ("category=main", vec![]),
            ("status=verified", vec!["Café de l’Étoile", "Montreal Bagels"]),
            ("status=unverified", vec!["100% Pizza_Bar", "Plain", "日本料理"]),
            ("health=good", vec![]),
            ("health=fair&q=montreal", vec!["Café de l’Étoile", "Montreal Bagels"]),
            ("health=poor", vec!["日本料理"]),
            ("issue=missing_category", vec!["日本料理"]),
            ("issue=low_rating&q=main", vec!["日本料理"]),
            ("issue=missing_phone&city=bos", vec!["Plain"]),
            ("label=0197f3a0-0000-7000-8000-000000000000&q=main", vec![]),
            ("unlocated=true&q=main", vec!["100% Pizza_Bar", "日本料理"]),
            ("unlocated=true&city=bos", vec![]),
            ("unlocated=false&city=bos", vec!["Plain"]),
            ("sync_failed=true", vec!["日本料理"]),
            ("sync_failed=true&status=verified", vec![]),
            ("changed_by=0197f3a0-0000-7000-8000-000000000000", vec![]),
            ("open_status=temporarily_closed", vec!["100% Pizza_Bar"]),
            ("open_status=permanently_closed", vec!["日本料理"]),
            ("open_status=permanently_closed&q=bar", vec![]),
            ("country=US", vec!["100% Pizza_Bar", "Plain"]),
            ("country=US&state=MA", vec!["Plain"]),
            ("country=JP&city=bos", vec![]),
            ("country=%20&state=", vec!["100% Pizza_Bar", "Café de l’Étoile", "Montreal Bagels", "Plain", "日本料理"]),
            ("country=nowhere", vec![]),
            ("min_rating=0", vec!["100% Pizza_Bar", "Café de l’Étoile", "Montreal Bagels", "Plain", "日本料理"]),
            ("min_rating=1", vec!["100% Pizza_Bar", "Café de l’Étoile", "日本料理"]),
            ("min_rating=3", vec!["100% Pizza_Bar", "Café de l’Étoile"]),
            ("min_rating=4", vec!["100% Pizza_Bar", "Café de l’Étoile"]),
            ("min_rating=4.5", vec!["Café de l’Étoile"]),
            ("min_rating=4&status=unverified&category=restau&city=aus&q=piz", vec!["100% Pizza_Bar"]),
        ] {
            assert_eq!(names(&client, &format!("{query}&limit=2")).await, expected, "{query}");
            let count = client.get(&format!("/api/v1/locations/count?{query}")).send().await.expect(200).json();
            assert_eq!(count, json!({ "count": expected.len(), "total": 5 }), "{query}");
        }
    }
}

#[tokio::test]
async fn a_search_finds_the_latest_write() {
    for site in sites().await {
        let client = filled(&site).await;
        assert_eq!(names(&client, "q=plain").await, ["Plain"]);
        let page = client.get("/api/v1/locations?q=plain").send().await.json();
        let path = format!("/api/v1/locations/{}", page["items"][0]["id"].as_str().unwrap());
        client.patch(&path).header("if-match", "\"1\"").json(&json!({ "name": "Fancy" })).send().await.expect(200);
        assert!(names(&client, "q=plain").await.is_empty());
        assert_eq!(names(&client, "q=fancy").await, ["Fancy"]);
        client.delete(&path).send().await.expect(204);
        assert!(names(&client, "q=fancy").await.is_empty());
        client.post(&format!("{path}/restore")).send().await.expect(200);
        assert_eq!(names(&client, "q=fancy").await, ["Fancy"]);
    }
}

#[tokio::test]
async fn a_search_sees_all_writes_since_the_last_be_they_few_many_or_large() {
    for site in sites().await {
        let client = filled(&site).await;
        let mut expected = 5;
        for (writes, of_rows) in [(1, 1), (3, 1), (70, 1), (1, 9), (2, 1)] {
            for _ in 0..writes {
                site.add(&client, (0..of_rows).map(|_| location(&site, "Later")).collect()).await;
            }
            expected += writes * of_rows;
            let count = client.get("/api/v1/locations/count?min_rating=0&q=%20").send().await.expect(200).json();
            assert_eq!(count["count"], expected, "{writes} writes of {of_rows}");
            assert_eq!(names(&client, "q=later&limit=100").await.len(), expected - 5, "{writes} writes of {of_rows}");
        }
    }
}

#[tokio::test]
async fn found_with_and_without_an_index_is_the_same() {
    let with = sites().await;
    let without =
        sites_with(&locations::Settings { search: locations::Search::new(0), ..locations::Settings::default() }).await;
    let mut runner = TestRunner::new(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() });
    for site in with.iter().zip(&without) {
        let sides = (site.0.sign_up("ann").await, site.1.sign_up("ann").await);
        let word = prop::sample::select(vec!["ab", "ba", "aab", "b", "é", "c"]);
        let row = (word.clone(), word.clone(), word.clone(), any::<bool>(), 0..12_u8);
        let rows = sample(&prop::collection::vec(row, 700), &mut runner);
        let all: Vec<_> = rows
            .into_iter()
            .map(|(name, city, category, verified, rating)| {
                let mut new_location = location(site.0, name);
                (new_location.details.city, new_location.details.category, new_location.verified) =
                    (city.into(), Some(category.into()), verified);
                new_location.rating = (rating > 1).then(|| f64::from(rating) / 2.0 - 0.5);
                new_location.reviews = i64::from(rating % 4);
                (new_location.details.latitude, new_location.details.longitude) =
                    (verified.then_some(45.0), verified.then_some(f64::from(rating)));
                new_location.sync_status = if rating > 5 { SyncStatus::Error } else { SyncStatus::Synced };
                new_location
            })
            .collect();
        site.0.add(&sides.0, all.clone()).await;
        site.1.add(&sides.1, all).await;
        let query = (
            prop::sample::select(vec!["name", "city", "rating", "reviews", "last_sync"]),
            prop::sample::select(vec!["", "a", "b", "aa", "e", "ab", "zz", "a%20b", "main%20ab%20e"]),
            prop::sample::select(vec!["", "a", "c"]),
            prop::sample::select(vec!["", "b", "e"]),
            prop::sample::select(vec!["all", "verified"]),
            prop::sample::select(vec!["0", "4.5"]),
            prop::sample::select(vec!["", "&unlocated=true", "&sync_failed=true"]),
        );
        for _ in 0..30 {
            let (sort, q, city, category, status, rating, more) = sample(&query, &mut runner);
            let query = format!(
                "sort={sort}&q={q}&city={city}&category={category}&status={status}&min_rating={rating}&limit=60{more}"
            );
            let [a, b] = [&sides.0, &sides.1].map(|side| side.get(&format!("/api/v1/locations?{query}")).send());
            let (a, b) = (a.await.expect(200).json(), b.await.expect(200).json());
            assert_eq!(a, b, "{query}");
            if let Some(next) = a["next_cursor"].as_str() {
                let [a, b] = [&sides.0, &sides.1]
                    .map(|side| side.get(&format!("/api/v1/locations?{query}&cursor={next}")).send());
                assert_eq!(a.await.json(), b.await.json(), "{query}, second page");
            }
        }
    }
}
