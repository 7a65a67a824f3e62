use serde_json::{Value, json};

use crate::world::{Letter, World, refused, user, with_mail, worlds, worlds_with};

/// Asks for another address; the two letters, to the new and to the old one.
async fn change(world: &World, session: &Value) -> (Letter, Letter) {
    let body = json!({ "email": "new@example.com" });
    let changed = world.of(session).put("/auth/v1/user").json(&body).send().await.expect(200).json();
    assert_eq!((&changed["email"], &changed["new_email"]), (&json!("zoe@example.com"), &json!("new@example.com")));
    let mut letters = world.letters().await;
    letters.sort_by(|a, b| a.to.cmp(&b.to));
    let old = letters.pop().unwrap();
    let new = letters.pop().unwrap();
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
        let unchanged = user(&world.of(&session)).send().await.expect(200).json();
        assert_eq!(unchanged["email"], "zoe@example.com");
        assert!(world.follow(&old).await.contains("access_token="));
        let changed = user(&world.of(&session)).send().await.expect(200).json();
        assert_eq!((&changed["email"], changed.get("new_email")), (&json!("new@example.com"), None));
        assert_eq!(changed["identities"][0]["identity_data"]["email"], "new@example.com");
        let notice = world.letter().await;
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
        let verify = async |letter: &Letter| {
            let body = json!({ "type": "email_change", "email": letter.to, "token": letter.code });
            world.post("/verify", &body).send().await.expect(200).json()
        };
        let half = verify(&old).await;
        assert_eq!(half["code"], "200");
        assert!(half.get("access_token").is_none());
        assert_eq!(verify(&new).await["user"]["email"], "new@example.com");
    }
}

#[tokio::test]
async fn nobody_takes_an_address_that_has_an_account() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("taken@example.com").await;
        let session = world.join("zoe@example.com").await;
        let ask = world.of(&session).put("/auth/v1/user").header("X-Supabase-Api-Version", "2024-01-01");
        refused(&ask.json(&json!({ "email": "taken@example.com" })).send().await, 422, "email_exists");
        // It was free when it was asked for, but not when it was confirmed.
        let (new, old) = change(&world, &session).await;
        world.follow(&old).await;
        world.join("new@example.com").await;
        assert!(world.follow(&new).await.contains("error_code=email_exists"));
    }
}

#[tokio::test]
async fn without_mail_an_address_changes_at_once() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        let body = json!({ "email": "new@example.com" });
        let changed = world.of(&session).put("/auth/v1/user").json(&body).send().await.expect(200).json();
        assert_eq!(changed["email"], "new@example.com");
        assert!(world.letters().await.is_empty());
    }
}
