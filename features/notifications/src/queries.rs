//! SQL statements of notifications. Each filters by organization and user first.

use std::collections::HashSet;

use ::events::Notified;
use api::Limit;
use auth::UserId;
use db::{Db, Error, Result, Run, Tx, Value, query};
use jiff::Timestamp;
use orgs::{Limits, OrgId};

use crate::types::{Kind, Notice, NotificationId, StoredNotification};

/// Sorts after every id.
const LATEST: &str = "~";

struct NotificationRow {
    id: NotificationId,
    kind: Kind,
    params: serde_json::Value,
    link: String,
    created_at: Timestamp,
    read_at: Option<Timestamp>,
}

impl NotificationRow {
    fn notification(self) -> Result<StoredNotification> {
        Ok(StoredNotification {
            id: self.id,
            notice: Notice::stored(self.kind, self.params)?,
            link: self.link,
            created_at: self.created_at,
            read_at: self.read_at,
        })
    }
}

/// Key in the stored parameters that holds the fingerprint of a limited member's scope. After a change of scope, the
/// member no longer sees the notification.
pub(crate) const WITHIN: &str = "within";

/// Returns the search pattern for notifications of a scope; `None` without limits.
fn scope_pattern(limits: Option<&Limits>) -> Option<String> {
    limits.map(|limits| format!("%\"{WITHIN}\":\"{}\"%", limits.fingerprint()))
}

/// Returns the stored parameters of an event, with the fingerprint of the limits it is read under.
pub(crate) fn params<E: Notified>(event: &E, limits: Option<&Limits>) -> Result<serde_json::Value> {
    let mut params = serde_json::to_value(event).map_err(|error| Error::Unreadable(error.to_string()))?;
    if let Some(limits) = limits {
        params[WITHIN] = limits.fingerprint().into();
    }
    Ok(params)
}

/// Inserts a notification for each of `users`, who share these limits.
pub(crate) async fn add<E: Notified>(
    tx: &mut Tx,
    org: &OrgId,
    users: &[UserId],
    event: &E,
    link: &str,
    limits: Option<&Limits>,
    now: Timestamp,
) -> Result<()> {
    let params = params(event, limits)?;
    let row = |user: &UserId| -> Vec<Value> {
        let id = NotificationId::new(now);
        let (kind, params) = (Kind::of::<E>(), params.clone());
        vec![org.into(), user.into(), id.into(), kind.into(), params.into(), link.into(), now.into()]
    };
    let insert = db::rows!(
        "insert into notifications (org_id, user_id, id, kind, params, link, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)"
    );
    tx.insert_many(insert, users.iter().map(row).collect()).await
}

/// Returns the users who switched `kind` off.
pub(crate) async fn users_without_kind(tx: &mut Tx, org: &OrgId, kind: Kind) -> Result<HashSet<UserId>> {
    let off = query!((UserId,), "select user_id from notifications_off where org_id = $1 and kind = $2", org, kind);
    Ok(off.all(tx).await?.into_iter().map(|(user,)| user).collect())
}

/// Returns a user's notifications before `before`, newest first, with one more than `limit` to detect a next page. With
/// limits, only the notifications made under these limits.
pub(crate) async fn list(
    db: &Db,
    (org, limits): (&OrgId, Option<&Limits>),
    user: &UserId,
    before: Option<&NotificationId>,
    is_unread_only: bool,
    limit: Limit,
) -> Result<Vec<StoredNotification>> {
    let before = before.map_or(LATEST, NotificationId::as_str);
    let rows = if is_unread_only {
        let unread = query!(
            NotificationRow,
            "select id, kind, params, link, created_at, read_at from notifications
             where org_id = $1 and user_id = $2 and id < $3 and read_at is null
               and (cast($5 as text) is null or params like $5)
             order by id desc limit $4",
            org,
            user,
            before,
            limit.and_one(),
            scope_pattern(limits)
        );
        unread.all(db).await?
    } else {
        let all = query!(
            NotificationRow,
            "select id, kind, params, link, created_at, read_at from notifications
             where org_id = $1 and user_id = $2 and id < $3 and (cast($5 as text) is null or params like $5)
             order by id desc limit $4",
            org,
            user,
            before,
            limit.and_one(),
            scope_pattern(limits)
        );
        all.all(db).await?
    };
    rows.into_iter().map(NotificationRow::notification).collect()
}

/// Counts a user's unread notifications. With limits, only those made under these limits.
pub(crate) async fn unread(on: impl Run, (org, limits): (&OrgId, Option<&Limits>), user: &UserId) -> Result<i64> {
    let count = query!(
        (i64,),
        "select count(*) from notifications
         where org_id = $1 and user_id = $2 and read_at is null and (cast($3 as text) is null or params like $3)",
        org,
        user,
        scope_pattern(limits)
    );
    Ok(count.lookup().one(on).await?.0)
}

/// Marks unread notifications as read and returns their number.
pub(crate) async fn read(
    tx: &mut Tx,
    org: &OrgId,
    user: &UserId,
    ids: &[NotificationId],
    now: Timestamp,
) -> Result<u64> {
    let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
    query!(
        "update notifications set read_at = $4
         where org_id = $1 and user_id = $2 and id = any($3) and read_at is null",
        org,
        user,
        ids,
        now
    )
    .run(tx)
    .await
}

/// Marks all notifications as read and returns the number changed.
pub(crate) async fn read_all(tx: &mut Tx, org: &OrgId, user: &UserId, now: Timestamp) -> Result<u64> {
    query!(
        "update notifications set read_at = $3 where org_id = $1 and user_id = $2 and read_at is null",
        org,
        user,
        now
    )
    .run(tx)
    .await
}

/// Returns the kinds that a user switched off.
pub(crate) async fn off(on: impl Run, org: &OrgId, user: &UserId) -> Result<HashSet<String>> {
    let kinds =
        query!((String,), "select kind from notifications_off where org_id = $1 and user_id = $2", org, user).lookup();
    Ok(kinds.all(on).await?.into_iter().map(|(kind,)| kind).collect())
}

/// Switches a kind on or off for a user.
pub(crate) async fn switch(tx: &mut Tx, org: &OrgId, user: &UserId, kind: Kind, is_on: bool) -> Result<()> {
    let kind = kind.as_str();
    let change = if is_on {
        query!("delete from notifications_off where org_id = $1 and user_id = $2 and kind = $3", org, user, kind)
    } else {
        query!(
            "insert into notifications_off (org_id, user_id, kind) values ($1, $2, $3) on conflict do nothing",
            org,
            user,
            kind
        )
    };
    change.run(tx).await.map(drop)
}

/// Deletes at most `limit` notifications older than `oldest` and returns the number deleted.
pub(crate) async fn purge(db: &Db, oldest: Timestamp, limit: i64) -> Result<u64> {
    query!(
        "delete from notifications where (org_id, user_id, id) in
             (select org_id, user_id, id from notifications where created_at < $1 limit $2)",
        oldest,
        limit
    )
    .run(db)
    .await
}
