//! Sealing: new rows get their position in the chain of their log and are signed in order.

use crypto::Sealer;
use db::Db;

use crate::{
    chain::{self, Halted},
    queries::{self, Seal},
    rules,
};

/// Maximum rows sealed per transaction. SQLite blocks other writers meanwhile.
const BATCH_SIZE: i64 = 200;

/// Seals the waiting rows of every log and returns their number. A log that cannot be sealed does not block the others.
///
/// # Errors
/// When the database fails.
pub async fn seal(db: &Db, sealer: &Sealer) -> db::Result<u64> {
    let mut sealed = 0;
    for log in queries::unsealed_logs(db).await? {
        sealed += seal_log(db, sealer, &log).await?;
    }
    Ok(sealed)
}

/// Seals the waiting rows of one log, unless its chain differs from what was signed. A check reports that case.
///
/// # Errors
/// When the database fails.
pub async fn seal_log(db: &Db, sealer: &Sealer, log: &str) -> db::Result<u64> {
    match seal_all(db, sealer, log).await {
        Ok(rows) => Ok(rows),
        Err(Halted::Db(error)) => Err(error),
        Err(Halted::Flaw(flaw)) => {
            tracing::error!(log, %flaw, "the audit log cannot be sealed: run `vitrine audit verify`");
            Ok(0)
        }
    }
}

async fn seal_all(db: &Db, sealer: &Sealer, log: &str) -> Result<u64, Halted> {
    let mut sealed = 0;
    loop {
        let rows = seal_some(db, sealer, log).await?;
        sealed += rows;
        if rows < BATCH_SIZE as u64 {
            return Ok(sealed);
        }
    }
}

async fn seal_some(db: &Db, sealer: &Sealer, log: &str) -> Result<u64, Halted> {
    let mut tx = db.begin().await?;
    let mut chain = chain::lock(&mut tx, sealer, log).await?;
    let rows = queries::unsealed(&mut tx, log, BATCH_SIZE).await?;
    if rows.is_empty() {
        // Nothing is committed: a log that was removed a moment ago gets no chain.
        return Ok(0);
    }
    for row in &rows {
        let salt = salt();
        let personal = rules::personal(row, &salt);
        chain.append(sealer, row, &personal)?;
        let seal = Seal { seq: chain.count, hash: chain.hash.clone(), salt, personal };
        queries::seal(&mut tx, log, &row.id, &seal).await?;
    }
    chain.sign(sealer)?;
    queries::save_chain(&mut tx, &chain).await?;
    tx.commit().await?;
    Ok(rows.len() as u64)
}

/// Returns a random salt. Without it, an erased address could be guessed from its digest.
fn salt() -> String {
    format!("{:032x}", rand::random::<u128>())
}
