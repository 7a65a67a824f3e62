//! SQL statements of the audit log. Rows are inserted, sealed once, partly erased and pruned; nothing else is written.

use db::{Db, Query, Result, Run, Tx, query};
use jiff::Timestamp;

use crate::{
    Action, Actor, Chain, Done, EntryId, Search,
    rules::first_id,
    types::{Entry, Row},
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

/// Position of a row in the chain, with its signature.
pub(crate) struct Seal {
    pub(crate) seq: i64,
    pub(crate) hash: String,
    pub(crate) salt: String,
    pub(crate) personal: String,
}

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
                Row,
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
                Row,
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
                Row,
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
    rows.into_iter().map(Row::entry).collect()
}

/// Returns the actions of people and their programs of these kinds on objects of a kind, newest first.
pub(crate) async fn done(
    db: &Db,
    org: &str,
    (actions, kind, objects): (Vec<String>, &str, Option<Vec<String>>),
    (from, to): (Timestamp, Timestamp),
    limit: i64,
) -> Result<Vec<Done>> {
    query!(
        Done,
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

/// Returns the logs that have unsealed rows.
pub(crate) async fn unsealed_logs(db: &Db) -> Result<Vec<String>> {
    let logs = query!((String,), "select distinct org_id from audit_entries where seq is null");
    Ok(logs.all(db).await?.into_iter().map(|(org,)| org).collect())
}

/// Counts the unsealed rows of a log.
pub(crate) async fn count_unsealed(db: &Db, org: &str) -> Result<i64> {
    let count = query!((i64,), "select count(*) from audit_entries where org_id = $1 and seq is null", org);
    Ok(count.one(db).await?.0)
}

/// Returns the oldest unsealed rows of a log.
pub(crate) async fn unsealed(tx: &mut Tx, org: &str, limit: i64) -> Result<Vec<Row>> {
    query!(
        Row,
        "select org_id, id, at, action, area, actor, user_id, token_id, object_kind, object_id, object_name,
            changes, facts, ip, user_agent, person, salt, personal, seq, hash
         from audit_entries where org_id = $1 and seq is null order by id limit $2",
        org,
        limit
    )
    .all(tx)
    .await
}

/// Stores the seal of a row, once. Returns false when the row is gone or already sealed.
pub(crate) async fn seal(tx: &mut Tx, org: &str, id: &EntryId, seal: &Seal) -> Result<bool> {
    let sealed = query!(
        "update audit_entries set seq = $3, hash = $4, salt = $5, personal = $6
         where org_id = $1 and id = $2 and seq is null",
        org,
        id,
        seal.seq,
        &seal.hash,
        &seal.salt,
        &seal.personal
    );
    Ok(sealed.run(tx).await? == 1)
}

/// Returns the rows of a chain after a position, in order.
pub(crate) async fn sealed(on: impl Run, org: &str, after: i64, limit: i64) -> Result<Vec<Row>> {
    query!(
        Row,
        "select org_id, id, at, action, area, actor, user_id, token_id, object_kind, object_id, object_name,
            changes, facts, ip, user_agent, person, salt, personal, seq, hash
         from audit_entries where org_id = $1 and seq > $2 order by seq limit $3",
        org,
        after,
        limit
    )
    .all(on)
    .await
}

/// Returns every log that has a chain or sealed rows.
pub(crate) async fn logs(db: &Db) -> Result<Vec<String>> {
    let logs = query!(
        (String,),
        "select org_id from audit_chains union select org_id from audit_entries where seq is not null order by 1"
    );
    Ok(logs.all(db).await?.into_iter().map(|(org,)| org).collect())
}

/// Returns the stored state of a chain.
pub(crate) async fn chain(on: impl Run, org: &str) -> Result<Option<Chain>> {
    query!(
        Chain,
        "select org_id, count, hash, pruned, pruned_hash, signature, verified_at, verified_count, flaw
         from audit_chains where org_id = $1",
        org
    )
    .find(on)
    .await
}

/// Returns the stored state of a chain, locked until the transaction ends. Concurrent sealing or pruning waits.
pub(crate) async fn lock_chain(tx: &mut Tx, org: &str) -> Result<Option<Chain>> {
    query!(
        Chain,
        "select org_id, count, hash, pruned, pruned_hash, signature, verified_at, verified_count, flaw
         from audit_chains where org_id = $1 for update",
        org
    )
    .find(tx)
    .await
}

/// Inserts a chain unless it exists.
pub(crate) async fn begin_chain(tx: &mut Tx, chain: &Chain) -> Result<()> {
    query!(
        "insert into audit_chains (org_id, count, hash, pruned, pruned_hash, signature) values ($1, $2, $3, $4, $5, $6)
         on conflict do nothing",
        &chain.org_id,
        chain.count,
        &chain.hash,
        chain.pruned,
        &chain.pruned_hash,
        &chain.signature
    )
    .run(tx)
    .await
    .map(drop)
}

/// Updates the start and end of a chain.
pub(crate) async fn save_chain(tx: &mut Tx, chain: &Chain) -> Result<()> {
    query!(
        "update audit_chains set count = $2, hash = $3, pruned = $4, pruned_hash = $5, signature = $6 where org_id = $1",
        &chain.org_id,
        chain.count,
        &chain.hash,
        chain.pruned,
        &chain.pruned_hash,
        &chain.signature
    )
    .run(tx)
    .await
    .map(drop)
}

/// Stores the result of a check.
pub(crate) async fn note_check(db: &Db, org: &str, count: i64, flaw: Option<String>, now: Timestamp) -> Result<()> {
    query!(
        "update audit_chains set verified_at = $2, verified_count = $3, flaw = $4 where org_id = $1",
        org,
        now,
        count,
        flaw
    )
    .run(db)
    .await
    .map(drop)
}

/// Deletes the first rows of a chain, through position `until`.
pub(crate) async fn prune(tx: &mut Tx, org: &str, until: i64) -> Result<u64> {
    query!("delete from audit_entries where org_id = $1 and seq <= $2", org, until).run(tx).await
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
