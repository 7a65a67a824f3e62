//! Pruning: rows past the retention are removed from the start of the chain. The remaining rows can still be verified.

use crypto::Sealer;
use db::Db;
use jiff::Timestamp;

use crate::{
    Act, Actor,
    chain::{self, Halted},
    events, queries, rules,
};

/// Maximum rows removed per transaction. SQLite blocks other writers meanwhile.
const BATCH_SIZE: i64 = 500;

/// Removes rows older than `oldest` from every log and returns their number. Each log records its own pruning.
///
/// # Errors
/// When the database fails.
pub async fn prune(db: &Db, sealer: &Sealer, oldest: Timestamp, now: Timestamp) -> db::Result<u64> {
    let mut pruned = 0;
    for log in queries::logs(db).await? {
        match prune_log(db, sealer, &log, oldest, now).await {
            Ok(rows) => pruned += rows,
            Err(Halted::Db(error)) => return Err(error),
            Err(Halted::Flaw(flaw)) => {
                tracing::error!(log, %flaw, "the audit log is not pruned: run `vitrine audit verify`");
            }
        }
    }
    Ok(pruned)
}

async fn prune_log(db: &Db, sealer: &Sealer, log: &str, oldest: Timestamp, now: Timestamp) -> Result<u64, Halted> {
    let mut pruned = 0;
    loop {
        let mut tx = db.begin().await?;
        let mut chain = chain::lock(&mut tx, sealer, log).await?;
        let rows = queries::sealed(&mut tx, log, chain.pruned, BATCH_SIZE).await?;
        let count = rules::prunable(rows.iter().map(|row| row.at.as_millisecond()), oldest.as_millisecond());
        let Some(last) = count.checked_sub(1).and_then(|at| rows.get(at)) else { return Ok(pruned) };
        (chain.pruned, chain.pruned_hash) = (last.seq.unwrap_or_default(), last.hash.clone().unwrap_or_default());
        chain.sign(sealer)?;
        queries::save_chain(&mut tx, &chain).await?;
        queries::prune(&mut tx, log, chain.pruned).await?;
        let by = Actor::job(None::<String>).in_log_of(log);
        Act::new(events::AuditPruned).with("rows", count).with("until", chain.pruned).record(&mut tx, &by, now).await?;
        tx.commit().await?;
        pruned += count as u64;
    }
}
