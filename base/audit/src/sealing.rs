//! Sealing: rows that were added get their places in the chain of their log, signed one after the other.

use crypto::Sealer;
use db::Db;

use crate::{
    chain::{self, Halted},
    queries::{self, Seal},
    rules,
};

/// So many rows are sealed in one transaction, during which nobody else writes on SQLite.
const AT_ONCE: i64 = 200;

/// Seals what waits in every log; how many rows that were. A log that cannot be sealed does not hold up the others.
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

/// Seals what waits in one log, unless its chain is not what was signed: a check says so.
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
        if rows < AT_ONCE as u64 {
            return Ok(sealed);
        }
    }
}

async fn seal_some(db: &Db, sealer: &Sealer, log: &str) -> Result<u64, Halted> {
    let mut tx = db.begin().await?;
    let mut chain = chain::lock(&mut tx, sealer, log).await?;
    let rows = queries::unsealed(&mut tx, log, AT_ONCE).await?;
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

/// Of pure chance: without it an address could be guessed from its digest once it is forgotten.
fn salt() -> String {
    format!("{:032x}", rand::random::<u128>())
}
