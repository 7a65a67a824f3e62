//! Schedules: each recipient once, in the zone of the recipients, and never without figures.

use orgs::plans::Plan;
use serde_json::{Value, json};
use testing::Client;

use crate::setup::{Shop, TestSite, sites, sites_with_plans};

fn new_schedule() -> Value {
    json!({ "name": "Monthly", "template": "client", "locations": { "all": true }, "period": "last_month",
        "language": "fr", "every": "month", "day": 3, "at": "08:00", "zone": "Europe/Paris",
        "recipients": [{ "email": "zoe@example.com", "language": "fr" }, { "email": "max@example.com", "language": "en" }],
        "text": "Bonjour" })
}

async fn schedule(shop: &Shop, change: Value) -> Value {
    let mut new = new_schedule();
    new.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    shop.program.post("/api/v1/report-schedules").json(&new).send().await.expect(201).json()
}

async fn last_run(shop: &Shop) -> Value {
    let list = shop.program.get("/api/v1/report-schedules").send().await.expect(200).json();
    list["items"][0]["last_run"].clone()
}

#[tokio::test]
async fn each_recipient_gets_one_email_at_the_time_of_their_zone() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let schedule = schedule(&shop, json!({})).await;
        assert_eq!(schedule["next_run_at"], "2026-11-03T07:00:00Z");
        site.work().await;
        assert!(site.emails().await.is_empty(), "not before its time");
        site.work_after(19).await;
        for _ in 0..3 {
            site.work().await;
        }
        let emails = site.emails().await;
        assert_eq!(emails.len(), 2);
        assert!(emails.iter().any(|email| email.contains("zoe@example.com") && email.contains("Ouvrir le rapport")));
        assert!(emails.iter().all(|email| email.contains("/s/stop/") && email.contains("Bonjour")), "{emails:?}");
        assert_eq!(last_run(&shop).await["state"], "sent");
        let id = schedule["id"].as_str().unwrap();
        let sends = shop.program.get(&format!("/api/v1/report-schedules/{id}/sends")).send().await.expect(200).json();
        assert_eq!(sends["items"].as_array().unwrap().len(), 2);
        let at = emails[0].find("/s/stop/").unwrap();
        let stop = emails[0][at..at + "/s/stop/".len() + 22].to_owned();
        let visitor = Client::new(site.router.clone());
        visitor.get(&stop).send().await.expect(200);
        visitor
            .post(&stop)
            .body("application/x-www-form-urlencoded", "List-Unsubscribe=One-Click")
            .send()
            .await
            .expect(200);
        visitor.get("/s/stop/AAAAAAAAAAAAAAAAAAAAAA").send().await.expect(404);
        site.work_after(24 * 32).await;
        for _ in 0..3 {
            site.work().await;
        }
        // No figures of November: an empty report is not sent.
        assert_eq!(site.emails().await.len(), 2);
    }
}

#[tokio::test]
async fn a_schedule_pauses_while_the_plan_sends_reports_less_often_and_says_so() {
    for site in sites_with_plans().await {
        let shop = site.shop("ann").await;
        site.set_plan(&shop.org, Plan::Enterprise).await;
        schedule(&shop, json!({ "every": "week", "weekday": 2 })).await;
        site.set_plan(&shop.org, Plan::Starter).await;
        site.work_after(24 * 7).await;
        for _ in 0..3 {
            site.work().await;
        }
        assert!(site.emails().await.is_empty());
        site.set_plan(&shop.org, Plan::Enterprise).await;
        let run = last_run(&shop).await;
        assert_eq!((&run["state"], &run["code"]), (&json!("failed"), &json!("plan_limit")), "{run}");
        site.work_after(24 * 7).await;
        for _ in 0..3 {
            site.work().await;
        }
        assert_eq!(site.emails().await.len(), 2, "it goes on by itself");
    }
}

#[tokio::test]
async fn a_missed_run_is_made_once_and_is_late() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        schedule(&shop, json!({ "every": "week", "weekday": 1, "period": "last_30_days" })).await;
        // The machine was off for two weeks.
        site.work_after(24 * 14).await;
        for _ in 0..3 {
            site.work().await;
        }
        assert_eq!(site.emails().await.len(), 2);
        assert_eq!(last_run(&shop).await["state"], "late");
    }
}

#[tokio::test]
async fn a_report_that_waits_for_a_comment_is_sent_by_a_member() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        schedule(&shop, json!({ "waits_for_comment": true, "releases": true })).await;
        site.work_after(20).await;
        site.work().await;
        let run = last_run(&shop).await;
        assert_eq!((&run["state"], &run["code"]), (&json!("waiting"), &json!("comment")));
        assert!(site.emails().await.is_empty());
        let path = format!("/api/v1/reports/{}", run["report_id"].as_str().unwrap());
        shop.program.patch(&path).json(&json!({ "note": "A good month." })).send().await.expect(200);
        let report = shop.program.post(&format!("{path}/send")).send().await.expect(202).json();
        assert_eq!(report["released"], true);
        assert_eq!(site.emails().await.len(), 2);
        let again = shop.program.post(&format!("{path}/send")).send().await.expect(409).json();
        assert_eq!(again["code"], "report_not_waiting");
    }
}

#[tokio::test]
async fn an_empty_report_is_not_sent_and_its_owner_is_notified() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        schedule(&shop, json!({ "period": "last_day" })).await;
        site.work_after(24).await;
        site.work().await;
        assert_eq!(last_run(&shop).await["state"], "empty");
        assert!(site.emails().await.iter().all(|email| !email.contains("zoe@example.com")));
        let notices = shop.program.get("/api/v1/notifications").send().await.expect(200).json();
        assert!(notices.to_string().contains("report_not_sent"), "{notices}");
    }
}

#[tokio::test]
async fn invalid_schedules_are_refused() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for (field, value) in [
            ("name", json!(" ")),
            ("at", json!("25:00")),
            ("zone", json!("Mars/Olympus")),
            ("day", json!(32)),
            ("recipients", json!([])),
            ("recipients", json!([{ "email": "nobody", "language": "en" }])),
            ("recipients", json!(vec![json!({ "email": "a@example.com", "language": "en" }); 2])),
            ("recipients", json!(vec![json!({ "email": "a@example.com", "language": "en" }); 6])),
            ("reply_to", json!("a@example.com\r\nBcc: b@example.com")),
            ("text", json!("x".repeat(2_001))),
            ("locations", json!({ "ids": ["018f0000-0000-7000-8000-000000000000"] })),
        ] {
            let mut new = new_schedule();
            new[field] = value;
            shop.program.post("/api/v1/report-schedules").json(&new).send().await.expect(422);
        }
        let limits = json!({ "locations": [shop.location], "labels": [] });
        let limited = site.member(&shop, "liz", "manager", Some(limits)).await;
        limited.post("/api/v1/report-schedules").json(&new_schedule()).send().await.expect(422);
        let mut own = new_schedule();
        own["locations"] = json!({ "ids": [shop.location] });
        limited.post("/api/v1/report-schedules").json(&own).send().await.expect(201);
        let all = schedule(&shop, json!({})).await;
        let path = format!("/api/v1/report-schedules/{}", all["id"].as_str().unwrap());
        limited.patch(&path).json(&json!({ "paused": true })).send().await.expect(404);
        limited.delete(&path).send().await.expect(404);
        let paused = shop.program.patch(&path).json(&json!({ "paused": true })).send().await.expect(200).json();
        assert_eq!((&paused["paused"], &paused["next_run_at"]), (&json!(true), &Value::Null));
        let client = site.member(&shop, "cle", "client", None).await;
        client.get("/api/v1/report-schedules").send().await.expect(403);
    }
}

async fn schedules(shop: &Shop) -> Vec<Value> {
    let list = shop.program.get("/api/v1/report-schedules").send().await.expect(200).json();
    list["items"].as_array().unwrap().clone()
}

async fn delete(shop: &Shop, schedule: &Value) {
    let path = format!("/api/v1/report-schedules/{}", schedule["id"].as_str().unwrap());
    shop.program.delete(&path).send().await.expect(204);
}

/// Stops the emails with the link of the first one that waits for an address.
async fn stop(site: &TestSite, address: &str) {
    let emails = site.emails().await;
    let email = emails.iter().find(|email| email.contains(address)).unwrap();
    let at = email.find("/s/stop/").unwrap();
    let visitor = Client::new(site.router.clone());
    let post = visitor.post(&email[at..at + "/s/stop/".len() + 22]);
    post.body("application/x-www-form-urlencoded", "List-Unsubscribe=One-Click").send().await.expect(200);
}

#[tokio::test]
async fn a_stop_holds_for_all_schedules_of_the_organization_and_after_the_recipient_was_removed() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let first = schedule(&shop, json!({})).await;
        let other = schedule(&shop, json!({ "name": "Other" })).await;
        site.work_after(20).await;
        site.work().await;
        assert_eq!(site.emails().await.len(), 4);
        stop(&site, "zoe@example.com").await;
        let is_stopped = |schedule: &Value| schedule["recipients"][0]["is_stopped"].clone();
        assert!(schedules(&shop).await.iter().all(|schedule| is_stopped(schedule) == json!(true)));
        let path = format!("/api/v1/report-schedules/{}", first["id"].as_str().unwrap());
        let max = json!([{ "email": "max@example.com", "language": "en" }]);
        shop.program.patch(&path).json(&json!({ "recipients": max })).send().await.expect(200);
        let again = json!({ "recipients": new_schedule()["recipients"] });
        let again = shop.program.patch(&path).json(&again).send().await.expect(200).json();
        assert_eq!(is_stopped(&again), json!(true), "named again");
        delete(&shop, &other).await;
        assert_eq!(is_stopped(&schedule(&shop, json!({ "name": "New" })).await), json!(true), "in a new schedule");
    }
}

#[tokio::test]
async fn the_daily_limit_counts_the_emails_of_schedules_that_were_deleted() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let first = schedule(&shop, json!({})).await;
        site.work_after(20).await;
        site.work().await;
        assert_eq!(site.emails().await.len(), 2);
        delete(&shop, &first).await;
        // As after 250 such schedules.
        for index in 0..498 {
            let mail = db::query!(
                "insert into report_mails (org_id, schedule_id, due_at, address_hash, sent_at) values ($1, 's', $2, 'h', $3)",
                &shop.org,
                i64::from(index),
                site.app.now()
            );
            mail.run(&site.app.db).await.unwrap();
        }
        schedule(&shop, json!({ "every": "day", "at": "10:00", "period": "last_30_days" })).await;
        site.work_after(2).await;
        site.work().await;
        let run = last_run(&shop).await;
        assert_eq!((&run["state"], &run["code"]), (&json!("failed"), &json!("limited")));
        assert_eq!(site.emails().await.len(), 2);
    }
}

#[tokio::test]
async fn a_queued_report_is_dropped_after_a_stop_and_after_its_schedule_was_deleted() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let first = schedule(&shop, json!({})).await;
        let other = schedule(&shop, json!({ "name": "Other" })).await;
        site.work_after(20).await;
        site.work().await;
        stop(&site, "zoe@example.com").await;
        delete(&shop, &first).await;
        assert_eq!(site.deliver().await, ["max@example.com"], "{other}");
    }
}

#[tokio::test]
async fn a_schedule_that_cannot_run_does_not_hold_up_the_next() {
    for site in sites().await {
        let (broken, shop) = (site.shop("ann").await, site.shop("max").await);
        schedule(&broken, json!({ "at": "07:00" })).await;
        schedule(&shop, json!({})).await;
        // A value that no version reads.
        let row = db::query!("update report_schedules set language = 'xx' where org_id = $1", &broken.org);
        row.run(&site.app.db).await.unwrap();
        site.work_after(20).await;
        site.work().await;
        assert_eq!(site.emails().await.len(), 2);
    }
}
