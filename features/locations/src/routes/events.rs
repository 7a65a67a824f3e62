//! What changes in the organisation, while it changes (Server-Sent Events).

use std::{convert::Infallible, time::Duration};

use api::{App, Event, Heard, Problem, Stream};
use axum::{
    extract::{FromRequestParts, Request, State},
    http::request::Parts,
    response::sse::{self, KeepAlive, Sse},
};
use futures::stream;
use orgs::{Scope, Within, may::SeeLocations};
use serde_json::json;
use tokio::time::{Instant, Interval, interval_at};

/// A comment is sent so often, so that nobody in between takes the stream for dead.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// What members are told of who are limited to some locations: the rest they cannot read.
const TOLD_TO_LIMITED: [&str; 7] =
    ["labels", "locations", "membership", "notifications", "organisation", "session", "views"];
/// Whether the session goes on is looked at so often, besides when it is said to have ended.
const CHECK: Duration = Duration::from_secs(30);

/// What changes in the organisation, until the session ends: `event: change` with topic and id, or `event: resync`
/// when some were lost and everything is to be read again.
#[utoipa::path(get, path = "/events", operation_id = "listen_to_events", tag = "events",
    extensions(("x-permission" = json!("see_locations"))),
    responses((status = 200, body = String, content_type = "text/event-stream"), (status = 401, body = Problem)))]
pub(super) async fn listen_to_events(
    member: Within<SeeLocations>,
    State(app): State<App>,
    request: Request,
) -> Sse<impl futures::Stream<Item = Result<sse::Event, Infallible>>> {
    let (parts, _) = request.into_parts();
    let (Scope::Whole(org) | Scope::Part(org, _)) = &member.scope;
    let listener = Listener {
        org: app.live.listen(org),
        user: app.live.listen(&member.user),
        session: member.via.id().to_owned(),
        at: member.scope,
        check: interval_at(Instant::now() + CHECK, CHECK),
        parts,
        app,
    };
    let events = stream::unfold(listener, async |mut listener| Some((Ok(listener.next().await?), listener)));
    Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT))
}

/// Somebody who listens.
struct Listener {
    org: Stream,
    user: Stream,
    session: String,
    /// Whose changes are told of.
    at: Scope,
    check: Interval,
    parts: Parts,
    app: App,
}

impl Listener {
    /// What to tell next; nothing when the stream is to end.
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
                Heard::Event(event) if self.may_hear(&event) => return Some(self.change(&event)),
                Heard::Event(_) => {}
            }
        }
    }

    /// Whether they still are, still work where they did, and see the same.
    async fn is_signed_in(&mut self) -> bool {
        let member = Within::<SeeLocations>::from_request_parts(&mut self.parts, &self.app).await;
        member.is_ok_and(|member| member.scope == self.at)
    }

    /// Whether it is about something that they can read.
    fn may_hear(&self, event: &Event) -> bool {
        matches!(self.at, Scope::Whole(_)) || TOLD_TO_LIMITED.contains(&event.topic.as_str())
    }

    /// What is told of an event. Who is limited learns that something changed, not which: they read theirs again.
    fn change(&self, event: &Event) -> sse::Event {
        let id = match &self.at {
            Scope::Whole(_) => event.id.as_deref(),
            Scope::Part(..) => None,
        };
        sse::Event::default().event("change").data(json!({ "topic": event.topic, "id": id }).to_string())
    }
}
