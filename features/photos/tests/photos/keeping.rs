//! Order, descriptions and owners of photos.

use axum::http::Method;
use serde_json::json;

use crate::{
    files::jpeg,
    setup::{add, each, shop, sites},
};

#[tokio::test]
async fn the_first_photo_is_the_cover_and_the_order_can_be_changed() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (path, photos) = shop(&ann).await;
        let mut ids = Vec::new();
        for _ in 0..3 {
            ids.push(add(&ann, &photos, jpeg()).await["id"].as_str().unwrap().to_owned());
        }
        assert_eq!(each(&ann.get(&photos).send().await.json()["items"], "id"), ids);
        let turned: Vec<_> = ids.iter().rev().cloned().collect();
        let order = format!("{photos}/order");
        let answer = ann.put(&order).json(&json!({ "ids": turned })).send().await.expect(200).json();
        assert_eq!(each(&answer["items"], "id"), turned);
        assert_eq!(ann.get(&photos).send().await.json(), answer);
        let location = ann.get(&path).send().await.json();
        assert_eq!(location["photos"], json!(each(&answer["items"], "url")));
        for wrong in [json!([]), json!(ids[..2]), json!([ids[0], ids[0], ids[1]]), json!([ids[0], ids[1], "x"])] {
            let answer = ann.put(&order).json(&json!({ "ids": wrong })).send().await.expect(422).json();
            assert_eq!(answer["errors"][0]["field"], "ids");
        }
        assert_eq!(ann.get(&path).send().await.json(), location, "nothing was changed by what was refused");
        ann.delete(&format!("{photos}/{}", turned[0])).send().await.expect(204);
        let added = add(&ann, &photos, jpeg()).await["id"].as_str().unwrap().to_owned();
        let expected = [&turned[1], &turned[2], &added];
        assert_eq!(each(&ann.get(&photos).send().await.json()["items"], "id").iter().collect::<Vec<_>>(), expected);
    }
}

#[tokio::test]
async fn health_history_and_the_change_number_follow_the_photos() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (path, photos) = site.synced_shop(&ann).await;
        let before = ann.get(&path).send().await.expect(200).json();
        let changes = |since: &str| ann.get(&format!("/api/v1/locations/changes?since={since}"));
        let since = changes("0").send().await.expect(200).json()["next_since"].as_str().unwrap().to_owned();

        let photo = add(&ann, &photos, jpeg()).await;
        let after = ann.get(&path).send().await.json();
        let gained = after["health"].as_i64().unwrap() - before["health"].as_i64().unwrap();
        assert_eq!((gained, after["issues"].as_i64()), (8, before["issues"].as_i64().map(|issues| issues - 1)));
        let history = ann.get(&format!("{path}/history")).send().await.expect(200).json();
        let latest = &history["items"][0];
        assert_eq!(latest["version"], after["version"]);
        assert_eq!(latest["by"]["name"], "ann Tester");
        assert_eq!(latest["changes"], json!([{ "field": "photos", "old": [], "new": [photo["url"]] }]));
        let feed = changes(&since).send().await.expect(200).json();
        assert_eq!(feed["items"][0]["location"]["photos"], json!([photo["url"]]));

        ann.delete(&format!("{photos}/{}", photo["id"].as_str().unwrap())).send().await.expect(204);
        assert_eq!(ann.get(&path).send().await.json()["health"], before["health"]);
    }
}

#[tokio::test]
async fn words_can_be_changed_and_taken_back_without_changing_the_location() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (path, photos) = shop(&ann).await;
        let photo = add(&ann, &photos, jpeg()).await;
        let location = ann.get(&path).send().await.json();
        let one = format!("{photos}/{}", photo["id"].as_str().unwrap());
        for (said, kept) in [(json!("  The counter "), json!("The counter")), (json!(null), json!(null))] {
            let answer = ann.patch(&one).json(&json!({ "alt": said })).send().await.expect(200).json();
            assert_eq!(answer["alt"], kept);
            assert_eq!(ann.get(&photos).send().await.json()["items"][0], answer);
        }
        assert_eq!(ann.get(&path).send().await.json(), location);
    }
}

#[tokio::test]
async fn photos_of_another_organisation_are_not_there() {
    for site in sites().await {
        let (ann, bob) = (site.sign_up("ann").await, site.sign_up("bob").await);
        let (_, hers) = shop(&ann).await;
        let (_, his) = shop(&bob).await;
        let photo = add(&ann, &hers, jpeg()).await["id"].as_str().unwrap().to_owned();
        let own = add(&bob, &his, jpeg()).await["id"].as_str().unwrap().to_owned();
        let before = ann.get(&hers).send().await.json();
        bob.get(&hers).send().await.expect(404);
        bob.post(&hers).body("image/jpeg", jpeg()).send().await.expect(404);
        bob.put(&format!("{hers}/order")).json(&json!({ "ids": [photo] })).send().await.expect(404);
        // Own location with a photo of another one, and the reverse.
        for path in [format!("{hers}/{photo}"), format!("{his}/{photo}"), format!("{hers}/{own}")] {
            bob.patch(&path).json(&json!({ "alt": "mine" })).send().await.expect(404);
            bob.delete(&path).send().await.expect(404);
        }
        bob.put(&format!("{his}/order")).json(&json!({ "ids": [photo] })).send().await.expect(422);
        bob.put(&format!("{his}/order")).json(&json!({ "ids": [own, photo] })).send().await.expect(422);
        assert_eq!(ann.get(&hers).send().await.json(), before);
        for (method, path) in [
            (Method::GET, hers.clone()),
            (Method::POST, hers.clone()),
            (Method::PUT, format!("{hers}/order")),
            (Method::DELETE, format!("{hers}/{photo}")),
        ] {
            site.visitor().ask(method, &path).send().await.expect(401);
        }
    }
}
