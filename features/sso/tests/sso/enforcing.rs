//! Enforcing single sign-on, and the ways out.

use auth::{OnSignUp, SignOn};
use serde_json::json;

use crate::world::{DOMAIN, World, one_world, person, sign_up, worlds};

/// Stores a passed test and a passkey of the owner, and enforces single sign-on.
async fn enforce(world: &World) -> serde_json::Value {
    let settings = world.owner.get("/api/v1/sso").send().await.expect(200).json();
    let owner = settings["owners"][0]["id"].as_str().unwrap().to_owned();
    world.pass_test().await;
    world.add_passkey(&owner).await;
    let body = json!({ "mode": "enforced", "break_glass": [owner] });
    world.owner.put("/api/v1/sso/mode").json(&body).send().await.expect(200).json()
}

#[tokio::test]
async fn enforcing_needs_a_domain_a_test_and_an_owner_with_a_passkey() {
    for world in worlds().await {
        let enforce = |body: serde_json::Value| world.owner.put("/api/v1/sso/mode").json(&body).send();
        let refused = enforce(json!({ "mode": "enforced" })).await.expect(409);
        assert!(refused.text().contains("sso_test_required"), "{}", refused.text());
        world.pass_test().await;
        let refused = enforce(json!({ "mode": "enforced" })).await.expect(409);
        assert!(refused.text().contains("sso_break_glass_required"), "{}", refused.text());
        let settings = world.owner.get("/api/v1/sso").send().await.expect(200).json();
        let owner = settings["owners"][0]["id"].as_str().unwrap().to_owned();
        enforce(json!({ "mode": "enforced", "break_glass": [owner] })).await.expect(422);
        world.add_passkey(&owner).await;
        world.app.clock.advance(jiff::SignedDuration::from_mins(11));
        let refused = enforce(json!({ "mode": "enforced", "break_glass": [owner] })).await.expect(409);
        assert!(refused.text().contains("sso_test_required"), "an old test does not count");
        world.pass_test().await;
        world.release(DOMAIN);
        let refused = enforce(json!({ "mode": "enforced", "break_glass": [owner] })).await.expect(409);
        assert!(refused.text().contains("sso_domain_required"));
        world.claim(DOMAIN, &world.org);
        enforce(json!({ "mode": "enforced", "break_glass": [owner] })).await.expect(200);
    }
}

#[tokio::test]
async fn where_it_is_enforced_a_right_password_is_refused_and_a_wrong_one_learns_nothing() {
    for world in worlds().await {
        sign_up(&world.client, "stranger@elsewhere.example").await;
        enforce(&world).await;
        let sign_in = |email: &str, password: &str| {
            let body = json!({ "email": email, "password": password });
            world.client.post("/auth/v1/token?grant_type=password").json(&body).send()
        };
        let owner = format!("owner@{DOMAIN}");
        let refused = sign_in(&owner, testing::PASSWORD).await.expect(403);
        assert!(refused.text().contains("sso_required"));
        let wrong = sign_in(&owner, "wrong").await.expect(400);
        let unknown = sign_in(&format!("nobody@{DOMAIN}"), "wrong").await.expect(400);
        assert_eq!(wrong.text(), unknown.text());
        sign_in("stranger@elsewhere.example", testing::PASSWORD).await.expect(200);
        let body = json!({ "email": format!("new@{DOMAIN}"), "password": testing::PASSWORD });
        let answer = world.client.post("/auth/v1/signup").json(&body).send().await;
        assert!(!answer.text().contains("access_token"), "no session by signing up: {}", answer.text());
        world.enter(person("ben"), &["vitrine-managers"]).await;
    }
}

#[tokio::test]
async fn a_chosen_owner_breaks_the_glass_with_a_passkey_and_all_owners_get_an_email() {
    for world in worlds().await {
        let settings = enforce(&world).await;
        let owner: auth::UserId = settings["owners"][0]["id"].as_str().unwrap().parse().unwrap();
        let email = format!("owner@{DOMAIN}");
        let rule = |user: auth::UserId, method: &'static str| {
            let (registrar, db, email) = (world.registrar.clone(), world.app.db.clone(), email.clone());
            async move { registrar.sign_on(&db, &user, &email, method).await.unwrap() }
        };
        assert_eq!(rule(owner.clone(), "passkey").await, SignOn::BreakGlass);
        for method in ["password", "otp", "oauth", "recovery"] {
            assert_eq!(rule(owner.clone(), method).await, SignOn::Required, "{method}");
        }
        assert_eq!(rule(auth::UserId::new(world.app.now()), "passkey").await, SignOn::Required);
        let mut tx = world.app.db.begin().await.unwrap();
        world.registrar.notify_break_glass(&mut tx, &owner, world.app.now()).await.unwrap();
        tx.commit().await.unwrap();
        let sink = testing::MailSink::start().await;
        let mailer = mail::Mailer::new(Some(&sink.url()), "Vitrine <no-reply@vitrine.example>", "mail".into()).unwrap();
        let jobs = mail::jobs(mailer, testing::sealer());
        jobs::run_pending(&world.app.db, &world.app.clock, &jobs).await.unwrap();
        assert_eq!(sink.emails().iter().filter(|sent| sent.to == [email.clone()]).count(), 1);
    }
}

#[tokio::test]
async fn the_operator_turns_it_off_and_passwords_work_again() {
    for world in worlds().await {
        enforce(&world).await;
        assert!(sso::operator::turn_off(&world.app, &world.org).await.unwrap());
        let body = json!({ "email": format!("owner@{DOMAIN}"), "password": testing::PASSWORD });
        world.client.post("/auth/v1/token?grant_type=password").json(&body).send().await.expect(200);
        world.find(&format!("ben@{DOMAIN}")).await.expect(404);
    }
}

#[tokio::test]
async fn a_changed_connection_is_no_longer_enforced() {
    let world = one_world().await;
    enforce(&world).await;
    let settings = world.connect(&world.owner, &json!({ "scopes": "groups" })).await.expect(200).json();
    assert_eq!(settings["connection"]["mode"], "optional");
}

#[tokio::test]
async fn a_saved_connection_that_signs_in_alike_stays_enforced() {
    let world = one_world().await;
    enforce(&world).await;
    for changes in
        [json!({ "client_secret": null }), json!({ "client_secret": null, "rules": [], "default_role": "viewer" })]
    {
        let settings = world.connect(&world.owner, &changes).await.expect(200).json();
        assert_eq!(settings["connection"]["mode"], "enforced", "{changes}");
    }
}

#[tokio::test]
async fn only_owners_set_single_sign_on_up_and_no_setting_makes_owners() {
    let world = one_world().await;
    let ada = world.enter(person("ada"), &["vitrine-admins"]).await;
    ada.get("/api/v1/sso").send().await.expect(403);
    for changes in [
        json!({ "rules": [{ "group": "owners", "role": "owner" }] }),
        json!({ "default_role": "owner" }),
        json!({ "issuer": "http://evil.example" }),
        json!({ "provider": "entra", "issuer": "https://login.microsoftonline.com/common/v2.0" }),
        json!({ "rules": vec![json!({ "group": "g", "role": "viewer" }); 101] }),
        json!({ "client_id": "a\u{0}b" }),
    ] {
        world.connect(&world.owner, &changes).await.expect(422);
    }
}

impl World {
    /// Stores a passed test.
    async fn pass_test(&self) {
        let answer = self.owner.post("/api/v1/sso/test").send().await.expect(200);
        let cookie = answer.header("set-cookie").split(';').next().unwrap().to_owned();
        let request = url::Url::parse(answer.json()["url"].as_str().unwrap()).unwrap();
        let started = crate::world::Started { request, cookie };
        let back = self.approve(&started, person("ben"), &["vitrine-managers"]);
        self.come_back(&back, &started.cookie).await;
    }

    /// Gives a user a passkey.
    async fn add_passkey(&self, user: &str) {
        let id = orgs::OrgId::new(self.app.now());
        db::query!(
            "insert into passkeys (id, user_id, credential_id, public_key, sign_count, transports, friendly_name, created_at)
             values ($1, $2, $1, $1, 0, $3, $3, $4)",
            &id,
            user,
            "[]",
            self.app.now()
        )
        .run(&*self.db)
        .await
        .unwrap();
    }
}
