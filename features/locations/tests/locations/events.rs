//! Events on live streams.

use std::time::Duration;

use futures::StreamExt;

use crate::setup::{add, sites};

/// Reads an open stream until its text contains `filter` or it ends, and returns the text.
async fn heard(body: &mut axum::body::BodyDataStream, filter: &str) -> String {
    let mut text = String::new();
    while !text.contains(filter) {
        let Ok(Some(piece)) = tokio::time::timeout(Duration::from_secs(20), body.next()).await else { break };
        text.push_str(&String::from_utf8_lossy(&piece.unwrap()));
    }
    text
}

async fn listen(client: &testing::Client) -> axum::body::BodyDataStream {
    let response = client.get("/api/v1/events").open().await;
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    response.into_body().into_data_stream()
}

#[tokio::test]
async fn a_change_is_heard_in_the_organisation_and_nowhere_else() {
    for site in sites().await {
        let (ann, bob) = (site.sign_up("ann").await, site.sign_up("bob").await);
        let (mut at_ann, mut at_bob) = (listen(&ann).await, listen(&bob).await);
        let id = add(&ann, "A").await["id"].as_str().unwrap().to_owned();
        let text = heard(&mut at_ann, &id).await;
        assert!(text.contains("event: change\n"), "{text}");
        assert!(text.contains(&format!("data: {{\"id\":\"{id}\",\"topic\":\"locations\"}}")), "{text}");
        let own = add(&bob, "B").await["id"].as_str().unwrap().to_owned();
        let text = heard(&mut at_bob, &own).await;
        assert!(text.contains(&own) && !text.contains(&id), "{text}");
    }
}

#[tokio::test]
async fn a_stream_ends_with_its_session() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let mut events = listen(&ann).await;
        ann.post("/auth/v1/logout").send().await.expect(204);
        let end = tokio::time::timeout(Duration::from_secs(20), events.next()).await.expect("an end");
        assert!(end.is_none(), "{end:?}");
    }
}

#[tokio::test]
async fn a_user_has_at_most_64_open_streams_at_any_rate_limit() {
    for site in sites().await {
        let (ann, bob) = (site.sign_up("ann").await, site.sign_up("bob").await);
        let mut streams = Vec::new();
        for _ in 0..64 {
            streams.push(listen(&ann).await);
        }
        let refused = ann.get("/api/v1/events").send().await.expect(429);
        assert_eq!((refused.json()["code"].as_str(), refused.header("retry-after")), (Some("too_many_streams"), "15"));
        drop(listen(&bob).await);
        streams.pop();
        drop(listen(&ann).await);
    }
}
