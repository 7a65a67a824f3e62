//! The audit of a page, fetched from a server of the test.

use std::net::SocketAddr;

use serde_json::{Value, json};
use site::{Fetcher, Reach, Settings};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpListener,
};

use crate::world::{World, worlds_with};

/// A server that gives each path its answer.
pub async fn server(answer: impl Fn(&str, SocketAddr) -> String + Send + Sync + 'static) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut request = vec![0; 8192];
            let read = stream.read(&mut request).await.unwrap_or_default();
            let text = String::from_utf8_lossy(&request[..read]).into_owned();
            let path = text.split_whitespace().nth(1).unwrap_or("/").to_owned();
            // A client that has read enough hangs up.
            let _ = stream.write_all(answer(&path, address).as_bytes()).await;
        }
    });
    address
}

fn html(body: &str) -> String {
    format!(
        "HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
}

fn to(place: &str) -> String {
    format!("HTTP/1.1 302 Found\r\nlocation: {place}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
}

/// A world that may reach one server besides the public internet.
pub async fn reaching(address: SocketAddr) -> World {
    let fetcher = Fetcher::new(Reach::PublicAnd(address));
    let settings = Settings { sealer: testing::sealer(), fetcher, rate_limit_factor: 1_000, ..Settings::default() };
    worlds_with(settings).await.remove(0)
}

async fn audit(world: &World, url: &str, status: u16) -> Value {
    world.client.post("/api/v1/tools/page-audit").json(&json!({ "url": url })).send().await.expect(status).json()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_read_after_its_redirects() {
    let page = r#"<html lang="en"><title>Mario’s Pizzeria</title><script type="application/ld+json">
        {"@graph":[{"@type":["Restaurant"],"name":"Mario’s","telephone":"555-0100","address":"1 Main St"}]}</script><h1>Pizza</h1>"#;
    let address = server(move |path, _| match path {
        "/" => to("/a"),
        "/a" => to("/b"),
        "/b" => to("/c"),
        _ => html(page),
    })
    .await;
    let world = reaching(address).await;
    let audit = audit(&world, &format!("http://{address}/"), 200).await;
    assert_eq!(audit["url"], format!("http://{address}/c"));
    assert_eq!(
        audit["business"],
        json!({
            "kind": "Restaurant", "name": "Mario’s", "address": "1 Main St", "phone": "555-0100",
            "has_hours": false, "has_description": false, "has_photos": false, "rating": null,
        })
    );
    assert_eq!(audit["profile"]["health"], 76, "description, photos and hours are missing");
    assert!(!audit["profile"].to_string().contains("not_verified"), "no page tells");
    let rules: Vec<_> =
        audit["problems"].as_array().unwrap().iter().map(|problem| problem["rule"].as_str().unwrap()).collect();
    assert_eq!(rules, ["viewport", "https", "business_hours", "description", "same_phone", "canonical", "phone_link"]);
    let lost: i64 =
        audit["problems"].as_array().unwrap().iter().map(|problem| problem["weight"].as_i64().unwrap()).sum();
    assert_eq!(audit["score"], 100 - lost);
}

#[tokio::test(flavor = "multi_thread")]
async fn urls_without_a_page_are_refused_with_a_reason() {
    let address = server(|path, _| match path {
        "/loop" => to("/loop"),
        "/four" => to("/three"),
        "/three" => to("/two"),
        "/two" => to("/one"),
        "/one" => to("/"),
        "/nowhere" => "HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".into(),
        "/picture" => {
            "HTTP/1.1 200 OK\r\ncontent-type: image/png\r\ncontent-length: 3\r\nconnection: close\r\n\r\nPNG".into()
        }
        "/large" => html(&"x".repeat(1024 * 1024 + 1)),
        "/whole" => html(&"x".repeat(1024 * 1024)),
        _ => html(""),
    })
    .await;
    let world = reaching(address).await;
    for (path, code) in [
        ("/loop", "page_unreachable"),
        ("/four", "page_unreachable"),
        ("/nowhere", "page_unreachable"),
        ("/picture", "no_page"),
        ("/large", "page_too_large"),
    ] {
        assert_eq!(audit(&world, &format!("http://{address}{path}"), 422).await["code"], code, "{path}");
    }
    audit(&world, &format!("http://{address}/whole"), 200).await;
    for url in
        ["", " ", "http://", "javascript:alert(1)", "file:///etc/passwd", "http://a b", "http://exa\\mple.com", "\u{0}"]
    {
        assert_eq!(audit(&world, url, 422).await["errors"][0]["code"], "invalid_url", "{url:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_visitor_audits_few_pages() {
    let address = server(|_, _| html("")).await;
    let fetcher = Fetcher::new(Reach::PublicAnd(address));
    let settings = Settings { sealer: testing::sealer(), fetcher, ..Settings::default() };
    let world = worlds_with(settings).await.remove(0);
    let mut last = 200;
    for _ in 0..12 {
        let body = json!({ "url": format!("http://{address}/") });
        last = world.client.post("/api/v1/tools/page-audit").json(&body).send().await.status.as_u16();
    }
    assert_eq!(last, 429);
}
