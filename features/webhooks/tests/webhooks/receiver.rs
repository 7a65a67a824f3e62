//! Webhook receiver on a local port, with configurable answers, that stores received messages.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use axum::{
    Router,
    body::Body,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use futures::{StreamExt, stream};
use serde_json::Value;
use tokio::{net::TcpListener, sync::watch};

/// Behavior of a receiver.
#[derive(Clone, Debug)]
pub enum ReceiverBehavior {
    /// Answers with this status and a short text.
    Status(u16),
    /// Never answers.
    Hang,
    /// Sends the headers and the start of a body that never ends.
    StallBody,
    /// Answers 200 with a body of 10 MiB.
    Flood,
    /// Redirects to this URL.
    Redirect(String),
}

/// Received message.
#[derive(Clone, Debug)]
pub struct ReceivedMessage {
    pub headers: HashMap<String, String>,
    pub body: String,
}

impl ReceivedMessage {
    /// Returns the id of the message.
    pub fn id(&self) -> &str {
        &self.headers["webhook-id"]
    }

    /// Parses the body of the message.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }
}

/// Receiver that runs until the runtime of the test ends.
#[derive(Clone)]
pub struct Receiver {
    pub url: String,
    behavior: Arc<Mutex<ReceiverBehavior>>,
    messages: Arc<Mutex<Vec<ReceivedMessage>>>,
    count: watch::Sender<usize>,
}

impl Receiver {
    /// Starts a receiver that accepts every message.
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let receiver = Self {
            url: format!("http://{}/hook", listener.local_addr().unwrap()),
            behavior: Arc::new(Mutex::new(ReceiverBehavior::Status(200))),
            messages: Arc::default(),
            count: watch::Sender::new(0),
        };
        let handler = receiver.clone();
        let handle = move |headers: HeaderMap, body: String| {
            let handler = handler.clone();
            async move { handler.handle(&headers, body).await }
        };
        tokio::spawn(async move { axum::serve(listener, Router::new().fallback(handle)).await });
        receiver
    }

    /// Sets the behavior for further messages.
    pub fn set_behavior(&self, behavior: ReceiverBehavior) {
        *self.behavior.lock().unwrap() = behavior;
    }

    /// Returns the messages received so far.
    pub fn messages(&self) -> Vec<ReceivedMessage> {
        self.messages.lock().unwrap().clone()
    }

    /// Waits until `count` messages were received.
    pub async fn wait_for(&self, count: usize) -> Vec<ReceivedMessage> {
        self.count.subscribe().wait_for(|received| *received >= count).await.unwrap();
        self.messages()
    }

    async fn handle(&self, headers: &HeaderMap, body: String) -> Response {
        let headers = headers.iter().map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned()));
        self.messages.lock().unwrap().push(ReceivedMessage { headers: headers.collect(), body });
        self.count.send_modify(|count| *count += 1);
        let behavior = self.behavior.lock().unwrap().clone();
        match behavior {
            ReceiverBehavior::Status(status) => {
                (StatusCode::from_u16(status).unwrap(), format!("this is {status}")).into_response()
            }
            ReceiverBehavior::Hang => std::future::pending().await,
            ReceiverBehavior::StallBody => {
                let start = stream::iter([Ok::<_, std::io::Error>("begun")]);
                Body::from_stream(start.chain(stream::pending())).into_response()
            }
            ReceiverBehavior::Flood => "x".repeat(10 * 1024 * 1024).into_response(),
            ReceiverBehavior::Redirect(to) => {
                (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, to)]).into_response()
            }
        }
    }
}
