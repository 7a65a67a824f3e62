//! Rate limits that all processes share. Times are Unix microseconds.

use db::{Result, Run, query};

/// Counts one attempt of `name`, which expires after `interval`, unless earlier attempts expire later than `most`.
/// Returns when all attempts have expired, and whether this one was counted. An expiry later than `possible` comes from
/// a clock that was ahead: the count starts anew, because otherwise every attempt would be refused until that time.
pub(crate) async fn count(
    on: impl Run,
    name: &str,
    interval: i64,
    most: i64,
    possible: i64,
    now: i64,
) -> Result<(i64, bool)> {
    query!(
        (i64, bool),
        "insert into auth_limits (name, free_at, is_counted) values ($1, $2, true)
         on conflict (name) do update
         set free_at = case when auth_limits.free_at < $3 or auth_limits.free_at > $6 then $2
                            when auth_limits.free_at > $5 then auth_limits.free_at
                            else auth_limits.free_at + $4 end,
             is_counted = auth_limits.free_at <= $5 or auth_limits.free_at > $6
         returning free_at, is_counted",
        name,
        now + interval,
        now,
        interval,
        most,
        possible
    )
    .one(on)
    .await
}

/// Removes expired counters.
pub(crate) async fn remove_old_limits(on: impl Run, now: i64) -> Result<u64> {
    query!("delete from auth_limits where free_at < $1", now).run(on).await
}
