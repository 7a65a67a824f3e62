use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::Client;

use crate::world::{World, worlds};

/// Creates a token; returns it as listed, and a client that uses it.
async fn make(world: &World, user: &Client, scope: &str, days: Option<i64>) -> (Value, Client) {
    let new = json!({ "name": "Store locator", "scope": scope, "expires_in_days": days });
    let made = user.post("/api/v1/tokens").json(&new).send().await.expect(201).json();
    let program = world.client.with_token(made["token"].as_str().unwrap());
    (made, program)
}

async fn list(user: &Client) -> Vec<Value> {
    user.get("/api/v1/tokens").send().await.expect(200).json()["items"].as_array().unwrap().clone()
}

async fn revoke(user: &Client, made: &Value) {
    user.delete(&format!("/api/v1/tokens/{}", made["id"].as_str().unwrap())).send().await.expect(204);
}

#[tokio::test]
async fn a_token_is_shown_once_and_only_its_hash_is_kept() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let (made, _) = make(&world, &owner, "read", Some(90)).await;
        let token = made["token"].as_str().unwrap();
        assert_eq!((token.len(), &token[..4], &token[..10]), (47, "vtr_", made["prefix"].as_str().unwrap()));
        assert_eq!(made["expires_at"], "2026-05-30T12:00:00Z");
        let tokens = list(&owner).await;
        let mut expected = made.clone();
        expected.as_object_mut().unwrap().remove("token");
        assert_eq!(tokens, [expected]);
        assert!(!world.dump().await.contains(&token[10..]), "the database knows the token");
    }
}

#[tokio::test]
async fn a_token_has_the_current_permissions_of_its_user() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let (_, program) = make(&world, &owner, "write", None).await;
        assert_eq!(program.get("/read").send().await.expect(200).text(), owner.get("/read").send().await.text());
        program.post("/change").send().await.expect(200);
        program.post("/own").send().await.expect(200);
        assert_eq!(program.get("/api/v1/me").send().await.expect(200).json()["user"]["email"], "zoe@example.com");
        world.set_role("manager").await;
        program.post("/change").send().await.expect(200);
        program.post("/own").send().await.expect(403);
        world.set_role("viewer").await;
        program.get("/read").send().await.expect(200);
        program.post("/change").send().await.expect(403);
    }
}

#[tokio::test]
async fn handlers_know_that_a_program_acted() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let (_, program) = make(&world, &owner, "read", None).await;
        assert_eq!(owner.get("/via").send().await.text(), "session");
        assert_eq!(program.get("/via").send().await.text(), "token");
    }
}

#[tokio::test]
async fn a_token_that_may_read_changes_nothing() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let (_, program) = make(&world, &owner, "read", None).await;
        program.get("/read").send().await.expect(200);
        program.ask(axum::http::Method::HEAD, "/read").send().await.expect(200);
        for path in ["/change", "/own", "/things"] {
            let refused = program.post(path).json(&json!({ "name": "x" })).send().await.expect(403);
            assert_eq!(refused.json()["code"], "insufficient_scope", "{path}");
        }
    }
}

#[tokio::test]
async fn a_token_is_refused_once_revoked_or_expired() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let ((made, revoked), (_, expiring), (_, lasting)) = (
            make(&world, &owner, "write", None).await,
            make(&world, &owner, "write", Some(7)).await,
            make(&world, &owner, "write", None).await,
        );
        revoke(&owner, &made).await;
        assert_eq!(revoked.get("/read").send().await.expect(401).json()["code"], "unauthorized");
        assert_eq!(list(&owner).await.len(), 2);
        world.app.clock.advance(SignedDuration::from_hours(7 * 24) - SignedDuration::from_millis(1));
        expiring.get("/read").send().await.expect(200);
        world.app.clock.advance(SignedDuration::from_millis(1));
        expiring.get("/read").send().await.expect(401);
        lasting.get("/read").send().await.expect(200);
    }
}

#[tokio::test]
async fn a_token_makes_no_tokens_and_opens_nothing_personal() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let (made, program) = make(&world, &owner, "write", None).await;
        let new = json!({ "name": "More", "scope": "write" });
        let path = format!("/api/v1/tokens/{}", made["id"].as_str().unwrap());
        for ask in [program.get("/api/v1/tokens"), program.post("/api/v1/tokens").json(&new), program.delete(&path)] {
            assert_eq!(ask.send().await.expect(403).json()["code"], "session_required");
        }
        program.get("/auth/v1/user").send().await.expect(403);
        program
            .post("/api/v1/registration")
            .json(&json!({ "first_name": "A", "last_name": "B" }))
            .send()
            .await
            .expect(401);
        assert_eq!(list(&owner).await.len(), 1);
    }
}

#[tokio::test]
async fn a_user_has_tokens_of_their_own_and_20_at_most() {
    for world in worlds().await {
        let (owner, other) = (world.owner("zoe@example.com").await, world.owner("other@example.com").await);
        let (made, program) = make(&world, &owner, "write", None).await;
        assert!(list(&other).await.is_empty());
        other.delete(&format!("/api/v1/tokens/{}", made["id"].as_str().unwrap())).send().await.expect(404);
        program.get("/read").send().await.expect(200);
        for _ in 1..20 {
            make(&world, &owner, "read", None).await;
        }
        let new = json!({ "name": "One more", "scope": "read", "expires_in_days": null });
        let refused = owner.post("/api/v1/tokens").json(&new).send().await.expect(422).json();
        assert_eq!((&refused["code"], &refused["params"]["max"]), (&json!("too_many_tokens"), &json!(20)));
        revoke(&owner, &made).await;
        owner.post("/api/v1/tokens").json(&new).send().await.expect(201);
        make(&world, &other, "read", None).await;
    }
}

#[tokio::test]
async fn missing_fields_of_a_new_token_are_reported() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let refuse = async |new: Value| {
            let problem = owner.post("/api/v1/tokens").json(&new).send().await.expect(422).json();
            problem["errors"][0]["field"]
                .as_str()
                .map(|field| format!("{field} {}", problem["errors"][0]["code"].as_str().unwrap()))
        };
        assert_eq!(refuse(json!({ "name": "", "scope": "read" })).await.unwrap(), "name required");
        let eight = json!({ "name": "a", "scope": "read", "expires_in_days": 8 });
        assert_eq!(refuse(eight).await.unwrap(), "expires_in_days invalid");
        let both = json!({ "name": "a", "scope": "read", "scopes": ["read"] });
        assert_eq!(refuse(both).await.unwrap(), "scope invalid");
        assert_eq!(refuse(json!({ "name": "a", "scope": "everything" })).await, None);
        assert_eq!(refuse(json!({ "name": "a", "scopes": ["everything"] })).await, None);
        assert_eq!(refuse(json!({ "scope": "read" })).await, None);
    }
}

#[tokio::test]
async fn the_last_use_of_a_token_is_recorded_to_the_minute() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let (made, program) = make(&world, &owner, "read", None).await;
        assert!(made["last_used_at"].is_null());
        let used = async |at: &str| {
            // The use is recorded in the background, maybe after the answer.
            while list(&owner).await[0]["last_used_at"] != at {
                tokio::task::yield_now().await;
            }
        };
        program.get("/read").send().await.expect(200);
        used("2026-03-01T12:00:00Z").await;
        world.app.clock.advance(SignedDuration::from_secs(59));
        program.get("/read").send().await.expect(200);
        world.app.clock.advance(SignedDuration::from_secs(1));
        used("2026-03-01T12:00:00Z").await;
        program.get("/read").send().await.expect(200);
        used("2026-03-01T12:01:00Z").await;
    }
}

#[tokio::test]
async fn moved_and_banned_users_lose_their_tokens() {
    for world in worlds().await {
        let (owner, other) = (world.owner("zoe@example.com").await, world.owner("other@example.com").await);
        let (_, program) = make(&world, &owner, "read", None).await;
        let elsewhere = other.get("/read").send().await.expect(200).text();
        world.ban("zoe@example.com").await;
        program.get("/read").send().await.expect(401);
        world.app.clock.advance(SignedDuration::from_hours(2));
        program.get("/read").send().await.expect(200);
        world.move_all(&elsewhere).await;
        program.get("/read").send().await.expect(401);
        program.get("/api/v1/me").send().await.expect(401);
    }
}

#[tokio::test]
async fn token_guessing_is_slowed_down_without_locking_out_users() {
    for world in crate::world::worlds_with(1).await {
        let owner = world.owner("zoe@example.com").await;
        let (_, program) = make(&world, &owner, "read", None).await;
        let guess = world.client.with_token(format!("vtr_{}", "0".repeat(43)));
        let mut refusals = Vec::new();
        while refusals.last() != Some(&429) {
            refusals.push(guess.get("/read").send().await.status.as_u16());
        }
        assert_eq!((refusals.len(), refusals[0]), (31, 401));
        program.get("/read").send().await.expect(200);
    }
}

#[tokio::test]
async fn a_new_token_reads_for_90_days_unless_more_is_asked_for() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let made = owner.post("/api/v1/tokens").json(&json!({ "name": "Least" })).send().await.expect(201).json();
        assert_eq!((&made["scopes"], &made["scope"]), (&json!(["read"]), &json!("read")));
        assert_eq!(made["expires_at"], "2026-05-30T12:00:00Z");
        let new = json!({ "name": "More", "scopes": ["spend", "write"], "expires_in_days": null });
        let made = owner.post("/api/v1/tokens").json(&new).send().await.expect(201).json();
        assert_eq!((&made["scopes"], &made["scope"]), (&json!(["read", "write", "spend"]), &json!("write")));
        assert!(made["expires_at"].is_null());
        let (made, _) = make(&world, &owner, "write", None).await;
        assert_eq!((&made["scopes"], &made["scope"]), (&json!(["read", "write", "publish"]), &json!("write")));
        assert_eq!(list(&owner).await[0]["scopes"], made["scopes"]);
    }
}

#[tokio::test]
async fn a_token_of_an_earlier_release_keeps_its_permissions() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let (_, read) = make(&world, &owner, "read", None).await;
        let (_, write) = make(&world, &owner, "write", None).await;
        world.forget_scopes().await;
        assert_eq!(list(&owner).await[0]["scopes"], json!(["read", "write", "publish"]));
        assert_eq!(list(&owner).await[1]["scopes"], json!(["read"]));
        read.get("/read").send().await.expect(200);
        read.post("/change").send().await.expect(403);
        write.post("/change").send().await.expect(200);
    }
}

#[tokio::test]
async fn a_token_is_limited_to_its_scopes_and_a_refusal_names_the_missing_one() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let new = json!({ "name": "Writer", "scopes": ["write"] });
        let made = owner.post("/api/v1/tokens").json(&new).send().await.expect(201).json();
        let writer = world.client.with_token(made["token"].as_str().unwrap());
        writer.post("/change").send().await.expect(200);
        writer.post("/ask").send().await.expect(200);
        let refused = writer.post("/publish").send().await.expect(403).json();
        assert_eq!(
            (&refused["code"], &refused["params"]["scopes"]),
            (&json!("insufficient_scope"), &json!(["publish"]))
        );
        owner.post("/publish").send().await.expect(200);
        let (_, reader) = make(&world, &owner, "read", None).await;
        reader.post("/ask").send().await.expect(200);
    }
}
