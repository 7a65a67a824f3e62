//! SQL of private feedback.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::{OrgId, UserId};

use crate::types::{ContactId, FeedbackId, FeedbackRow, FeedbackState, MessageRow};

/// Statement that reads feedback: `feedback!("condition", arguments)`.
macro_rules! feedback {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            FeedbackRow,
            "select id, location_id, request_id, contact_id, name, email, email_hash, text, score, wants_reply, language, state,
                    assigned_to as assignee, created_at, updated_at
             from feedback where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

/// Filter of the list; `None` for all.
#[derive(Clone, Debug, Default)]
pub(crate) struct FeedbackFilter {
    pub(crate) locations: Option<Vec<String>>,
    pub(crate) state: Option<FeedbackState>,
    pub(crate) assignee: Option<UserId>,
}

/// Returns feedback, the latest first, before this id.
pub(crate) async fn feedback(
    db: &Db,
    org: &OrgId,
    filter: FeedbackFilter,
    before: Option<String>,
    limit: i64,
) -> Result<Vec<FeedbackRow>> {
    feedback!(
        "and (cast($2 as boolean) or location_id = any($3)) and (cast($4 as text) is null or state = $4)
           and (cast($5 as text) is null or assigned_to = $5) and (cast($6 as text) is null or id < $6)
         order by id desc limit $7",
        org,
        filter.locations.is_none(),
        filter.locations.unwrap_or_default(),
        filter.state,
        filter.assignee,
        before,
        limit
    )
    .all(db)
    .await
}

/// Returns one feedback.
pub(crate) async fn find_feedback(on: impl Run, org: &OrgId, id: &FeedbackId) -> Result<Option<FeedbackRow>> {
    feedback!("and id = $2", org, id).lookup().find(on).await
}

/// Returns one feedback, locked until the transaction ends.
pub(crate) async fn lock_feedback(tx: &mut Tx, org: &OrgId, id: &FeedbackId) -> Result<Option<FeedbackRow>> {
    feedback!("and id = $2 for update", org, id).find(tx).await
}

/// Adds feedback.
pub(crate) async fn add_feedback(tx: &mut Tx, org: &OrgId, row: &FeedbackRow) -> Result<()> {
    query!(
        "insert into feedback (org_id, id, location_id, request_id, contact_id, name, email, email_hash, text, score,
             wants_reply, language, state, assigned_to, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        org,
        &row.id,
        &row.location_id,
        row.request_id.as_ref(),
        row.contact_id.as_ref(),
        row.name.as_deref(),
        row.email.as_deref(),
        row.email_hash.as_deref(),
        &row.text,
        row.score,
        row.wants_reply,
        row.language,
        row.state,
        row.assignee.as_ref(),
        row.created_at,
        row.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Writes state and assignee of feedback.
pub(crate) async fn change_feedback(tx: &mut Tx, org: &OrgId, row: &FeedbackRow) -> Result<()> {
    query!(
        "update feedback set state = $3, assigned_to = $4, updated_at = $5 where org_id = $1 and id = $2",
        org,
        &row.id,
        row.state,
        row.assignee.as_ref(),
        row.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Deletes feedback with its answers. Returns false when there is none.
pub(crate) async fn remove_feedback(tx: &mut Tx, org: &OrgId, id: &FeedbackId) -> Result<bool> {
    Ok(query!("delete from feedback where org_id = $1 and id = $2", org, id).run(tx).await? > 0)
}

/// Deletes the feedback of a contact with its answers, and that of a stranger with one of these addresses.
pub(crate) async fn forget_feedback_of(
    tx: &mut Tx,
    org: &OrgId,
    contact: &ContactId,
    hashes: Vec<String>,
) -> Result<()> {
    query!("delete from feedback where org_id = $1 and (contact_id = $2 or email_hash = any($3))", org, contact, hashes)
        .run(tx)
        .await
        .map(drop)
}

/// Returns the answers to feedback, the oldest first.
pub(crate) async fn messages_of(on: impl Run, org: &OrgId, feedback: &FeedbackId) -> Result<Vec<MessageRow>> {
    query!(
        MessageRow,
        "select id, text, sent_by, sent_at from feedback_messages where org_id = $1 and feedback_id = $2 order by id",
        org,
        feedback
    )
    .all(on)
    .await
}

/// Returns the times of the last answers of an organization, or of those to one feedback, since a time, at most as many as
/// the cap: the latest first.
pub(crate) async fn answered_since(
    tx: &mut Tx,
    org: &OrgId,
    feedback: Option<&FeedbackId>,
    since: Timestamp,
    cap: i64,
) -> Result<Vec<Timestamp>> {
    let rows = query!(
        (Timestamp,),
        "select sent_at from feedback_messages
         where org_id = $1 and sent_at > $2 and (cast($3 as text) is null or feedback_id = $3)
         order by sent_at desc limit $4",
        org,
        since,
        feedback,
        cap
    );
    Ok(rows.all(tx).await?.into_iter().map(|(at,)| at).collect())
}

/// Adds an answer to feedback.
pub(crate) async fn add_message(tx: &mut Tx, org: &OrgId, feedback: &FeedbackId, row: &MessageRow) -> Result<()> {
    query!(
        "insert into feedback_messages (org_id, id, feedback_id, text, sent_by, sent_at) values ($1, $2, $3, $4, $5, $6)",
        org,
        &row.id,
        feedback,
        &row.text,
        &row.sent_by,
        row.sent_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Takes the feedback of a member back. Returns the number.
pub(crate) async fn unassign(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<u64> {
    query!("update feedback set assigned_to = null where org_id = $1 and assigned_to = $2", org, user).run(tx).await
}
