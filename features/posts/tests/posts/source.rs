//! Source of posts in memory, with faults on demand.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use api::Clock;
use futures::future::BoxFuture;
use posts::{LocationRef, OutgoingPost, Publisher, SendFailure, SourcePost, SourceState};

/// Fault injected into the next calls that create a post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is refused.
    Refused,
    /// It is refused for a while, without an effect.
    Busy,
    /// It is created, but the answer is lost.
    Lost,
    /// It is not created, and there is no answer.
    Cut,
}

/// Source in memory.
#[derive(Clone)]
pub struct Source(Arc<Mutex<Inner>>, Clock);

#[derive(Default)]
struct Inner {
    posts: HashMap<String, Vec<SourcePost>>,
    faults: Vec<Fault>,
    state: Option<SourceState>,
    number: usize,
}

impl Source {
    pub fn new(clock: &Clock) -> Self {
        Self(Arc::default(), clock.clone())
    }

    /// Makes the next calls fail, in this order.
    pub fn fail(&self, faults: &[Fault]) {
        self.0.lock().unwrap().faults.extend(faults.iter().rev().cloned());
    }

    /// Sets the state of new posts.
    pub fn answer(&self, state: SourceState) {
        self.0.lock().unwrap().state = Some(state);
    }

    /// Sets the state of all posts that are there.
    pub fn decide(&self, state: SourceState) {
        self.0.lock().unwrap().posts.values_mut().flatten().for_each(|post| post.state = state);
    }

    /// Forgets all posts, as if they had been deleted there.
    pub fn clear(&self) {
        self.0.lock().unwrap().posts.clear();
    }

    /// Returns the texts of the posts of a location, the latest first.
    pub fn texts(&self, location: &str) -> Vec<String> {
        let inner = self.0.lock().unwrap();
        inner.posts.get(location).into_iter().flatten().map(|post| post.text.clone()).collect()
    }

    /// Returns the posts of a location.
    pub fn posts(&self, location: &str) -> Vec<SourcePost> {
        self.0.lock().unwrap().posts.get(location).cloned().unwrap_or_default()
    }

    fn add(&self, at: LocationRef<'_>, sent: &OutgoingPost) -> Result<SourcePost, SendFailure> {
        let mut inner = self.0.lock().unwrap();
        let fault = inner.faults.pop();
        match fault {
            Some(Fault::Refused) => return Err(SendFailure::Refused("google_refused".into())),
            Some(Fault::Busy) => return Err(SendFailure::Later("google_busy".into())),
            Some(Fault::Cut) => return Err(SendFailure::Unknown("google_unavailable".into())),
            Some(Fault::Lost) | None => {}
        }
        inner.number += 1;
        let post = SourcePost {
            name: format!("accounts/1/locations/{}/localPosts/{}", at.location, inner.number),
            state: inner.state.unwrap_or(SourceState::Live),
            kind: sent.kind,
            text: sent.text.clone(),
            title: sent.title.clone(),
            period: sent.period,
            button: sent.button.clone(),
            photo_url: sent.photo_url.clone(),
            url: Some("https://local.google.example/post".into()),
            created_at: Some(self.1.now()),
            scheduled_at: None,
        };
        inner.posts.entry(at.location.to_string()).or_default().insert(0, post.clone());
        if fault == Some(Fault::Lost) {
            return Err(SendFailure::Unknown("google_unavailable".into()));
        }
        Ok(post)
    }

    fn change(&self, at: LocationRef<'_>, name: &str, sent: Option<&OutgoingPost>) -> Result<SourcePost, SendFailure> {
        let mut inner = self.0.lock().unwrap();
        let state = inner.state.unwrap_or(SourceState::Live);
        let posts = inner.posts.entry(at.location.to_string()).or_default();
        let place = posts.iter().position(|post| post.name == name).ok_or(SendFailure::Gone)?;
        let Some(sent) = sent else { return Ok(posts.remove(place)) };
        posts[place] = SourcePost { text: sent.text.clone(), title: sent.title.clone(), state, ..posts[place].clone() };
        Ok(posts[place].clone())
    }
}

impl Publisher for Source {
    fn list<'a>(&'a self, at: LocationRef<'a>) -> BoxFuture<'a, Result<Vec<SourcePost>, SendFailure>> {
        Box::pin(async move { Ok(self.posts(at.location.as_str())) })
    }

    fn create<'a>(
        &'a self,
        at: LocationRef<'a>,
        post: &'a OutgoingPost,
    ) -> BoxFuture<'a, Result<SourcePost, SendFailure>> {
        Box::pin(async move { self.add(at, post) })
    }

    fn edit<'a>(
        &'a self,
        at: LocationRef<'a>,
        name: &'a str,
        post: &'a OutgoingPost,
    ) -> BoxFuture<'a, Result<SourcePost, SendFailure>> {
        Box::pin(async move { self.change(at, name, Some(post)) })
    }

    fn delete<'a>(&'a self, at: LocationRef<'a>, name: &'a str) -> BoxFuture<'a, Result<(), SendFailure>> {
        Box::pin(async move { self.change(at, name, None).map(drop) })
    }
}
