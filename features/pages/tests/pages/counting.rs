//! Counts of visits, without anything about visitors.

use serde_json::json;
use testing::Client;

use crate::setup::sites;

#[tokio::test]
async fn views_and_clicks_are_counted_and_programs_are_not() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.location("Martin", "1 rue Neuve", "Lyon").await;
        shop.site(&["fr"]).await;
        shop.write(&id, &json!({ "links": { "booking": "https://book.example/martin" } })).await;
        let path = shop.publish(&id).await;
        let html = site.visit(&path).await.expect(200).text();
        assert!(html.contains(&format!("/p/martin/go/{id}/call")), "{html}");
        site.visit(&path).await.expect(200);
        Client::new(site.router.clone()).get(&path).header("user-agent", "Googlebot/2.1").send().await.expect(200);
        let go = |kind: &str| format!("/p/martin/go/{id}/{kind}");
        assert_eq!(site.leads(&go("call")).await, (302, "tel:+33478000000".to_owned()));
        assert_eq!(site.leads(&go("book")).await, (302, "https://book.example/martin".to_owned()));
        assert!(
            site.leads(&go("directions"))
                .await
                .1
                .starts_with("https://www.google.com/maps/dir/?api=1&destination=Martin")
        );
        for unknown in ["order", "site", "x", "action-book"] {
            site.visit(&go(unknown)).await.expect(404);
        }
        let stats = shop.get("/api/v1/pages-stats?days=7").await;
        assert_eq!(
            stats["totals"],
            json!({ "views": 2, "calls": 1, "directions": 1, "bookings": 1, "orders": 0, "visits": 0 })
        );
        assert_eq!((stats["days"].as_array().unwrap().len(), &stats["days"][6]["views"]), (7, &json!(2)));
        let page = shop.page(&id).await;
        assert_eq!((&page["views_30d"], &page["calls_30d"], &page["bookings_30d"]), (&json!(2), &json!(1), &json!(1)));
        shop.client.get("/api/v1/pages-stats?days=0").send().await.expect(422);
    }
}
