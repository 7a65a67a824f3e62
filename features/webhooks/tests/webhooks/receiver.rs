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
pub enum How {
    /// Answers with this status and a short text.
    Status(u16),
    /// Never answers.
    Hang,
    /// Answers with a status at once and an endless body.
    Drip,
    /// Answers with a status and ten megabytes.
    Flood,
    /// Redirects to this address.
    Redirect(String),
}

/// Received message.
#[derive(Clone, Debug)]
pub struct Got {
    pub headers: HashMap<String, String>,
    pub body: String,
}

impl Got {
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
    how: Arc<Mutex<How>>,
    got: Arc<Mutex<Vec<Got>>>,
    count: watch::Sender<usize>,
}

impl Receiver {
    /// Starts a receiver that accepts every message.
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let receiver = Self {
            url: format!("http://{}/hook", listener.local_addr().unwrap()),
            how: Arc::new(Mutex::new(How::Status(200))),
            got: Arc::default(),
            count: watch::Sender::new(0),
        };
        let taking = receiver.clone();
        let take = move |headers: HeaderMap, body: String| {
            let taking = taking.clone();
            async move { taking.take(&headers, body).await }
        };
        tokio::spawn(async move { axum::serve(listener, Router::new().fallback(take)).await });
        receiver
    }

    /// Sets the behavior for further messages.
    pub fn answer(&self, how: How) {
        *self.how.lock().unwrap() = how;
    }

    /// Returns the messages received so far.
    pub fn got(&self) -> Vec<Got> {
        self.got.lock().unwrap().clone()
    }

    /// Waits until `count` messages were received.
    pub async fn wait_for(&self, count: usize) -> Vec<Got> {
        self.count.subscribe().wait_for(|got| *got >= count).await.unwrap();
        self.got()
    }

    async fn take(&self, headers: &HeaderMap, body: String) -> Response {
        let headers = headers.iter().map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned()));
        self.got.lock().unwrap().push(Got { headers: headers.collect(), body });
        self.count.send_modify(|count| *count += 1);
        let how = self.how.lock().unwrap().clone();
        match how {
            How::Status(status) => (StatusCode::from_u16(status).unwrap(), format!("this is {status}")).into_response(),
            How::Hang => std::future::pending().await,
            How::Drip => {
                let start = stream::iter([Ok::<_, std::io::Error>("begun")]);
                Body::from_stream(start.chain(stream::pending())).into_response()
            }
            How::Flood => "x".repeat(10 * 1024 * 1024).into_response(),
            How::Redirect(to) => (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, to)]).into_response(),
        }
    }
}
