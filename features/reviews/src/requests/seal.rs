//! Sealed fields of requests.

use api::{Error, Result};
use crypto::Sealer;
use db::Db;
use orgs::{OrgId, UserId};

use crate::types::{ReplyRequest, RequestId, RequestRow, ReviewMember};

/// Field of a request that is stored sealed.
#[derive(Clone, Copy, Debug)]
pub(super) enum Field {
    Text,
    Comment,
}

fn context(org: &OrgId, id: &RequestId, field: Field) -> String {
    let field = match field {
        Field::Text => "text",
        Field::Comment => "comment",
    };
    format!("reply_requests/{org}/{id}/{field}")
}

/// Seals a field.
pub(super) fn seal(sealer: &Sealer, org: &OrgId, id: &RequestId, field: Field, text: &str) -> Result<String> {
    sealer.seal(&context(org, id, field), text.as_bytes()).map_err(Error::internal)
}

/// Opens a field; `None` without a value, and for one whose key was lost.
pub(super) fn opened(sealer: &Sealer, org: &OrgId, row: &RequestRow, field: Field) -> Option<String> {
    let sealed = match field {
        Field::Text => row.text.as_deref()?,
        Field::Comment => row.comment.as_deref()?,
    };
    let opened = sealer.open(&context(org, &row.id, field), sealed);
    let opened = opened.inspect_err(|error| tracing::error!(%error, request = %row.id, "reply cannot be opened"));
    String::from_utf8(opened.ok()?).ok()
}

/// Returns an open request as the API shows it, with the names of its members. A text that can no longer be opened is
/// empty.
pub(crate) async fn shown(db: &Db, sealer: &Sealer, org: &OrgId, row: RequestRow) -> Result<ReplyRequest> {
    let users: Vec<UserId> = std::iter::once(&row.asked_by).chain(&row.decided_by).cloned().collect();
    let names = orgs::names(db, org, &users).await?;
    let member = |id: UserId| ReviewMember { name: names.get(&id).cloned(), id };
    Ok(ReplyRequest {
        text: opened(sealer, org, &row, Field::Text).unwrap_or_default(),
        comment: opened(sealer, org, &row, Field::Comment),
        asked_by: member(row.asked_by),
        decided_by: row.decided_by.map(member),
        id: row.id,
        review_id: row.review_id,
        state: row.state,
        version: row.version,
        asked_at: row.asked_at,
        decided_at: row.decided_at,
    })
}
