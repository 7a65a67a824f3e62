//! Actor of a request, shared with the layers around its handler.

use std::sync::{Arc, Mutex, PoisonError};

use axum::http::request::Parts;

use crate::Actor;

/// Slot for the actor of one request. The outermost layer adds it to the request's extensions. Extractors that
/// authenticate the request fill it, even when they then refuse the request. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct RequestActor(Arc<Mutex<Option<Actor>>>);

impl RequestActor {
    /// Sets the actor of a request. A later, more specific actor replaces it.
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
