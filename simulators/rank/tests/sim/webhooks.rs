//! Pingbacks and postbacks of DataForSEO's tasks.

use std::io::Read;

use axum::{Router, body::Bytes, extract::State, routing::get};
use flate2::read::GzDecoder;
use http::{HeaderMap, Method, Uri};
use serde_json::{Value, json};
use tokio::{net::TcpListener, sync::mpsc};

use crate::harness::{POST, READY, Sim, task_with};

/// Webhook as it arrived.
struct Received {
    method: Method,
    uri: String,
    headers: HeaderMap,
    body: Bytes,
}

type Inbox = mpsc::UnboundedSender<Received>;

async fn receive(State(inbox): State<Inbox>, method: Method, uri: Uri, headers: HeaderMap, body: Bytes) {
    inbox.send(Received { method, uri: uri.to_string(), headers, body }).unwrap();
}

/// Returns the address of a receiver and what arrives at it.
async fn receiver() -> (String, mpsc::UnboundedReceiver<Received>) {
    let (sender, inbox) = mpsc::unbounded_channel();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let router = Router::new().route("/hook", get(receive).post(receive)).with_state(sender);
    tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
    (address, inbox)
}

/// Posts a task with a webhook, and returns its id.
async fn post(sim: &Sim, webhook: &Value) -> String {
    let answer = sim.post(POST, &json!([task_with(webhook)])).await.ok();
    answer["tasks"][0]["id"].as_str().unwrap().to_owned()
}

async fn advance(sim: &Sim, seconds: u32) {
    sim.post("/sim/clock", &json!({ "advanceSeconds": seconds })).await.ok();
}

#[tokio::test]
async fn a_pingback_names_the_task_and_its_tag_once_it_is_ready() {
    let (address, mut inbox) = receiver().await;
    let sim = Sim::new();
    let pingback = json!({ "pingback_url": format!("{address}/hook?id=$id&tag=$tag"), "tag": "run 1:3" });
    let id = post(&sim, &pingback).await;
    advance(&sim, 19).await;
    assert!(inbox.try_recv().is_err(), "the task is in the queue");
    advance(&sim, 1).await;
    let received = inbox.recv().await.unwrap();
    assert_eq!((received.method, received.uri), (Method::GET, format!("/hook?id={id}&tag=run+1%3A3")));
    advance(&sim, 60).await;
    let list = sim.get(READY).await.ok()["tasks"][0]["result"].clone();
    assert_eq!(list[0]["id"], id, "the results wait to be collected");
}

#[tokio::test]
async fn a_postback_has_the_answer_packed_with_gzip() {
    let (address, mut inbox) = receiver().await;
    let sim = Sim::new();
    let id = post(&sim, &json!({ "postback_url": format!("{address}/hook"), "postback_data": "advanced" })).await;
    advance(&sim, 20).await;
    let received = inbox.recv().await.unwrap();
    assert_eq!((received.method, &received.headers["content-encoding"]), (Method::POST, &"gzip".parse().unwrap()));
    let mut text = String::new();
    GzDecoder::new(&received.body[..]).read_to_string(&mut text).unwrap();
    let posted: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(posted["tasks"][0]["id"], id);
    let collected = sim.get(&format!("{}/{id}", crate::harness::GET)).await.ok();
    assert_eq!(posted, collected);
}

#[tokio::test]
async fn webhooks_can_be_lost_or_sent_twice() {
    let (address, mut inbox) = receiver().await;
    let sim = Sim::new();
    for (kind, tag) in [("webhook_lost", "lost"), ("webhook_doubled", "twice")] {
        sim.fault(json!({ "method": "dataforseo.task_post", "kind": kind, "count": 1 })).await;
        post(&sim, &json!({ "pingback_url": format!("{address}/hook?$tag"), "tag": tag })).await;
    }
    post(&sim, &json!({ "pingback_url": format!("{address}/hook?$tag"), "tag": "once" })).await;
    advance(&sim, 20).await;
    let mut uris = Vec::new();
    for _ in 0..3 {
        uris.push(inbox.recv().await.unwrap().uri);
    }
    uris.sort();
    assert_eq!(uris, ["/hook?once", "/hook?twice", "/hook?twice"]);
}
