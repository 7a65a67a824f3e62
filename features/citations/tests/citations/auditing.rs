//! Audits on simulated directories: what was planted is found, and nothing else.

use serde_json::{Value, json};
use simulated_directories::{Planted, Shape};
use testing::Client;

use crate::setup::{field, listing_with, sites};

#[tokio::test]
async fn an_audit_finds_every_seeded_error_with_its_reason() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        // Found by the program's own search: correct, with a closed duplicate beside it, and another business.
        site.plant("www.n49.com", "/biz/1", |_| {});
        site.plant("www.n49.com", "/biz/2", |listing| {
            (listing.is_closed, listing.phone) = (true, "514-842-1234".into());
        });
        site.plant("www.n49.com", "/biz/3", |listing| {
            (listing.name, listing.address) = ("Chez Eux".into(), "9 rue B".into());
            (listing.phone, listing.postcode) = ("514-288-0000".into(), "H3A 1A1".into());
        });
        site.plant("www.yellowpages.ca", "/biz/1", |listing| listing.phone = "514-527-8828".into());
        // Pages whose address a person entered.
        let entered = [
            ("hotfrog-ca", "www.hotfrog.ca", Shape::Microdata),
            ("canada411", "www.canada411.ca", Shape::Plain),
            ("apple", "www.foursquare.com", Shape::JsonLd),
            ("bing", "www.example.org", Shape::JsonLd),
            ("yelp-ca", "www.yelp.ca", Shape::JsonLd),
            ("facebook", "www.brownbook.net", Shape::JsonLd),
        ];
        for (directory, host, shape) in entered {
            site.plant(host, "/biz/1", |listing| {
                listing.shape = shape;
                match directory {
                    "hotfrog-ca" => listing.address = "1370 avenue du Mont-Royal Est".into(),
                    "canada411" => {
                        (listing.address, listing.postcode) = ("4200 rue Saint-Denis".into(), "H2J 2K9".into());
                    }
                    _ => {}
                }
            });
            shop.put(directory, json!({ "url": format!("https://{host}/biz/1") })).await;
        }
        site.web.remove("www.example.org", "/biz/1");
        let audit = shop.audit(&site).await;
        assert_eq!(
            (audit["state"].as_str(), audit["done"].as_i64(), audit["total"].as_i64()),
            (Some("complete"), Some(1), Some(1))
        );
        let mut listed = Vec::new();
        for listing in shop.citations().await["listings"].as_array().unwrap() {
            if listing["state"] != "unchecked" {
                listed.push(format!(
                    "{}{} {}",
                    listing["directory"]["id"].as_str().unwrap(),
                    if listing["is_duplicate"] == true { " (duplicate)" } else { "" },
                    listing["state"].as_str().unwrap()
                ));
            }
        }
        listed.sort();
        assert_eq!(
            listed,
            [
                "apple correct",
                "bing missing",
                "canada411 wrong",
                "facebook blocked",
                "hotfrog-ca wrong",
                "n49 (duplicate) wrong",
                "n49 correct",
                "yellowpages-ca wrong",
                "yelp-ca blocked",
            ]
        );
        assert_eq!(field(&shop.listing("hotfrog-ca").await, "address"), ("incomplete".into(), "unit_missing".into()));
        assert_eq!(field(&shop.listing("canada411").await, "address"), ("mismatch".into(), "street".into()));
        assert_eq!(field(&shop.listing("yellowpages-ca").await, "phone"), ("mismatch".into(), "typo".into()));
        assert_eq!(shop.listing("yellowpages-ca").await["url"], "https://www.yellowpages.ca/biz/1");
        let counts = &audit["counts"];
        assert_eq!(
            (counts["wrong"].as_i64(), counts["blocked"].as_i64(), counts["duplicates"].as_i64()),
            (Some(3), Some(2), Some(1))
        );
        let evidence = shop.get(&shop.path("hotfrog-ca")).await["evidence"][0].clone();
        assert_eq!(
            (evidence["http_status"].as_i64(), evidence["sha256"].as_str().map(str::len)),
            (Some(200), Some(64))
        );
        assert_eq!(evidence["fields"][0]["source"], "microdata");

        let requests = site.web.requests();
        assert!(
            !requests
                .iter()
                .any(|(host, path)| (host == "www.yelp.ca" || host == "www.brownbook.net") && path != "/robots.txt"),
            "{requests:?}"
        );
        let robots = requests.iter().filter(|(host, path)| host == "www.n49.com" && path == "/robots.txt").count();
        assert_eq!(robots, 1);
    }
}

#[tokio::test]
async fn hostile_pages_are_refused() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let hosts = ["huge", "loop", "private", "metadata", "bomb", "slow", "script", "file", "limited"];
        let directories =
            ["apple", "bing", "facebook", "google", "yelp-ca", "hotfrog-ca", "canada411", "foursquare", "tripadvisor"];
        for (host, directory) in hosts.iter().zip(directories) {
            shop.put(directory, json!({ "url": format!("https://{host}.example.com/x") })).await;
        }
        shop.audit(&site).await;
        for (host, directory) in hosts.iter().zip(directories) {
            let listing = shop.listing(directory).await;
            let state = listing["state"].as_str().unwrap();
            assert!(matches!(state, "unchecked" | "blocked"), "{host} {state}");
            assert_eq!(listing["score"], Value::Null);
        }
        for url in ["http://127.0.0.1/", "http://localhost/x", "http://[::1]/", "http://169.254.169.254/"] {
            shop.put("apple", json!({ "url": url })).await;
            shop.audit(&site).await;
            assert_ne!(shop.listing("apple").await["state"], "correct", "{url}");
        }
        let requests = site.web.requests();
        assert!(
            !requests
                .iter()
                .any(|(host, _)| host.starts_with("127.") || host.starts_with("169.") || host == "localhost"),
            "{requests:?}"
        );
    }
}

#[tokio::test]
async fn registers_are_asked_and_weigh_nothing() {
    for site in sites().await {
        let shop = site
            .shop_with(
                "ann",
                json!({ "name": "Boulangerie Martin", "address": "12 bis rue Mercière", "city": "Lyon",
                "postal_code": "69002", "country": "FR", "phone": "04 78 37 00 00", "category": "Boulangerie" }),
            )
            .await;
        site.web.plant(Planted {
            host: "recherche-entreprises.api.gouv.fr".into(),
            path: "12345678900012".into(),
            name: "Boulangerie Martin".into(),
            address: "14 rue Mercière".into(),
            city: "Lyon".into(),
            postcode: "69002".into(),
            ..Planted::default()
        });
        shop.audit(&site).await;
        let listing = shop.listing("sirene").await;
        assert_eq!((listing["state"].as_str(), &listing["is_hint"]), (Some("unsure"), &json!(true)), "{listing}");
        assert_eq!(field(&listing, "address"), ("mismatch".into(), "number_near".into()));
        let path = format!("{}/decision", shop.path("sirene"));
        let same = json!({ "decision": "same" });
        let detail = shop.client.post(&path).json(&same).send().await.expect(200).json();
        assert_eq!(
            (detail["listing"]["state"].as_str(), field(&detail["listing"], "phone").0.as_str()),
            (Some("wrong"), "unknown")
        );
        let scores = shop.citations().await["scores"].clone();
        assert_eq!((&scores["score"], scores["checked_count"].as_i64()), (&Value::Null, Some(0)));
        let planned = shop
            .client
            .post("/api/v1/citation-tasks/plan")
            .json(&json!({ "all": true }))
            .send()
            .await
            .expect(200)
            .json();
        assert_eq!(planned["created"], 0);
        assert_eq!(shop.client.post(&path).json(&same).send().await.expect(409).json()["code"], "nothing_to_decide");
    }
}

#[tokio::test]
async fn a_health_care_provider_is_found_in_its_register() {
    for site in sites().await {
        let shop = site
            .shop_with(
                "ann",
                json!({ "name": "Elm Dental", "address": "1200 N Main St", "city": "Denver", "state": "CO",
                "postal_code": "80202", "country": "US", "phone": "303-893-6000", "category": "Dentist" }),
            )
            .await;
        site.web.plant(Planted {
            host: "npiregistry.cms.hhs.gov".into(),
            path: "1234567893".into(),
            name: "Elm Dental LLC".into(),
            address: "1200 N Main St".into(),
            city: "Denver".into(),
            postcode: "802021234".into(),
            phone: "303-893-6000".into(),
            ..Planted::default()
        });
        shop.audit(&site).await;
        let listing = shop.listing("nppes").await;
        assert_eq!(
            (listing["state"].as_str(), listing["method"].as_str()),
            (Some("correct"), Some("register")),
            "{listing}"
        );
    }
}

#[tokio::test]
async fn a_vanished_page_is_notified_at_once_and_a_failing_one_after_a_day() {
    for site in sites().await {
        let mut shop = site.shop("ann").await;
        for (directory, host) in [("hotfrog-ca", "www.hotfrog.ca"), ("canada411", "slow.example.com")] {
            site.plant(host, "/biz/1", |_| {});
            shop.put(directory, listing_with(json!({ "url": format!("https://{host}/biz/1") }))).await;
        }
        let path = |kind: &str| format!("/api/v1/notifications?kind={kind}");
        site.web.remove("www.hotfrog.ca", "/biz/1");
        shop.audit(&site).await;
        assert_eq!(shop.listing("hotfrog-ca").await["state"], "missing");
        assert_eq!(shop.listing("canada411").await["state"], "correct");
        let answer = shop.get(&path("citation_wrong")).await;
        assert_eq!(answer["items"][0]["params"]["what"], "disappeared", "{answer}");
        site.pass(&mut shop, "ann", 25).await;
        site.work().await;
        assert_eq!(shop.listing("canada411").await["state"], "missing");
    }
}

#[tokio::test]
async fn a_change_of_the_location_checks_its_pages_at_once() {
    for site in sites().await {
        let mut shop = site.shop("ann").await;
        site.plant("www.yellowpages.ca", "/biz/1", |_| {});
        shop.audit(&site).await;
        assert_eq!(shop.listing("yellowpages-ca").await["state"], "correct");
        let path = format!("/api/v1/locations/{}", shop.location);
        let change = json!({ "phone": "514-842-1234" });
        shop.client.patch(&path).header("if-match", "\"1\"").json(&change).send().await.expect(200);
        site.pass(&mut shop, "ann", 1).await;
        site.work().await;
        let listing = shop.listing("yellowpages-ca").await;
        assert_eq!((listing["state"].as_str(), &listing["is_stale"]), (Some("wrong"), &json!(false)));
    }
}

#[tokio::test]
async fn an_audit_of_one_directory_leaves_the_others_alone() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.plant("www.yellowpages.ca", "/biz/1", |_| {});
        site.plant("www.n49.com", "/biz/1", |_| {});
        let audit = json!({ "location_ids": [shop.location], "directory_ids": ["n49"] });
        shop.client.post("/api/v1/citation-audits").json(&audit).send().await.expect(202);
        assert_eq!(
            shop.client.post("/api/v1/citation-audits").json(&audit).send().await.expect(409).json()["code"],
            "audit_under_way"
        );
        site.work().await;
        assert_eq!(shop.listing("n49").await["state"], "correct");
        assert_eq!(shop.listing("yellowpages-ca").await["state"], "unchecked");
        let many = json!({ "all": true, "directory_ids": vec!["n49"; 51] });
        shop.client.post("/api/v1/citation-audits").json(&many).send().await.expect(422);
    }
}

#[tokio::test]
async fn a_listing_is_checked_again_after_a_month_and_its_task_closes() {
    for site in sites().await {
        let mut shop = site.shop("ann").await;
        site.plant("www.yellowpages.ca", "/biz/1", |listing| listing.phone = "514-842-1234".into());
        shop.audit(&site).await;
        shop.client.post("/api/v1/citation-tasks/plan").json(&json!({ "all": true })).send().await.expect(200);
        site.plant("www.yellowpages.ca", "/biz/1", |_| {});
        site.pass(&mut shop, "ann", 24 * 31).await;
        site.work().await;
        assert_eq!(shop.listing("yellowpages-ca").await["state"], "correct");
        let tasks = shop.get("/api/v1/citation-tasks?state=live").await;
        assert_eq!(tasks["items"][0]["directory"]["id"], "yellowpages-ca");
    }
}

#[tokio::test]
async fn the_page_that_our_agent_names_says_how_to_keep_it_out() {
    let site = sites().await.remove(0);
    for (language, expected) in [("en", "robots.txt"), ("fr-CA", "robots.txt"), ("fr", "À propos de VitrineBot")] {
        let client = Client::new(site.router.clone());
        let page = client.get("/bot").header("accept-language", language).send().await.expect(200).text();
        assert!(page.contains(expected) && page.contains("VitrineBot"), "{language}: {page}");
    }
}
