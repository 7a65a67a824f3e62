//! Failures of the language model: a template takes its place, and the answer says why.

use serde_json::json;

use crate::setup::sites;

#[tokio::test]
async fn a_failure_of_the_model_is_followed_by_a_template() {
    for site in sites().await {
        let shop = site.shop("ann", "Bakery").await;
        let review = site.review(&shop, "1", 5.0, "The staff was so friendly!").await;
        for (kind, code) in [
            ("unauthorized", "key_refused"),
            ("out_of_money", "no_funds"),
            ("refusal", "declined"),
            ("content_filter", "declined"),
            ("length", "answer_cut"),
            ("too_large", "answer_too_large"),
        ] {
            site.fault(kind, 1).await;
            let draft = shop.draft(&review).await;
            assert_eq!((&draft["source"], &draft["fallback"]), (&json!("template"), &json!(code)), "{kind}: {draft}");
            assert!(!draft["text"].as_str().unwrap().is_empty(), "{kind}");
        }
    }
}

#[tokio::test]
async fn a_failure_that_passes_is_tried_again() {
    for kind in ["stream_cut", "html", "overloaded", "internal", "rate_limited"] {
        for site in sites().await {
            let shop = site.shop("ann", "Bakery").await;
            let review = site.review(&shop, "1", 5.0, "The staff was so friendly!").await;
            site.fault(kind, 1).await;
            let draft = shop.draft(&review).await;
            assert_eq!(draft["source"], "model", "{kind}: {draft}");
            assert_eq!(site.calls().await["count"], 2, "{kind}");
        }
    }
}

#[tokio::test]
async fn a_slow_model_is_given_up() {
    for site in sites().await {
        let shop = site.shop("ann", "Bakery").await;
        let review = site.review(&shop, "1", 5.0, "The staff was so friendly!").await;
        for kind in ["slow_drip", "timeout"] {
            site.fault(kind, 1).await;
            assert_eq!(shop.draft(&review).await["fallback"], "too_slow", "{kind}");
        }
    }
}

#[tokio::test]
async fn a_model_that_keeps_failing_rests() {
    for site in sites().await {
        let shop = site.shop("ann", "Bakery").await;
        let review = site.review(&shop, "1", 5.0, "The staff was so friendly!").await;
        site.fault("internal", 6).await;
        assert_eq!(shop.draft(&review).await["fallback"], "server_failed");
        shop.draft(&review).await;
        let before = site.calls().await["count"].clone();
        assert_eq!(shop.draft(&review).await["fallback"], "resting");
        assert_eq!(site.calls().await["count"], before);
    }
}
