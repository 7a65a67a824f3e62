use db::query;
use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::Answer;

use crate::{
    authenticator::{Authenticator, USER_PRESENT, USER_VERIFIED, base64},
    world::{PASSWORD, World, refused, text, user, worlds},
};

async fn post(world: &World, session: &Value, path: &str, body: &Value) -> Answer {
    let ask = world.client_of(session).post(&format!("/auth/v1{path}")).header("X-Supabase-Api-Version", "2024-01-01");
    ask.json(body).send().await
}

async fn registration(world: &World, session: &Value) -> Value {
    post(world, session, "/passkeys/registration/options", &json!({})).await.expect(200).json()
}

async fn add(world: &World, session: &Value, begun: &Value, credential: &Value) -> Answer {
    let body = json!({ "challenge_id": begun["challenge_id"], "credential": credential });
    post(world, session, "/passkeys/registration/verify", &body).await
}

async fn authentication(world: &World) -> Value {
    world.post("/passkeys/authentication/options", &json!({})).send().await.expect(200).json()
}

async fn sign_in(world: &World, begun: &Value, credential: &Value) -> Answer {
    let body = json!({ "challenge_id": begun["challenge_id"], "credential": credential });
    world.post("/passkeys/authentication/verify", &body).send().await
}

/// A user with a passkey: the session that added it, the passkey, and its device.
pub async fn with_passkey(world: &World, email: &str) -> (Value, Value, Authenticator) {
    let session = world.sign_up(email).await;
    let mut device = Authenticator::new();
    let begun = registration(world, &session).await;
    let credential = device.create(&begun["options"]);
    let passkey = add(world, &session, &begun, &credential).await.expect(200).json();
    (session, passkey, device)
}

fn claims(session: &Value) -> Value {
    use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
    let token = text(&session["access_token"]);
    serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(token.split('.').nth(1).unwrap()).unwrap()).unwrap()
}

async fn list(world: &World, session: &Value) -> Value {
    world.client_of(session).get("/auth/v1/passkeys").send().await.expect(200).json()
}

async fn sign_ins(world: &World) -> usize {
    world.deeds("session.created").await.len()
}

#[tokio::test]
async fn a_passkey_signs_in_with_two_factors() {
    for world in worlds().await {
        let (session, passkey, mut device) = with_passkey(&world, "zoe@example.com").await;
        let begun = authentication(&world).await;
        assert_eq!(begun["options"]["userVerification"], "required");
        assert_eq!(begun["options"]["rpId"], "vitrine.example");
        assert_eq!(begun["options"]["allowCredentials"], json!([]));
        let signed_in = sign_in(&world, &begun, &device.get(&begun["options"])).await.expect(200).json();
        assert_eq!(signed_in["user"]["id"], session["user"]["id"]);
        let claims = claims(&signed_in);
        assert_eq!((&claims["aal"], &claims["amr"][0]["method"]), (&json!("aal2"), &json!("passkey")));
        world.client_of(&signed_in).get("/whoami").send().await.expect(200);
        let listed = list(&world, &session).await;
        assert_eq!(listed[0]["id"], passkey["id"]);
        assert!(listed[0]["last_used_at"].is_string(), "{listed}");
        assert_eq!(world.emails().await.len(), 1, "its user is told of a new passkey");
    }
}

#[tokio::test]
async fn the_challenge_asks_for_a_passkey_of_this_user_and_site() {
    for world in worlds().await {
        let (session, _, device) = with_passkey(&world, "zoe@example.com").await;
        let options = &registration(&world, &session).await["options"];
        assert_eq!(options["rp"]["id"], "vitrine.example");
        assert_eq!(options["user"]["name"], "zoe@example.com");
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
        assert_eq!(options["authenticatorSelection"]["userVerification"], "required");
        assert_eq!(options["excludeCredentials"][0]["id"], base64(&device.id));
        assert_eq!(options["excludeCredentials"][0]["transports"], json!(["hybrid", "internal"]));
        assert_eq!(options["attestation"], "none");
    }
}

#[tokio::test]
async fn a_challenge_is_answered_once_in_time_by_its_user() {
    for world in worlds().await {
        let (session, _, mut device) = with_passkey(&world, "zoe@example.com").await;
        let not_found = "webauthn_challenge_not_found";
        let begun = authentication(&world).await;
        let answer = device.get(&begun["options"]);
        sign_in(&world, &begun, &answer).await.expect(200);
        refused(&sign_in(&world, &begun, &answer).await, 400, not_found);
        // A wrong answer uses it up, too.
        let begun = authentication(&world).await;
        let mut wrong = device.get(&begun["options"]);
        wrong["response"]["signature"] = json!("AAAA");
        refused(&sign_in(&world, &begun, &wrong).await, 400, "webauthn_verification_failed");
        refused(&sign_in(&world, &begun, &device.get(&begun["options"])).await, 400, not_found);
        // A challenge to add a passkey does not sign in, and a challenge of another user adds no passkey.
        let begun = registration(&world, &session).await;
        refused(&sign_in(&world, &begun, &device.get(&begun["options"])).await, 400, not_found);
        let begun = registration(&world, &session).await;
        let other = world.sign_up("yann@example.com").await;
        refused(&add(&world, &other, &begun, &Authenticator::new().create(&begun["options"])).await, 400, not_found);
        let begun = authentication(&world).await;
        world.app.clock.advance(SignedDuration::from_secs(301));
        refused(&sign_in(&world, &begun, &device.get(&begun["options"])).await, 400, "webauthn_challenge_expired");
        let none = json!({ "challenge_id": "no", "options": begun["options"] });
        refused(&sign_in(&world, &none, &device.get(&begun["options"])).await, 400, not_found);
    }
}

#[tokio::test]
async fn a_forged_assertion_is_refused() {
    for world in worlds().await {
        let (_, _, mut device) = with_passkey(&world, "zoe@example.com").await;
        let before = sign_ins(&world).await;
        let good = (device.rp.clone(), device.origin.clone(), device.user_handle.clone());
        let cases: [fn(&mut Authenticator); 7] = [
            |device| device.rp = "evil.example".into(),
            |device| device.origin = "https://evil.example".into(),
            |device| device.origin = "http://vitrine.example".into(),
            |device| device.flags = USER_PRESENT,
            |device| device.flags = USER_VERIFIED,
            |device| device.user_handle = base64(&[7; 16]),
            |device| device.flags = USER_PRESENT | USER_VERIFIED | 16,
        ];
        for (number, forge) in cases.iter().enumerate() {
            let begun = authentication(&world).await;
            forge(&mut device);
            let answer = sign_in(&world, &begun, &device.get(&begun["options"])).await;
            assert_eq!(answer.status, 400, "{number}");
            refused(&answer, 400, "webauthn_verification_failed");
            (device.rp, device.origin, device.user_handle) = good.clone();
            device.flags = USER_PRESENT | USER_VERIFIED;
        }
        // Fields of the answer, changed after it was signed.
        let changes: [(&str, Value); 6] = [
            ("signature", json!("MEUCIQ")),
            ("authenticatorData", json!("")),
            ("clientDataJSON", json!("e30")),
            ("userHandle", json!(null)),
            ("signature", json!("not base64url!")),
            ("authenticatorData", json!("A".repeat(20_000))),
        ];
        for (field, value) in changes {
            let begun = authentication(&world).await;
            let mut answer = device.get(&begun["options"]);
            answer["response"][field] = value;
            refused(&sign_in(&world, &begun, &answer).await, 400, "webauthn_verification_failed");
        }
        // A device that is not registered, with the handle of this user; a challenge that the service never issued.
        let mut stranger = Authenticator::new();
        stranger.user_handle.clone_from(&device.user_handle);
        let begun = authentication(&world).await;
        refused(&sign_in(&world, &begun, &stranger.get(&begun["options"])).await, 400, "webauthn_verification_failed");
        stranger.id.clone_from(&device.id);
        let begun = authentication(&world).await;
        refused(&sign_in(&world, &begun, &stranger.get(&begun["options"])).await, 400, "webauthn_verification_failed");
        let begun = authentication(&world).await;
        let other = json!({ "challenge": base64(&[1; 32]) });
        refused(&sign_in(&world, &begun, &device.get(&other)).await, 400, "webauthn_verification_failed");
        for id in ["\0", "AAAA", "é", &"A".repeat(30_000)] {
            let begun = authentication(&world).await;
            let mut answer = device.get(&begun["options"]);
            answer["id"] = json!(id);
            refused(&sign_in(&world, &begun, &answer).await, 400, "webauthn_verification_failed");
        }
        assert_eq!(sign_ins(&world).await, before);
        let begun = authentication(&world).await;
        sign_in(&world, &begun, &device.get(&begun["options"])).await.expect(200);
    }
}

#[tokio::test]
async fn a_copied_passkey_is_found_out_by_its_counter() {
    for world in worlds().await {
        let (_, _, mut device) = with_passkey(&world, "zoe@example.com").await;
        for (count, is_accepted) in [(5, true), (5, false), (4, false), (6, true)] {
            device.sign_count = count - 1;
            let begun = authentication(&world).await;
            let answer = sign_in(&world, &begun, &device.get(&begun["options"])).await;
            assert_eq!(answer.status == 200, is_accepted, "{count}: {}", answer.text());
        }
        assert_eq!(world.deeds("passkey.copied").await.len(), 2);
    }
}

#[tokio::test]
async fn only_a_good_new_credential_becomes_a_passkey() {
    for world in worlds().await {
        let (session, _, mut device) = with_passkey(&world, "zoe@example.com").await;
        let other = world.sign_up("yann@example.com").await;
        // The device of another user.
        let begun = registration(&world, &other).await;
        let again = device.create(&begun["options"]);
        refused(&add(&world, &other, &begun, &again).await, 422, "webauthn_credential_exists");
        let cases: [fn(&mut Authenticator); 6] = [
            |device| device.rp = "evil.example".into(),
            |device| device.origin = "https://evil.example".into(),
            |device| device.flags = USER_PRESENT,
            |device| device.id = vec![1; 15],
            |device| device.id = vec![1; 1_024],
            |device| device.flags = USER_PRESENT | USER_VERIFIED | 128,
        ];
        for (number, forge) in cases.iter().enumerate() {
            let begun = registration(&world, &session).await;
            let mut fresh = Authenticator::new();
            forge(&mut fresh);
            let answer = add(&world, &session, &begun, &fresh.create(&begun["options"])).await;
            assert_eq!(answer.status, 400, "{number}: {}", answer.text());
        }
        let begun = registration(&world, &session).await;
        let mut lying = Authenticator::new().create(&begun["options"]);
        lying["id"] = json!(base64(&[9; 32]));
        refused(&add(&world, &session, &begun, &lying).await, 400, "webauthn_verification_failed");
        // An assertion is no registration.
        let begun = registration(&world, &session).await;
        let body = json!({ "challenge_id": begun["challenge_id"], "credential": device.get(&begun["options"]) });
        refused(&post(&world, &session, "/passkeys/registration/verify", &body).await, 400, "bad_json");
        assert_eq!(list(&world, &session).await.as_array().unwrap().len(), 1);
    }
}

#[tokio::test]
async fn a_user_has_ten_passkeys_at_most() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        let early = registration(&world, &session).await;
        for _ in 0..10 {
            let begun = registration(&world, &session).await;
            add(&world, &session, &begun, &Authenticator::new().create(&begun["options"])).await.expect(200);
        }
        let eleventh = Authenticator::new().create(&early["options"]);
        refused(&add(&world, &session, &early, &eleventh).await, 422, "too_many_passkeys");
        let answer = post(&world, &session, "/passkeys/registration/options", &json!({})).await;
        refused(&answer, 422, "too_many_passkeys");
    }
}

#[tokio::test]
async fn a_passkey_is_renamed_and_removed_by_its_user_only() {
    for world in worlds().await {
        let (session, passkey, mut device) = with_passkey(&world, "zoe@example.com").await;
        let other = world.sign_up("yann@example.com").await;
        let path = format!("/auth/v1/passkeys/{}", text(&passkey["id"]));
        let rename = async |session: &Value, name: &str| {
            let ask = world.client_of(session).patch(&path).header("X-Supabase-Api-Version", "2024-01-01");
            ask.json(&json!({ "friendly_name": name })).send().await
        };
        let renamed = rename(&session, " My phone ").await.expect(200).json();
        assert_eq!(renamed["friendly_name"], "My phone");
        assert_eq!(list(&world, &session).await[0]["friendly_name"], "My phone");
        for wrong in ["", " ", "a\0b", &"x".repeat(121)] {
            refused(&rename(&session, wrong).await, 400, "validation_failed");
        }
        refused(&rename(&other, "Mine").await, 404, "webauthn_credential_not_found");
        assert_eq!(list(&world, &other).await, json!([]));
        let remove = async |session: &Value| {
            world.client_of(session).delete(&path).header("X-Supabase-Api-Version", "2024-01-01").send().await
        };
        refused(&remove(&other).await, 404, "webauthn_credential_not_found");

        let begun = authentication(&world).await;
        let signed_in = sign_in(&world, &begun, &device.get(&begun["options"])).await.expect(200).json();
        remove(&session).await.expect(204);
        refused(&remove(&session).await, 404, "webauthn_credential_not_found");
        let begun = authentication(&world).await;
        refused(&sign_in(&world, &begun, &device.get(&begun["options"])).await, 400, "webauthn_verification_failed");
        // The session that it began goes on, with one factor.
        let refreshed = world.refresh(&text(&signed_in["refresh_token"])).await.expect(200).json();
        assert_eq!(claims(&refreshed)["aal"], "aal1");
    }
}

#[tokio::test]
async fn a_passkey_satisfies_the_second_factor() {
    for world in worlds().await {
        let (session, _, mut device) = with_passkey(&world, "zoe@example.com").await;
        // As if a code had been proved before.
        query!(
            "insert into mfa_factors (id, user_id, kind, friendly_name, status, created_at, updated_at)
             values ('f', $1, 'totp', 'Phone', 'verified', 0, 0)",
            text(&session["user"]["id"])
        )
        .run(&*world.db)
        .await
        .unwrap();
        let weak = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        world.client_of(&weak).get("/whoami").send().await.expect(403);
        let answer = post(&world, &weak, "/passkeys/registration/options", &json!({})).await;
        refused(&answer, 401, "insufficient_aal");
        let begun = authentication(&world).await;
        let strong = sign_in(&world, &begun, &device.get(&begun["options"])).await.expect(200).json();
        world.client_of(&strong).get("/whoami").send().await.expect(200);
        user(&world.client_of(&weak)).send().await.expect(403);
    }
}

#[tokio::test]
async fn a_banned_user_has_no_use_of_a_passkey() {
    for world in worlds().await {
        let (session, _, mut device) = with_passkey(&world, "zoe@example.com").await;
        let until = (world.app.now() + SignedDuration::from_hours(1)).as_millisecond();
        query!("update users set banned_until = $2 where id = $1", text(&session["user"]["id"]), until)
            .run(&*world.db)
            .await
            .unwrap();
        let begun = authentication(&world).await;
        refused(&sign_in(&world, &begun, &device.get(&begun["options"])).await, 400, "user_banned");
    }
}
