//! Accounts, memberships and sessions of people of a provider, and the reach of the sessions.

use db::query;
use serde_json::json;

use crate::world::{DOMAIN, object, org_of, person, sign_up, worlds};
use simulated_openid::Script;

#[tokio::test]
async fn a_person_of_the_provider_becomes_a_member_with_the_role_of_the_first_group_that_matches() {
    for world in worlds().await {
        let users = world.users().await;
        let ada = world.enter(person("ada"), &["vitrine-viewers", "vitrine-admins"]).await;
        assert_eq!((world.role(&ada).await, org_of(&ada).await), ("admin".into(), world.org.clone()));
        assert_eq!(world.users().await, users + 1);
        // Groups decide at each sign-in.
        let ada = world.enter(person("ada"), &["vitrine-viewers"]).await;
        assert_eq!(world.role(&ada).await, "viewer");
        assert_eq!(world.users().await, users + 1, "one account for one person");
    }
}

#[tokio::test]
async fn an_address_in_a_claimed_domain_gives_the_account_that_it_has() {
    for world in worlds().await {
        let ben = sign_up(&world.client, &format!("ben@{DOMAIN}")).await;
        let own = org_of(&ben).await;
        let session = world.enter(person("ben"), &["vitrine-managers"]).await;
        let id = |client: &testing::Client| client.get("/api/v1/me").send();
        let (before, after) = (id(&ben).await.json(), id(&session).await.json());
        assert_eq!(before["user"]["id"], after["user"]["id"]);
        assert_eq!(org_of(&session).await, world.org);
        assert_ne!(own, world.org);
    }
}

#[tokio::test]
async fn a_session_of_single_sign_on_reaches_its_organization_only_and_no_way_in_of_the_account() {
    for world in worlds().await {
        let ben = sign_up(&world.client, &format!("ben@{DOMAIN}")).await;
        let own = org_of(&ben).await;
        let session = world.enter(person("ben"), &["vitrine-managers"]).await;
        let listed = session.get("/api/v1/organisations").send().await.expect(200).json();
        assert_eq!(listed["items"].as_array().unwrap().len(), 1, "{listed}");
        session.post(&format!("/api/v1/organisations/{own}/switch")).send().await.expect(404);
        // Another session of the account works elsewhere; this one does not follow.
        ben.post(&format!("/api/v1/organisations/{own}/switch")).send().await.expect(200);
        assert_eq!(org_of(&session).await, world.org);
        ben.post(&format!("/api/v1/organisations/{own}/switch")).send().await.expect(200);
        let members = session.get("/api/v1/members").send().await.expect(200).json();
        assert!(members["items"].as_array().unwrap().len() >= 2, "members of the provider's organization: {members}");
        let change = json!({ "password": "Quai-Voltaire-9-Paris" });
        session.ask(axum::http::Method::PUT, "/auth/v1/user").json(&change).send().await.expect(403);
        for (method, path) in [
            ("POST", "/auth/v1/factors"),
            ("GET", "/auth/v1/passkeys"),
            ("GET", "/auth/v1/sessions"),
            ("GET", "/auth/v1/reauthenticate"),
            ("GET", "/auth/v1/user/identities/authorize?provider=google"),
        ] {
            let method = axum::http::Method::from_bytes(method.as_bytes()).unwrap();
            let answer = session.ask(method, path).json(&json!({ "factor_type": "totp" })).send().await;
            assert!(answer.status.is_client_error(), "{path}: {}", answer.status);
            assert!(answer.text().contains("sso_session"), "{path}: {}", answer.text());
        }
        let new = json!({ "name": "Mine" });
        let answer = session.post("/api/v1/organisations").json(&new).send().await.expect(403);
        assert!(answer.text().contains("sso_session"));
        session.get("/auth/v1/user").send().await.expect(200);
    }
}

#[tokio::test]
async fn missing_groups_hold_for_a_day_and_are_refused_then() {
    for world in worlds().await {
        world.enter(person("ben"), &["vitrine-managers"]).await;
        let without = object(json!({ "groups": null }));
        world.provider.play(Script { claims: without.clone(), userinfo: without, ..Script::default() });
        world.app.clock.advance(jiff::SignedDuration::from_hours(23));
        let ben = world.enter(person("ben"), &[]).await;
        assert_eq!(world.role(&ben).await, "manager");
        world.app.clock.advance(jiff::SignedDuration::from_hours(2));
        let started = world.start(&format!("ben@{DOMAIN}")).await;
        let back = world.approve(&started, person("ben"), &[]);
        let landing = world.come_back(&back, &started.cookie).await;
        assert!(landing.as_str().contains("error_code=sso_refused"), "{landing}");
        assert_eq!(world.refusals(&world.org).await[0], "groups_missing");
    }
}

#[tokio::test]
async fn identities_sleep_while_the_domain_is_lost() {
    for world in worlds().await {
        world.enter(person("ben"), &["vitrine-managers"]).await;
        let started = world.start(&format!("ben@{DOMAIN}")).await;
        let back = world.approve(&started, person("ben"), &["vitrine-managers"]);
        world.release(DOMAIN);
        let landing = world.come_back(&back, &started.cookie).await;
        assert!(landing.as_str().contains("error_code=sso_refused"), "{landing}");
        assert_eq!(world.refusals(&world.org).await[0], "domain_lost");
        world.find(&format!("ben@{DOMAIN}")).await.expect(404);
        world.claim(DOMAIN, &world.org);
        world.enter(person("ben"), &["vitrine-managers"]).await;
    }
}

#[tokio::test]
async fn the_provider_ends_sessions_and_a_logout_token_works_once() {
    for world in worlds().await {
        let ben = world.enter(person("ben"), &["vitrine-managers"]).await;
        let ada = world.enter(person("ada"), &["vitrine-admins"]).await;
        let id = world.connection(&world.owner).await;
        let token = world.provider.logout_token(&world.issuer, "p-2", &object(json!({})));
        let end = |token: String| {
            let form = format!("logout_token={token}");
            let path = format!("/auth/sso/{id}/backchannel");
            world.client.post(&path).body("application/x-www-form-urlencoded", form).send()
        };
        let answer = end(token.clone()).await.expect(200);
        assert_eq!(answer.header("cache-control"), "no-store");
        ben.get("/api/v1/me").send().await.expect(401);
        ada.get("/api/v1/me").send().await.expect(200);
        end(token).await.expect(400);
        // A token that ends no session is no error.
        end(world.provider.logout_token(&world.issuer, "p-2", &object(json!({})))).await.expect(200);
    }
}

#[tokio::test]
async fn signing_out_leads_to_the_provider_with_the_token_of_the_session() {
    for world in worlds().await {
        let ben = world.enter(person("ben"), &["vitrine-managers"]).await;
        let answer = ben.post("/api/v1/sso/sign-out").send().await.expect(200).json();
        let url = answer["url"].as_str().unwrap();
        assert!(url.starts_with(&format!("{}/logout?client_id=vitrine", world.issuer)), "{url}");
        assert!(url.contains("id_token_hint=ey") && url.contains("post_logout_redirect_uri="), "{url}");
        let answer = world.owner.post("/api/v1/sso/sign-out").send().await.expect(200).json();
        assert!(answer["url"].is_null());
    }
}

#[tokio::test]
async fn a_failing_provider_does_not_block_other_sign_in_methods() {
    for world in worlds().await {
        world.provider.play(Script { discovery_status: Some(503), ..Script::default() });
        let search = world.find(&format!("ben@{DOMAIN}")).await.expect(200).json();
        let url = url::Url::parse(search["url"].as_str().unwrap()).unwrap();
        let path = format!("{}?{}", url.path(), url.query().unwrap());
        let answer = world.client.get(&path).send().await.expect(302);
        assert!(answer.header("location").contains("error_code=sso_unreachable"));
        let body = json!({ "email": format!("owner@{DOMAIN}"), "password": testing::PASSWORD });
        world.client.post("/auth/v1/token?grant_type=password").json(&body).send().await.expect(200);
    }
}

#[tokio::test]
async fn a_test_sign_in_shows_the_claims_and_the_resulting_role_without_a_session() {
    for world in worlds().await {
        let answer = world.owner.post("/api/v1/sso/test").send().await.expect(200);
        let cookie = answer.header("set-cookie").split(';').next().unwrap().to_owned();
        assert!(answer.header("set-cookie").contains("Secure; HttpOnly; SameSite=Lax"));
        let request = url::Url::parse(answer.json()["url"].as_str().unwrap()).unwrap();
        let started = crate::world::Started { request, cookie };
        let users = world.users().await;
        let back = world.approve(&started, person("ben"), &["paris", "vitrine-managers"]);
        let landing = world.come_back(&back, &started.cookie).await;
        assert_eq!(landing.path(), "/dashboard/settings/single-sign-on");
        let settings = world.owner.get("/api/v1/sso").send().await.expect(200).json();
        let test = &settings["connection"]["test"];
        assert_eq!((&test["has_passed"], &test["rule"], &test["role"]), (&json!(true), &json!(2), &json!("manager")));
        assert_eq!(test["groups"], json!(["paris", "vitrine-managers"]));
        assert_eq!((world.users().await, world.sessions().await), (users, 0));
        assert!(!settings.to_string().contains("simulated secret"));
    }
}

#[tokio::test]
async fn leaving_the_organization_ends_access_at_once() {
    for world in worlds().await {
        let ben = sign_up(&world.client, &format!("ben@{DOMAIN}")).await;
        let session = world.enter(person("ben"), &["vitrine-managers"]).await;
        let me = session.get("/api/v1/me").send().await.expect(200).json();
        let id = me["user"]["id"].as_str().unwrap().to_owned();
        world.owner.delete(&format!("/api/v1/members/{id}")).send().await.expect(204);
        session.get("/api/v1/me").send().await.expect(403);
        session.get("/api/v1/members").send().await.expect(403);
        let listed = session.get("/api/v1/organisations").send().await.expect(200).json();
        assert_eq!(listed["items"], json!([]));
        ben.get("/api/v1/me").send().await.expect(200);
    }
}

#[tokio::test]
async fn a_person_deactivated_by_the_provider_does_not_join_by_signing_in() {
    let email = format!("ada@{DOMAIN}");
    for world in worlds().await {
        query!(
            "insert into scim_people (org_id, id, name_key, document, is_active, version, created_at, updated_at)
             values ($1, '018f0000-0000-7000-8000-00000000dddd', $2, $3, false, 1, 1, 1)",
            &world.org,
            &email,
            json!({ "userName": &email })
        )
        .run(&*world.db)
        .await
        .unwrap();
        let started = world.start(&email).await;
        let path = world.approve(&started, person("ada"), &["vitrine-admins"]);
        world.come_back(&path, &started.cookie).await;
        assert_eq!(world.refusals(&world.org).await[0], "no_membership");
    }
}
