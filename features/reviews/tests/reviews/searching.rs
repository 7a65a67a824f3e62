//! Search by words, and filters by sentiment, topic and language.

use reviews::{FoundReview, Search};
use serde_json::json;

use crate::setup::{TestSite, found, sites, sites_with};

#[tokio::test]
async fn a_search_finds_words_and_their_beginnings_without_accents() {
    let with_index = sites().await.into_iter();
    for site in with_index.chain(sites_with(&Search::new(0)).await) {
        let (shop, other) = (site.shop("ann").await, site.shop("bob").await);
        let by_zoe = FoundReview { author: "Zoé Čapek".into(), ..found("3", 5.0, "c", 3) };
        let page = [found("1", 3.0, "Très bon CAFÉ !", 1), found("2", 5.0, "Cafeteria, great coffee", 2), by_zoe];
        site.read(&shop, &page).await;
        site.read(&other, &[found("1", 3.0, "Café", 1)]).await;
        let zoe = shop.list("?q=zoe").await["items"][0]["id"].as_str().unwrap().to_owned();
        let reply = json!({ "text": "Merci, à bientôt" });
        shop.client.put(&format!("/api/v1/reviews/{zoe}/reply")).json(&reply).send().await.expect(200);
        for (q, expected) in [
            ("cafe", vec!["Cafeteria, great coffee", "Très bon CAFÉ !"]),
            ("Caf%C3%A9t", vec!["Cafeteria, great coffee"]),
            ("CAFE+tr%C3%A8s", vec!["Très bon CAFÉ !"]),
            ("afe", vec![]),
            ("capek", vec!["c"]),
            ("bientot", vec!["c"]),
            ("caf+capek", vec![]),
            ("%3F", vec!["c", "Cafeteria, great coffee", "Très bon CAFÉ !"]),
            ("%22%27*:", vec!["c", "Cafeteria, great coffee", "Très bon CAFÉ !"]),
            ("cafe&sort=oldest", vec!["Très bon CAFÉ !", "Cafeteria, great coffee"]),
            ("cafe&stars=3", vec!["Très bon CAFÉ !"]),
        ] {
            assert_eq!(shop.texts(&format!("?q={q}")).await, expected, "{q}");
        }
        let too_long = "a".repeat(201);
        shop.client.get(&format!("/api/v1/reviews?q={too_long}")).send().await.expect(422);
    }
}

#[tokio::test]
async fn a_search_follows_edits_and_removed_replies() {
    for site in sites_with(&Search::new(0)).await {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 3.0, "Slow service", 1)]).await;
        site.read(&shop, &[found("1", 3.0, "Fast service", 1)]).await;
        assert!(shop.texts("?q=slow").await.is_empty());
        assert_eq!(shop.texts("?q=fast").await, ["Fast service"]);
        let reply = format!("{}/reply", shop.only().await);
        shop.client.put(&reply).json(&json!({ "text": "Thanks" })).send().await.expect(200);
        assert_eq!(shop.texts("?q=thanks").await, ["Fast service"]);
        shop.client.delete(&reply).send().await.expect(200);
        site.work().await;
        assert!(shop.texts("?q=thanks").await.is_empty());
        let location = format!("/api/v1/locations/{}", shop.id);
        shop.client.delete(&location).send().await.expect(204);
        assert!(shop.texts("?q=fast").await.is_empty());
    }
}

#[tokio::test]
async fn a_frequent_word_is_found_in_each_order_and_page_by_page() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let page: Vec<FoundReview> = (0..2_010).map(|at| found(&at.to_string(), 3.0, "Common word", 1)).collect();
        site.read(&shop, &page).await;
        let first = shop.list("?q=comm&limit=200").await;
        assert_eq!(first["items"].as_array().unwrap().len(), 200);
        let cursor = first["next_cursor"].as_str().unwrap();
        let second = shop.list(&format!("?q=comm&limit=200&cursor={cursor}")).await;
        assert_ne!(first["items"][0]["id"], second["items"][0]["id"]);
        assert!(shop.texts("?q=comm+rare").await.is_empty());
    }
}

/// Reads reviews about topics in two languages.
async fn read_opinions(site: &TestSite, shop: &crate::setup::Shop) {
    let page = [
        found("1", 5.0, "The staff was very friendly and the food was delicious.", 1),
        found("2", 1.0, "Rude staff and the food was cold. Awful, never again.", 2),
        found("3", 1.0, "Très déçus, le personnel était désagréable. Nous ne reviendrons pas.", 3),
        found("4", 5.0, "Todo perfecto, gracias", 4),
        found("5", 5.0, "", 5),
    ];
    site.read(shop, &page).await;
}

#[tokio::test]
async fn reviews_are_filtered_by_sentiment_topic_and_language() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        read_opinions(&site, &shop).await;
        for (filter, expected) in [
            ("sentiment=positive", vec!["1"]),
            ("sentiment=negative", vec!["3", "2"]),
            ("topic=staff", vec!["3", "2", "1"]),
            ("topic=staff&topic_sentiment=positive", vec!["1"]),
            ("topic=staff&topic_sentiment=negative&language=en", vec!["2"]),
            ("topic=price", vec![]),
            ("language=fr", vec!["3"]),
            ("language=other", vec!["4"]),
        ] {
            let days = shop.list(&format!("?{filter}")).await;
            let days = days["items"].as_array().unwrap().iter();
            let days: Vec<String> = days.map(|item| item["written_at"].as_str().unwrap()[9..10].into()).collect();
            assert_eq!(days, expected, "{filter}");
        }
        for wrong in ["sentiment=angry", "topic=weather", "language=de"] {
            shop.client.get(&format!("/api/v1/reviews?{wrong}")).send().await.expect(422);
        }
    }
}

#[tokio::test]
async fn a_review_shows_its_topics_with_their_evidence() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let text = "The staff was very friendly, but the food was cold.";
        site.read(&shop, &[found("1", 3.0, text, 1)]).await;
        let review = shop.client.get(&shop.only().await).send().await.expect(200).json();
        let mention = |topic: &str, sentiment: &str| json!({ "topic": topic, "sentiment": sentiment });
        assert_eq!(review["topics"], json!([mention("food", "negative"), mention("staff", "positive")]));
        let evidence = review["evidence"].as_array().unwrap().iter();
        let parts: Vec<(&str, &str)> = evidence
            .map(|part| {
                let at = |field: &str| usize::try_from(part[field].as_u64().unwrap()).unwrap();
                (part["topic"].as_str().unwrap(), &text[at("start")..at("end")])
            })
            .collect();
        assert!(parts.iter().any(|(topic, part)| *topic == "staff" && part.contains("friendly")), "{parts:?}");
        assert!(parts.iter().any(|(topic, part)| *topic == "food" && part.contains("food")), "{parts:?}");
    }
}

#[tokio::test]
async fn topics_are_counted_with_their_change() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        read_opinions(&site, &shop).await;
        let topics = |parameters: &str| shop.client.get(&format!("/api/v1/reviews/topics{parameters}")).send();
        let all = topics("").await.expect(200).json();
        assert_eq!((&all["items"][0]["topic"], &all["until"]), (&json!("staff"), &json!("2026-06-01T12:00:00Z")));
        let staff = &all["items"][0];
        assert_eq!(staff["count"], json!({ "positive": 1, "neutral": 0, "negative": 2 }));
        assert_eq!(staff["before"], json!({ "positive": 0, "neutral": 0, "negative": 0 }));
        assert_eq!(staff["months"], json!([{ "month": "2026-05", "positive": 1, "neutral": 0, "negative": 2 }]));
        let later = format!("?location={}&since=2026-05-03T00:00:00Z&until=2026-05-05T00:00:00Z", shop.id);
        let later = topics(&later).await.expect(200).json();
        assert_eq!(later["items"][0]["count"]["negative"], 1);
        assert_eq!(later["items"][0]["before"], json!({ "positive": 1, "neutral": 0, "negative": 1 }));
        for wrong in ["?since=2027-01-01T00:00:00Z", "?since=2001-01-01T00:00:00Z"] {
            topics(wrong).await.expect(422);
        }
    }
}

#[tokio::test]
async fn reviews_of_an_earlier_version_are_analyzed_in_the_background() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 1.0, "Rude staff, awful food.", 1)]).await;
        db::query!(
            "update reviews set analysis = 0, words = '', topics = 0, sentiment = null where org_id = $1",
            &shop.org
        )
        .run(&site.app.db)
        .await
        .unwrap();
        assert!(shop.texts("?q=rude").await.is_empty());
        site.work().await;
        assert_eq!(shop.texts("?q=rude&sentiment=negative&topic=staff").await.len(), 1);
    }
}
