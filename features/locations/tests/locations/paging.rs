//! Pages of a sorted list neither skip nor repeat a location, whatever happens between them.

use std::collections::HashSet;

use proptest::{prelude::*, test_runner::TestRunner};

use crate::setup::{TestSite, location, names, sample, sites};

/// Locations whose sort keys have many ties.
fn mixed(site: &TestSite, count: usize) -> Vec<locations::Location> {
    (0..count)
        .map(|i| {
            let mut new_location = location(site, &format!("Shop {:03}", i * 7 % count));
            new_location.details.city = ["Austin", "Évreux", "evian", "Zürich"][i % 4].into();
            new_location.rating = [None, Some(4.5), Some(3.2), Some(4.5), Some(5.0)][i % 5];
            new_location.reviews = [0, 3, 3, 12][i % 4];
            new_location.verified = i % 2 == 0;
            new_location.details.phone = (i % 3 == 0).then(|| "1".to_owned());
            new_location.last_sync =
                (i % 3 > 0).then(|| site.app.now() - jiff::SignedDuration::from_hours((i % 3) as i64));
            new_location
        })
        .collect()
}

#[tokio::test]
async fn each_sort_has_its_order() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let mut all = Vec::new();
        for (name, city, rating, reviews, hours, given) in [
            ("bakery", "Évreux", None, 5, Some(1), 3),
            ("Éclair", "Austin", Some(4.0), 0, None, 1),
            ("zoo", "austin b", Some(4.5), 7, Some(2), 0),
            ("Café", "Zug", Some(1.0), 6, Some(3), 2),
        ] {
            let mut new_location = location(&site, name);
            (new_location.details.city, new_location.rating, new_location.reviews) = (city.into(), rating, reviews);
            new_location.last_sync = hours.map(|hours| site.app.now() - jiff::SignedDuration::from_hours(hours));
            // 40, and 20 for each of them.
            new_location.details.phone = (given > 0).then(|| "1".to_owned());
            new_location.details.website = (given > 1).then(|| "https://example.com".to_owned());
            new_location.details.category = (given > 2).then(|| "Shop".to_owned());
            all.push(new_location);
        }
        site.add(&client, all).await;
        for (sort, expected) in [
            ("name", ["bakery", "Café", "Éclair", "zoo"]),
            ("city", ["Éclair", "zoo", "bakery", "Café"]),
            ("rating", ["zoo", "Éclair", "Café", "bakery"]),
            ("reviews", ["zoo", "Café", "bakery", "Éclair"]),
            ("last_sync", ["bakery", "zoo", "Café", "Éclair"]),
            ("health", ["zoo", "Éclair", "Café", "bakery"]),
        ] {
            assert_eq!(names(&client, &format!("sort={sort}&limit=1")).await, expected, "{sort}");
            assert_eq!(names(&client, &format!("sort={sort}&min_rating=0&q=")).await, expected, "{sort}");
            // DetectedFile by a search that everything matches, the order is the same.
            assert_eq!(names(&client, &format!("sort={sort}&limit=1&q=main")).await, expected, "{sort} found");
            assert_eq!(names(&client, &format!("sort={sort}&limit=1&status=unverified")).await, expected, "{sort}");
        }
    }
}

#[tokio::test]
async fn pages_neither_skip_nor_repeat_while_rows_change() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        site.add(&client, mixed(&site, 60)).await;
        let mut runner =
            TestRunner::new(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() });
        let strategy = (
            prop::sample::select(vec!["name", "city", "rating", "reviews", "last_sync", "health"]),
            prop::sample::select(vec![
                "",
                "&q=shop",
                "&q=main",
                "&status=unverified",
                "&health=poor",
                "&issue=missing_phone",
            ]),
            1..9_usize,
            prop::collection::vec((any::<prop::sample::Index>(), any::<bool>()), 20),
        );
        for _ in 0..12 {
            let (sort, filter, limit, changes) = sample(&strategy, &mut runner);
            walk(&site, &client, &format!("sort={sort}{filter}&limit={limit}"), changes).await;
        }
    }
}

async fn walk(site: &TestSite, client: &testing::Client, query: &str, changes: Vec<(prop::sample::Index, bool)>) {
    let everything: HashSet<String> = ids(client, &format!("{query}&limit=200").replacen("&limit=", "&was=", 1)).await;
    let (mut seen, mut deleted) = (HashSet::new(), HashSet::new());
    let mut cursor = String::new();
    let mut changes = changes.into_iter();
    loop {
        let page = client.get(&format!("/api/v1/locations?{query}{cursor}")).send().await.expect(200).json();
        for item in page["items"].as_array().unwrap() {
            assert!(seen.insert(item["id"].as_str().unwrap().to_owned()), "{query}: {item} came twice");
        }
        let Some(next) = page["next_cursor"].as_str() else { break };
        cursor = format!("&cursor={next}");
        if let Some((index, is_deletion)) = changes.next() {
            let all: Vec<_> = everything.iter().filter(|id| !deleted.contains(*id)).collect();
            if is_deletion && !all.is_empty() {
                let id = all[index.index(all.len())].clone();
                client.delete(&format!("/api/v1/locations/{id}")).send().await.expect(204);
                deleted.insert(id);
            } else {
                site.add(client, mixed(site, 1 + index.index(40)).split_off(index.index(40))).await;
            }
        }
    }
    let missed: Vec<_> = everything.iter().filter(|id| !seen.contains(*id) && !deleted.contains(*id)).collect();
    assert!(missed.is_empty(), "{query}: {missed:?} were skipped");
}

async fn ids(client: &testing::Client, query: &str) -> HashSet<String> {
    let mut ids = HashSet::new();
    let mut cursor = String::new();
    loop {
        let page = client.get(&format!("/api/v1/locations?{query}{cursor}")).send().await.expect(200).json();
        ids.extend(page["items"].as_array().unwrap().iter().map(|item| item["id"].as_str().unwrap().to_owned()));
        let Some(next) = page["next_cursor"].as_str() else { return ids };
        cursor = format!("&cursor={next}");
    }
}

#[tokio::test]
async fn a_cursor_or_limit_that_is_none_is_refused() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        site.add(&client, mixed(&site, 3)).await;
        let page = client.get("/api/v1/locations?limit=1").send().await.expect(200).json();
        let of_names = page["next_cursor"].as_str().unwrap();
        for (query, code) in [
            ("cursor=zz".to_owned(), "invalid_cursor"),
            (format!("sort=city&cursor={of_names}"), "invalid_cursor"),
            ("limit=0".to_owned(), "validation_failed"),
            ("limit=201".to_owned(), "validation_failed"),
            ("sort=color".to_owned(), "validation_failed"),
            ("status=maybe".to_owned(), "validation_failed"),
            ("health=green".to_owned(), "validation_failed"),
            ("issue=none".to_owned(), "validation_failed"),
            ("label=none".to_owned(), "validation_failed"),
            ("min_rating=4.2".to_owned(), "validation_failed"),
        ] {
            let answer = client.get(&format!("/api/v1/locations?{query}")).send().await.expect(422);
            assert_eq!(answer.json()["code"], code, "{query}");
        }
    }
}
