//! Private feedback, and the answers to it.

use api::{App, Error, Kind, Result};
use db::{Db, Tx};
use jiff::Timestamp;
use orgs::{
    OrgId, UserId,
    plans::{self, Feature},
};
use serde_json::json;

use crate::{
    queries,
    requests::Requests,
    rules::{
        caps::{DAY, MAX_ANSWERS, daily_cap, free_at},
        permission::Reason,
    },
    seal::Address,
    types::{Feedback, FeedbackId, FeedbackMessage, FeedbackRow, Member, MessageId, MessageRow},
};

const TABLE: &str = "feedback";
const MESSAGES: &str = "feedback_messages";

impl Requests {
    /// Returns feedback as the API shows it, without its answers. Feedback about a deleted location is left out.
    pub(crate) async fn shown_feedback(&self, db: &Db, org: &OrgId, rows: Vec<FeedbackRow>) -> Result<Vec<Feedback>> {
        let ids = rows.iter().map(|row| row.location_id.to_string()).collect();
        let places = locations::by_ids(db, org, ids).await?;
        let users: Vec<UserId> = rows.iter().filter_map(|row| row.assignee.clone()).collect();
        let names = orgs::names(db, org, &users).await?;
        let feedback = |row: FeedbackRow| {
            let place = places.iter().find(|place| place.id == row.location_id)?;
            let open = |field: &str, sealed: &str| self.open((org, TABLE, row.id.as_str(), field), sealed);
            Some(Feedback {
                location_name: place.details.name.clone(),
                name: row.name.as_deref().and_then(|name| open("name", name)),
                email: row.email.as_deref().and_then(|email| open("email", email)),
                text: open("text", &row.text).unwrap_or_default(),
                assignee: row.assignee.map(|id| Member { name: names.get(&id).cloned(), id }),
                id: row.id,
                location_id: row.location_id,
                request_id: row.request_id,
                contact_id: row.contact_id,
                score: row.score,
                wants_reply: row.wants_reply,
                language: row.language,
                state: row.state,
                created_at: row.created_at,
                messages: Vec::new(),
            })
        };
        Ok(rows.into_iter().filter_map(feedback).collect())
    }

    /// Returns the answers to feedback.
    pub(crate) async fn messages(&self, db: &Db, org: &OrgId, id: &FeedbackId) -> Result<Vec<FeedbackMessage>> {
        let rows = queries::messages_of(db, org, id).await?;
        let users: Vec<UserId> = rows.iter().map(|row| row.sent_by.clone()).collect();
        let names = orgs::names(db, org, &users).await?;
        let message = |row: MessageRow| FeedbackMessage {
            text: self.open((org, MESSAGES, row.id.as_str(), "text"), &row.text).unwrap_or_default(),
            author: Member { name: names.get(&row.sent_by).cloned(), id: row.sent_by },
            id: row.id,
            sent_at: row.sent_at,
        };
        Ok(rows.into_iter().map(message).collect())
    }

    /// Returns the email address of the person who sent feedback.
    pub(crate) fn email_of_feedback(&self, org: &OrgId, row: &FeedbackRow) -> Option<String> {
        self.open((org, TABLE, row.id.as_str(), "email"), row.email.as_deref()?)
    }

    /// Seals a field of feedback.
    pub(crate) fn seal_feedback(&self, org: &OrgId, id: &FeedbackId, field: &str, text: &str) -> Result<String> {
        self.seal((org, TABLE, id.as_str(), field), text)
    }

    /// Checks that an answer to feedback may be sent to an address now. An answer is an email with a free text, so it has
    /// limits of its own. The caller holds the lock on the feedback.
    ///
    /// # Errors
    /// 409 with the reason, and `until` if it ends.
    pub(crate) async fn check_answer(
        &self,
        tx: &mut Tx,
        app: &App,
        org: &OrgId,
        (feedback, to): (&FeedbackId, &str),
    ) -> Result<()> {
        let now = app.now();
        let standing = plans::standing(&mut *tx, &app.site, org, now).await?;
        standing.check(Feature::Requests)?;
        let settings = queries::settings(&mut *tx, org).await?;
        if settings.is_off {
            return Err(Error::new(Kind::Conflict, "requests_off", Reason::RequestsOff.detail()));
        }
        if queries::is_stopped(&mut *tx, org, self.hashes(org, Address::Email, to)).await? {
            return Err(Error::new(Kind::Conflict, "opted_out", Reason::OptedOut.detail()));
        }
        let caps = [
            (Some(feedback), MAX_ANSWERS, "too_many_answers", "At most 5 answers to the same feedback in 24 hours."),
            (
                None,
                daily_cap(settings.daily_cap, standing.state),
                "daily_cap_reached",
                "The daily cap of the organization is reached.",
            ),
        ];
        for (feedback, cap, code, detail) in caps {
            let sent = queries::answered_since(tx, org, feedback, now - DAY, cap).await?;
            if let Some(until) = free_at(&sent, cap, now) {
                let error = Error::new(Kind::Conflict, code, detail);
                return Err(error.with_params(json!({ "until": until.to_string() })));
            }
        }
        Ok(())
    }

    /// Adds an answer to feedback, and returns it.
    pub(crate) async fn add_message(
        &self,
        tx: &mut Tx,
        org: &OrgId,
        feedback: &FeedbackId,
        (text, author): (&str, Member),
        now: Timestamp,
    ) -> Result<FeedbackMessage> {
        let id = MessageId::new(now);
        let sealed = self.seal((org, MESSAGES, id.as_str(), "text"), text)?;
        let row = MessageRow { id: id.clone(), text: sealed, sent_by: author.id.clone(), sent_at: now };
        queries::add_message(tx, org, feedback, &row).await?;
        Ok(FeedbackMessage { id, text: text.to_owned(), author, sent_at: now })
    }
}
