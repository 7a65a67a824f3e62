//! Listed pairs, and the edits that remove them from the list.

use serde_json::json;

use crate::world::{add, count, pair, pairs, worlds};

#[tokio::test]
async fn a_pair_is_listed_until_a_location_changes_is_deleted_or_the_pair_is_dismissed() {
    for world in worlds().await {
        let ann = world.sign_up("ann").await;
        assert_eq!((pairs(&ann).await.len(), count(&ann).await), (0, 0));
        let first = add(&ann, "Joe's Pizza", "12 Main Street", json!({ "phone": "(512) 555-0100" })).await;
        let second = add(&ann, "JOES PIZZA", "12 Main St.", json!({ "phone": "+1 512 555 0100" })).await;
        add(&ann, "Joe's Pizza", "900 Oak Avenue", json!({})).await;
        let listed = pairs(&ann).await;
        assert_eq!((listed.len(), count(&ann).await), (1, 1));
        assert_eq!(listed[0]["id"], pair(&first, &second));
        let ids: Vec<_> =
            listed[0]["locations"].as_array().unwrap().iter().map(|location| location["id"].clone()).collect();
        assert_eq!(ids, [json!(first.clone().min(second.clone())), json!(first.clone().max(second.clone()))]);
        let reasons: Vec<_> =
            listed[0]["reasons"].as_array().unwrap().iter().map(|reason| reason["code"].clone()).collect();
        assert_eq!(reasons, ["same_phone", "same_name", "same_address"]);
        assert!(listed[0]["score"].as_i64().unwrap() > 90);

        let path = format!("/api/v1/locations/{second}");
        let moved = json!({ "address": "7 Elm St", "phone": null });
        ann.patch(&path).header("if-match", "\"1\"").json(&moved).send().await.expect(200);
        assert_eq!(count(&ann).await, 0);
        let back = json!({ "address": "12 Main St" });
        ann.patch(&path).header("if-match", "\"2\"").json(&back).send().await.expect(200);
        assert_eq!(count(&ann).await, 1);
        ann.delete(&path).send().await.expect(204);
        assert_eq!(count(&ann).await, 0);
        ann.post(&format!("{path}/restore")).send().await.expect(200);
        assert_eq!(count(&ann).await, 1);

        let dismiss = format!("/api/v1/duplicates/{}/dismiss", pair(&first, &second));
        for _ in 0..2 {
            ann.post(&dismiss).send().await.expect(204);
        }
        assert_eq!((pairs(&ann).await.len(), count(&ann).await), (0, 0));
    }
}

#[tokio::test]
async fn pages_follow_each_other_the_likeliest_first() {
    for world in worlds().await {
        let ann = world.sign_up("ann").await;
        for number in 1..=5 {
            let address = format!("{number} Main Street");
            add(&ann, "Joe's Pizza", &address, json!({})).await;
            let name = if number % 2 == 0 { "Joe's Pizza" } else { "Joe's Piza" };
            add(&ann, name, &address, json!({})).await;
        }
        let mut seen = Vec::new();
        let mut cursor = String::new();
        loop {
            let path = format!("/api/v1/duplicates?limit=2&cursor={cursor}");
            let page = ann.get(&path).send().await.expect(200).json();
            seen.extend(page["items"].as_array().unwrap().clone());
            let Some(next) = page["next_cursor"].as_str() else { break };
            next.clone_into(&mut cursor);
        }
        let scores: Vec<i64> = seen.iter().map(|pair| pair["score"].as_i64().unwrap()).collect();
        assert_eq!(scores.len(), 5);
        assert!(scores.is_sorted_by(|score, next| score >= next), "{scores:?}");
        ann.get("/api/v1/duplicates?cursor=zz").send().await.expect(422);
    }
}

#[tokio::test]
async fn pairs_of_another_organization_are_not_found() {
    for world in worlds().await {
        let (ann, bob) = (world.sign_up("ann").await, world.sign_up("bob").await);
        let first = add(&ann, "Joe's Pizza", "12 Main Street", json!({})).await;
        let second = add(&ann, "Joe's Pizza", "12 Main St", json!({})).await;
        let own = add(&bob, "Joe's Pizza", "12 Main St", json!({})).await;
        assert_eq!(count(&bob).await, 0);
        let merge = json!({ "keep": own });
        for id in [
            pair(&first, &second),
            pair(&own, &second),
            first.clone(),
            format!("{first}.{first}"),
            "x.y".into(),
            ".".into(),
        ] {
            bob.post(&format!("/api/v1/duplicates/{id}/dismiss")).send().await.expect(404);
            bob.post(&format!("/api/v1/duplicates/{id}/merge")).json(&merge).send().await.expect(404);
        }
        assert_eq!(count(&ann).await, 1);
    }
}
