//! SQL statements of the audit log. Rows are inserted, sealed once, partly erased and pruned; nothing else is written.

mod chain;

use db::{Db, Query, Result, Tx, query};
use jiff::Timestamp;

use crate::{
    Action, Actor, EntryId, RecordedAction, Search,
    rules::first_id,
    types::{AuditRow, Entry},
};

pub(crate) use chain::{
    Seal, begin_chain, chain, count_unsealed, lock_chain, logs, note_check, prune, save_chain, seal, sealed, unsealed,
    unsealed_logs,
};

/// Sorts after every id.
const LATEST: &str = "~";

/// Row to insert.
pub(crate) struct New {
    pub(crate) id: EntryId,
    pub(crate) at: Timestamp,
    pub(crate) action: Action,
    pub(crate) object_kind: Option<&'static str>,
    pub(crate) object_id: Option<String>,
    pub(crate) object_name: Option<String>,
    pub(crate) person: Option<String>,
    pub(crate) changes: serde_json::Value,
    pub(crate) facts: serde_json::Value,
}

/// Returns the statement that inserts a row.
pub(crate) fn adding(by: &Actor, row: New) -> Query<()> {
    query!(
        "insert into audit_entries (org_id, id, at, action, area, actor, user_id, token_id, object_kind, object_id,
            object_name, changes, facts, ip, user_agent, person)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        &by.log,
        row.id,
        row.at,
        row.action.as_str(),
        row.action.area(),
        by.kind,
        by.user.clone(),
        by.token.clone(),
        row.object_kind,
        row.object_id,
        row.object_name,
        row.changes,
        row.facts,
        by.origin.ip.clone(),
        by.origin.user_agent.clone(),
        row.person
    )
}

/// Returns the matching rows of a log, newest first.
pub(crate) async fn list(
    db: &Db,
    org: &str,
    search: &Search,
    before: Option<&EntryId>,
    limit: i64,
) -> Result<Vec<Entry>> {
    // Ids begin with their creation time, so a period is a range of the index.
    let from = search.from.map(|at| first_id(at.as_millisecond())).unwrap_or_default();
    let end = search.to.map_or_else(|| LATEST.to_owned(), |at| first_id(at.as_millisecond()));
    let end = before.map_or_else(|| end.clone(), |before| end.clone().min(before.to_string()));
    let (areas, is_any_area) = (search.areas.clone(), search.areas.is_empty());
    // Three statements, each for its index: with a single one, neither engine would use any.
    let rows = match (&search.object, &search.user) {
        (Some(object), user) => {
            query!(
                AuditRow,
                "select org_id, id, at, action, area, actor, user_id, token_id, object_kind, object_id, object_name,
                    changes, facts, ip, user_agent, person, salt, personal, seq, hash
                 from audit_entries
                 where org_id = $1 and object_id = $2 and id >= $3 and id < $4
                   and (cast($5 as text) is null or user_id = $5) and ($6 or area = any($7))
                 order by id desc limit $8",
                org,
                object,
                from,
                end,
                user.clone(),
                is_any_area,
                areas,
                limit
            )
            .all(db)
            .await?
        }
        (None, Some(user)) => {
            query!(
                AuditRow,
                "select org_id, id, at, action, area, actor, user_id, token_id, object_kind, object_id, object_name,
                    changes, facts, ip, user_agent, person, salt, personal, seq, hash
                 from audit_entries
                 where org_id = $1 and user_id = $2 and id >= $3 and id < $4 and ($5 or area = any($6))
                 order by id desc limit $7",
                org,
                user,
                from,
                end,
                is_any_area,
                areas,
                limit
            )
            .all(db)
            .await?
        }
        (None, None) => {
            query!(
                AuditRow,
                "select org_id, id, at, action, area, actor, user_id, token_id, object_kind, object_id, object_name,
                    changes, facts, ip, user_agent, person, salt, personal, seq, hash
                 from audit_entries
                 where org_id = $1 and id >= $2 and id < $3 and ($4 or area = any($5))
                 order by id desc limit $6",
                org,
                from,
                end,
                is_any_area,
                areas,
                limit
            )
            .all(db)
            .await?
        }
    };
    rows.into_iter().map(AuditRow::entry).collect()
}

/// Returns the actions of people and their programs of these kinds on objects of a kind, newest first.
pub(crate) async fn done(
    db: &Db,
    org: &str,
    (actions, kind, objects): (Vec<String>, &str, Option<Vec<String>>),
    (from, to): (Timestamp, Timestamp),
    limit: i64,
) -> Result<Vec<RecordedAction>> {
    query!(
        RecordedAction,
        "select at, action, object_id, object_name from audit_entries
         where org_id = $1 and id >= $2 and id < $3 and action = any($4) and object_kind = $5
           and actor in ('user', 'token') and (cast($6 as boolean) or object_id = any($7))
         order by id desc limit $8",
        org,
        first_id(from.as_millisecond()),
        first_id(to.as_millisecond()),
        actions,
        kind,
        objects.is_none(),
        objects.unwrap_or_default(),
        limit
    )
    .all(db)
    .await
}

/// Erases personal data in every log, from the rows of a user's actions and of actions on that user.
pub(crate) async fn forget_user(tx: &mut Tx, user: &str) -> Result<u64> {
    query!(
        "update audit_entries set ip = null, user_agent = null, person = null, salt = null
         where (org_id, id) in (
             select org_id, id from audit_entries where user_id = $1
             union select org_id, id from audit_entries where object_id = $1)",
        user
    )
    .run(tx)
    .await
}

/// Erases personal data in rows about an email address before it had an account, such as invitations.
pub(crate) async fn forget_person(tx: &mut Tx, person: &str) -> Result<u64> {
    query!(
        "update audit_entries set person = null, ip = null, user_agent = null, salt = null
         where org_id is not null and person = $1",
        person
    )
    .run(tx)
    .await
}

/// Deletes a log with its chain.
pub(crate) async fn remove(tx: &mut Tx, org: &str) -> Result<()> {
    // The chain goes first, in the lock order of sealing.
    query!("delete from audit_chains where org_id = $1", org).run(&mut *tx).await?;
    query!("delete from audit_entries where org_id = $1", org).run(tx).await.map(drop)
}
