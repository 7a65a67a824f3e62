//! Addresses that lead into private networks, in sixty forms: nobody knocks on the door of the canary.

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
use tokio::net::TcpListener;

use crate::{
    page_audit::{reaching, server},
    world::worlds_with,
};

/// Listens, and counts who connects.
async fn canary() -> (SocketAddr, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("0.0.0.0:0").await.unwrap();
    let (address, knocks) = (listener.local_addr().unwrap(), Arc::new(AtomicUsize::new(0)));
    let counted = knocks.clone();
    tokio::spawn(async move {
        while listener.accept().await.is_ok() {
            counted.fetch_add(1, Ordering::SeqCst);
        }
    });
    (address, knocks)
}

/// `PORT` is the canary's.
const FORMS: [&str; 62] = [
    "http://127.0.0.1:PORT/",
    "http://127.1:PORT/",
    "http://127.0.1:PORT/",
    "http://2130706433:PORT/",
    "http://0x7f000001:PORT/",
    "http://0x7f.0.0.1:PORT/",
    "http://0x7f.1:PORT/",
    "http://017700000001:PORT/",
    "http://0177.0.0.1:PORT/",
    "http://0177.1:PORT/",
    "http://127.0.0.1.:PORT/",
    "http://127.255.255.254:PORT/",
    "http://0:PORT/",
    "http://0.0.0.0:PORT/",
    "http://00000000:PORT/",
    "http://[::1]:PORT/",
    "http://[::]:PORT/",
    "http://[0:0:0:0:0:0:0:1]:PORT/",
    "http://[::ffff:127.0.0.1]:PORT/",
    "http://[::ffff:7f00:1]:PORT/",
    "http://[0:0:0:0:0:ffff:127.0.0.1]:PORT/",
    "http://[::127.0.0.1]:PORT/",
    "http://[64:ff9b::127.0.0.1]:PORT/",
    "http://[64:ff9b:1::127.0.0.1]:PORT/",
    "http://[2002:7f00:1::]:PORT/",
    "http://[2001:0:7f00:1::]:PORT/",
    "http://[fe80::1]:PORT/",
    "http://[fc00::1]:PORT/",
    "http://[fd00:ec2::254]:PORT/",
    "http://[ff02::1]:PORT/",
    "http://[fe80::1%25eth0]:PORT/",
    "http://169.254.169.254:PORT/latest/meta-data/",
    "http://0xa9fea9fe:PORT/",
    "http://2852039166:PORT/",
    "http://10.0.0.1:PORT/",
    "http://100.64.0.1:PORT/",
    "http://172.16.0.1:PORT/",
    "http://192.168.0.1:PORT/",
    "http://198.18.0.1:PORT/",
    "http://255.255.255.255:PORT/",
    "http://224.0.0.1:PORT/",
    "http://localhost:PORT/",
    "http://LOCALHOST:PORT/",
    "http://localhost.:PORT/",
    "http://rebind.example:PORT/",
    "http://mixed.example:PORT/",
    "http://metadata.example:PORT/",
    "http://mapped.example:PORT/",
    "http://user@127.0.0.1:PORT/",
    "http://user:password@public.example:PORT/",
    "http://public.example@127.0.0.1:PORT/",
    "http://127.0.0.1:PORT#@public.example/",
    "http://127.0.0.1:PORT?@public.example/",
    "http://public.example\\@127.0.0.1:PORT/",
    "http://①②⑦.⓪.⓪.①:PORT/",
    "http://127。0。0。1:PORT/",
    "http://１２７.０.０.１:PORT/",
    "gopher://127.0.0.1:PORT/_x",
    "file:///etc/passwd",
    "ftp://127.0.0.1:PORT/",
    "unix:/run/app.sock",
    "dict://127.0.0.1:PORT/info",
];

/// Names of an attacker; one is public and private at once.
fn names() -> Resolver {
    Arc::new(move |host, port| -> BoxFuture<'static, _> {
        Box::pin(async move {
            let ips: &[&str] = match host.as_str() {
                "mixed.example" => &["192.0.32.7", "127.0.0.1"],
                "metadata.example" => &["169.254.169.254"],
                "mapped.example" => &["::ffff:127.0.0.1"],
                _ => &["127.0.0.1", "::1"],
            };
            Ok(ips.iter().map(|ip| SocketAddr::new(ip.parse().unwrap(), port)).collect())
        })
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn no_form_of_a_private_address_reaches_the_canary() {
    let (canary, knocks) = canary().await;
    let fetcher = Fetcher::with_resolver(Reach::PublicAndPort(canary.port()), names());
    let settings = Settings { sealer: testing::sealer(), fetcher, rate_limit_factor: 1_000, ..Settings::default() };
    let world = worlds_with(settings).await.remove(0);
    for form in FORMS {
        let url = form.replace("PORT", &canary.port().to_string());
        let answer =
            world.client.post("/api/v1/tools/page-audit").json(&json!({ "url": url })).send().await.expect(422).json();
        let is_refused = answer["code"] == "address_not_allowed" || answer["errors"][0]["code"] == "invalid_url";
        assert!(is_refused, "{url}: {answer}");
    }
    assert_eq!(knocks.load(Ordering::SeqCst), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_redirect_leads_to_the_canary() {
    let (canary, knocks) = canary().await;
    let port = canary.port();
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
    assert_eq!(knocks.load(Ordering::SeqCst), 0);
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
    let (canary, knocks) = canary().await;
    let good = server(|_, _| {
        "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".into()
    })
    .await;
    let looks = Arc::new(AtomicUsize::new(0));
    let counted = looks.clone();
    let resolver: Resolver = Arc::new(move |_, port| -> BoxFuture<'static, _> {
        let is_first = counted.fetch_add(1, Ordering::SeqCst) == 0;
        let address = if is_first { SocketAddr::new(good.ip(), port) } else { SocketAddr::new(canary.ip(), port) };
        Box::pin(async move { Ok(vec![address]) })
    });
    let fetcher = Fetcher::with_resolver(Reach::PublicAnd(good), resolver);
    let settings = Settings { sealer: testing::sealer(), fetcher, ..Settings::default() };
    let world = worlds_with(settings).await.remove(0);
    let body = json!({ "url": format!("http://rebind.example:{}/", good.port()) });
    world.client.post("/api/v1/tools/page-audit").json(&body).send().await.expect(200);
    assert_eq!(looks.load(Ordering::SeqCst), 1);
    assert_eq!(knocks.load(Ordering::SeqCst), 0);
}
