//! The organization at a glance: every figure is kept, and is what counting gives, whatever was written.

use std::collections::BTreeMap;

use jiff::{ToSpan, tz::TimeZone};
use locations::{DailyViews, SyncStatus};
use proptest::{prelude::*, sample::Index, test_runner::TestRunner};
use serde_json::{Value, json};
use testing::Client;

use crate::setup::{TestSite, add, location, names, sample, sites};

const RULES: [&str; 8] = [
    "missing_phone",
    "missing_category",
    "not_verified",
    "missing_description",
    "missing_photos",
    "missing_opening_hours",
    "missing_website",
    "low_rating",
];

async fn overview(client: &Client) -> Value {
    client.get("/api/v1/overview").send().await.expect(200).json()
}

#[tokio::test]
async fn an_organisation_without_locations_has_an_overview() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        assert_eq!(
            overview(&client).await,
            json!({
                "locations": { "total": 0, "verified": 0, "average_rating": null, "reviews": 0 },
                "health": { "good": 0, "fair": 0, "poor": 0, "average": null },
                "issues": [], "daily_views": [], "views_before": 0, "worst": [], "activity": [],
            })
        );
    }
}

#[tokio::test]
async fn the_overview_lists_problems_and_links_each_count_to_its_list() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let mut all = Vec::new();
        for (name, phone, rating, status) in [
            ("Perfect hand", Some("1"), None, SyncStatus::Manual),
            ("Hand", None, None, SyncStatus::Manual),
            ("Synced", Some("1"), Some(3.0), SyncStatus::Synced),
            ("Worst", None, Some(2.0), SyncStatus::Synced),
        ] {
            let mut new_location = location(&site, name);
            (new_location.details.phone, new_location.rating, new_location.sync_status) =
                (phone.map(Into::into), rating, status);
            (new_location.verified, new_location.reviews) = (name == "Synced", 10);
            if name == "Perfect hand" {
                (new_location.details.category, new_location.details.website) =
                    (Some("Shop".into()), Some("https://example.com".into()));
            }
            all.push(new_location);
        }
        site.add(&client, all).await;
        let overview = overview(&client).await;
        assert_eq!(overview["locations"], json!({ "total": 4, "verified": 1, "average_rating": 2.5, "reviews": 40 }));
        // 100, 40, 100 - 20 - 5 * 8 = 40, 0
        assert_eq!(overview["health"], json!({ "good": 1, "fair": 0, "poor": 3, "average": 45 }));
        let issues: Vec<_> = overview["issues"].as_array().unwrap().iter().collect();
        assert_eq!(*issues[0], json!({ "rule": "missing_category", "severity": "critical", "count": 3 }));
        let severities: Vec<_> = issues.iter().map(|issue| issue["severity"].as_str().unwrap()).collect();
        assert!(severities.is_sorted(), "critical first: {severities:?}");
        for issue in &issues {
            let query = format!("issue={}", issue["rule"].as_str().unwrap());
            assert_eq!(names(&client, &query).await.len() as u64, issue["count"].as_u64().unwrap(), "{issue}");
        }
        let worst: Vec<_> =
            overview["worst"].as_array().unwrap().iter().map(|location| location["name"].as_str().unwrap()).collect();
        assert_eq!((worst[0], worst.len()), ("Worst", 3), "the worst first, the perfect not at all");
        let problems = &overview["worst"][0]["problems"];
        assert_eq!((problems.as_array().unwrap().len(), &problems[0]), (8, &json!("missing_phone")));
        assert_eq!(names(&client, "health=poor&sort=health").await[0], "Worst");
    }
}

#[tokio::test]
async fn daily_views_sum_all_locations_and_include_the_previous_period() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let (a, b) = (location(&site, "A"), location(&site, "B"));
        let ids = [a.id.clone(), b.id.clone()];
        site.add(&client, vec![a, b]).await;
        let org = site.org(&client).await;
        let today = site.app.now().to_zoned(TimeZone::UTC).date();
        for id in ids {
            let day = |ago: i64| DailyViews { location: id.clone(), date: today.saturating_sub(ago.days()), views: 3 };
            let mut tx = site.app.db.begin().await.unwrap();
            let views = [0, 1, 2, 30, 31, 60, 61].map(day).to_vec();
            locations::add_views(&mut tx, &org, views).await.unwrap();
            tx.commit().await.unwrap();
        }
        let answer = overview(&client).await;
        let views = answer["daily_views"].as_array().unwrap();
        assert_eq!((views.len(), &views[0]), (30, &json!({ "date": "2026-10-21", "views": 6 })));
        assert_eq!(views.iter().map(|day| day["views"].as_i64().unwrap()).sum::<i64>(), 18);
        assert_eq!(answer["views_before"], 12);
        assert_eq!(overview(&site.sign_up("bob").await).await["daily_views"], json!([]));
    }
}

#[tokio::test]
async fn the_ten_newest_activities_are_listed_with_their_authors() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let shop = add(&client, "Shop").await;
        let path = format!("/api/v1/locations/{}", shop["id"].as_str().unwrap());
        site.app.clock.advance(jiff::SignedDuration::from_secs(1));
        client.patch(&path).header("if-match", "\"1\"").json(&json!({ "name": "Shop 2" })).send().await.expect(200);
        site.app.clock.advance(jiff::SignedDuration::from_secs(1));
        client.delete(&path).send().await.expect(204);
        site.app.clock.advance(jiff::SignedDuration::from_secs(1));
        client.post(&format!("{path}/restore")).send().await.expect(200);
        let lines = overview(&client).await["activity"].as_array().unwrap().clone();
        let kinds: Vec<_> = lines.iter().map(|line| line["kind"].as_str().unwrap()).collect();
        assert_eq!(kinds, ["location_restored", "location_deleted", "location_changed", "location_created"]);
        assert_eq!(lines[2]["location"], json!({ "id": shop["id"], "name": "Shop 2" }));
        assert_eq!((&lines[0]["by"]["name"], &lines[0]["count"]), (&json!("ann Tester"), &Value::Null));
        for number in 0..9 {
            add(&client, &format!("Another {number}")).await;
        }
        assert_eq!(overview(&client).await["activity"].as_array().unwrap().len(), 10);
        assert_eq!(overview(&site.sign_up("bob").await).await["activity"], json!([]));
    }
}

#[derive(Clone, Debug)]
enum Step {
    Add { is_synced: bool, is_verified: bool, rating: Option<u8> },
    Change(Index, Value),
    Delete(Index),
    Restore(Index),
    Batch(Index, Index),
    Import,
    Undo,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let changes = prop::sample::select(vec![
        json!({ "phone": "1" }),
        json!({ "phone": null, "category": "Shop" }),
        json!({ "website": "example.com", "description": "text" }),
        json!({ "category": null, "description": null }),
        json!({ "opening_hours": { "regular": [{ "open_day": "monday", "open_time": "09:00", "close_day": "monday", "close_time": "17:00" }] } }),
        json!({ "opening_hours": null, "website": null }),
    ]);
    let step = prop_oneof![
        3 => (any::<bool>(), any::<bool>(), prop::option::of(10..51_u8))
            .prop_map(|(is_synced, is_verified, rating)| Step::Add { is_synced, is_verified, rating }),
        4 => (any::<Index>(), changes).prop_map(|(index, changes)| Step::Change(index, changes)),
        1 => any::<Index>().prop_map(Step::Delete),
        1 => any::<Index>().prop_map(Step::Restore),
        1 => (any::<Index>(), any::<Index>()).prop_map(|(a, b)| Step::Batch(a, b)),
        1 => Just(Step::Import),
        1 => Just(Step::Undo),
    ];
    prop::collection::vec(step, 30)
}

#[tokio::test]
async fn every_figure_equals_a_recount_after_any_writes() {
    for site in sites().await {
        let mut runner = TestRunner::new(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() });
        for round in 0..2 {
            let client = site.sign_up(&format!("ann{round}")).await;
            let mut world = World { site: &site, client: &client, ids: Vec::new(), imports: Vec::new() };
            for step in sample(&steps(), &mut runner) {
                world.run(&step).await;
                assert_eq!(stored_overview(&client).await, recount(&client).await, "after {step:?}");
            }
        }
    }
}

struct World<'a> {
    site: &'a TestSite,
    client: &'a Client,
    ids: Vec<String>,
    imports: Vec<String>,
}

impl World<'_> {
    fn id(&self, index: Index) -> String {
        let nobody = "0197f3a0-0000-7000-8000-000000000000".to_owned();
        if self.ids.is_empty() { nobody } else { self.ids[index.index(self.ids.len())].clone() }
    }

    async fn run(&mut self, step: &Step) {
        match step {
            Step::Add { is_synced, is_verified, rating } => {
                let mut new_location = location(self.site, "Shop");
                new_location.sync_status = if *is_synced { SyncStatus::Synced } else { SyncStatus::Manual };
                (new_location.verified, new_location.rating) =
                    (*is_verified, rating.map(|rating| f64::from(rating) / 10.0));
                self.ids.push(new_location.id.to_string());
                self.site.add(self.client, vec![new_location]).await;
            }
            Step::Change(index, changes) => {
                let path = format!("/api/v1/locations/{}", self.id(*index));
                let tag = self.client.get(&path).send().await.header("etag").to_owned();
                self.client.patch(&path).header("if-match", &tag).json(changes).send().await;
            }
            Step::Delete(index) => {
                self.client.delete(&format!("/api/v1/locations/{}", self.id(*index))).send().await;
            }
            Step::Restore(index) => {
                self.client.post(&format!("/api/v1/locations/{}/restore", self.id(*index))).send().await;
            }
            Step::Batch(a, b) => {
                let items = json!({ "items": [
                    { "action": "create", "location": { "name": "B", "address": "1", "city": "c", "phone": "1" } },
                    { "action": "update", "id": self.id(*a), "changes": { "category": "Bar" } },
                    { "action": "delete", "id": self.id(*b) },
                ] });
                self.client.post("/api/v1/locations/batch").json(&items).send().await.expect(200);
            }
            Step::Import => self.import().await,
            Step::Undo => {
                if let Some(import) = self.imports.pop() {
                    self.client.post(&format!("{import}/undo")).send().await.expect(200);
                }
            }
        }
    }

    async fn import(&mut self) {
        let file =
            "name,address,city,state,zip,phone\nShop,1 Main St,Austin,TX,78701,1\nOther,2 Main St,Austin,TX,78701,\n";
        let import = self.client.post("/api/v1/imports?filename=a.csv").body("text/csv", file).send().await.json();
        let at = format!("/api/v1/imports/{}", import["id"].as_str().unwrap());
        let options = json!({ "on_match": "update" });
        let choices = json!({ "mapping": import["detected"]["suggested_mapping"], "options": options });
        self.client.post(&format!("{at}/check")).json(&choices).send().await.expect(200);
        self.client.post(&format!("{at}/run")).json(&json!({})).send().await.expect(202);
        self.site.work().await;
        self.imports.push(at);
    }
}

async fn stored_overview(client: &Client) -> Value {
    let overview = overview(client).await;
    let issues: BTreeMap<_, _> = overview["issues"]
        .as_array()
        .unwrap()
        .iter()
        .map(|issue| (issue["rule"].to_string(), issue["count"].clone()))
        .collect();
    json!([overview["locations"], overview["health"], issues])
}

async fn recount(client: &Client) -> Value {
    let page = client.get("/api/v1/locations?limit=200").send().await.expect(200).json();
    let items = page["items"].as_array().unwrap();
    let number = |item: &Value, field: &str| item[field].as_i64().unwrap();
    let ratings: Vec<f64> = items.iter().filter_map(|item| item["rating"].as_f64()).collect();
    let mean = ratings.iter().map(|rating| (rating * 1000.0).round()).sum::<f64>() / ratings.len() as f64;
    let count = |from: i64, to: i64| items.iter().filter(|item| (from..to).contains(&number(item, "health"))).count();
    let sum: i64 = items.iter().map(|item| number(item, "health")).sum();
    let fails = |item: &Value, rule: &str| match rule {
        "missing_phone" => item["phone"].is_null(),
        "missing_category" => item["category"].is_null(),
        "not_verified" => item["verified"] == false,
        "missing_description" => item["description"].is_null(),
        "missing_photos" => item["photos"] == json!([]),
        "missing_opening_hours" => item["opening_hours"].is_null(),
        "missing_website" => item["website"].is_null(),
        _ => item["rating"].as_f64().is_some_and(|rating| rating < 4.0),
    };
    let mut issues = BTreeMap::new();
    for rule in RULES {
        let count = items.iter().filter(|item| fails(item, rule)).count();
        if count > 0 {
            issues.insert(json!(rule).to_string(), json!(count));
        }
        let listed = client.get(&format!("/api/v1/locations/count?issue={rule}")).send().await.expect(200).json();
        assert_eq!(listed["count"], count, "the filter by {rule}");
    }
    json!([
        {
            "total": items.len(),
            "verified": items.iter().filter(|item| item["verified"] == true).count(),
            "average_rating": (!ratings.is_empty()).then(|| (mean / 100.0).round() / 10.0),
            "reviews": items.iter().map(|item| number(item, "reviews")).sum::<i64>(),
        },
        {
            "good": count(80, 101), "fair": count(60, 80), "poor": count(0, 60),
            "average": (!items.is_empty()).then(|| (sum as f64 / items.len() as f64).round() as i64),
        },
        issues,
    ])
}
