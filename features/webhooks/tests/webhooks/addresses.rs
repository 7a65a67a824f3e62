//! Addresses in private networks are rejected when they are saved and again before each message.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use db::query;
use futures::future::BoxFuture;
use outgoing::{Outgoing, Reach, Resolver};
use serde_json::json;
use testing::{Canary, PRIVATE_ADDRESSES};
use webhooks::Settings;

use crate::world::{created, worlds_with};

/// Resolves the host names of an attacker.
fn names() -> Resolver {
    Arc::new(move |host, port| -> BoxFuture<'static, _> {
        let ips = testing::private_names(&host).iter().map(|ip| SocketAddr::new(ip.parse().unwrap(), port)).collect();
        Box::pin(async move { Ok(ips) })
    })
}

fn forms(canary: &Canary) -> impl Iterator<Item = String> {
    let port = canary.address.port().to_string();
    PRIVATE_ADDRESSES.into_iter().map(move |form| form.replace("PORT", &port).replace("http://", "https://"))
}

#[tokio::test]
async fn no_form_of_a_private_address_is_saved() {
    let canary = Canary::listen().await.unwrap();
    let reach = Reach::PublicAndPort(canary.address.port());
    let outgoing = Outgoing::with_resolver(reach, names());
    for world in worlds_with(|settings| Settings { outgoing: outgoing.clone(), ..settings }).await {
        let owner = world.sign_up("owner").await;
        for url in forms(&canary) {
            let body = json!({ "url": url, "events": ["location.created"] });
            let answer = owner.client.post("/api/v1/webhooks").json(&body).send().await.expect(422).json();
            let code = answer["errors"][0]["code"].as_str().unwrap_or_default().to_owned();
            assert!(["address_not_allowed", "invalid_url"].contains(&code.as_str()), "{url}: {answer}");
        }
    }
    assert_eq!(canary.knocks(), 0);
}

#[tokio::test]
async fn no_form_of_a_private_address_is_sent_to() {
    let canary = Canary::listen().await.unwrap();
    let reach = Reach::PublicAndPort(canary.address.port());
    let is_private = Arc::new(AtomicBool::new(false));
    let seen = is_private.clone();
    // The host resolves to a public address while it is saved, and to a private one later.
    let resolver: Resolver = Arc::new(move |host, port| {
        let private = names();
        let public: SocketAddr = SocketAddr::new("192.0.32.7".parse().unwrap(), port);
        let is_private = seen.load(Ordering::SeqCst);
        Box::pin(async move { if is_private { private(host, port).await } else { Ok(vec![public]) } })
    });
    let outgoing = Outgoing::with_resolver(reach, resolver);
    for world in worlds_with(|settings| Settings { outgoing: outgoing.clone(), ..settings }).await {
        is_private.store(false, Ordering::SeqCst);
        let owner = world.sign_up("owner").await;
        let webhook = owner.webhook("https://rebind.example/", &["location.created"]).await;
        is_private.store(true, Ordering::SeqCst);
        for url in forms(&canary) {
            // The address was written to the database without validation.
            query!(
                "update webhook_endpoints set url = $2, failing_since = null, resting_until = null where org_id = $1",
                &owner.org,
                &url
            )
            .run(&*world.db)
            .await
            .unwrap();
            world.publish(&owner.org, &created("Shop")).await;
            world.work().await;
            let latest = &owner.deliveries(&webhook).await[0];
            assert_eq!(latest["last"]["error"], "address_not_allowed", "{url}");
            world.app.clock.advance(jiff::SignedDuration::from_millis(2));
        }
    }
    assert_eq!(canary.knocks(), 0);
}
