use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::{Ask, Client};

use crate::world::{PASSWORD, World, refused, text, user, with_mail, worlds, worlds_with};

/// Acts as a service.
fn service(world: &World) -> Client {
    let until = world.app.now() + SignedDuration::from_hours(1);
    world.client.with_token(auth::keys::service_token(&world.auth, &world.app, until).unwrap())
}

fn current(ask: Ask) -> Ask {
    ask.header("X-Supabase-Api-Version", "2024-01-01")
}

#[tokio::test]
async fn only_a_service_uses_the_admin_routes() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        let users = "/auth/v1/admin/users";
        refused(&current(world.client_of(&session).get(users)).send().await, 403, "not_admin");
        refused(&current(world.client.get(users)).send().await, 401, "no_authorization");
        refused(&current(world.client.with_token("nonsense").get(users)).send().await, 403, "bad_jwt");
        let expired = auth::keys::service_token(&world.auth, &world.app, world.app.now()).unwrap();
        refused(&current(world.client.with_token(expired).get(users)).send().await, 403, "bad_jwt");
        let admin = service(&world);
        admin.get(users).send().await.expect(200);
        // A service token identifies no user.
        refused(&current(admin.get("/auth/v1/user")).send().await, 403, "bad_jwt");
        admin.get("/whoami").send().await.expect(401);
    }
}

#[tokio::test]
async fn a_service_makes_changes_bans_and_deletes_users() {
    for world in worlds().await {
        let admin = service(&world);
        let body = json!({
            "email": "Zoe@Example.com", "password": PASSWORD, "email_confirm": true,
            "user_metadata": { "first_name": "Zoé" }, "app_metadata": { "plan": "pro" },
        });
        let made = admin.post("/auth/v1/admin/users").json(&body).send().await.expect(200).json();
        assert_eq!((&made["email"], &made["app_metadata"]["plan"]), (&json!("zoe@example.com"), &json!("pro")));
        assert_eq!(made["app_metadata"]["provider"], "email");
        let path = format!("/auth/v1/admin/users/{}", text(&made["id"]));
        refused(&current(admin.post("/auth/v1/admin/users")).json(&body).send().await, 422, "email_exists");
        let session = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();

        let banned = admin.put(&path).json(&json!({ "ban_duration": "1h" })).send().await.expect(200).json();
        assert!(banned["banned_until"].is_string());
        user(&world.client_of(&session)).send().await.expect(403);
        refused(&world.sign_in("zoe@example.com", PASSWORD).await, 400, "user_banned");
        admin.put(&path).json(&json!({ "ban_duration": "none" })).send().await.expect(200);
        user(&world.client_of(&session)).send().await.expect(200);

        for wrong in [json!({ "ban_duration": "long" }), json!({ "role": "service_role" }), json!({ "email": "x" })] {
            refused(&current(admin.put(&path)).json(&wrong).send().await, 400, "validation_failed");
        }
        admin.put(&path).json(&json!({ "password": "Quai-Voltaire-9" })).send().await.expect(200);
        user(&world.client_of(&session)).send().await.expect(403);

        admin.delete(&path).send().await.expect(200);
        refused(&current(admin.get(&path)).send().await, 404, "user_not_found");
        refused(&current(admin.get("/auth/v1/admin/users/nonsense")).send().await, 404, "validation_failed");
    }
}

#[tokio::test]
async fn a_soft_deleted_user_leaves_only_an_id() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        let path = format!("/auth/v1/admin/users/{}", text(&session["user"]["id"]));
        service(&world).delete(&path).json(&json!({ "should_soft_delete": true })).send().await.expect(200);
        user(&world.client_of(&session)).send().await.expect(403);
        refused(&world.sign_in("zoe@example.com", PASSWORD).await, 400, "invalid_credentials");
        assert_eq!(world.users().await, 1);
        // The address is free again.
        world.sign_up("zoe@example.com").await;
    }
}

#[tokio::test]
async fn users_are_listed_by_pages() {
    for world in worlds().await {
        for at in 0..5 {
            world.sign_up(&format!("u{at}@example.com")).await;
        }
        let admin = service(&world);
        let page = admin.get("/auth/v1/admin/users?page=2&per_page=2").send().await.expect(200);
        assert_eq!(page.header("x-total-count"), "5");
        let links = "</admin/users?page=3&per_page=2>; rel=\"next\", </admin/users?page=3&per_page=2>; rel=\"last\"";
        assert_eq!(page.header("link"), links);
        let mut emails = std::collections::BTreeSet::new();
        for at in 1..=3 {
            let page = admin.get(&format!("/auth/v1/admin/users?page={at}&per_page=2")).send().await.expect(200).json();
            emails.extend(page["users"].as_array().unwrap().iter().map(|user| text(&user["email"])));
        }
        assert_eq!(emails.len(), 5);
        refused(&current(admin.get("/auth/v1/admin/users?page=x")).send().await, 400, "validation_failed");
    }
}

#[tokio::test]
async fn a_service_sends_links_itself_or_has_them_sent() {
    for world in worlds_with(with_mail(), 1_000).await {
        let admin = service(&world);
        let link = async |body: Value| current(admin.post("/auth/v1/admin/generate_link")).json(&body).send().await;
        let made = link(json!({ "type": "signup", "email": "zoe@example.com", "password": PASSWORD }))
            .await
            .expect(200)
            .json();
        assert_eq!((&made["verification_type"], &made["email"]), (&json!("signup"), &json!("zoe@example.com")));
        assert!(world.emails().await.is_empty(), "the service sends it");
        let body = json!({ "type": "signup", "token_hash": made["hashed_token"] });
        world.post("/verify", &body).send().await.expect(200);
        refused(
            &link(json!({ "type": "signup", "email": "zoe@example.com", "password": PASSWORD })).await,
            422,
            "email_exists",
        );
        refused(&link(json!({ "type": "recovery", "email": "no@example.com" })).await, 404, "user_not_found");
        refused(&link(json!({ "type": "magic", "email": "zoe@example.com" })).await, 400, "validation_failed");

        let invited =
            admin.post("/auth/v1/invite").json(&json!({ "email": "new@example.com" })).send().await.expect(200).json();
        assert!(invited["invited_at"].is_string());
        let message = world.email().await;
        assert_eq!(
            (message.subject.as_str(), message.parameter("type").as_str()),
            ("Your invitation to Vitrine", "invite")
        );
        assert!(world.follow(&message).await.contains("access_token="));
    }
}
