//! Traces, as a collector gets them.

use std::{net::Ipv4Addr, time::Duration};

use axum::{Json, Router, routing::post};
use serde_json::Value;
use testing::{Program, ask, engines, free_port};
use tokio::{net::TcpListener, sync::mpsc, time::timeout};

const TRACE: &str = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN: &str = "00f067aa0ba902b7";

/// A collector on this machine: what it is sent, span by span.
async fn collector() -> (String, mpsc::UnboundedReceiver<Value>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    let (sender, receiver) = mpsc::unbounded_channel();
    let take = post(async move |Json(body): Json<Value>| {
        let resource = &body["resourceSpans"][0];
        assert_eq!(resource["resource"]["attributes"][0]["value"]["stringValue"], "vitrine");
        for span in resource["scopeSpans"][0]["spans"].as_array().expect("spans") {
            // The test may have heard enough.
            let _ = sender.send(span.clone());
        }
        Json(serde_json::json!({}))
    });
    tokio::spawn(axum::serve(listener, Router::new().route("/v1/traces", take)).into_future());
    (address, receiver)
}

fn attribute<'a>(span: &'a Value, key: &str) -> &'a Value {
    let attributes = span["attributes"].as_array().expect("attributes");
    attributes.iter().find(|attribute| attribute["key"] == key).map_or(&Value::Null, |attribute| &attribute["value"])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_callers_trace_goes_on_through_the_request_to_its_statements() {
    let (address, mut receiver) = collector().await;
    for db in engines().await {
        let home = tempfile::tempdir().expect("a folder");
        let inside = |name: &str| home.path().join(name).display().to_string();
        let (port, keys, photos) = (free_port(), inside("keys"), inside("photos"));
        let listen = format!("127.0.0.1:{port}");
        // Nothing is traced of its own accord, so that nothing else is in the way.
        let arguments = ["serve", "--database", db.url(), "--keys", &keys, "--photos", &photos, "--listen", &listen];
        let arguments = [&arguments[..], &["--otlp-endpoint", &address, "--trace-share", "0"]].concat();
        let program = Program::start(env!("CARGO_BIN_EXE_vitrine"), &arguments, port).await;
        let parent = format!("00-{TRACE}-{SPAN}-01");
        let body = br#"{"email":"zoe@example.com","password":"Secret-horse-7"}"#;
        let path = "/auth/v1/token?grant_type=password";
        let answer = ask(port, "POST", path, "", &[("traceparent", &parent)], body).await.expect("an answer");
        assert_eq!(answer.0, 400);
        assert!(program.end().await.success(), "what is not sent yet is sent at the end");

        let mut spans = Vec::new();
        let all = async {
            while !spans.iter().any(|span: &Value| span["parentSpanId"] == SPAN) {
                spans.push(receiver.recv().await.expect("the collector goes on"));
            }
        };
        timeout(Duration::from_secs(20), all).await.expect("a trace arrives");
        let request = spans.iter().find(|span| span["parentSpanId"] == SPAN).expect("the request");
        assert_eq!(request["name"], "POST /auth/v1/token");
        assert_eq!(attribute(request, "http.response.status_code")["intValue"], "400");
        assert!(request["startTimeUnixNano"].as_str() <= request["endTimeUnixNano"].as_str());
        let statements: Vec<_> = spans.iter().filter(|span| span["parentSpanId"] == request["spanId"]).collect();
        assert!(!statements.is_empty());
        for span in &spans {
            assert_eq!(span["traceId"], TRACE);
            let text = span.to_string();
            assert!(!text.contains("zoe") && !text.contains("Secret-horse"), "{text}");
        }
        assert!(statements.iter().all(|span| span["name"].as_str().is_some_and(|name| name.starts_with("query "))));
    }
}
