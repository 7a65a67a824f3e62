//! The page of a recipient or a location, equal for all visitors.

use serde_json::{Value, json};
use testing::Answer;

use crate::{
    sending::sent,
    setup::{Shop, sites},
};

fn html(answer: &Answer) -> String {
    String::from_utf8(answer.bytes.clone()).unwrap()
}

fn public_block(page: &str) -> &str {
    let start = page.find("<section data-public-links>").unwrap();
    let end = page.find("</section>").unwrap();
    &page[start..end]
}

async fn page_of_location(shop: &Shop) -> String {
    let page = shop.get(&format!("/api/v1/locations/{}/review-page", shop.location)).await;
    let url = page["url"].as_str().unwrap();
    assert!(page["qr_svg"].as_str().unwrap().contains("<svg"));
    url[url.find("/r/").unwrap()..].to_owned()
}

#[tokio::test]
async fn all_scores_see_equal_public_links() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (_, token) = sent(&site, &shop).await;
        for path in [format!("/r/{token}"), page_of_location(&shop).await] {
            for language in ["en", "fr"] {
                let response = shop.client.get(&path).header("accept-language", language).send().await.expect(200);
                let page = html(&response);
                assert!(page.len() < 10_000, "{}", page.len());
                let first = public_block(&page).to_owned();
                assert!(first.contains("?to=google") && first.contains("?to=pagesjaunes"), "{first}");
                let scores = (0..=10).map(|score| format!("&score={score}")).chain([String::new()]);
                for score in scores {
                    let form = format!("text=Bonjour{score}");
                    let posted = shop.client.post(&path).header("accept-language", language);
                    let answer = posted.body("application/x-www-form-urlencoded", form).send().await.expect(200);
                    assert_eq!(public_block(&html(&answer)), first, "{language} {score}");
                    let refused = shop.client.post(&path).header("accept-language", language);
                    let refused = refused.body("application/x-www-form-urlencoded", score.clone()).send().await;
                    if !score.is_empty() {
                        assert_eq!(public_block(&html(&refused.expect(422))), first, "{language} {score}");
                    }
                }
            }
        }
        let proof = shop.get("/api/v1/request-fairness?month=2026-06").await;
        assert_eq!(proof["link_sets"], 2, "one set in each language");
        for group in proof["groups"].as_array().unwrap() {
            assert!(group["pages"].as_i64().unwrap() > 0, "{group}");
            assert_eq!(group["percent_with_all_links"], 100.0, "{group}");
        }
        let url = proof["proof_url"].as_str().unwrap();
        let page = shop.client.get(&url[url.find("/r/").unwrap()..]).send().await.expect(200);
        assert!(html(&page).contains("100.0%"), "{}", html(&page));
    }
}

#[tokio::test]
async fn a_page_has_no_script_sets_no_cookie_and_is_not_indexed() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (_, token) = sent(&site, &shop).await;
        let answer = shop.client.get(&format!("/r/{token}")).send().await.expect(200);
        let page = html(&answer);
        assert!(!page.contains("<script") && !page.contains("zoe@example.com") && !page.contains("Zoé"));
        assert_eq!(answer.header("set-cookie"), "");
        assert_eq!(answer.header("x-robots-tag"), "noindex");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert!(answer.header("content-security-policy").starts_with("default-src 'none'"));
        for unknown in [
            "/r/abc",
            "/r/AAAAAAAAAAAAAAAAAAAAAA",
            "/u/AAAAAAAAAAAAAAAAAAAAAA",
            "/r/proof/AAAAAAAAAAAAAAAAAAAAAA",
            "/r/%00",
        ] {
            shop.client.get(unknown).send().await.expect(404);
        }
    }
}

#[tokio::test]
async fn a_link_leads_to_the_site_and_never_elsewhere() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (campaign, token) = sent(&site, &shop).await;
        let count = async || {
            let path = format!("/api/v1/request-campaigns/{}", campaign["id"].as_str().unwrap());
            shop.get(&path).await["counts"].clone()
        };
        shop.client.get(&format!("/r/{token}")).send().await.expect(200);
        assert_eq!(count().await, json!({ "opened": 1 }));
        let answer = shop.client.get(&format!("/r/{token}?to=google")).send().await.expect(303);
        assert_eq!(answer.header("location"), "https://search.google.com/local/writereview?placeid=ChIJ1");
        assert_eq!(count().await, json!({ "clicked": 1 }));
        for elsewhere in ["https://evil.example", "yelp", "//evil.example", ""] {
            shop.client.get(&format!("/r/{token}?to={elsewhere}")).send().await.expect(404);
        }
        site.work_after(96).await;
        assert_eq!(site.emails().await, 1, "no reminder after a link was chosen");
    }
}

#[tokio::test]
async fn a_link_that_may_not_be_asked_for_is_refused() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let put = |items: Value| {
            shop.client
                .put(&format!("/api/v1/locations/{}/review-links", shop.location))
                .json(&json!({ "items": items }))
                .send()
        };
        for (source, url, code) in [
            ("yelp", "https://www.yelp.com/writeareview/biz/x", "may_not_ask"),
            ("google", "http://g.page/r/x", "invalid_url"),
            ("google", "https://evil.example/", "other_host"),
        ] {
            let answer = put(json!([{ "source": source, "url": url }])).await.expect(422).json();
            assert_eq!(answer["errors"][0]["code"], code, "{url}");
        }
        let links = put(json!([])).await.expect(200).json();
        assert!(links["sources"].as_array().unwrap().iter().all(|source| source["source"] != "yelp"));
    }
}
