//! Draft of a reply to a review, as JSON or as a stream of events.

use std::convert::Infallible;

use api::{App, Error, Json, Path, Problem, Result};
use axum::{
    Extension,
    extract::State,
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use drafting::Piece;
use futures::{StreamExt, stream};
use orgs::{
    OrgId, TokenScope, UserId, Within,
    may::ReplyToReviews,
    plans::{self, Feature},
};
use reviews::{ReviewId, draft_source::Draftable};
use serde_json::json;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use super::org_of;
use crate::{
    composition::write_reply,
    drafts::Drafts,
    types::{DraftSource, NewReviewDraft, ReviewDraft},
};

/// Drafts a reply to a review by a language model or from a template. Nothing is sent. A draft with a reason against it is
/// made once more, then a template takes its place; `source` says which one wrote, and `fallback` why.
///
/// Tokens need the scope `spend` for a draft by a model.
#[utoipa::path(post, path = "/reviews/{id}/draft", operation_id = "draft_review_reply", tag = "drafting",
    extensions(("x-permission" = json!("reply_to_reviews"))),
    params(("id" = ReviewId, Path)), request_body = NewReviewDraft,
    responses((status = 200, description = "The draft, or with `stream` the events of its writing",
            content((ReviewDraft = "application/json"), (String = "text/event-stream"))),
        (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "plan_feature, plan_limit, or cap_reached: a limit of this month")))]
pub(super) async fn draft_review_reply(
    member: Within<ReplyToReviews>,
    State(app): State<App>,
    Extension(drafts): Extension<Drafts>,
    Path(id): Path<ReviewId>,
    Json(new): Json<NewReviewDraft>,
) -> Result<Response> {
    let org = org_of(&member.scope).clone();
    let review = Draftable::find_visible(&app, &member.scope, &id).await?;
    if new.source == DraftSource::Model {
        member.via.require(&[TokenScope::Write, TokenScope::Spend])?;
        plans::check_feature(&app.db, &app.site, &org, Feature::Drafting, app.now()).await?;
        drafts.count_request(&org)?;
    }
    let task = DraftTask { app, drafts, org, user: member.user, review, source: new.source };
    if new.stream {
        return Ok(stream_draft(task));
    }
    Ok(Json(task.run(&mut |_| ()).await?).into_response())
}

/// Draft to be written, with the services for it.
struct DraftTask {
    app: App,
    drafts: Drafts,
    org: OrgId,
    user: UserId,
    review: Draftable,
    source: DraftSource,
}

impl DraftTask {
    async fn run(&self, on_piece: &mut (dyn FnMut(Piece) + Send)) -> Result<ReviewDraft> {
        let site = (&self.app, &self.drafts);
        Ok(write_reply(site, (&self.org, Some(&self.user)), &self.review, self.source, on_piece).await?.draft)
    }
}

/// Writes a draft in a background task that stops when the client disconnects. Returns the stream of its pieces.
fn stream_draft(task: DraftTask) -> Response {
    let (sender, receiver) = unbounded_channel();
    tokio::spawn(async move {
        let pieces = sender.clone();
        let mut on_piece = move |piece| send(&pieces, piece);
        tokio::select! {
            outcome = task.run(&mut on_piece) => {
                // Fails when the client has disconnected meanwhile.
                let _ = sender.send(last_event(outcome));
            }
            () = sender.closed() => tracing::debug!("a draft was canceled"),
        }
    });
    let events = stream::unfold(receiver, async |mut receiver| Some((receiver.recv().await?, receiver)));
    Sse::new(events.map(Ok::<_, Infallible>)).keep_alive(KeepAlive::new()).into_response()
}

fn send(to: &UnboundedSender<Event>, piece: Piece) {
    let event = match piece {
        Piece::Text(text) => Event::default().event("text").data(json!({ "text": text }).to_string()),
        Piece::Restart => Event::default().event("restart").data("{}"),
    };
    let _ = to.send(event);
}

fn last_event(outcome: Result<ReviewDraft, Error>) -> Event {
    match outcome {
        Ok(draft) => Event::default().event("draft").data(json!(draft).to_string()),
        Err(error) => {
            if error.kind().is_server_error() {
                tracing::error!(%error, "a draft failed");
            }
            Event::default().event("problem").data(json!(error.problem()).to_string())
        }
    }
}
