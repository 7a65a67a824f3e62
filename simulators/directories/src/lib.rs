//! A simulator of directories of businesses and of two public registers. A site is a path: `/{host}/{path}` is what
//! `https://{host}/{path}` would answer.

mod hostile;
mod listings;
mod pages;
mod registers;
mod robots;

use std::sync::{Arc, Mutex, PoisonError};

use axum::{
    Router,
    extract::{Request, State},
    response::{IntoResponse, Response},
};
use http::StatusCode;

pub use listings::{Planted, Shape};

/// The simulated sites. Cheap to clone; clones are the same sites.
#[derive(Clone, Debug, Default)]
pub struct Directories(Arc<Mutex<Inner>>);

#[derive(Debug, Default)]
struct Inner {
    planted: Vec<Planted>,
    requests: Vec<(String, String)>,
}

impl Directories {
    /// Creates sites that list these businesses.
    pub fn new(planted: Vec<Planted>) -> Self {
        Self(Arc::new(Mutex::new(Inner { planted, requests: Vec::new() })))
    }

    /// Returns a router that answers for all sites.
    pub fn router(&self) -> Router {
        Router::new().fallback(answer).with_state(self.clone())
    }

    /// Adds a listing; one with the same page is replaced.
    pub fn plant(&self, planted: Planted) {
        self.with(|inner| {
            inner.planted.retain(|listing| (&listing.host, &listing.path) != (&planted.host, &planted.path));
            inner.planted.push(planted);
        });
    }

    /// Removes the listing with a page.
    pub fn remove(&self, host: &str, path: &str) {
        self.with(|inner| inner.planted.retain(|listing| listing.host != host || listing.path != path));
    }

    /// Returns the host and the path of every request so far.
    pub fn requests(&self) -> Vec<(String, String)> {
        self.with(|inner| inner.requests.clone())
    }

    fn with<T>(&self, run: impl FnOnce(&mut Inner) -> T) -> T {
        run(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

async fn answer(State(directories): State<Directories>, request: Request) -> Response {
    let uri = request.uri();
    let path = uri.path().trim_start_matches('/');
    let (host, path) = path.split_once('/').unwrap_or((path, ""));
    let (host, path) = (host.to_owned(), format!("/{path}"));
    let query = uri.query().unwrap_or_default().to_owned();
    let full = if query.is_empty() { path.clone() } else { format!("{path}?{query}") };
    directories.with(|inner| inner.requests.push((host.clone(), full)));
    if path == "/robots.txt" {
        return robots::answer(&host);
    }
    if let Some(answer) = hostile::answer(&host).await {
        return answer;
    }
    let listings: Vec<Planted> =
        directories.with(|inner| inner.planted.iter().filter(|listing| listing.host == host).cloned().collect());
    if let Some(answer) = registers::answer(&host, &query, &listings) {
        return answer;
    }
    if path.contains("search") || query.contains("q=") {
        return pages::results(&host, &format!("{path} {query}"), &listings);
    }
    match listings.iter().find(|listing| listing.path == path) {
        Some(listing) => pages::listing(listing),
        None => (StatusCode::NOT_FOUND, "Not found").into_response(),
    }
}
