//! Addresses: given once, followed when locations change, kept for good.

use serde_json::json;

use crate::setup::sites;

#[tokio::test]
async fn a_location_that_moves_city_and_changes_name_twice_is_found_at_every_old_address_in_one_step() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        shop.site(&["fr"]).await;
        let id = shop.location("Boulangerie Martin", "12 rue Neuve", "Lyon").await;
        shop.location("Autre", "1 rue Basse", "Lyon").await;
        let first = shop.publish(&id).await;
        assert_eq!(first, "/p/martin/lyon/boulangerie-martin-rue-neuve");
        site.visit(&first).await.expect(200);
        let mut old = vec![first];
        for changes in
            [json!({ "city": "Villeurbanne" }), json!({ "name": "Fournil Martin" }), json!({ "name": "Maison Martin" })]
        {
            shop.change(&id, &changes).await;
            // The job follows also without visits.
            site.work_after(1).await;
            let page = shop.page(&id).await;
            let now = format!("/p/martin/{}", page["languages"][0]["path"].as_str().unwrap());
            site.visit(&now).await.expect(200);
            for old in &old {
                assert_eq!(site.leads(old).await, (301, now.clone()), "{old}");
            }
            assert_eq!(page["old_paths"].as_array().unwrap().len(), old.len());
            old.push(now);
        }
        // A return to an old name takes its old address back.
        shop.change(&id, &json!({ "name": "Boulangerie Martin", "city": "Lyon" })).await;
        site.visit(&old[0]).await.expect(200);
        assert_eq!(site.leads(&old[3]).await, (301, old[0].clone()));
    }
}

#[tokio::test]
async fn an_address_never_leads_to_another_location() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        shop.site(&["fr"]).await;
        let [a, b] = [
            shop.location("Martin", "1 rue Neuve", "Lyon").await,
            shop.location("Martin", "9 rue Neuve", "Lyon").await,
        ];
        let (first, second) = (shop.publish(&a).await, shop.publish(&b).await);
        assert_eq!(
            (first.as_str(), second.as_str()),
            ("/p/martin/lyon/martin-rue-neuve", "/p/martin/lyon/martin-rue-neuve-2")
        );
        shop.change(&a, &json!({ "address": "3 quai Perrache" })).await;
        let c = shop.location("Martin", "5 rue Neuve", "Lyon").await;
        assert_eq!(shop.publish(&c).await, "/p/martin/lyon/martin-rue-neuve-3");
        assert_eq!(site.leads(&first).await, (301, "/p/martin/lyon/martin-quai-perrache".to_owned()));
        site.visit(&second).await.expect(200);
    }
}

#[tokio::test]
async fn a_deleted_location_leads_to_its_city_for_now_and_later_for_good() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        shop.site(&["fr"]).await;
        let id = shop.location("Martin", "1 rue Neuve", "Lyon").await;
        for (name, city) in [("Deux", "Lyon"), ("Trois", "Lyon"), ("Quatre", "Lille")] {
            let other = shop.location(name, "2 rue Basse", city).await;
            shop.publish(&other).await;
        }
        let path = shop.publish(&id).await;
        assert!(
            site.visit("/p/martin/sitemap-fr-1.xml").await.text().contains("<loc>http://localhost:8080/p/martin/lyon<")
        );
        shop.delete(&id).await;
        assert_eq!(site.leads(&path).await, (302, "/p/martin/lyon".to_owned()));
        shop.client.post(&format!("/api/v1/locations/{id}/restore")).send().await.expect(200);
        site.visit(&path).await.expect(200);
        shop.delete(&id).await;
        site.app.clock.advance(jiff::SignedDuration::from_hours(31 * 24));
        locations::purge(&site.app.db, site.app.now()).await.unwrap();
        assert_eq!(site.leads(&path).await, (301, "/p/martin/lyon".to_owned()));
    }
}

#[tokio::test]
async fn a_closed_location_names_the_nearest_for_90_days_and_is_gone_then() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        shop.site(&["fr"]).await;
        let id = shop.location("Martin", "1 rue Neuve", "Lyon").await;
        let other = shop.location("Deux", "2 rue Basse", "Lyon").await;
        let (path, near) = (shop.publish(&id).await, shop.publish(&other).await);
        shop.post(&id, "close").await.expect(200);
        let answer = site.visit(&path).await.expect(200);
        assert_eq!(answer.header("x-robots-tag"), "noindex");
        assert!(answer.text().contains(&format!("href=\"{near}\"")), "{}", answer.text());
        assert!(!site.visit("/p/martin/sitemap-fr-1.xml").await.text().contains("martin-rue-neuve"));
        site.app.clock.advance(jiff::SignedDuration::from_hours(91 * 24));
        site.visit(&path).await.expect(410);
    }
}

#[tokio::test]
async fn a_page_that_is_taken_offline_leads_to_its_city_until_it_is_published_again() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        shop.site(&["fr"]).await;
        let id = shop.location("Martin", "1 rue Neuve", "Lyon").await;
        let path = shop.publish(&id).await;
        shop.post(&id, "unpublish").await.expect(200);
        assert_eq!(site.leads(&path).await, (302, "/p/martin".to_owned()));
        shop.post(&id, "unpublish").await.expect(409);
        assert_eq!(shop.publish(&id).await, path);
        site.visit(&path).await.expect(200);
    }
}

#[tokio::test]
async fn other_forms_of_an_address_and_levels_with_one_page_lead_on_in_one_step() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.location("Martin", "1 rue Neuve", "Lyon").await;
        shop.site(&["fr", "en"]).await;
        let path = shop.publish(&id).await;
        assert_eq!(path, "/p/martin/lyon/martin-rue-neuve");
        for other in ["/p/martin/lyon/martin-rue-neuve/", "/p/Martin/Lyon/MARTIN-rue-neuve", "/p/martin/lyon"] {
            assert_eq!(site.leads(other).await, (301, path.clone()), "{other}");
        }
        assert_eq!(site.leads("/p/martin/en/lyon").await, (301, "/p/martin/en/lyon/martin-rue-neuve".to_owned()));
        assert_eq!(site.leads("/p/martin/").await, (301, "/p/martin".to_owned()));
        site.visit("/p/martin/en/lyon/martin-rue-neuve").await.expect(200);
        site.visit("/p/martin/paris").await.expect(404);
        site.visit("/p/other").await.expect(404);
    }
}

#[tokio::test]
async fn a_language_that_is_added_or_dropped_changes_addresses_with_redirects() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.location("Martin", "1 rue Neuve", "Lyon").await;
        shop.site(&["fr"]).await;
        shop.publish(&id).await;
        shop.site(&["en", "fr"]).await;
        site.visit("/p/martin/fr/lyon/martin-rue-neuve").await.expect(200);
        // An address stays with its page: the English one gets another.
        let (status, to) = site.leads("/p/martin/lyon/martin-rue-neuve").await;
        assert!(status == 301 && to == "/p/martin/fr/lyon/martin-rue-neuve", "{status} {to}");
        shop.site(&["fr"]).await;
        assert_eq!(
            site.leads("/p/martin/fr/lyon/martin-rue-neuve").await,
            (301, "/p/martin/lyon/martin-rue-neuve".to_owned())
        );
    }
}

#[tokio::test]
async fn a_former_address_of_a_site_leads_to_the_new_one_and_is_never_given_to_another_organization() {
    for site in sites().await {
        let (ann, bob) = (site.shop("ann").await, site.shop("bob").await);
        ann.site(&["fr"]).await;
        let id = ann.location("Martin", "1 rue Neuve", "Lyon").await;
        let first = ann.publish(&id).await;
        let named = |slug: &str| {
            let mut settings = crate::setup::site(&["fr"]);
            settings["slug"] = slug.into();
            settings
        };
        ann.put_site(&named("martin-lyon")).await.expect(200);
        assert_eq!(site.leads(&first).await, (301, first.replace("/p/martin/", "/p/martin-lyon/")));
        bob.put_site(&named("martin")).await.expect(422);
        ann.put_site(&named("martin")).await.expect(200);
        site.visit(&first).await.expect(200);
        bob.put_site(&named("martin-lyon")).await.expect(422);
        for at in 0..8 {
            ann.put_site(&named(&format!("martin-{at}"))).await.expect(200);
        }
        let refused = ann.put_site(&named("martin-8")).await.expect(422).json();
        assert_eq!(refused["errors"][0]["code"], "too_many");
        db::query!("delete from orgs where id = $1", &ann.org).run(&site.app.db).await.unwrap();
        bob.put_site(&named("martin")).await.expect(422);
    }
}
