//! Limits of members, of organizations and of plans.

use serde_json::json;
use testing::Client;

use crate::setup::{Shop, site, sites, sites_with};

#[tokio::test]
async fn a_limited_member_sees_and_changes_only_assigned_locations() {
    for test in sites().await {
        let shop = test.shop("ann").await;
        let [a, b] = [
            shop.location("Martin", "1 rue Neuve", "Lyon").await,
            shop.location("Dupont", "2 rue Basse", "Lille").await,
        ];
        shop.site(&["fr"]).await;
        shop.publish(&b).await;
        let member = test.member(&shop, "lou", "manager", Some(json!({ "locations": [a], "labels": [] }))).await;
        let list = member.get("/api/v1/local-pages").send().await.expect(200).json();
        assert_eq!(list["items"].as_array().unwrap().len(), 1);
        member.get(&format!("/api/v1/local-pages/{b}")).send().await.expect(404);
        for action in ["publish", "unpublish", "close", "preview-link"] {
            member.post(&format!("/api/v1/local-pages/{b}/{action}")).send().await.expect(404);
        }
        let many = member.post("/api/v1/local-pages/publish").json(&json!({ "location_ids": [a, b] })).send().await;
        let many = many.expect(200).json();
        assert_eq!((&many["done"], &many["refused"][0]["code"]), (&json!(1), &json!("not_found")));
        member.get(&format!("/api/v1/pages-stats?location={b}")).send().await.expect(404);
        let uniqueness = member.get(&format!("/api/v1/local-pages/{a}/uniqueness")).send().await.expect(200).json();
        assert!(uniqueness["sister"].is_null());
        member.put("/api/v1/pages-site").json(&site(&["fr"])).send().await.expect(403);
        let reader = test.member(&shop, "rae", "client", None).await;
        reader.get(&format!("/api/v1/local-pages/{a}")).send().await.expect(200);
        reader.post(&format!("/api/v1/local-pages/{a}/publish")).send().await.expect(403);
    }
}

#[tokio::test]
async fn the_address_of_a_site_belongs_to_one_organization() {
    for test in sites().await {
        let (shop, other) = (test.shop("ann").await, test.shop("bob").await);
        let id = shop.location("Martin", "1 rue Neuve", "Lyon").await;
        shop.site(&["fr"]).await;
        let refused = other.put_site(&site(&["fr"])).await.expect(422).json();
        assert_eq!(refused["errors"][0]["code"], "taken");
        assert_eq!(other.get("/api/v1/pages-site").await["exists"], false);
        other.client.get(&format!("/api/v1/local-pages/{id}")).send().await.expect(404);
        shop.publish(&id).await;
        let mut off = site(&["fr"]);
        off["state"] = "off".into();
        shop.put_site(&off).await.expect(200);
        test.visit("/p/martin").await.expect(404);
    }
}

#[tokio::test]
async fn a_plan_includes_so_many_pages_and_the_newest_go_offline_with_a_smaller_one() {
    for test in sites_with(true).await {
        let mut shop = test.shop("ann").await;
        // These plans have no API for tokens.
        shop.client = shop.session.clone();
        let mut ids = Vec::new();
        for number in 1..=3 {
            ids.push(shop.location("Martin", &format!("{number} rue Neuve"), "Lyon").await);
        }
        shop.site(&["fr"]).await;
        let (db, org) = (&test.app.db, shop.org.clone());
        let set = async |plan| {
            let mut tx = db.begin().await.unwrap();
            orgs::plans::set(&mut tx, &org, plan, None).await.unwrap();
            tx.commit().await.unwrap();
        };
        set(orgs::plans::Plan::Professional).await;
        assert_eq!(shop.get("/api/v1/pages-site").await["plan"], json!({ "used": 0, "limit": 5 }));
        let many = shop.client.post("/api/v1/local-pages/publish").json(&json!({})).send().await.expect(200).json();
        assert_eq!(many["done"], 3);
        set(orgs::plans::Plan::Starter).await;
        test.work_after(2).await;
        shop.client = Client::new(test.router.clone()).sign_in("ann").await;
        let states = shop.get("/api/v1/local-pages").await;
        let states: Vec<_> = states["items"].as_array().unwrap().iter().map(|page| page["state"].clone()).collect();
        assert_eq!(states.iter().filter(|state| **state == "live").count(), 1, "{states:?}");
        let draft = ids.last().unwrap();
        let refused = shop.post(draft, "publish").await;
        if refused.status == 409 {
            assert_eq!(refused.json()["code"], "plan_limit");
        }
        let forecast = json!({ "dry_run": true });
        let forecast = shop.client.post("/api/v1/local-pages/publish").json(&forecast).send().await.expect(200).json();
        assert_eq!((&forecast["done"], &forecast["refused"][0]["count"]), (&json!(1), &json!(2)));

        let live = async |shop: &Shop| {
            let pages = shop.get("/api/v1/local-pages").await;
            pages["items"].as_array().unwrap().iter().filter(|page| page["state"] == "live").count()
        };
        // The end of a plan takes nothing down; a plan of the Business Profile only has no pages.
        db::query!("update orgs set plan_ends_at = 1 where id = $1", &org).run(db).await.unwrap();
        test.work_after(2).await;
        shop.client = Client::new(test.router.clone()).sign_in("ann").await;
        assert_eq!(live(&shop).await, 1);
        db::query!("update orgs set plan = null where id = $1", &org).run(db).await.unwrap();
        let subscribe = db::query!(
            "insert into org_billing (org_id, subscription_id, plan, list, status)
             values ($1, 'sub_1', 'starter', 'profile', 'active')",
            &org
        );
        subscribe.run(db).await.unwrap();
        test.work_after(2).await;
        shop.client = Client::new(test.router.clone()).sign_in("ann").await;
        assert_eq!(live(&shop).await, 0);
    }
}
