//! Sixty forms of addresses that lead into private networks: no request reaches the canary.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use futures::future::BoxFuture;
use serde_json::json;
use site::{Fetcher, Reach, Resolver, Settings};
use testing::{Canary, PRIVATE_ADDRESSES};

use crate::{
    page_audit::{reaching, server},
    world::worlds_with,
};

/// The names of an attacker.
fn names() -> Resolver {
    Arc::new(move |host, port| -> BoxFuture<'static, _> {
        let ips = testing::private_names(&host).iter().map(|ip| SocketAddr::new(ip.parse().unwrap(), port)).collect();
        Box::pin(async move { Ok(ips) })
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn no_form_of_a_private_address_reaches_the_canary() {
    let canary = Canary::listen().await.unwrap();
    let fetcher = Fetcher::with_resolver(Reach::PublicAndPort(canary.address.port()), names());
    let settings = Settings { sealer: testing::sealer(), fetcher, rate_limit_factor: 1_000, ..Settings::default() };
    let world = worlds_with(settings).await.remove(0);
    for form in PRIVATE_ADDRESSES {
        let url = form.replace("PORT", &canary.address.port().to_string());
        let answer =
            world.client.post("/api/v1/tools/page-audit").json(&json!({ "url": url })).send().await.expect(422).json();
        let is_refused = answer["code"] == "address_not_allowed" || answer["errors"][0]["code"] == "invalid_url";
        assert!(is_refused, "{url}: {answer}");
    }
    assert_eq!(canary.knocks(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_redirect_leads_to_the_canary() {
    let canary = Canary::listen().await.unwrap();
    let port = canary.address.port();
    let address = server(move |path, _| {
        let place = match path {
            "/a" => format!("http://127.0.0.2:{port}/"),
            "/b" => format!("//[::1]:{port}/"),
            "/c" => format!("http://user:password@127.0.0.2:{port}/"),
            "/d" => "file:///etc/passwd".to_owned(),
            _ => "http://169.254.169.254/latest/meta-data/".to_owned(),
        };
        format!("HTTP/1.1 302 Found\r\nlocation: {place}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
    })
    .await;
    let world = reaching(address).await;
    for path in ["a", "b", "c", "d", "e"] {
        let body = json!({ "url": format!("http://{address}/{path}") });
        let answer = world.client.post("/api/v1/tools/page-audit").json(&body).send().await.expect(422).json();
        assert_eq!(answer["code"], "address_not_allowed", "{path}");
    }
    assert_eq!(canary.knocks(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_usual_ports_are_asked() {
    let settings = Settings { sealer: testing::sealer(), rate_limit_factor: 1_000, ..Settings::default() };
    let world = worlds_with(settings).await.remove(0);
    for port in [22, 25, 81, 3306, 5432, 6379, 8080, 8443] {
        let body = json!({ "url": format!("http://192.0.32.7:{port}/") });
        let answer = world.client.post("/api/v1/tools/page-audit").json(&body).send().await.expect(422).json();
        assert_eq!(answer["code"], "address_not_allowed", "{port}");
    }
}

/// The name is looked up once for each request; the connection goes to the address that was judged.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_changes_between_two_looks_is_looked_at_once() {
    let canary = Canary::listen().await.unwrap();
    let good = server(|_, _| {
        "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".into()
    })
    .await;
    let looks = Arc::new(AtomicUsize::new(0));
    let (counted, aim) = (looks.clone(), canary.address.ip());
    let resolver: Resolver = Arc::new(move |_, port| -> BoxFuture<'static, _> {
        let is_first = counted.fetch_add(1, Ordering::SeqCst) == 0;
        let address = if is_first { SocketAddr::new(good.ip(), port) } else { SocketAddr::new(aim, port) };
        Box::pin(async move { Ok(vec![address]) })
    });
    let fetcher = Fetcher::with_resolver(Reach::PublicAnd(good), resolver);
    let settings = Settings { sealer: testing::sealer(), fetcher, ..Settings::default() };
    let world = worlds_with(settings).await.remove(0);
    let body = json!({ "url": format!("http://rebind.example:{}/", good.port()) });
    world.client.post("/api/v1/tools/page-audit").json(&body).send().await.expect(200);
    assert_eq!(looks.load(Ordering::SeqCst), 1);
    assert_eq!(canary.knocks(), 0);
}
