//! Median times from reviews to their first replies.

use serde_json::{Value, json};

use crate::{
    setup::{add_location, each, found, sites},
    teamwork::user_of,
};

#[tokio::test]
async fn the_time_to_the_first_reply_is_a_median_by_author_and_location() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let days = [25, 26, 27, 30];
        let reviews: Vec<_> = days.map(|day| found(&day.to_string(), 4.0, &format!("r{day}"), day)).into();
        site.read(&shop, &reviews).await;
        let responder = site.member(&shop, "rosa", "responder", None).await;
        let ids = each(&shop.list("?sort=oldest").await["items"], "id");
        let reply = json!({ "text": "Thank you for your visit. See you soon." });
        for (id, by) in ids[..3].iter().zip([&responder, &responder, &shop.client]) {
            by.put(&format!("/api/v1/reviews/{id}/reply")).json(&reply).send().await.expect(200);
        }
        // Another text later changes nothing.
        site.app.clock.advance(jiff::SignedDuration::from_mins(30));
        let second = json!({ "text": "Thank you for your visit. Come back soon, please." });
        shop.client.put(&format!("/api/v1/reviews/{}/reply", ids[0])).json(&second).send().await.expect(200);
        let times = async |parameters: &str| -> Value {
            let path = format!("/api/v1/reviews/response-times{parameters}");
            shop.client.get(&path).send().await.expect(200).json()
        };
        let all = times("").await;
        assert_eq!((&all["reviews"], &all["replies"], &all["median_hours"]), (&json!(4), &json!(3), &json!(144.0)));
        let rosa = json!({ "id": user_of(&responder).await, "name": "rosa Tester" });
        assert_eq!(all["members"][0], json!({ "member": rosa, "replies": 2, "median_hours": 156.0 }));
        assert_eq!(all["members"][1]["median_hours"], 120.0);
        let place = json!({ "location_id": shop.id, "name": "Shop", "replies": 3, "median_hours": 144.0 });
        assert_eq!(all["locations"], json!([place]));
        assert_eq!(times("?days=30").await, all);
        let other = add_location(&shop.client, "Other").await;
        let none = json!({ "reviews": 0, "replies": 0, "median_hours": null, "members": [], "locations": [] });
        assert_eq!(times(&format!("?location={other}&days=365")).await, none);
        for bad in ["?days=31", "?days=x", "?location=x"] {
            shop.client.get(&format!("/api/v1/reviews/response-times{bad}")).send().await.expect(422);
        }
    }
}
