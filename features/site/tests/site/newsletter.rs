//! The newsletter.

use db::query;
use jiff::SignedDuration;
use serde_json::json;

use crate::world::{World, worlds};

const PATH: &str = "/api/v1/newsletter";

/// The token in an email's header.
fn token(message: &str) -> String {
    let whole = message.replace("\r\n ", "");
    let (_, token) = whole.split_once("unsubscribe?token=").unwrap();
    token.split('>').next().unwrap().to_owned()
}

async fn state(world: &World, email: &str) -> Option<String> {
    let row = query!((String,), "select state from newsletter_subscriptions where email = $1", email);
    row.find(&world.app.db).await.unwrap().map(|(state,)| state)
}

async fn events(world: &World) -> Vec<String> {
    let all = query!((String,), "select event from newsletter_consents order by created_at")
        .all(&world.app.db)
        .await
        .unwrap();
    all.into_iter().map(|(event,)| event).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_click_behind_the_letter_confirms() {
    for world in worlds(1).await {
        let answer =
            world.client.post(PATH).json(&json!({ "email": "Zoe@Example.com", "language": "fr" })).send().await;
        assert_eq!(answer.expect(200).json(), json!({ "status": "received" }));
        let emails = world.emails().await;
        assert_eq!(emails.len(), 1);
        assert!(emails[0].contains("To: zoe@example.com\r\n"), "{}", emails[0]);
        let token = token(&emails[0]);
        // A mail scanner opens every link.
        let page = world.client.get(&format!("/fr/newsletter/confirm?token={token}")).send().await.expect(200);
        assert!(page.text().contains("Confirmer mon inscription"), "{}", page.text());
        assert_eq!(state(&world, "zoe@example.com").await.as_deref(), Some("requested"));
        world.app.clock.advance(SignedDuration::from_secs(60));
        let fields = [("token", token.as_str()), ("language", "fr")];
        let answer = world.submit("/api/v1/newsletter/confirm", &fields).await.expect(303);
        assert_eq!(answer.header("location"), "/fr/newsletter/confirmed");
        assert_eq!(state(&world, "zoe@example.com").await.as_deref(), Some("confirmed"));
        assert_eq!(world.emails().await.len(), 2, "a welcome");
        world.submit("/api/v1/newsletter/confirm", &fields).await.expect(303);
        assert_eq!(events(&world).await, ["requested", "confirmed"]);
        assert_eq!(world.emails().await.len(), 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_of_a_mail_program_unsubscribes_and_opening_the_link_does_not() {
    for world in worlds(1).await {
        world.client.post(PATH).json(&json!({ "email": "zoe@example.com" })).send().await.expect(200);
        let emails = world.emails().await;
        assert!(emails[0].contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"));
        let whole = emails[0].replace("=\r\n", "");
        assert!(whole.contains("Shop & Sons, 1 Main Street"), "who sends it: {whole}");
        let token = token(&emails[0]);
        world.app.clock.advance(SignedDuration::from_secs(60));
        world.submit("/api/v1/newsletter/confirm", &[("token", &token)]).await.expect(303);
        world.app.clock.advance(SignedDuration::from_secs(60));
        world.client.get(&format!("/newsletter/unsubscribe?token={token}")).send().await.expect(200);
        let path = format!("/api/v1/newsletter/unsubscribe?token={token}");
        world.client.get(&path).send().await.expect(405);
        assert_eq!(state(&world, "zoe@example.com").await.as_deref(), Some("confirmed"));
        world.submit(&path, &[("List-Unsubscribe", "One-Click")]).await.expect(200);
        assert_eq!(state(&world, "zoe@example.com").await.as_deref(), Some("ended"));
        let answer = world.submit("/api/v1/newsletter/unsubscribe", &[("token", &token)]).await.expect(303);
        assert_eq!(answer.header("location"), "/newsletter/unsubscribed");
        assert_eq!(events(&world).await, ["requested", "confirmed", "withdrawn"]);
        // The welcome was queued before it ended, and is not sent after.
        assert_eq!(world.emails().await.len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_subscribed_address_gets_the_same_response_and_few_emails() {
    for world in worlds(100).await {
        let ask = || world.client.post(PATH).json(&json!({ "email": "zoe@example.com" })).send();
        let first = ask().await;
        world.emails().await;
        let second = ask().await;
        assert_eq!((first.status, &first.bytes), (second.status, &second.bytes));
        let emails = world.emails().await;
        assert_eq!(emails.len(), 1, "within ten minutes one letter");
        world.app.clock.advance(SignedDuration::from_mins(11));
        ask().await.expect(200);
        assert_eq!(world.emails().await.len(), 2);
        world.submit("/api/v1/newsletter/confirm", &[("token", &token(&emails[0]))]).await.expect(303);
        world.emails().await;
        world.app.clock.advance(SignedDuration::from_mins(11));
        let third = ask().await;
        assert_eq!((first.status, &first.bytes), (third.status, &third.bytes));
        assert_eq!(world.emails().await.len(), 3, "the welcome, and nothing for who is subscribed");
        assert_eq!(state(&world, "zoe@example.com").await.as_deref(), Some("confirmed"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_without_a_script_leads_to_a_page_in_its_language_and_nowhere_else() {
    for world in worlds(100).await {
        for (language, to) in [
            ("en", "/newsletter/thanks"),
            ("fr", "/fr/newsletter/thanks"),
            ("//evil.example", "/newsletter/thanks"),
            ("https://evil.example", "/newsletter/thanks"),
        ] {
            let fields = [("email", "zoe@example.com"), ("language", language), ("return_to", "//evil.example")];
            assert_eq!(world.submit(PATH, &fields).await.expect(303).header("location"), to);
        }
        let page = world.client.get("/fr/newsletter/thanks").send().await.expect(200);
        assert!(page.text().contains("Merci pour votre inscription!"), "{}", page.text());
        let wrong = world.submit(PATH, &[("email", "zoe"), ("language", "fr")]).await.expect(422);
        assert!(wrong.header("content-type").starts_with("text/html"), "{}", wrong.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_forgeries_and_traps_leave_nothing() {
    for world in worlds(1).await {
        let wrong = |email: &str| json!({ "email": email });
        for email in
            ["", "zoe", "zoe@example.com\r\nBcc: a@b.c", "a@b.c,d@e.f", &format!("{}@example.com", "x".repeat(300))]
        {
            world.client.post(PATH).json(&wrong(email)).send().await.expect(422);
        }
        world.submit(PATH, &[("email", "bot@example.com"), ("website", "https://spam.example")]).await.expect(303);
        assert_eq!(state(&world, "bot@example.com").await, None);
        for token in ["", "x.y", &site_token(&world, "form"), "a".repeat(5_000).as_str()] {
            let answer = world.client.post("/api/v1/newsletter/confirm").json(&json!({ "token": token })).send().await;
            assert!([422, 429].contains(&answer.status.as_u16()), "{}", answer.text());
        }
        let statuses = async {
            let mut statuses = Vec::new();
            for n in 0..20 {
                statuses.push(
                    world.client.post(PATH).json(&wrong(&format!("a{n}@example.com"))).send().await.status.as_u16(),
                );
            }
            statuses
        };
        assert_eq!(statuses.await.last(), Some(&429));
    }
}

/// Something of ours that was sealed for another purpose.
fn site_token(world: &World, context: &str) -> String {
    world.settings.sealer.seal(context, b"0").unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn unconfirmed_subscriptions_are_deleted_and_confirmed_ones_are_not() {
    for world in worlds(100).await {
        for email in ["zoe@example.com", "max@example.com"] {
            world.client.post(PATH).json(&json!({ "email": email })).send().await.expect(200);
        }
        let emails = world.emails().await;
        let of_zoe = emails.iter().find(|message| message.contains("zoe@example.com")).unwrap();
        world.submit("/api/v1/newsletter/confirm", &[("token", &token(of_zoe))]).await.expect(303);
        world.app.clock.advance(SignedDuration::from_hours(31 * 24));
        assert_eq!(site::purge(&world.app.db, world.app.now()).await.unwrap(), 1);
        assert_eq!(state(&world, "max@example.com").await, None);
        assert_eq!(state(&world, "zoe@example.com").await.as_deref(), Some("confirmed"));
    }
}
