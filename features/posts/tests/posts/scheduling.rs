//! Schedules: local times, repetition, moves and stops.

use orgs::plans::Plan;
use serde_json::json;

use crate::setup::{news, sites, sites_with_plans};

#[tokio::test]
async fn a_post_goes_out_at_the_local_time_of_each_location_over_summer_time() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let mut new = news();
        // The day on which clocks go forward in France, and two weeks after they did in New York.
        new["when"] = json!({ "at": "2027-03-28T09:00" });
        let id = shops.schedule(&new).await;
        assert_eq!(shops.get(&format!("/api/v1/posts/{id}")).await["state"], "scheduled");
        site.work_at("2027-03-28T06:59:00Z").await;
        assert!(site.source.texts(&shops.lyon).is_empty());
        site.work_at("2027-03-28T07:01:00Z").await;
        assert_eq!(site.source.texts(&shops.lyon).len(), 1);
        assert!(site.source.texts(&shops.new_york).is_empty());
        assert_eq!(shops.get(&format!("/api/v1/posts/{id}")).await["state"], "scheduled");
        site.work_at("2027-03-28T13:01:00Z").await;
        assert_eq!(site.source.texts(&shops.new_york).len(), 1);
        assert_eq!(shops.get(&format!("/api/v1/posts/{id}")).await["state"], "published");
    }
}

#[tokio::test]
async fn a_repeated_post_comes_again_and_catches_up_once() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let mut new = news();
        new["audience"] = json!({ "location_ids": [shops.lyon] });
        new["when"] = json!({ "at": "2026-12-02T09:00" });
        new["repeat"] = json!({ "every": "week", "count": 5 });
        let id = shops.schedule(&new).await;
        site.work_at("2026-12-02T08:01:00Z").await;
        assert_eq!(site.source.texts(&shops.lyon).len(), 1);
        let post = shops.get(&format!("/api/v1/posts/{id}")).await;
        assert_eq!((&post["state"], &post["latest_at"]), (&json!("scheduled"), &json!("2026-12-09T09:00")), "{post}");
        // The instance is off for two weeks: of December 9, 16 and 23, two are due when it is back.
        site.work_at("2026-12-23T12:00:00Z").await;
        assert_eq!(site.source.texts(&shops.lyon).len(), 3);
        site.work_at("2026-12-30T12:00:00Z").await;
        site.work_at("2027-01-06T12:00:00Z").await;
        assert_eq!(site.source.texts(&shops.lyon).len(), 4);
        let post = shops.get(&format!("/api/v1/posts/{id}")).await;
        assert_eq!(post["state"], "published", "{post}");
    }
}

#[tokio::test]
async fn a_series_rests_under_a_plan_without_scheduled_posts_and_goes_on_under_one_with_them() {
    for site in sites_with_plans().await {
        let shops = site.shops("Ada").await;
        site.set_plan(&shops.org, Plan::Enterprise).await;
        let mut new = news();
        new["audience"] = json!({ "location_ids": [shops.lyon] });
        new["when"] = json!({ "at": "2026-12-02T09:00" });
        new["repeat"] = json!({ "every": "week", "count": 5 });
        let id = shops.schedule(&new).await;
        site.work_at("2026-12-02T08:01:00Z").await;
        assert_eq!(site.source.texts(&shops.lyon).len(), 1);
        site.set_plan(&shops.org, Plan::Starter).await;
        for day in ["2026-12-09T12:00:00Z", "2026-12-16T12:00:00Z", "2026-12-17T13:00:00Z"] {
            site.work_at(day).await;
        }
        // The occurrence that was planned before the change went out.
        let before = site.source.texts(&shops.lyon).len();
        assert!(before <= 2, "{before}");
        site.set_plan(&shops.org, Plan::Enterprise).await;
        site.work_at("2026-12-30T12:00:00Z").await;
        site.work_at("2026-12-31T12:00:00Z").await;
        assert!(site.source.texts(&shops.lyon).len() > before);
        assert_eq!(shops.get(&format!("/api/v1/posts/{id}")).await["repeat"]["every"], "week");
    }
}

#[tokio::test]
async fn a_scheduled_post_is_moved_and_stopped() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let mut new = news();
        new["when"] = json!({ "at": "2026-12-05T09:00" });
        let id = shops.schedule(&new).await;
        let path = format!("/api/v1/posts/{id}/move");
        let to = |at: &str| json!({ "at": at });
        let past = shops.client.post(&path).json(&to("2026-11-01T09:00")).send().await.expect(409).json();
        assert_eq!(past["code"], "in_the_past");
        let post = shops.client.post(&path).json(&to("2026-12-07T10:30")).send().await.expect(200).json();
        assert_eq!((&post["when"]["at"], &post["latest_at"]), (&json!("2026-12-07T10:30"), &json!("2026-12-07T10:30")));
        site.work_at("2026-12-06T12:00:00Z").await;
        assert!(site.source.texts(&shops.lyon).is_empty());
        let post = shops.step(&format!("/api/v1/posts/{id}/stop"), 200).await;
        assert_eq!((&post["state"], &post["counts"]["total"]), (&json!("stopped"), &json!(0)));
        site.work_at("2026-12-08T12:00:00Z").await;
        assert!(site.source.texts(&shops.lyon).is_empty());
        shops.step(&format!("/api/v1/posts/{id}/stop"), 409).await;
        shops.client.post(&path).json(&to("2026-12-27T10:30")).send().await.expect(409);
    }
}

#[tokio::test]
async fn a_time_that_has_passed_and_the_same_text_again_are_refused() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let mut new = news();
        new["when"] = json!({ "at": "2026-11-05T09:00" });
        let id = shops.write(&new).await;
        assert_eq!(shops.step(&format!("/api/v1/posts/{id}/schedule"), 409).await["code"], "in_the_past");
        shops.schedule(&news()).await;
        let forecast = shops.client.post("/api/v1/posts/forecast").json(&news()).send().await.expect(200).json();
        assert_eq!(forecast["left_out"], json!({ "duplicate": 2 }));
    }
}
