//! Sign-in by a mailed link, and by its code.

use jiff::SignedDuration;

use crate::setup::{ask, link_of, sites};

#[tokio::test]
async fn a_link_signs_in_once_in_the_browser_that_asked() {
    for site in sites().await {
        let agency = site.agency("ann").await;
        agency.add_person("jeanne@shop.example").await;
        let browser = site.browser(None);
        let cookie = ask(&browser, "jeanne@shop.example").await;
        site.work().await;
        let (_, text) = site.email().await.unwrap();
        let path = link_of(&text);
        browser.get(&path).send().await.expect(403);
        browser.post(&path).send().await.expect(403);
        let page = browser.get(&path).header("cookie", &cookie).send().await.expect(200).text();
        assert!(page.contains("<button type=\"submit\">Sign in</button>"), "{page}");
        let opened = browser.post(&path).header("cookie", &cookie).send().await.expect(303);
        let session = opened.header("set-cookie").split(';').next().unwrap().to_owned();
        browser.post(&path).header("cookie", &cookie).send().await.expect(404);
        let page = browser.get("/portal").header("cookie", &session).send().await.expect(200).text();
        assert!(page.contains("Report of ann") && page.contains("ann shop"), "{page}");
        let report = browser.get(&agency.report_path()).header("cookie", &session).send().await.expect(200);
        assert!(report.text().contains("Report of ann"));
        let pdf =
            browser.get(&format!("{}/pdf", agency.report_path())).header("cookie", &session).send().await.expect(200);
        assert_eq!(pdf.header("content-type"), "application/pdf");
        browser.post("/portal/sign-out").header("cookie", &session).send().await.expect(303);
        browser.get(&agency.report_path()).header("cookie", &session).send().await.expect(404);
    }
}

#[tokio::test]
async fn a_code_works_in_the_browser_that_asked_and_five_wrong_ones_end_it() {
    for site in sites().await {
        let agency = site.agency("ann").await;
        agency.add_person("jeanne@shop.example").await;
        let browser = site.browser(None);
        let cookie = ask(&browser, "jeanne@shop.example").await;
        site.work().await;
        let (_, text) = site.email().await.unwrap();
        let digits: Vec<&str> = text.split(|c: char| !c.is_ascii_digit()).filter(|run| run.len() == 6).collect();
        let enter = async |cookie: &str, code: &str| {
            let form = browser.post("/portal/code").header("cookie", cookie);
            form.body("application/x-www-form-urlencoded", format!("code={code}")).send().await.status.as_u16()
        };
        assert_eq!(enter("portal_asked=0123456789012345678901", digits[0]).await, 403, "another browser");
        let mut entered = Vec::new();
        for code in &digits {
            entered.push(enter(&cookie, code).await);
        }
        assert!(entered.contains(&303), "{digits:?} {entered:?}");
        let cookie = ask(&browser, "jeanne@shop.example").await;
        site.work().await;
        for _ in 0..5 {
            assert_eq!(enter(&cookie, "abcdef").await, 403);
        }
    }
}

#[tokio::test]
async fn the_answer_is_the_same_for_an_unknown_address_and_nothing_is_sent() {
    for site in sites().await {
        let agency = site.agency("ann").await;
        agency.add_person("jeanne@shop.example").await;
        let answers = async |email: &str| {
            let form = site.browser(None).post("/portal/sign-in");
            let answer = form.body("application/x-www-form-urlencoded", format!("email={email}")).send().await;
            (answer.status, answer.text())
        };
        let unknown = answers("other%40shop.example").await;
        site.work().await;
        assert_eq!(site.email().await, None);
        assert_eq!(unknown, answers("jeanne%40shop.example").await);
        for _ in 0..10 {
            answers("jeanne%40shop.example").await;
        }
        site.work().await;
        let sent = jobs::payloads(&site.app.db, "send_mail").await.unwrap();
        let links = sent.iter().filter(|(_, payload)| {
            let sealed = payload["sealed"].as_str().unwrap();
            String::from_utf8(testing::sealer().open("mail", sealed).unwrap()).unwrap().contains("/portal/link/")
        });
        assert_eq!(links.count(), 5, "five an hour");
    }
}

#[tokio::test]
async fn a_link_expires_after_15_minutes_and_a_session_after_a_week_without_a_visit() {
    for site in sites().await {
        let agency = site.agency("ann").await;
        agency.add_person("jeanne@shop.example").await;
        let session = site.sign_in("jeanne@shop.example", None).await;
        let browser = site.browser(None);
        let cookie = ask(&browser, "jeanne@shop.example").await;
        site.work().await;
        let path = link_of(&site.email().await.unwrap().1);
        site.app.clock.advance(SignedDuration::from_mins(16));
        browser.post(&path).header("cookie", &cookie).send().await.expect(404);
        browser.get(&agency.report_path()).header("cookie", &session).send().await.expect(200);
        site.app.clock.advance(SignedDuration::from_hours(7 * 24 + 1));
        browser.get(&agency.report_path()).header("cookie", &session).send().await.expect(404);
    }
}
