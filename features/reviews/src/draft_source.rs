//! Interface for features that draft replies to reviews: the review with its location and guard, and automatic replies.

use api::{App, Error, Result};
use audit::Actor;
use db::{Db, Tx};
use jiff::Timestamp;
use locations::{Location, LocationId};
use orgs::{OrgId, Scope};
use reply_guard::{Counters, Profile, Reason};
use sha2::{Digest, Sha256};

use crate::{
    guard_checks::Guard,
    queries,
    replies::{self, NewReply},
    rules::{self, home_language, may_send, profession, reasons},
    scope::org_of,
    types::{ReplyState, Review, ReviewId, Row, State},
};

/// Bytes of the hash of a text.
const HASH_BYTES: usize = 16;

/// Review with the facts that its replies are drafted and checked with.
pub struct Draftable {
    org: OrgId,
    row: Row,
    guard: Guard,
}

impl Draftable {
    /// Reads a review that a member can see.
    ///
    /// # Errors
    /// 404 when it does not exist, or its location is outside the limits of the member.
    pub async fn find_visible(app: &App, scope: &Scope, id: &ReviewId) -> Result<Self> {
        let found = Self::of(app, org_of(scope), id).await?.ok_or_else(Error::not_found)?;
        locations::org_of(&app.db, scope, &found.row.location_id).await?;
        Ok(found)
    }

    /// Reads a review of an organization; `None` when it or its location is gone.
    ///
    /// # Errors
    /// Fails when the database does.
    pub async fn of(app: &App, org: &OrgId, id: &ReviewId) -> Result<Option<Self>> {
        let Some(row) = queries::find(&app.db, org, id).await? else { return Ok(None) };
        let guard = Guard::of(app, org, &row).await?;
        Ok(Some(Self { org: org.clone(), row, guard }))
    }

    /// Returns the review.
    pub fn review(&self) -> Review {
        self.row.clone().into()
    }

    /// Returns the location.
    pub fn location(&self) -> &Location {
        &self.guard.place
    }

    /// Returns the language of the review; `None` when it is neither English nor French.
    pub fn language(&self) -> Option<&str> {
        self.row.language.as_deref()
    }

    /// Returns the language of the location, for reviews without a text.
    pub fn home_language(&self) -> &'static str {
        home_language(self.guard.place.details.country.as_deref())
    }

    /// Returns the profession of the location.
    pub fn profile(&self) -> Profile {
        profession(self.guard.place.details.category.as_deref())
    }

    /// Returns the reasons against a draft of a model with these instructions.
    pub fn reasons(&self, text: &str, instructions: &str) -> Vec<Reason> {
        reasons(&self.row, &self.guard.place.details, &self.guard.earlier(), (text, instructions))
    }

    /// Returns true when a draft may be sent without a person, as far as review, location and draft decide it.
    pub fn may_send(&self, text: &str, instructions: &str, counters: Counters) -> bool {
        may_send(&self.row, &self.guard.place.details, &self.guard.earlier(), (text, instructions), counters)
    }

    /// Returns a draft from the templates: the first one without a reason against it, or else the first one that is offered.
    ///
    /// # Errors
    /// Fails when the database does.
    pub async fn template(&self, app: &App) -> Result<Option<String>> {
        let offered = self.guard.offered(app, &self.org, &self.row).await?;
        let fresh = offered.iter().find(|draft| self.reasons(&draft.text, "").is_empty());
        Ok(fresh.or(offered.first()).map(|draft| draft.text.clone()))
    }

    /// Returns true when replies at the location wait for approval.
    ///
    /// # Errors
    /// Fails when the database does.
    pub async fn needs_approval(&self, app: &App) -> Result<bool> {
        Ok(is_approval_on(&app.db, &self.org, self.guard.place.details.category.as_deref()).await?)
    }

    /// Returns true when the review can have a reply that no person wrote: it is there, takes replies from here, and has
    /// neither a reply nor an open request.
    pub fn is_open(&self) -> bool {
        is_open(&self.row)
    }
}

fn is_open(row: &Row) -> bool {
    row.reply.is_none()
        && !row.is_answered
        && !row.is_done
        && row.request_state.is_none()
        && row.state != State::Gone
        && replies::can_reply(row)
}

/// Returns true when replies at locations of a category wait for approval.
///
/// # Errors
/// Fails when the database does.
pub async fn is_approval_on(db: &Db, org: &OrgId, category: Option<&str>) -> db::Result<bool> {
    Ok(rules::is_approval_on(queries::approval(db, org).await?, category))
}

/// Returns reviews of a location without a reply, with a text and these stars at least, written since a time.
///
/// # Errors
/// Fails when the database does.
pub async fn unanswered_since(
    db: &Db,
    org: &OrgId,
    location: &LocationId,
    (min_stars, since): (i64, Timestamp),
    limit: i64,
) -> db::Result<Vec<Review>> {
    let rows = queries::unanswered_since(db, org, location, (min_stars, since), limit).await?;
    Ok(rows.into_iter().filter(is_open).map(Review::from).collect())
}

/// Returns the number of reviews of a location with a reply.
///
/// # Errors
/// Fails when the database does.
pub async fn count_replies(db: &Db, org: &OrgId, location: &LocationId) -> db::Result<i64> {
    queries::count_replies(db, org, location).await
}

/// Sends a reply that no person wrote. Returns false when the review no longer takes one.
///
/// # Errors
/// Fails when the database does.
pub async fn reply_automatically(
    tx: &mut Tx,
    org: &OrgId,
    id: &ReviewId,
    (text, place): (&str, &str),
    now: Timestamp,
) -> api::Result<bool> {
    let Some(before) = queries::lock(tx, org, id).await?.filter(is_open) else { return Ok(false) };
    let actor = Actor::job(None::<&str>).in_log_of(org);
    let reply = NewReply { text: text.to_owned(), by: None, place };
    replies::reply(tx, org, &before, reply, &actor, now).await?;
    Ok(true)
}

/// Identifies the text of a reply, whatever blanks its source makes of those in it.
pub fn text_hash(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let digest = Sha256::digest(words.join(" ").as_bytes());
    digest.iter().take(HASH_BYTES).fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"))
}

/// Returns the texts of the replies to these reviews; `None` for a review without one, or whose reply is being removed.
///
/// # Errors
/// Fails when the database does.
pub async fn replies_of(db: &Db, org: &OrgId, ids: Vec<String>) -> db::Result<Vec<(ReviewId, Option<String>)>> {
    let rows = queries::by_ids(db, org, ids).await?;
    let text = |row: &Row| row.reply.clone().filter(|_| row.reply_state != Some(ReplyState::Removing));
    Ok(rows.into_iter().map(|row| (row.id.clone(), text(&row))).collect())
}
