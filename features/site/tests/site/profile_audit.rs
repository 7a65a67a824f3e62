//! The audit of what a visitor says about a business: the rules of the dashboard.

use crate::world::worlds;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_audit_has_the_rules_and_weights_of_the_product() {
    let world = worlds(1).await.remove(0);
    let audit =
        async |facts| world.client.post("/api/v1/tools/profile-audit").json(&facts).send().await.expect(200).json();
    let nothing = audit(json!({ "rating": 3.9 })).await;
    assert_eq!((&nothing["health"], &nothing["issues"]), (&json!(0), &json!(8)));
    assert_eq!(
        nothing["problems"][0],
        json!({ "rule": "missing_phone", "severity": "critical", "field": "phone", "weight": 20 })
    );
    let all = json!({
        "has_phone": true, "has_website": true, "has_category": true, "has_description": true, "has_photos": true,
        "has_opening_hours": true, "is_verified": true, "rating": 4,
    });
    assert_eq!(audit(all).await["health"], 100);
    let wrong = json!({ "rating": 6 });
    world.client.post("/api/v1/tools/profile-audit").json(&wrong).send().await.expect(422);
}

#[tokio::test(flavor = "multi_thread")]
async fn facts_found_in_the_text_count_besides_ticked_boxes() {
    let world = worlds(1).await.remove(0);
    let post = async |facts| world.client.post("/api/v1/tools/profile-audit").json(&facts).send().await;
    let details = "Chez Zoé\nRestaurant\n5 rue des Lilas, 69001 Lyon\n04 78 42 00 00\nlundi-samedi 12:00-22:00";
    let audit = post(json!({ "details": details, "is_verified": true })).await.expect(200).json();
    assert_eq!(audit["read"]["phone"], "04 78 42 00 00");
    let rules: Vec<_> = audit["problems"].as_array().unwrap().iter().map(|problem| &problem["rule"]).collect();
    assert_eq!(rules, ["missing_description", "missing_photos", "missing_website"]);
    assert_eq!(audit["health"], 76);
    assert_eq!(post(json!({ "details": " " })).await.expect(200).json()["read"], json!(null));
    let long = post(json!({ "details": "x".repeat(4_001) })).await.expect(422).json();
    assert_eq!(long["errors"][0]["code"], "too_long");
}
