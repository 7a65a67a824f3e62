//! Replies are checked before they are sent.

use serde_json::{Value, json};

use crate::setup::{Shop, each, found, sites};

async fn check(shop: &Shop, review: &str, text: &str) -> Value {
    let path = format!("{review}/reply/check");
    shop.client.post(&path).json(&json!({ "text": text })).send().await.expect(200).json()
}

#[tokio::test]
async fn a_check_names_each_reason_with_its_sentence_and_sends_nothing() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 2.0, "The food was cold and slow", 1)]).await;
        let review = shop.only().await;
        let text = "Write to bob@mail.example about the order. The next coffee is on us.";
        let checked = check(&shop, &review, text).await;
        let reasons = checked["reasons"].as_array().unwrap();
        let of = |code: &str| reasons.iter().find(|reason| reason["code"] == code).unwrap();
        assert_eq!(of("personal_data")["is_blocking"], true);
        assert_eq!(of("personal_data")["excerpt"], "Write to bob@mail.example about the order.");
        assert_eq!(of("compensation")["is_blocking"], false);
        assert_eq!(checked["notices"], json!([]));
        site.work().await;
        assert!(site.google.sent().is_empty());
    }
}

#[tokio::test]
async fn a_reply_with_a_blocking_reason_is_refused_and_one_with_a_warning_is_sent() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 2.0, "The food was cold and slow", 1)]).await;
        let reply = format!("{}/reply", shop.only().await);
        let put = async |text: &str| shop.client.put(&reply).json(&json!({ "text": text })).send().await;
        let refused = put("Write to bob@mail.example, dear {{name}}, about this.").await.expect(422).json();
        assert_eq!(each(&refused["errors"], "code"), ["personal_data", "foreign_contact", "placeholder"]);
        assert_eq!(each(&refused["errors"], "field"), ["text"; 3]);
        put("We are sorry, the next coffee is on us.").await.expect(200);
        site.work().await;
        assert_eq!(site.google.sent().len(), 1);
    }
}

#[tokio::test]
async fn a_reply_like_one_of_the_last_30_days_is_warned_of_and_may_be_sent() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 5.0, "The food was great", 1), found("2", 5.0, "The food was good", 2)]).await;
        let ids = each(&shop.list("").await["items"], "id");
        let text = "Thank you, the whole team is very happy to read this and says hello.";
        let first = format!("/api/v1/reviews/{}", ids[0]);
        shop.client.put(&format!("{first}/reply")).json(&json!({ "text": text })).send().await.expect(200);
        assert_eq!(check(&shop, &first, text).await["reasons"], json!([]), "a reply is not compared with itself");
        let second = format!("/api/v1/reviews/{}", ids[1]);
        let reasons = check(&shop, &second, text).await;
        assert_eq!(each(&reasons["reasons"], "code"), ["too_alike"]);
        shop.client.put(&format!("{second}/reply")).json(&json!({ "text": text })).send().await.expect(200);
    }
}

#[tokio::test]
async fn the_category_of_the_location_asks_for_confidentiality() {
    for site in sites().await {
        let mut shop = site.shop("ann").await;
        let practice = json!({ "name": "Cabinet", "address": "1 rue Basse", "city": "Lyon", "country": "FR",
            "category": "Médecin généraliste" });
        let practice = shop.client.post("/api/v1/locations").json(&practice).send().await.expect(201).json();
        shop.id = practice["id"].as_str().unwrap().parse().unwrap();
        site.read(&shop, &[found("1", 5.0, "Très bon accueil, je recommande ce cabinet", 1)]).await;
        let review = shop.only().await;
        let checked = check(&shop, &review, "Merci beaucoup pour votre visite, à bientôt chez nous.").await;
        assert_eq!(each(&checked["reasons"], "code"), ["confirms_client"]);
        assert!(checked["reasons"][0]["wording"].as_str().unwrap().contains("secret professionnel"));
        assert_eq!(checked["notices"], json!(["french_medical_secrecy"]));
        let drafts = shop.client.get(&format!("{review}/drafts")).send().await.expect(200).json();
        assert!(!drafts["items"].as_array().unwrap().is_empty(), "a physician has drafts");
        for draft in each(&drafts["items"], "text") {
            assert_eq!(check(&shop, &review, &draft).await["reasons"], json!([]), "{draft}");
        }
    }
}

#[tokio::test]
async fn a_template_with_a_refused_draft_is_not_offered() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 5.0, "The food was great", 1)]).await;
        for (name, text) in [("Gift", "Thank you so much, the next coffee is on us."), ("Short", "Thanks!")] {
            let new = json!({ "name": name, "language": "en", "min_stars": 1, "max_stars": 5, "text": text });
            shop.client.post("/api/v1/reply-templates").json(&new).send().await.expect(201);
        }
        let drafts = shop.client.get(&format!("{}/drafts", shop.only().await)).send().await.expect(200).json();
        let names: Vec<_> =
            drafts["items"].as_array().unwrap().iter().filter_map(|draft| draft["name"].as_str()).collect();
        assert_eq!(names, ["Short"]);
    }
}
