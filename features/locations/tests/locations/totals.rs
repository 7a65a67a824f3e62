//! The figures of the four cards are stored for an organization and summed for filters: counting gives the same.

use locations::{Search, Settings};
use proptest::{prelude::*, test_runner::TestRunner};
use serde_json::{Value, json};

use crate::setup::{TestSite, add, location, sample, sites, sites_with};

#[derive(Clone, Debug)]
enum Step {
    Add,
    Sync(Option<u8>, u8, bool),
    Change(prop::sample::Index),
    Delete(prop::sample::Index),
    Restore(prop::sample::Index),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        Just(Step::Add),
        (prop::option::of(10..51_u8), any::<u8>(), any::<bool>())
            .prop_map(|(rating, reviews, verified)| Step::Sync(rating, reviews, verified)),
        any::<prop::sample::Index>().prop_map(Step::Change),
        any::<prop::sample::Index>().prop_map(Step::Delete),
        any::<prop::sample::Index>().prop_map(Step::Restore),
    ];
    prop::collection::vec(step, 40)
}

#[tokio::test]
async fn the_summary_equals_a_recount_after_any_writes() {
    for site in sites().await {
        let mut runner = TestRunner::new(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() });
        for round in 0..3 {
            let client = site.sign_up(&format!("ann{round}")).await;
            run(&site, &client, sample(&steps(), &mut runner)).await;
        }
    }
}

async fn run(site: &TestSite, client: &testing::Client, steps: Vec<Step>) {
    let mut ids: Vec<String> = Vec::new();
    for step in steps {
        let at = |index: &prop::sample::Index| {
            ids.get(index.index(ids.len().max(1))).map(|id| format!("/api/v1/locations/{id}"))
        };
        match &step {
            Step::Add => ids.push(add(client, "A").await["id"].as_str().unwrap().to_owned()),
            Step::Sync(rating, reviews, verified) => {
                let mut new_location = location(site, "B");
                (new_location.rating, new_location.reviews, new_location.verified) =
                    (rating.map(|r| f64::from(r) / 10.0), i64::from(*reviews), *verified);
                ids.push(new_location.id.to_string());
                site.add(client, vec![new_location]).await;
            }
            Step::Change(index) => {
                if let Some(path) = at(index) {
                    let tag = client.get(&path).send().await.header("etag").to_owned();
                    client.patch(&path).header("if-match", &tag).json(&json!({ "city": "Rome" })).send().await;
                }
            }
            Step::Delete(index) => {
                if let Some(path) = at(index) {
                    client.delete(&path).send().await;
                }
            }
            Step::Restore(index) => {
                if let Some(path) = at(index) {
                    client.post(&format!("{path}/restore")).send().await;
                }
            }
        }
        let summary = client.get("/api/v1/locations/summary").send().await.expect(200).json();
        assert_eq!(summary, recount(client, "").await, "after {step:?}");
    }
}

#[tokio::test]
async fn the_summary_is_of_the_locations_that_match_with_and_without_an_index() {
    let without = Settings { search: Search::new(0), ..Settings::default() };
    for site in sites().await.iter().chain(&sites_with(&without).await) {
        let client = site.sign_up("ann").await;
        let rows = (0..40_u8).map(|n| {
            let mut new_location = location(site, ["Shop", "Kiosk"][usize::from(n % 2)]);
            (new_location.verified, new_location.reviews) = (n % 3 == 0, i64::from(n));
            new_location.rating = (n % 4 > 0).then(|| f64::from(n) / 8.0);
            new_location
        });
        site.add(&client, rows.collect()).await;
        for query in ["q=shop", "status=verified&q=kio", "min_rating=3", "status=unverified", "q=nowhere"] {
            let summary = client.get(&format!("/api/v1/locations/summary?{query}")).send().await.expect(200).json();
            assert_eq!(summary, recount(&client, query).await, "{query}");
        }
        client.get("/api/v1/locations/summary?min_rating=6").send().await.expect(422);
    }
}

async fn recount(client: &testing::Client, query: &str) -> Value {
    let page = client.get(&format!("/api/v1/locations?limit=200&{query}")).send().await.expect(200).json();
    let items = page["items"].as_array().unwrap();
    let ratings: Vec<f64> = items.iter().filter_map(|item| item["rating"].as_f64()).collect();
    let mean = ratings.iter().map(|rating| (rating * 1000.0).round()).sum::<f64>() / ratings.len() as f64;
    json!({
        "total": items.len(),
        "verified": items.iter().filter(|item| item["verified"] == true).count(),
        "average_rating": (!ratings.is_empty()).then(|| (mean / 100.0).round() / 10.0),
        "reviews": items.iter().map(|item| item["reviews"].as_i64().unwrap()).sum::<i64>(),
    })
}
