//! S3 server for tests, with the operations that the program uses: put (also in parts), get (also a range), head,
//! delete and list, with the bucket in the path.

#![expect(clippy::expect_used, reason = "a test without its bucket fails")]

use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::{
    Router,
    body::Bytes,
    extract::{DefaultBodyLimit, Path, Query, State},
    http::{HeaderMap, Method, StatusCode, header},
    response::{IntoResponse, Response},
    routing::any,
};
use tokio::net::TcpListener;

type Objects = Arc<Mutex<BTreeMap<String, Bytes>>>;

/// Bucket called `photos` on a local port; it lives as long as the test's runtime.
pub struct Bucket {
    /// Settings of the bucket, as an operator would set them.
    pub settings: Vec<(String, String)>,
    objects: Objects,
}

impl Bucket {
    /// Opens an empty bucket.
    ///
    /// # Panics
    /// When no port is free.
    pub async fn open() -> Self {
        let objects = Objects::default();
        let router = Router::new()
            .route("/photos", any(list))
            .route("/photos/{*key}", any(object))
            .layer(DefaultBodyLimit::disable())
            .with_state(objects.clone());
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let endpoint = format!("http://{}", listener.local_addr().expect("an address"));
        tokio::spawn(async move { axum::serve(listener, router).await });
        let settings = [
            ("AWS_ENDPOINT_URL", endpoint.as_str()),
            ("AWS_ACCESS_KEY_ID", "key"),
            ("AWS_SECRET_ACCESS_KEY", "secret"),
            ("AWS_UNKNOWN", "left alone"),
        ];
        Self { settings: settings.map(|(key, value)| (key.to_owned(), value.to_owned())).to_vec(), objects }
    }

    /// Returns the keys of all objects, in order.
    pub fn names(&self) -> Vec<String> {
        lock(&self.objects).keys().cloned().collect()
    }
}

fn lock(objects: &Objects) -> MutexGuard<'_, BTreeMap<String, Bytes>> {
    objects.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn object(
    State(objects): State<Objects>,
    Path(key): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
    method: Method,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let is_signed = headers.get("authorization").is_some_and(|value| value.as_bytes().starts_with(b"AWS4-HMAC-SHA256"));
    if !is_signed {
        return StatusCode::FORBIDDEN.into_response();
    }
    let mut objects = lock(&objects);
    match method {
        Method::POST if query.contains_key("uploads") => {
            let answer = "<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>";
            ([(header::CONTENT_TYPE, "application/xml")], answer).into_response()
        }
        Method::POST => {
            let parts = part(&key, "");
            let names: Vec<String> = objects.keys().filter(|name| name.starts_with(&parts)).cloned().collect();
            let whole: Vec<u8> = names.iter().filter_map(|name| objects.remove(name)).flatten().collect();
            objects.insert(key, whole.into());
            let answer = "<CompleteMultipartUploadResult><ETag>1</ETag></CompleteMultipartUploadResult>";
            ([(header::CONTENT_TYPE, "application/xml")], answer).into_response()
        }
        Method::PUT => {
            let name = query.get("partNumber").map_or_else(|| key.clone(), |number| part(&key, number));
            objects.insert(name, body);
            [(header::ETAG, "\"1\"")].into_response()
        }
        Method::DELETE => {
            objects.remove(&key);
            StatusCode::NO_CONTENT.into_response()
        }
        _ => match objects.get(&key).cloned() {
            Some(content) => {
                let (status, range, content) = ranged(&headers, content);
                let headers = [
                    (header::CONTENT_RANGE, range),
                    (header::ETAG, "\"1\"".to_owned()),
                    (header::LAST_MODIFIED, "Fri, 20 Nov 2026 12:00:00 GMT".to_owned()),
                    (header::CONTENT_LENGTH, content.len().to_string()),
                ];
                (status, headers, content).into_response()
            }
            None => StatusCode::NOT_FOUND.into_response(),
        },
    }
}

/// Returns the key under which a part of an upload is stored.
fn part(key: &str, number: &str) -> String {
    let width = if number.is_empty() { 0 } else { 6 };
    format!("{key}.part-{number:0>width$}")
}

/// Returns the requested range of an object, or the whole object.
fn ranged(headers: &HeaderMap, content: Bytes) -> (StatusCode, String, Bytes) {
    let length = content.len();
    let range =
        headers.get(header::RANGE).and_then(|range| range.to_str().ok()?.strip_prefix("bytes=")?.split_once('-'));
    let ends: Option<(usize, usize)> = range.and_then(|(first, last)| Some((first.parse().ok()?, last.parse().ok()?)));
    match ends {
        Some((first, last)) if first < length => {
            let last = last.min(length - 1);
            let range = format!("bytes {first}-{last}/{length}");
            (StatusCode::PARTIAL_CONTENT, range, content.slice(first..=last))
        }
        _ => (StatusCode::OK, format!("bytes 0-{}/{length}", length.saturating_sub(1)), content),
    }
}

async fn list(State(objects): State<Objects>, Query(query): Query<BTreeMap<String, String>>) -> Response {
    let objects = lock(&objects);
    let prefix = query.get("prefix").map(String::as_str).unwrap_or_default();
    let contents =
        objects.iter().filter(|(key, _)| key.starts_with(prefix)).fold(String::new(), |mut text, (key, content)| {
            let _ = write!(
                text,
                "<Contents><Key>{key}</Key><LastModified>2026-11-20T12:00:00.000Z</LastModified><ETag>\"1\"</ETag>\
             <Size>{}</Size><StorageClass>STANDARD</StorageClass></Contents>",
                content.len()
            );
            text
        });
    let answer = format!("<ListBucketResult><IsTruncated>false</IsTruncated>{contents}</ListBucketResult>");
    ([(header::CONTENT_TYPE, "application/xml")], answer).into_response()
}
