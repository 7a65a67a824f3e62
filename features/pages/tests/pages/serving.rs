//! Answers to visitors and search engines.

use serde_json::json;
use testing::Client;

use crate::setup::sites;

#[tokio::test]
async fn a_page_shows_the_location_without_scripts_or_cookies() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.location("Martin <i>&", "1 rue Neuve", "Lyon").await;
        shop.site(&["fr", "en"]).await;
        let path = shop.publish(&id).await;
        let answer = site.visit(&path).await.expect(200);
        let html = answer.text();
        assert!(
            !html.contains("<i>&") && html.contains("application/ld+json") && html.contains("1 rue Neuve"),
            "{html}"
        );
        assert_eq!(html.matches("<script").count(), 1, "structured data only");
        assert_eq!(answer.header("set-cookie"), "");
        assert_eq!(answer.header("cache-control"), "public, max-age=60, stale-while-revalidate=600");
        assert!(answer.header("content-security-policy").starts_with("default-src 'none'; style-src 'sha256-"));
        let etag = answer.header("etag").to_owned();
        let again = Client::new(site.router.clone()).get(&path).header("if-none-match", &etag).send().await;
        assert!(again.expect(304).bytes.is_empty());
        let packed = Client::new(site.router.clone()).get(&path).header("accept-encoding", "gzip, br").send().await;
        assert_eq!(packed.header("content-encoding"), "gzip");
        assert!(packed.bytes.len() < 14_000, "{}", packed.bytes.len());
    }
}

#[tokio::test]
async fn a_change_of_the_location_is_on_the_page_at_once() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.location("Martin", "1 rue Neuve", "Lyon").await;
        shop.site(&["fr"]).await;
        let path = shop.publish(&id).await;
        assert!(!site.visit(&path).await.text().contains("04 99 88 77 66"));
        shop.change(&id, &json!({ "phone": "04 99 88 77 66" })).await;
        assert!(site.visit(&path).await.text().contains("04 99 88 77 66"));
        // Of another organization's page nothing changes.
        let other = site.shop("bob").await;
        other.location("Autre", "1 rue Neuve", "Lyon").await;
        site.visit(&path).await.expect(200);
    }
}

#[tokio::test]
async fn the_site_is_walked_from_its_first_page_without_a_dead_end() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for (name, city, country, state) in [
            ("Un", "Lyon", "FR", None),
            ("Deux", "Lyon", "FR", None),
            ("Trois", "Lille", "FR", None),
            ("Four", "Montréal", "CA", Some("QC")),
            ("Five", "Toronto", "CA", Some("ON")),
        ] {
            let new =
                json!({ "name": name, "address": "1 rue Neuve", "city": city, "country": country, "state": state });
            shop.add(&new).await;
        }
        shop.site(&["fr", "en"]).await;
        let many = shop.client.post("/api/v1/local-pages/publish").json(&json!({})).send().await.expect(200).json();
        assert_eq!(many["done"], 5);
        let mut waiting = vec!["/p/martin".to_owned(), "/p/martin/en".to_owned()];
        let mut seen = std::collections::BTreeSet::new();
        while let Some(path) = waiting.pop() {
            if !seen.insert(path.clone()) {
                continue;
            }
            let html = site.visit(&path).await.expect(200).text();
            let canonical = format!("<link rel=\"canonical\" href=\"http://localhost:8080{path}\"");
            assert!(html.contains(&canonical) || html.contains("noindex"), "{path}");
            let links = html.split("href=\"").skip(1).filter_map(|part| part.split('"').next());
            let inside = links.filter(|link| link.starts_with("/p/martin") && !link.contains("/go/"));
            waiting.extend(inside.map(|link| link.split(['#', '?']).next().unwrap_or_default().to_owned()));
        }
        for path in ["/p/martin/france/lyon", "/p/martin/canada", "/p/martin/en/canada/quebec/montreal/four-rue-neuve"]
        {
            assert!(seen.contains(path), "{path} {seen:?}");
        }
        assert_eq!(
            site.leads("/p/martin/canada/quebec").await,
            (301, "/p/martin/canada/quebec/montreal/four-rue-neuve".to_owned())
        );
    }
}

#[tokio::test]
async fn sitemaps_list_indexable_pages_and_robots_txt_lists_the_sitemaps() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.location("Martin", "1 rue Neuve", "Lyon").await;
        shop.site(&["fr", "en"]).await;
        shop.publish(&id).await;
        let robots = site.visit("/p/martin/robots.txt").await.expect(200).text();
        assert!(
            robots.contains("Sitemap: http://localhost:8080/p/martin/sitemap.xml")
                && robots.contains("Disallow: /p/martin/preview/")
        );
        let index = site.visit("/p/martin/sitemap.xml").await.expect(200).text();
        assert_eq!(index.matches("<sitemap>").count(), 2, "{index}");
        let urls = site.visit("/p/martin/sitemap-fr-1.xml").await.expect(200).text();
        assert!(
            urls.contains("<loc>http://localhost:8080/p/martin</loc>") && !urls.contains("martin-rue-neuve"),
            "{urls}"
        );
        for wrong in ["sitemap-fr-2.xml", "sitemap-de-1.xml", "sitemap-fr-x.xml", "sitemap-fr-0.xml"] {
            site.visit(&format!("/p/martin/{wrong}")).await.expect(404);
        }
    }
}

#[tokio::test]
async fn hostile_addresses_are_answered_without_a_failure() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.location("Martin", "1 rue Neuve", "Lyon").await;
        shop.site(&["fr"]).await;
        shop.publish(&id).await;
        for path in [
            "/p/martin/%00",
            "/p/martin/..%2f..%2fetc",
            "/p/%00",
            "/p/martin/go/x/call",
            "/p/martin/go/00000000-0000-7000-8000-000000000000/call",
            "/p/martin/preview/1.AAAA",
            "/p/martin/preview/",
            "/p/martin/locator?q=%00&lat=1e999&lng=x&page=-1",
            "/p/martin/%F0%9F%92%A9",
            "/templates/x/en",
            "/public/v1/sites/x/locations",
            "/public/v1/sites/%00/locations",
        ] {
            let status = site.visit(path).await.status.as_u16();
            assert!(matches!(status, 200 | 301 | 400 | 404), "{path} {status}");
        }
        for template in ["restaurant", "medical", "real_estate", "legal", "home_services", "retail"] {
            for language in ["en", "fr"] {
                let answer = site.visit(&format!("/templates/{template}/{language}")).await.expect(200);
                assert_eq!(answer.header("x-robots-tag"), "noindex");
            }
        }
    }
}
