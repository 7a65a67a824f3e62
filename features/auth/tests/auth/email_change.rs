use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::world::{Email, World, client, text, user, with_mail, worlds, worlds_with};

/// Asks for another address; the two letters, to the new and to the old one.
async fn change(world: &World, session: &Value) -> (Email, Email) {
    let body = json!({ "email": "new@example.com" });
    let changed = world.client_of(session).put("/auth/v1/user").json(&body).send().await.expect(200).json();
    assert_eq!((&changed["email"], &changed["new_email"]), (&json!("zoe@example.com"), &json!("new@example.com")));
    let mut emails = world.emails().await;
    emails.sort_by(|a, b| a.to.cmp(&b.to));
    let old = emails.pop().unwrap();
    let new = emails.pop().unwrap();
    assert_eq!((new.to.as_str(), old.to.as_str()), ("new@example.com", "zoe@example.com"));
    (new, old)
}

#[tokio::test]
async fn an_address_changes_once_both_have_confirmed() {
    for world in worlds_with(with_mail(), 1_000).await {
        let session = world.join("zoe@example.com").await;
        let (new, old) = change(&world, &session).await;
        let half = world.follow(&new).await;
        assert!(half.contains("#message=Confirmation+link+accepted"), "{half}");
        let unchanged = user(&world.client_of(&session)).send().await.expect(200).json();
        assert_eq!(unchanged["email"], "zoe@example.com");
        assert!(world.follow(&old).await.contains("access_token="));
        let changed = user(&world.client_of(&session)).send().await.expect(200).json();
        assert_eq!((&changed["email"], changed.get("new_email")), (&json!("new@example.com"), None));
        assert_eq!(changed["identities"][0]["identity_data"]["email"], "new@example.com");
        let notice = world.email().await;
        assert_eq!(
            (notice.to.as_str(), notice.subject.as_str()),
            ("zoe@example.com", "Your email address was changed")
        );
    }
}

#[tokio::test]
async fn the_first_of_two_codes_gives_no_session() {
    for world in worlds_with(with_mail(), 1_000).await {
        let session = world.join("zoe@example.com").await;
        let (new, old) = change(&world, &session).await;
        let verify = async |message: &Email| {
            let body = json!({ "type": "email_change", "email": message.to, "token": message.code });
            world.post("/verify", &body).send().await.expect(200).json()
        };
        let half = verify(&old).await;
        assert_eq!(half["code"], "200");
        assert!(half.get("access_token").is_none());
        assert_eq!(verify(&new).await["user"]["email"], "new@example.com");
    }
}

#[tokio::test]
async fn a_change_to_a_taken_address_gets_the_same_response_and_its_owner_is_notified() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("taken@example.com").await;
        let mut answers = Vec::new();
        for (name, address) in [("eve", "taken@example.com"), ("zoe", "nobody@example.com")] {
            let session = world.join(&format!("{name}@example.com")).await;
            let ask = world.client_of(&session).put("/auth/v1/user").json(&json!({ "email": address }));
            let mut changed = ask.send().await.expect(200).json();
            assert_eq!(changed["new_email"], address);
            for unlike in ["id", "identities", "user_metadata", "email", "new_email"] {
                changed[unlike].take();
            }
            answers.push(changed);
            let emails = world.emails().await;
            let message = |to: &str| emails.iter().find(|message| message.to == to).unwrap();
            let (notice, own) = (message(address), message(&format!("{name}@example.com")));
            let is_taken = address == "taken@example.com";
            assert_eq!(notice.subject == "Someone tried to use your email address", is_taken, "{notice:?}");
            assert_eq!(notice.link.is_empty() && notice.code.is_empty(), is_taken);
            // Confirming by the present address tells nothing either, and changes nothing.
            assert!(world.follow(own).await.contains("#message=Confirmation+link+accepted"));
            assert_eq!(user(&world.client_of(&session)).send().await.json()["email"], format!("{name}@example.com"));
        }
        assert_eq!(answers[0], answers[1]);
    }
}

#[tokio::test]
async fn an_address_registered_before_confirmation_cannot_be_taken() {
    for world in worlds_with(with_mail(), 1_000).await {
        let session = world.join("zoe@example.com").await;
        let (new, old) = change(&world, &session).await;
        world.follow(&old).await;
        world.join("new@example.com").await;
        assert!(world.follow(&new).await.contains("error_code=email_exists"));
    }
}

#[tokio::test]
async fn an_address_is_not_moved_when_its_email_was_not_sent() {
    let settings = auth::Settings { mail_pause: SignedDuration::from_secs(60), ..with_mail() };
    for world in worlds_with(settings, 1_000).await {
        let (eve, zoe) = (world.join("eve@example.com").await, world.join("zoe@example.com").await);
        let ask = async |session: &Value, from: [u8; 4]| {
            let caller = client(&world.app, &world.auth, from.into());
            let caller = caller.with_token(text(&session["access_token"]));
            let body = json!({ "email": "new@example.com" });
            caller.put("/auth/v1/user").json(&body).send().await.expect(200);
            world.emails().await
        };
        assert_eq!(ask(&eve, [198, 51, 100, 7]).await.len(), 2);
        // The new address has an email of this minute already.
        let emails = ask(&zoe, [198, 51, 100, 8]).await;
        assert_eq!(emails.iter().map(|message| message.to.as_str()).collect::<Vec<_>>(), ["zoe@example.com"]);
        assert!(world.follow(&emails[0]).await.contains("#message=Confirmation+link+accepted"));
        assert_eq!(user(&world.client_of(&zoe)).send().await.json()["email"], "zoe@example.com");
    }
}

#[tokio::test]
async fn without_mail_an_address_changes_at_once() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        let body = json!({ "email": "new@example.com" });
        let changed = world.client_of(&session).put("/auth/v1/user").json(&body).send().await.expect(200).json();
        assert_eq!(changed["email"], "new@example.com");
        assert!(world.emails().await.is_empty());
    }
}
