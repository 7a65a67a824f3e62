//! Sending: once per location, with typed failures, edits and deletions.

use posts::SourceState;
use serde_json::json;

use crate::{
    setup::{news, sites},
    source::Fault,
};

#[tokio::test]
async fn a_post_goes_to_each_location_once_in_its_language() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let id = shops.schedule(&news()).await;
        site.work().await;
        assert_eq!(site.source.texts(&shops.lyon), ["Bonjour de Chez Nous à Lyon."]);
        assert_eq!(site.source.texts(&shops.new_york), ["Hello from Corner Shop in New York."]);
        let post = shops.get(&format!("/api/v1/posts/{id}")).await;
        assert_eq!((post["state"].as_str(), post["counts"]["live"].as_i64()), (Some("published"), Some(2)), "{post}");
        site.work().await;
        site.work_at("2026-12-03T12:00:00Z").await;
        assert_eq!(site.source.texts(&shops.lyon).len(), 1);
    }
}

#[tokio::test]
async fn a_post_with_a_lost_response_is_not_sent_twice() {
    for site in sites().await {
        for fault in [Fault::Lost, Fault::Cut, Fault::Busy] {
            let shops = site.shops(&format!("ada{fault:?}").to_lowercase()).await;
            site.source.fail(std::slice::from_ref(&fault));
            let mut new = news();
            new["audience"] = json!({ "location_ids": [shops.lyon] });
            let id = shops.schedule(&new).await;
            site.work().await;
            site.work().await;
            site.work().await;
            assert_eq!(site.source.texts(&shops.lyon).len(), 1, "{fault:?}");
            assert_eq!(shops.states(&id).await, [("Chez Nous".into(), "live".into())], "{fault:?}");
            let post = shops.get(&format!("/api/v1/posts/{id}")).await;
            assert_eq!(
                (&post["state"], &post["counts"]["total"]),
                (&json!("published"), &json!(1)),
                "{fault:?} {post}"
            );
        }
    }
}

#[tokio::test]
async fn a_refused_location_says_why_and_is_tried_again() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        site.source.fail(&[Fault::Refused, Fault::Refused]);
        let id = shops.schedule(&news()).await;
        site.work().await;
        let failed = shops.get(&format!("/api/v1/posts/{id}/targets?state=failed")).await;
        assert_eq!(failed["items"].as_array().unwrap().len(), 2);
        assert_eq!(failed["items"][0]["reason_code"], "google_refused");
        let refused = shops.get("/api/v1/posts?refused=true").await;
        assert_eq!(refused["items"][0]["counts"]["failed"], 2);
        let today = shops.get("/api/v1/today").await;
        let line = today["items"].as_array().unwrap().iter().find(|line| line["kind"] == "refused_posts").cloned();
        assert_eq!(line.unwrap()["link"], format!("/dashboard/posts/{id}"));
        let target_id = failed["items"][0]["id"].as_str().unwrap();
        let retry = json!({ "target_ids": [target_id] });
        let path = format!("/api/v1/posts/{id}/retry");
        let retried = shops.client.post(&path).json(&retry).send().await.expect(200).json();
        assert_eq!(retried["locations"], 1);
        assert_eq!(shops.step(&path, 200).await["locations"], 1);
        site.work().await;
        let post = shops.get(&format!("/api/v1/posts/{id}")).await;
        assert_eq!((&post["state"], &post["counts"]["live"]), (&json!("published"), &json!(2)), "{post}");
        assert_eq!(shops.step(&path, 200).await["locations"], 0);
    }
}

#[tokio::test]
async fn the_state_at_the_source_is_read_back() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        site.source.answer(SourceState::Processing);
        let mut new = news();
        new["texts"]["fr"] = json!("Un verre de vin offert");
        let id = shops.schedule(&new).await;
        site.work().await;
        assert_eq!(shops.states(&id).await[0].1, "processing");
        site.source.decide(SourceState::Rejected);
        site.work().await;
        let rejected = shops.get(&format!("/api/v1/posts/{id}/targets?state=rejected")).await;
        let lyon =
            rejected["items"].as_array().unwrap().iter().find(|target| target["language"] == "fr").cloned().unwrap();
        assert_eq!(
            (&lyon["reason_code"], &lyon["likely_rules"]),
            (&json!("no_reason_given"), &json!(["regulated_goods"]))
        );
        // An edited post is checked again, and takes the place of the refused one.
        new["texts"]["fr"] = json!("Un café offert");
        site.source.answer(SourceState::Live);
        shops.client.patch(&format!("/api/v1/posts/{id}")).json(&new).send().await.expect(200);
        site.work().await;
        assert_eq!(site.source.texts(&shops.lyon), ["Un café offert"]);
        assert_eq!(shops.states(&id).await[0].1, "live");
        // The post is deleted at the source.
        site.source.clear();
        site.work_at("2026-12-03T12:00:00Z").await;
        let targets = shops.get(&format!("/api/v1/posts/{id}/targets?state=deleted")).await;
        assert_eq!(targets["items"][0]["reason_code"], "deleted_at_google");
    }
}

#[tokio::test]
async fn a_published_post_keeps_its_places_and_is_deleted_at_the_source() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let id = shops.schedule(&news()).await;
        site.work().await;
        let mut moved = news();
        moved["audience"] = json!({ "location_ids": [shops.lyon] });
        let path = format!("/api/v1/posts/{id}");
        let refused = shops.client.patch(&path).json(&moved).send().await.expect(409).json();
        assert_eq!(refused["code"], "already_published");
        let post = shops.client.delete(&path).send().await.expect(202).json();
        assert_eq!(post["state"], "stopped");
        site.work().await;
        assert!(site.source.texts(&shops.lyon).is_empty());
        let post = shops.get(&path).await;
        assert_eq!(post["counts"]["deleted"], 2, "{post}");
        shops.client.delete(&path).send().await.expect(204);
    }
}

#[tokio::test]
async fn an_event_is_over_after_its_end_and_never_sent_later() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let mut event = news();
        event["kind"] = json!("event");
        event["title"] = json!("Soirée à {city}");
        event["event"] = json!({ "starts_at": "2026-12-02T18:00", "ends_at": "2026-12-02T20:00" });
        let id = shops.schedule(&event).await;
        site.work().await;
        assert_eq!(site.source.posts(&shops.lyon)[0].title.as_deref(), Some("Soirée à Lyon"));
        site.work_at("2026-12-02T19:30:00Z").await;
        site.work().await;
        assert_eq!(
            shops.states(&id).await,
            [("Chez Nous".into(), "expired".into()), ("Corner Shop".into(), "live".into())]
        );
        event["event"] = json!({ "starts_at": "2026-12-02T08:00", "ends_at": "2026-12-02T09:00" });
        let late = shops.schedule(&event).await;
        site.work().await;
        let failed = shops.get(&format!("/api/v1/posts/{late}/targets")).await;
        assert_eq!(failed["items"][0]["reason_code"], "event_over");
    }
}

#[tokio::test]
async fn posts_that_stand_at_google_are_shown_with_ours() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let id = shops.schedule(&news()).await;
        site.work().await;
        let list = shops.get(&format!("/api/v1/locations/{}/google-posts", shops.lyon)).await;
        assert_eq!((&list["items"][0]["post_id"], &list["items"][0]["state"]), (&json!(id), &json!("live")));
        let other = site.shops("Max").await;
        let path = format!("/api/v1/locations/{}/google-posts", shops.lyon);
        other.client.get(&path).send().await.expect(404);
    }
}
