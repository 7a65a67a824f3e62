//! SQL of the hosts that pages are read from.

use db::{Db, Result, query};
use jiff::Timestamp;

db::stored! {
    /// Robots rules of a host.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Robots {
        /// Rules.
        Rules = "rules",
        /// No rules: the site has none.
        None = "none",
        /// Everything is forbidden: the site does not say.
        Forbidden = "forbidden",
    }
}

/// Host in the database.
#[derive(Clone, Debug)]
pub(crate) struct HostRow {
    pub(crate) robots: Robots,
    pub(crate) rules: String,
    pub(crate) fetched_at: Timestamp,
    pub(crate) next_at: Timestamp,
}

/// Returns a host.
pub(crate) async fn host(db: &Db, host: &str) -> Result<Option<HostRow>> {
    query!(HostRow, "select robots, rules, fetched_at, next_at from citation_hosts where host = $1", host)
        .find(db)
        .await
}

/// Writes the robots rules of a host.
pub(crate) async fn put_robots(db: &Db, host: &str, robots: Robots, rules: &str, now: Timestamp) -> Result<()> {
    query!(
        "insert into citation_hosts (host, robots, rules, fetched_at, next_at) values ($1, $2, $3, $4, $4)
         on conflict (host) do update set robots = excluded.robots, rules = excluded.rules,
             fetched_at = excluded.fetched_at",
        host,
        robots,
        rules,
        now
    )
    .run(db)
    .await
    .map(drop)
}

/// Takes a turn at a host: the next one is at `next`. Returns false when it is not free yet.
pub(crate) async fn take_turn(db: &Db, host: &str, now: Timestamp, next: Timestamp) -> Result<bool> {
    let taken = query!(
        "insert into citation_hosts (host, robots, rules, fetched_at, next_at) values ($1, 'forbidden', '', $4, $3)
         on conflict (host) do update set next_at = excluded.next_at where citation_hosts.next_at <= $2",
        host,
        now,
        next,
        Timestamp::UNIX_EPOCH
    );
    Ok(taken.run(db).await? > 0)
}

/// Forgets hosts without a request since a time.
pub(crate) async fn forget_hosts(db: &Db, before: Timestamp) -> Result<u64> {
    query!("delete from citation_hosts where fetched_at < $1 and next_at < $1", before).run(db).await
}
