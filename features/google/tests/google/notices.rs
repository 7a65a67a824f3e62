//! Notices from Google through Pub/Sub: which senders are accepted, and their effects.

use axum::{
    Json, Router,
    http::{HeaderMap, Method, StatusCode},
    routing::post,
};
use base64::{Engine, prelude::BASE64_STANDARD};
use google::{Notices, Settings};
use jiff::SignedDuration;
use serde_json::{Value, json};
use tokio::{net::TcpListener, sync::mpsc};

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
    let client = token.map_or_else(|| world.signed_out(), |token| world.signed_out().with_token(token));
    client.post("/api/v1/google/notices").json(body).send().await.status.as_u16()
}

#[tokio::test(flavor = "multi_thread")]
async fn notifications_without_a_google_signature_are_refused() {
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
        // A token that Google signed for another user.
        let tokens = world.order(Method::POST, "/sim/tokens", &json!({ "email": crate::world::CAMILLE })).await;
        assert_eq!(deliver(&world, tokens["id_token"].as_str().or(Some("x")), &body).await, 401);
        world.work().await;
        assert_eq!(requests(&world, GET).await, before, "nothing was done");
    }
}

/// Service account of deliveries in the simulator.
const DELIVERER: &str = "pubsub-push@simulated-google.iam.gserviceaccount.com";

/// Delivery from the simulator: its token and its body.
type NotificationDelivery = (String, Value);

/// Starts a server that receives deliveries. Returns its address and the deliveries.
async fn letter_box() -> (String, mpsc::UnboundedReceiver<NotificationDelivery>) {
    let (keep, received) = mpsc::unbounded_channel();
    let take = async move |headers: HeaderMap, Json(body): Json<Value>| {
        let token = headers["authorization"].to_str().unwrap().strip_prefix("Bearer ").unwrap().to_owned();
        keep.send((token, body)).unwrap();
        StatusCode::NO_CONTENT
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/api/v1/google/notices", listener.local_addr().unwrap());
    let router = Router::new().route("/api/v1/google/notices", post(take));
    tokio::spawn(async move { axum::serve(listener, router).await });
    (address, received)
}

/// Returns the site with a subscription that has this audience and sender.
fn addressed(world: &World, audience: &str, sender: &str) -> World {
    let (audience, sender) = (audience.to_owned(), sender.to_owned());
    let notices = Notices { topic: "projects/p/topics/t".into(), sender, audience };
    world.again(Settings { notices: Some(notices), ..world.settings.clone() })
}

/// Returns the token with one character changed, in its claims or in its signature.
fn tampered(token: &str, part: usize) -> String {
    let mut parts: Vec<String> = token.split('.').map(str::to_owned).collect();
    let other = if parts[part].as_bytes()[10] == b'A' { "B" } else { "A" };
    parts[part].replace_range(10..11, other);
    parts.join(".")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_signed_notification_is_handled_once_despite_repeats_and_reordering() {
    for world in worlds().await {
        let (address, mut letters) = letter_box().await;
        let world = addressed(&world, &address, DELIVERER);
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        world.order(Method::POST, "/sim/push", &json!({ "url": address })).await;
        let all = owner.locations().await;
        let mut deliveries: Vec<NotificationDelivery> = Vec::new();
        for (at, location) in all.iter().take(3).enumerate() {
            let name = format!("locations/{}", location["google_location_id"].as_str().unwrap());
            let value = format!("https://changed-{at}.example");
            world
                .sim_change(json!({ "location": name, "kind": "update", "field": "websiteUri", "value": value }))
                .await;
            deliveries.push(letters.recv().await.unwrap());
        }
        let before = requests(&world, GET).await;
        for (token, body) in deliveries.iter().rev().chain(&deliveries) {
            assert_eq!(deliver(&world, Some(token), body).await, 204);
        }
        world.work().await;
        assert_eq!(requests(&world, GET).await, before + 3, "each location is read once");
        let open = owner.get("/api/v1/google/changes?open=true").await;
        assert_eq!(open["items"].as_array().unwrap().len(), 3, "{open}");
        assert_eq!(owner.notifications("profile_changed").await.len(), 3);
        assert_eq!(
            deliver(&world, Some(&deliveries[0].0), &json!({ "message": { "messageId": "n", "data": "" } })).await,
            422
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_for_another_audience_expired_or_altered_are_refused() {
    for world in worlds().await {
        let (address, mut letters) = letter_box().await;
        let world = addressed(&world, &address, DELIVERER);
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        world.order(Method::POST, "/sim/push", &json!({ "url": address })).await;
        let (_, google_id, _) = some(&owner).await;
        let name = format!("locations/{google_id}");
        world.sim_change(json!({ "location": name, "kind": "review", "stars": 5 })).await;
        let (token, body) = letters.recv().await.unwrap();
        let before = requests(&world, GET).await;
        let elsewhere = addressed(&world, "https://other.example/notices", DELIVERER);
        let somebody = addressed(&world, &address, "somebody@else.iam.gserviceaccount.com");
        let nowhere = world.again(Settings { notices: None, ..world.settings.clone() });
        for site in [&elsewhere, &somebody, &nowhere] {
            assert_eq!(deliver(site, Some(&token), &body).await, 401);
        }
        for part in [0, 1, 2] {
            assert_eq!(deliver(&world, Some(&tampered(&token, part)), &body).await, 401, "part {part}");
        }
        world.app.clock.advance(SignedDuration::from_secs(421));
        assert_eq!(deliver(&world, Some(&token), &body).await, 401, "signed more than five minutes ago");
        world.work().await;
        assert_eq!(requests(&world, GET).await, before, "nothing was done");
    }
}
