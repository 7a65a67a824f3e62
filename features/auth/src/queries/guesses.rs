//! Wrong codes in a row.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;

use crate::{UserId, limits::wrong_codes::Source};

/// Counts a code of a user before it is checked; returns how many were typed in a row, this one included.
pub(crate) async fn count_code(tx: &mut Tx, user: &UserId, source: Source, now: Timestamp) -> Result<i64> {
    let counted = query!(
        (i64,),
        "insert into wrong_codes (user_id, kind, in_a_row, last_at) values ($1, $2, 1, $3)
         on conflict (user_id, kind) do update set in_a_row = wrong_codes.in_a_row + 1, last_at = excluded.last_at
         returning in_a_row",
        user,
        source,
        now
    );
    Ok(counted.one(tx).await?.0)
}

/// Returns how many wrong codes of a user were typed in a row, and when the last one was.
pub(crate) async fn wrong_codes(on: impl Run, user: &UserId, source: Source) -> Result<Option<(i64, Timestamp)>> {
    query!((i64, Timestamp), "select in_a_row, last_at from wrong_codes where user_id = $1 and kind = $2", user, source)
        .find(on)
        .await
}

/// Resets the count of wrong codes in a row.
pub(crate) async fn reset_wrong_codes(tx: &mut Tx, user: &UserId, source: Source) -> Result<()> {
    query!("delete from wrong_codes where user_id = $1 and kind = $2", user, source).run(tx).await.map(drop)
}
