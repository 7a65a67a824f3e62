//! Live changes in the organization (Server-Sent Events).

use std::{convert::Infallible, time::Duration};

use api::{App, Error, Event, Heard, Kind, Problem, Result, Stream};
use axum::{
    extract::{FromRequestParts, Request, State},
    http::request::Parts,
    response::sse::{self, KeepAlive, Sse},
};
use futures::stream;
use orgs::{Scope, Within, may::SeeLocations};
use serde_json::json;
use tokio::time::{Instant, Interval, interval_at};

use crate::queries::{self, Fingerprint};

/// Interval between comments that keep proxies from closing the stream as idle.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Topics that limited members receive. They cannot read the others.
const TOPICS_OF_LIMITED_MEMBERS: [&str; 7] =
    ["labels", "locations", "membership", "notifications", "organisation", "session", "views"];
/// Interval between checks of the session, besides the checks on events about it.
const CHECK: Duration = Duration::from_secs(30);

/// Maximum number of streams that a user has open at once in a process, whatever the rate limits are multiplied by.
const MAX_STREAMS: usize = 64;

/// Streams the changes in the organization until the session ends: `event: change` with topic and id, or `event:
/// resync` when events were lost and everything has to be read again. A user may have 64 streams open at once.
#[utoipa::path(get, path = "/events", operation_id = "listen_to_events", tag = "events",
    extensions(("x-permission" = json!("see_locations"))),
    responses((status = 200, body = String, content_type = "text/event-stream"), (status = 401, body = Problem),
        (status = 429, body = Problem, description = "too_many_streams")))]
pub(super) async fn listen_to_events(
    member: Within<SeeLocations>,
    State(app): State<App>,
    request: Request,
) -> Result<Sse<impl futures::Stream<Item = Result<sse::Event, Infallible>>>> {
    let (parts, _) = request.into_parts();
    let user = app.live.listen_at_most(&member.user, MAX_STREAMS).ok_or_else(too_many_streams)?;
    // Read before listening, so that no change in between is lost.
    let (org, seen) = match &member.scope {
        Scope::Whole(org) => (org, None),
        Scope::Part(org, limits) => (org, Some(queries::fingerprint_within(&app.db, org, limits).await?)),
    };
    let listener = Listener {
        org: app.live.listen(org),
        user,
        seen,
        session: member.via.id().to_owned(),
        at: member.scope,
        check: interval_at(Instant::now() + CHECK, CHECK),
        parts,
        app,
    };
    let events = stream::unfold(listener, async |mut listener| Some((Ok(listener.next().await?), listener)));
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

fn too_many_streams() -> Error {
    let detail = format!("You’ve reached the limit of {MAX_STREAMS} open event streams. Close one first.");
    let error = Error::new(Kind::RateLimited, "too_many_streams", detail).with_params(json!({ "max": MAX_STREAMS }));
    error.with_retry_after(HEARTBEAT.as_secs())
}

/// State of an open stream.
struct Listener {
    org: Stream,
    user: Stream,
    session: String,
    /// Scope of the changes that are sent.
    at: Scope,
    /// Fingerprint of a limited member's locations at the last event.
    seen: Option<Fingerprint>,
    check: Interval,
    parts: Parts,
    app: App,
}

impl Listener {
    /// Waits for the next event; `None` ends the stream.
    async fn next(&mut self) -> Option<sse::Event> {
        loop {
            let heard = tokio::select! {
                heard = self.org.next() => heard?,
                heard = self.user.next() => heard?,
                _ = self.check.tick() => {
                    self.is_signed_in().await.then_some(())?;
                    continue;
                }
            };
            match heard {
                Heard::Resync => return Some(sse::Event::default().event("resync").data("{}")),
                Heard::Event(event) if event.topic == "session" && event.id.as_ref() != Some(&self.session) => {}
                Heard::Event(event)
                    if matches!(event.topic.as_str(), "session" | "membership") && !self.is_signed_in().await =>
                {
                    return None;
                }
                Heard::Event(event) if self.may_hear(&event).await? => return Some(self.change(&event)),
                Heard::Event(_) => {}
            }
        }
    }

    /// Returns true if the user is still signed in with the same scope.
    async fn is_signed_in(&mut self) -> bool {
        let member = Within::<SeeLocations>::from_request_parts(&mut self.parts, &self.app).await;
        member.is_ok_and(|member| member.scope == self.at)
    }

    /// Returns whether an event is about something that the member can read; `None`, which ends the stream, when the
    /// database does not answer.
    async fn may_hear(&mut self, event: &Event) -> Option<bool> {
        let Scope::Part(org, limits) = &self.at else { return Some(true) };
        if event.topic != "locations" {
            return Some(TOPICS_OF_LIMITED_MEMBERS.contains(&event.topic.as_str()));
        }
        let now = queries::fingerprint_within(&self.app.db, org, limits).await.ok();
        let has_changed = now? != self.seen?;
        self.seen = now;
        // A new photo changes no field of its location.
        match event.id.as_ref().and_then(|id| id.parse().ok()) {
            Some(id) if !has_changed => queries::is_within(&self.app.db, org, limits, &id).await.ok(),
            _ => Some(has_changed),
        }
    }

    /// Converts an event to a change. For a limited member it has no id, so the client reads its locations again.
    fn change(&self, event: &Event) -> sse::Event {
        let id = match &self.at {
            Scope::Whole(_) => event.id.as_deref(),
            Scope::Part(..) => None,
        };
        sse::Event::default().event("change").data(json!({ "topic": event.topic, "id": id }).to_string())
    }
}
