//! Connecting and disconnecting Google users.

use axum::http::Method;
use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::world::{CAMILLE, World, come_back, consent, worlds};

const INVALID: &str = "/dashboard/locations?google_error=google_state_invalid";

#[tokio::test(flavor = "multi_thread")]
async fn consent_connects_google_and_lists_the_accounts_by_name() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let (url, _) = owner.start().await;
        for parameter in ["code_challenge_method=S256", "access_type=offline", "business.manage", "state="] {
            assert!(url.contains(parameter), "{url}");
        }
        assert_eq!(owner.connect(&world, CAMILLE).await, "/dashboard/locations?connected=1");
        let state = owner.get("/api/v1/google").await;
        assert_eq!((&state["is_configured"], &state["is_simulated"]), (&json!(true), &json!(true)));
        assert_eq!(
            (&state["connections"][0]["email"], &state["connections"][0]["state"]),
            (&json!(CAMILLE), &json!("connected"))
        );
        let accounts = owner.get("/api/v1/google/accounts").await;
        let names: Vec<&str> = accounts["items"]
            .as_array()
            .unwrap()
            .iter()
            .map(|account| account["account_name"].as_str().unwrap())
            .collect();
        assert!(names.len() > 2 && names.is_sorted(), "{names:?}");
        let kinds: Vec<&Value> =
            accounts["items"].as_array().unwrap().iter().map(|account| &account["account_type"]).collect();
        assert!(kinds.contains(&&json!("PERSONAL")) && kinds.contains(&&json!("ORGANIZATION")));
        // Connecting the same user again renews the connection.
        owner.connect(&world, CAMILLE).await;
        assert_eq!(owner.get("/api/v1/google").await["connections"].as_array().unwrap().len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_state_is_good_once_in_its_browser_for_ten_minutes_while_its_session_lasts() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let (url, cookie) = owner.start().await;
        let back = consent(&world, &url, CAMILLE, "allow").await;
        // Another browser can neither use the state nor invalidate it.
        assert_eq!(come_back(&world, &back, "vitrine-google=other").await.header("location"), INVALID);
        assert_eq!(come_back(&world, &back, "").await.header("location"), INVALID);
        let answer = come_back(&world, &back, &cookie).await;
        assert_eq!(answer.header("location"), "/dashboard/locations?connected=1");
        let ended = answer.header("set-cookie");
        assert!(["Max-Age=0", "HttpOnly", "SameSite=Lax"].iter().all(|part| ended.contains(part)), "{ended}");
        assert_eq!(come_back(&world, &back, &cookie).await.header("location"), INVALID, "a second time");
        let (url, cookie) = owner.start().await;
        let back = consent(&world, &url, CAMILLE, "allow").await;
        world.app.clock.advance(SignedDuration::from_secs(601));
        assert_eq!(come_back(&world, &back, &cookie).await.header("location"), INVALID, "too late");
        let other = world.sign_up("other").await;
        let (url, cookie) = other.start().await;
        let back = consent(&world, &url, CAMILLE, "allow").await;
        let _ = other.session().await.post("/auth/v1/logout?scope=global").send().await.expect(204);
        assert_eq!(come_back(&world, &back, &cookie).await.header("location"), INVALID, "signed out");
        for nonsense in ["", "?state=", "?state=x&code=y", "?code=x", "?error=access_denied"] {
            let answer = world.signed_out().get(&format!("/api/v1/google/callback{nonsense}")).send().await.expect(303);
            assert_eq!(answer.header("location"), INVALID, "{nonsense}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn denied_consent_shows_a_message_and_connects_nothing() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let (url, cookie) = owner.start().await;
        let back = consent(&world, &url, CAMILLE, "deny").await;
        let to = come_back(&world, &back, &cookie).await.header("location").to_owned();
        assert_eq!(to, "/dashboard/locations?google_error=google_access_denied");
        assert_eq!(owner.get("/api/v1/google").await["connections"], json!([]));
        let signed_out = world.signed_out().post("/functions/v1/auth-google-start").send().await.expect(401).json();
        assert_eq!(signed_out["error"], "Please log in to connect your Google account");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_ended_is_revoked_at_google_and_the_locations_stay() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let count = owner.locations().await.len();
        let id = owner.get("/api/v1/google").await["connections"][0]["id"].as_str().unwrap().to_owned();
        let stranger = world.sign_up("stranger").await;
        let path = format!("/api/v1/google/connections/{id}");
        let _ = stranger.session().await.delete(&path).send().await.expect(404);
        let _ = owner.session().await.delete(&path).send().await.expect(204);
        assert_eq!(owner.get("/api/v1/google/accounts").await["items"], json!([]));
        world.work().await;
        assert!(requests(&world, "oauth2.revoke").await > 0, "Google was told");
        assert_eq!(owner.locations().await.len(), count);
        let sync_response = owner.ask_sync(json!({})).await.expect(409).json();
        assert_eq!(
            (&sync_response["code"], &sync_response["error"]),
            (&json!("google_not_connected"), &json!("Bulk sync failed"))
        );
        // After reconnecting, an import finds the same locations.
        owner.import_all(&world).await;
        assert_eq!(owner.locations().await.len(), count);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_token_is_deleted_and_notified_once() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        world.order(Method::DELETE, "/sim/tokens", &json!({ "email": CAMILLE })).await;
        for _ in 0..2 {
            let run = owner.ask_sync(json!({})).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
            world.work().await;
            let run = owner.run(&run).await;
            assert_eq!((&run["state"], &run["error"]), (&json!("failed"), &json!("google_reconnect_needed")));
        }
        assert_eq!(owner.get("/api/v1/google").await["connections"][0]["state"], "reconnect_needed");
        assert_eq!(owner.notifications("google_reconnect_needed").await.len(), 1);
        let token_requests = requests(&world, "oauth2.token").await;
        let refreshed = owner.client.post("/api/v1/google/accounts/refresh").send().await.expect(200).json();
        assert_eq!(refreshed["error"], "google_reconnect_needed");
        assert_eq!(
            requests(&world, "oauth2.token").await,
            token_requests,
            "a token that was refused is never tried again"
        );
        owner.connect(&world, CAMILLE).await;
        assert_eq!(owner.get("/api/v1/google").await["connections"][0]["state"], "connected");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_sealed_anew_when_the_key_changes() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let keys = |first: u8| crypto::Sealer::new(&[[first; crypto::KEY_BYTES], [7; crypto::KEY_BYTES]]).unwrap();
        let both = google::Google::new(&world.app, &keys(9), &world.settings).unwrap();
        world.app.clock.advance(SignedDuration::from_hours(6));
        world.work_once(&google::jobs(&both)).await;
        let only = crypto::Sealer::new(&[[9; crypto::KEY_BYTES]]).unwrap();
        let only = google::Google::new(&world.app, &only, &world.settings).unwrap();
        let run = owner.ask_sync(json!({})).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
        world.work_once(&google::jobs(&only)).await;
        assert_eq!(owner.run(&run).await["state"], "done", "the new key alone opens them");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_organisation_that_is_removed_has_its_tokens_revoked_at_google() {
    for world in worlds().await {
        let (owner, other) = (world.sign_up("owner").await, world.sign_up("other").await);
        owner.connect(&world, CAMILLE).await;
        other.connect(&world, "alex.martin@example.com").await;
        let org: orgs::OrgId = owner.org.parse().unwrap();
        let mut tx = world.app.db.begin().await.unwrap();
        google::disconnect_all(&mut tx, &org, world.app.now()).await.unwrap();
        orgs::remove(&mut tx, &org).await.unwrap();
        tx.commit().await.unwrap();
        world.work().await;
        assert_eq!(requests(&world, "oauth2.revoke").await, 1, "Google was told");
        let refreshed = other.client.post("/api/v1/google/accounts/refresh").send().await.expect(200).json();
        assert_eq!(refreshed["error"], Value::Null, "nobody else's");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_demo_connects_no_account() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let start = async || owner.session().await.post("/functions/v1/auth-google-start").send().await;
        start().await.expect(200);
        db::query!("update orgs set is_demo = true where id = $1", &*owner.org).run(&world.app.db).await.unwrap();
        let refused = start().await.expect(403).json();
        assert_eq!(refused["code"], "demo_connects_nobody");
    }
}

/// Returns the number of requests with a method that the simulator has received.
pub async fn requests(world: &World, method: &str) -> u64 {
    let log = world.order(Method::GET, "/sim/log", &Value::Null).await;
    log["methods"][method].as_u64().unwrap_or(0)
}
