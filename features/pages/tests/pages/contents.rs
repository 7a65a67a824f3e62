//! Contents: drafts, publishing, versions, measures, previews.

use serde_json::{Value, json};

use crate::setup::{sites, words};

fn with_intro(text: &str) -> Value {
    json!({ "texts": { "fr": { "intro": text } } })
}

fn codes(page: &Value) -> Vec<&str> {
    page["languages"][0]["problems"]
        .as_array()
        .unwrap()
        .iter()
        .map(|problem| problem["code"].as_str().unwrap())
        .collect()
}

#[tokio::test]
async fn visitors_see_a_draft_only_once_it_is_published() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.location("Martin", "1 rue Neuve", "Lyon").await;
        let refused = shop.client.put(&format!("/api/v1/local-pages/{id}/content")).json(&with_intro("x")).send().await;
        assert_eq!(refused.expect(409).json()["code"], "no_site");
        shop.site(&["fr"]).await;
        assert_eq!(shop.page(&id).await["state"], "none");
        assert_eq!(shop.write(&id, &with_intro("Premier texte.")).await["state"], "draft");
        let path = shop.publish(&id).await;
        assert!(site.visit(&path).await.text().contains("Premier texte."));
        let page = shop.write(&id, &with_intro("Second <b>texte</b>.")).await;
        assert_eq!((&page["state"], &page["changed_since_publish"]), (&json!("live"), &json!(true)));
        assert!(site.visit(&path).await.text().contains("Premier texte."));
        assert_eq!(shop.get("/api/v1/pages-site").await["counts"]["changed"], 1);
        shop.publish(&id).await;
        let html = site.visit(&path).await.text();
        assert!(html.contains("Second &#60;b&#62;texte") || html.contains("Second &lt;b&gt;texte"), "{html}");
    }
}

#[tokio::test]
async fn a_version_is_restored_as_the_draft() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.location("Martin", "1 rue Neuve", "Lyon").await;
        shop.site(&["fr"]).await;
        for number in 0..22 {
            shop.write(&id, &with_intro(&format!("Texte {number}"))).await;
            shop.publish(&id).await;
        }
        shop.publish(&id).await;
        let versions = shop.get(&format!("/api/v1/local-pages/{id}/versions")).await["items"].clone();
        let versions = versions.as_array().unwrap();
        assert_eq!((versions.len(), &versions[0]["content"]["texts"]["fr"]["intro"]), (20, &json!("Texte 21")));
        assert!(versions[0]["created_by_name"].is_string());
        let restore = format!("/api/v1/local-pages/{id}/restore");
        let page =
            shop.client.post(&restore).json(&json!({ "version_id": versions[19]["id"] })).send().await.expect(200);
        assert_eq!(page.json()["content"]["texts"]["fr"]["intro"], "Texte 2");
        let other = json!({ "version_id": id });
        shop.client.post(&restore).json(&other).send().await.expect(404);
    }
}

#[tokio::test]
async fn a_page_is_indexed_only_with_own_words_and_a_text_of_its_own() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let [a, b] = [
            shop.location("Martin", "1 rue Neuve", "Lyon").await,
            shop.location("Dupont", "2 rue Basse", "Lille").await,
        ];
        shop.site(&["fr"]).await;
        let page = shop.write(&a, &with_intro(&words(1, 149))).await;
        assert_eq!(codes(&page), ["too_few_words", "no_photo"]);
        shop.write(&a, &with_intro(&words(1, 150))).await;
        let path = shop.publish(&a).await;
        assert_eq!(codes(&shop.page(&a).await), ["no_photo"]);
        // A copied text at a sister, with its own city in it.
        shop.write(&b, &with_intro(&format!("{} Lille Dupont", words(1, 150)))).await;
        shop.publish(&b).await;
        for id in [&a, &b] {
            let page = shop.page(id).await;
            assert_eq!(codes(&page), ["too_like_sister", "no_photo"], "{page}");
            assert_eq!(page["languages"][0]["indexable"], false);
        }
        let uniqueness = shop.get(&format!("/api/v1/local-pages/{b}/uniqueness?language=fr")).await;
        assert_eq!(
            (uniqueness["sister"]["location"]["id"].as_str(), uniqueness["own_words"].as_i64()),
            (Some(a.as_str()), Some(152))
        );
        assert!(uniqueness["share"].as_f64().unwrap() < 0.1, "{uniqueness}");
        assert_eq!(site.visit(&path).await.header("x-robots-tag"), "noindex");
        // A draft that is rewritten is measured before it is published; the sister follows once it is.
        shop.write(&b, &with_intro(&words(2, 150))).await;
        let uniqueness = shop.get(&format!("/api/v1/local-pages/{b}/uniqueness?language=fr")).await;
        assert_eq!((&uniqueness["share"], &uniqueness["sister"]), (&json!(1.0), &Value::Null));
        shop.publish(&b).await;
        assert_eq!(codes(&shop.page(&a).await), ["no_photo"]);
        let list = shop.get("/api/v1/local-pages?problem=no_photo&city=lyon&state=live").await;
        assert_eq!(list["items"].as_array().unwrap().len(), 1);
    }
}

#[tokio::test]
async fn a_preview_is_rendered_without_being_stored_and_its_link_ends_after_seven_days() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.location("Martin", "1 rue Neuve", "Lyon").await;
        shop.site(&["fr", "en"]).await;
        let preview = json!({ "content": with_intro("Essai de texte."), "language": "fr", "template": "legal" });
        let path = format!("/api/v1/local-pages/{id}/preview");
        let html =
            shop.client.post(&path).json(&preview).send().await.expect(200).json()["html"].as_str().unwrap().to_owned();
        assert!(html.contains("Essai de texte.") && html.contains("noindex"), "{html}");
        assert_eq!(shop.page(&id).await["state"], "none");
        shop.write(&id, &with_intro("Brouillon.")).await;
        let link = shop.post(&id, "preview-link").await.expect(200).json();
        let url = link["url"].as_str().unwrap();
        let path = &url[url.find("/p/").unwrap()..];
        let answer = site.visit(path).await.expect(200);
        assert!(answer.text().contains("Brouillon."));
        assert_eq!((answer.header("x-robots-tag"), answer.header("cache-control")), ("noindex", "no-store"));
        site.visit(&format!("{path}x")).await.expect(404);
        site.app.clock.advance(jiff::SignedDuration::from_hours(7 * 24));
        site.visit(path).await.expect(404);
    }
}

#[tokio::test]
async fn refused_contents_name_their_fields() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.location("Martin", "1 rue Neuve", "Lyon").await;
        shop.site(&["fr"]).await;
        let wrong = json!({ "texts": { "fr": { "title": "x".repeat(61), "intro": "a\u{0}b" } },
            "links": { "menu": "javascript:alert(1)" } });
        let path = format!("/api/v1/local-pages/{id}/content");
        let answer = shop.client.put(&path).json(&wrong).send().await.expect(422).json();
        let fields: Vec<_> =
            answer["errors"].as_array().unwrap().iter().map(|error| error["field"].as_str().unwrap()).collect();
        assert_eq!(fields, ["texts.fr.title", "texts.fr.intro", "links.menu"]);
        let mut site = crate::setup::site(&["fr"]);
        site["slug"] = "Not valid".into();
        shop.put_site(&site).await.expect(422);
    }
}
