//! Replies that wait for the approval of another member. Their texts and the comments on them are stored sealed.

mod seal;
mod seed;

use api::{Error, Kind, Result};
use audit::{Act, Actor};
use crypto::Sealer;
use db::Tx;
use jiff::Timestamp;
use locations::Location;
use notifications::AffectedLocation;
use orgs::{OrgId, Permission, Role, UserId};

use crate::{
    events::{
        ReplyApproved, ReplyRequestApproved, ReplyRequestSentBack, ReplyRequestWithdrawn, ReplyRequested,
        ReplySentBack, ReplyWaits,
    },
    queries,
    replies::{self, NewReply},
    types::{RequestId, RequestRow, RequestState, Row},
};

pub(crate) use seal::shown;
use seal::{Field, opened, seal};
pub use seed::seed_request;

/// Approval of the replies to a review, in the organization of the caller: requests for it and decisions about them.
pub(crate) struct ReplyApproval<'a> {
    pub(crate) sealer: &'a Sealer,
    pub(crate) org: &'a OrgId,
    pub(crate) place: &'a Location,
    pub(crate) user: &'a UserId,
    pub(crate) actor: &'a Actor,
    pub(crate) now: Timestamp,
}

impl ReplyApproval<'_> {
    /// Stores a reply to a locked review that another member has to approve. Withdraws the request of another member that
    /// was sent back.
    pub(crate) async fn submit(
        &self,
        tx: &mut Tx,
        before: &Row,
        text: &str,
        open: Option<RequestRow>,
    ) -> Result<RequestRow> {
        let own = match open {
            Some(own) if own.asked_by == *self.user => Some(own),
            Some(other) => {
                self.close(tx, before, other, RequestState::Withdrawn).await?;
                None
            }
            None => None,
        };
        let is_new = own.is_none();
        if let Some(same) = own.as_ref().filter(|own| own.state == RequestState::Waiting)
            && opened(self.sealer, self.org, same, Field::Text).as_deref() == Some(text)
        {
            return Ok(same.clone());
        }
        let (id, version) = own.map_or_else(|| (RequestId::new(self.now), 0), |own| (own.id, own.version));
        let row = RequestRow {
            text: Some(seal(self.sealer, self.org, &id, Field::Text, text)?),
            id,
            review_id: before.id.clone(),
            state: RequestState::Waiting,
            version: version + 1,
            comment: None,
            asked_by: self.user.clone(),
            asked_at: self.now,
            decided_by: None,
            decided_at: None,
        };
        if is_new {
            queries::add_request(tx, self.org, &row).await?;
        } else {
            queries::put_request(tx, self.org, &row).await?;
        }
        self.put_state(tx, before, Some(RequestState::Waiting)).await?;
        self.audit_act(ReplyRequested, before).record(tx, self.actor, self.now).await?;
        let (review_id, location_id, name) = self.event_fields(before);
        let author = self.user;
        let may_approve = |user: &UserId, role: Role| user != author && role.may(Permission::ApproveReplies);
        let link = link(before);
        let event = ReplyWaits { review_id, location_id, name };
        notifications::notify_seeing(tx, self.org, &event, self.affected(), may_approve, &link, self.now).await?;
        Ok(row)
    }

    /// Approves a request and sends `text`, the requested or edited reply, to a locked review.
    pub(crate) async fn approve(&self, tx: &mut Tx, before: &Row, request: RequestRow, text: String) -> Result<Row> {
        let author = request.asked_by.clone();
        let written = self.text(&request)?;
        let act = self.audit_act(ReplyRequestApproved, before).with("text", &text).with("edited", written != text);
        let closed = self.close(tx, before, request, RequestState::Approved).await?;
        let reply = NewReply { text, by: Some(author.clone()), place: &self.place.details.name };
        let after = replies::reply(tx, self.org, &closed, reply, self.actor, self.now).await?;
        act.record(tx, self.actor, self.now).await?;
        let (review_id, location_id, name) = self.event_fields(before);
        self.notify_author(tx, before, &author, &ReplyApproved { review_id, location_id, name }).await?;
        Ok(after)
    }

    /// Sends a request back to its author with a comment.
    pub(crate) async fn send_back(
        &self,
        tx: &mut Tx,
        before: &Row,
        request: RequestRow,
        comment: &str,
    ) -> Result<RequestRow> {
        let row = RequestRow {
            state: RequestState::SentBack,
            version: request.version + 1,
            comment: Some(seal(self.sealer, self.org, &request.id, Field::Comment, comment)?),
            decided_by: Some(self.user.clone()),
            decided_at: Some(self.now),
            ..request
        };
        queries::put_request(tx, self.org, &row).await?;
        self.put_state(tx, before, Some(RequestState::SentBack)).await?;
        self.audit_act(ReplyRequestSentBack, before).record(tx, self.actor, self.now).await?;
        let (review_id, location_id, name) = self.event_fields(before);
        self.notify_author(tx, before, &row.asked_by, &ReplySentBack { review_id, location_id, name }).await?;
        Ok(row)
    }

    /// Withdraws a request before it is approved.
    pub(crate) async fn withdraw(&self, tx: &mut Tx, before: &Row, request: RequestRow) -> Result<()> {
        self.close(tx, before, request, RequestState::Withdrawn).await?;
        self.put_state(tx, before, None).await
    }

    /// Closes a request and erases its texts. Returns the review without the request; the caller has to store it.
    pub(crate) async fn close(
        &self,
        tx: &mut Tx,
        before: &Row,
        request: RequestRow,
        state: RequestState,
    ) -> Result<Row> {
        let row = RequestRow {
            state,
            version: request.version + 1,
            text: None,
            comment: None,
            decided_by: Some(self.user.clone()),
            decided_at: Some(self.now),
            ..request
        };
        queries::put_request(tx, self.org, &row).await?;
        if state == RequestState::Withdrawn {
            self.audit_act(ReplyRequestWithdrawn, before).record(tx, self.actor, self.now).await?;
        }
        Ok(Row { request_state: None, ..before.clone() })
    }

    /// Returns the open request that waits for the caller's decision about this version.
    ///
    /// # Errors
    /// 409 when it was decided or changed meanwhile, 403 for its author.
    pub(crate) fn request_to_decide(&self, open: Option<RequestRow>, version: i64) -> Result<RequestRow> {
        let waiting = open.filter(|open| open.state == RequestState::Waiting);
        let request = waiting.ok_or_else(|| {
            let detail = "No reply to this review is waiting for approval anymore.";
            Error::new(Kind::Conflict, "reply_request_decided", detail)
        })?;
        if request.asked_by == *self.user {
            let detail = "Another member has to approve a reply you wrote.";
            return Err(Error::new(Kind::Forbidden, "own_reply_request", detail));
        }
        if request.version != version {
            let detail = "The reply has changed. Read it again before you decide.";
            return Err(Error::new(Kind::Conflict, "reply_request_changed", detail));
        }
        Ok(request)
    }

    /// Returns the text of an open request.
    ///
    /// # Errors
    /// 409 when it can no longer be opened, because its key was lost.
    pub(crate) fn text(&self, request: &RequestRow) -> Result<String> {
        opened(self.sealer, self.org, request, Field::Text).ok_or_else(|| {
            let detail = "The text of this reply can’t be read anymore. Send it back to its author.";
            Error::new(Kind::Conflict, "reply_request_unreadable", detail)
        })
    }

    async fn put_state(&self, tx: &mut Tx, before: &Row, state: Option<RequestState>) -> Result<()> {
        Ok(replies::put(tx, self.org, before, &Row { request_state: state, ..before.clone() }).await?)
    }

    fn audit_act(&self, event: impl Into<audit::Action>, review: &Row) -> Act {
        Act::new(event).on("review", &review.id).named(&self.place.details.name)
    }

    /// Returns the ids of a review and its location, and the name of the location.
    fn event_fields(&self, review: &Row) -> (String, String, String) {
        (review.id.to_string(), review.location_id.to_string(), self.place.details.name.clone())
    }

    fn affected(&self) -> AffectedLocation<'_> {
        AffectedLocation { id: self.place.id.as_str(), labels: &self.place.labels.0 }
    }

    async fn notify_author<E: ::events::Notified>(
        &self,
        tx: &mut Tx,
        review: &Row,
        author: &UserId,
        event: &E,
    ) -> Result<()> {
        let is_author = |user: &UserId, _: Role| user == author;
        let link = link(review);
        Ok(notifications::notify_seeing(tx, self.org, event, self.affected(), is_author, &link, self.now).await?)
    }
}

/// Returns the path of a review in the dashboard.
pub(crate) fn link(review: &Row) -> String {
    format!("/dashboard/reviews?review={}", review.id)
}
