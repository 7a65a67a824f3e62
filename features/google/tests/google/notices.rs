//! Google's notices through Pub/Sub: who is believed.

use axum::http::Method;
use base64::{Engine, prelude::BASE64_STANDARD};
use serde_json::{Value, json};

use crate::{
    connecting::requests,
    syncing::some,
    world::{World, worlds},
};

const GET: &str = "mybusinessbusinessinformation.locations.get";

fn delivery(message: &str, google_id: &str) -> Value {
    let notice = json!({ "type": "GOOGLE_UPDATE", "location_name": format!("locations/{google_id}") }).to_string();
    json!({ "message": { "messageId": message, "data": BASE64_STANDARD.encode(notice) }, "subscription": "projects/p/subscriptions/s" })
}

async fn deliver(world: &World, token: Option<&str>, body: &Value) -> u16 {
    let client = token.map_or_else(|| world.nobody(), |token| world.nobody().with_token(token));
    client.post("/api/v1/google/notices").json(body).send().await.status.as_u16()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_cannot_prove_to_be_google_is_refused() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (_, google_id, _) = some(&owner).await;
        let before = requests(&world, GET).await;
        let body = delivery("m", &google_id);
        let header = |alg: &str| {
            base64::prelude::BASE64_URL_SAFE_NO_PAD.encode(json!({ "alg": alg, "kid": "x", "typ": "JWT" }).to_string())
        };
        let claims = json!({ "iss": "https://accounts.google.com", "aud": crate::world::AUDIENCE, "email": crate::world::SENDER,
            "email_verified": true, "iat": 1_795_176_000, "exp": 1_795_179_600 });
        let claims = base64::prelude::BASE64_URL_SAFE_NO_PAD.encode(claims.to_string());
        let forged: Vec<String> =
            ["none", "HS256", "RS256"].iter().map(|alg| format!("{}.{claims}.c2ln", header(alg))).collect();
        assert_eq!(deliver(&world, None, &body).await, 401);
        for token in forged.iter().map(String::as_str).chain(["x", "a.b.c", "vtr_x"]) {
            assert_eq!(deliver(&world, Some(token), &body).await, 401, "{token}");
        }
        // What Google signed for somebody else.
        let tokens = world.order(Method::POST, "/sim/tokens", &json!({ "email": crate::world::CAMILLE })).await;
        assert_eq!(deliver(&world, tokens["id_token"].as_str().or(Some("x")), &body).await, 401);
        world.work().await;
        assert_eq!(requests(&world, GET).await, before, "nothing was done");
    }
}
