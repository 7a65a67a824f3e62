//! Templates, and drafts made from them.

use serde_json::{Value, json};

use crate::setup::{found, sites};

fn template(name: &str) -> Value {
    json!({ "name": name, "language": "en", "min_stars": 4, "max_stars": 5, "text": "Thanks, {reviewer_first_name}!" })
}

#[tokio::test]
async fn a_template_is_created_changed_and_deleted() {
    for site in sites().await {
        let (ann, bob) = (site.shop("ann").await, site.shop("bob").await);
        let created = ann.client.post("/api/v1/reply-templates").json(&template("Thanks")).send().await.expect(201);
        let path = created.header("location").to_owned();
        let changed = ann.client.put(&path).json(&template("Short")).send().await.expect(200).json();
        let list = ann.client.get("/api/v1/reply-templates").send().await.expect(200).json();
        assert_eq!((&list["items"], &changed["name"]), (&json!([changed]), &json!("Short")));
        bob.client.put(&path).json(&template("Mine")).send().await.expect(404);
        bob.client.delete(&path).send().await.expect(404);
        ann.client.delete(&path).send().await.expect(204);
        ann.client.delete(&path).send().await.expect(404);
        let wrong = json!({ "name": "", "language": "en", "min_stars": 1, "max_stars": 5, "text": "Hi" });
        ann.client.post("/api/v1/reply-templates").json(&wrong).send().await.expect(422);
    }
}

#[tokio::test]
async fn drafts_begin_with_the_templates_of_the_organization() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 5.0, "The food was great", 1)]).await;
        let drafts = format!("{}/drafts", shop.only().await);
        let built_in = shop.client.get(&drafts).send().await.expect(200).json();
        assert_eq!(built_in["items"].as_array().unwrap().len(), 3);
        shop.client.post("/api/v1/reply-templates").json(&template("Thanks")).send().await.expect(201);
        let own = shop.client.get(&drafts).send().await.expect(200).json();
        assert_eq!(own["items"][0], json!({ "name": "Thanks", "text": "Thanks, Ann!" }));
        assert_eq!(own["items"].as_array().unwrap().len(), 4);
    }
}
