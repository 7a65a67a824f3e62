//! Limits of the people of one agency.

use serde_json::json;

use crate::setup::sites;

#[tokio::test]
async fn a_client_of_one_agency_reaches_nothing_of_another() {
    for site in sites().await {
        let (ann, bob) = (site.agency("ann").await, site.agency("bob").await);
        ann.add_person("jeanne@shop.example").await;
        let browser = site.browser(None);
        let session = site.sign_in("jeanne@shop.example", None).await;
        let get = async |path: &str| browser.get(path).header("cookie", &session).send().await;
        for path in [
            bob.report_path(),
            format!("{}/pdf", bob.report_path()),
            format!("/portal/reports/{}/{}", ann.org, bob.report),
            format!("/portal/reports/{}/{}", bob.org, ann.report),
            format!("/portal/reports/{}/x", ann.org),
            "/portal/reports/x/y".to_owned(),
        ] {
            let answer = get(&path).await.expect(404);
            assert!(!answer.text().contains("bob"), "{path}");
        }
        assert!(!get("/portal").await.expect(200).text().contains("bob"));
        let at_bob = site.browser(Some(&bob.org));
        at_bob.get(&ann.report_path()).header("cookie", &session).send().await.expect(404);
        let page = at_bob.get("/portal").header("cookie", &session).send().await.expect(200).text();
        assert!(page.contains("name=\"email\""), "a session counts on one domain: {page}");
        let share = json!({ "kind": "report", "id": ann.report });
        let share = ann.owner.post("/api/v1/shares").json(&share).send().await.expect(201).json();
        let path = share["url"].as_str().unwrap().split("localhost:8080").nth(1).unwrap().to_owned();
        browser.get(&path).send().await.expect(200);
        let there = at_bob.get(&path).send().await.expect(404).text();
        let unknown = at_bob.get("/s/0123456789012345678901").send().await.expect(404).text();
        assert_eq!(there, unknown, "links of others look like unknown ones");
    }
}

#[tokio::test]
async fn removed_and_paused_clients_lose_access_at_once() {
    for site in sites().await {
        let ann = site.agency("ann").await;
        let person = ann.add_person("jeanne@shop.example").await;
        let session = site.sign_in("jeanne@shop.example", None).await;
        let browser = site.browser(None);
        let path = format!("/api/v1/portal-people/{}", person["id"].as_str().unwrap());
        let paused = json!({ "name": "Jeanne", "email": "jeanne@shop.example", "is_paused": true });
        ann.owner.put(&path).json(&paused).send().await.expect(200);
        browser.get(&ann.report_path()).header("cookie", &session).send().await.expect(404);
        ann.owner.delete(&path).send().await.expect(204);
        browser.get(&ann.report_path()).header("cookie", &session).send().await.expect(404);
    }
}

#[tokio::test]
async fn nothing_that_a_client_sees_names_us_when_the_brand_hides_it() {
    for site in sites().await {
        let ann = site.agency("ann").await;
        let brand = json!({ "name": "North Agency", "primary_color": "#12355b", "accent_color": "#7a5a1f",
            "footer": "1 Main Street", "hides_vitrine": true });
        ann.owner.post("/api/v1/brands").json(&brand).send().await.expect(201);
        ann.add_person("jeanne@shop.example").await;
        let browser = site.browser(Some(&ann.org));
        let session = site.sign_in("jeanne@shop.example", Some(&ann.org)).await;
        let (_, email) = site.email().await.unwrap();
        let mut seen = vec![email];
        for path in
            ["/portal", &ann.report_path(), "/portal/reports/x/y", "/s/0123456789012345678901", "/portal/link/x"]
        {
            let answer = browser.get(path).header("cookie", &session).send().await;
            seen.push(answer.text());
        }
        seen.push(browser.get("/portal").send().await.expect(200).text());
        let pdf =
            browser.get(&format!("{}/pdf", ann.report_path())).header("cookie", &session).send().await.expect(200);
        seen.push(String::from_utf8_lossy(&pdf.bytes).into_owned());
        for text in seen {
            assert!(!text.to_lowercase().contains("vitrine"), "{text}");
        }
        let form = browser.get("/portal").send().await.expect(200).text();
        assert!(form.contains("North Agency") && form.contains("1 Main Street"), "{form}");
    }
}

#[tokio::test]
async fn a_demo_neither_answers_for_a_client_of_an_agency_nor_ends_their_session() {
    for site in sites().await {
        let (ann, demo) = (site.agency("ann").await, site.agency("0").await);
        db::query!("update orgs set is_demo = $2 where id = $1", &demo.org, true).run(&site.app.db).await.unwrap();
        ann.add_person("zoe@shop.example").await;
        let copy = demo.add_person("zoe@shop.example").await;
        let session = site.sign_in("zoe@shop.example", None).await;
        let (_, email) = site.email().await.unwrap();
        assert!(email.contains("from ann"), "{email}");
        let browser = site.browser(None);
        let page = browser.get("/portal").header("cookie", &session).send().await.expect(200).text();
        assert!(page.contains("Report of ann") && !page.contains("Report of 0"), "{page}");
        let path = format!("/api/v1/portal-people/{}", copy["id"].as_str().unwrap());
        demo.owner.delete(&path).send().await.expect(204);
        browser.get(&ann.report_path()).header("cookie", &session).send().await.expect(200);
    }
}

#[tokio::test]
async fn no_agency_speaks_for_another_where_a_client_has_both() {
    for site in sites().await {
        let (ann, bob) = (site.agency("ann").await, site.agency("bob").await);
        for agency in [&ann, &bob] {
            agency.add_person("zoe@shop.example").await;
        }
        let session = site.sign_in("zoe@shop.example", None).await;
        let (_, email) = site.email().await.unwrap();
        assert!(email.contains("Sign in to your reports\""), "{email}");
        let page = site.browser(None).get("/portal").header("cookie", &session).send().await.expect(200).text();
        assert!(page.contains("Report of ann") && page.contains("Report of bob"), "{page}");
        assert!(!page.contains("<title>ann"), "{page}");
    }
}

#[tokio::test]
async fn forms_on_pages_of_other_sites_are_refused() {
    for site in sites().await {
        let ann = site.agency("ann").await;
        ann.add_person("zoe@shop.example").await;
        let browser = site.browser(None);
        for (path, body) in [
            ("/portal/sign-in", "email=zoe%40shop.example"),
            ("/portal/code", "code=123456"),
            ("/portal/link/0123456789012345678901", ""),
            ("/portal/sign-out", ""),
        ] {
            let post = browser.post(path).header("sec-fetch-site", "cross-site");
            let refused = post.body("application/x-www-form-urlencoded", body).send().await.expect(403);
            assert!(refused.header("set-cookie").is_empty(), "{path}");
        }
        site.work().await;
        assert_eq!(site.email().await, None);
    }
}
