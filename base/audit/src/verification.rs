//! Verification of a chain from start to end.

use crypto::{Sealer, Unopened};
use db::Db;

use crate::{
    chain::row_context,
    queries, rules,
    types::{AuditRow, Chain, Checked, Flaw, Noted},
};

/// Maximum rows read at once.
const PAGE: i64 = 1_000;

/// Checks the chain of a log. With `noted`, also checks that the chain passes through an end noted elsewhere.
///
/// # Errors
/// When the database fails.
pub async fn verify(db: &Db, sealer: &Sealer, org: &str, noted: Option<&Noted>) -> db::Result<Checked> {
    let unsealed = queries::count_unsealed(db, org).await?;
    let Some(chain) = queries::chain(db, org).await? else {
        let is_sealed = noted.is_some() || !queries::sealed(db, org, 0, 1).await?.is_empty();
        return Ok(Checked { count: 0, unsealed, flaw: is_sealed.then_some(Flaw::NoEnd) });
    };
    let mut walk = Walk { sealer, noted, count: chain.pruned, hash: chain.pruned_hash.clone() };
    let flaw = match chain.check(sealer) {
        Ok(()) => walk.reach_end(db, &chain).await?.err(),
        Err(flaw) => Some(flaw),
    };
    Ok(Checked { count: walk.count, unsealed, flaw })
}

/// Returns all logs, ordered by name.
///
/// # Errors
/// When the database fails.
pub async fn logs(db: &Db) -> db::Result<Vec<String>> {
    queries::logs(db).await
}

struct Walk<'a> {
    sealer: &'a Sealer,
    noted: Option<&'a Noted>,
    /// Last valid row.
    count: i64,
    /// Signature of that row.
    hash: String,
}

impl Walk<'_> {
    async fn reach_end(&mut self, db: &Db, chain: &Chain) -> db::Result<Result<(), Flaw>> {
        loop {
            // Rows sealed during the check are left for the next one.
            let left = chain.count - self.count;
            let rows = queries::sealed(db, &chain.org_id, self.count, PAGE.min(left.max(1))).await?;
            if left <= 0 {
                return self.end(db, chain, &rows).await;
            }
            if rows.is_empty() {
                return Ok(Err(Flaw::OtherEnd(self.count)));
            }
            for row in &rows {
                if let Err(flaw) = self.step(&chain.org_id, row) {
                    return Ok(Err(flaw));
                }
            }
        }
    }

    /// Checks the next row.
    fn step(&mut self, org: &str, row: &AuditRow) -> Result<(), Flaw> {
        let (seq, expected) = (row.seq.unwrap_or_default(), self.count + 1);
        if seq != expected {
            return Err(Flaw::Missing(expected));
        }
        let altered = || Flaw::Altered { seq, id: row.id.clone() };
        let personal = row.personal.as_deref().ok_or_else(altered)?;
        let is_forgotten = row.salt.is_none() && row.ip.is_none() && row.user_agent.is_none() && row.person.is_none();
        let is_true = row.salt.as_deref().is_some_and(|salt| rules::personal(row, salt) == personal);
        if !is_forgotten && !is_true {
            return Err(altered());
        }
        let hash = row.hash.as_deref().unwrap_or_default();
        let covered = rules::covered(row, seq, &self.hash, personal);
        match self.sealer.check(&row_context(org), covered.as_bytes(), hash) {
            Ok(()) => {}
            Err(Unopened::UnknownKey) => return Err(Flaw::UnknownKey(seq)),
            Err(Unopened::Altered) => return Err(altered()),
        }
        if self.noted.is_some_and(|noted| noted.count == seq && noted.hash != hash) {
            return Err(Flaw::NotAsNoted(seq));
        }
        (self.count, self.hash) = (seq, hash.to_owned());
        Ok(())
    }

    /// Checks the end: the last row is the one signed as the last, and rows after it were sealed since.
    async fn end(&self, db: &Db, chain: &Chain, more: &[AuditRow]) -> db::Result<Result<(), Flaw>> {
        if self.hash != chain.hash {
            return Ok(Err(Flaw::OtherEnd(self.count)));
        }
        if let Some(noted) = self.noted.filter(|noted| noted.count > chain.count) {
            return Ok(Err(Flaw::NotAsNoted(noted.count)));
        }
        if !more.is_empty() {
            let now = queries::chain(db, &chain.org_id).await?;
            if now.is_none_or(|now| now.count == chain.count) {
                return Ok(Err(Flaw::OtherEnd(self.count)));
            }
        }
        Ok(Ok(()))
    }
}
