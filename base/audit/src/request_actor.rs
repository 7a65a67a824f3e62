//! The actor of a request, for the layers around its handler.

use std::sync::{Arc, Mutex, PoisonError};

use axum::http::request::Parts;

use crate::Actor;

/// A place for the actor of one request. The outermost layer puts it among the request's extensions; the extractors that
/// authenticate the request fill it, also when they refuse the request afterwards. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct RequestActor(Arc<Mutex<Option<Actor>>>);

impl RequestActor {
    /// Sets the actor of a request; a later one, of which more is known, replaces it.
    pub fn set(parts: &Parts, actor: &Actor) {
        if let Some(place) = parts.extensions.get::<Self>() {
            *place.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(actor.clone());
        }
    }

    /// Takes the actor; `None` for an anonymous request.
    pub fn take(&self) -> Option<Actor> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
