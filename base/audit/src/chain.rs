//! Signature chain of a log. Its end is signed, so that cutting off rows is detected.

use crypto::{Sealer, Unopened};
use db::Tx;

use crate::{Chain, Flaw, queries, rules, types::AuditRow};

/// Reason why a chain can be neither extended nor pruned.
#[derive(Debug)]
pub(crate) enum Halted {
    /// The database failed.
    Db(db::Error),
    /// The chain differs from the signed one. Extending it would hide that.
    Flaw(Flaw),
}

impl From<db::Error> for Halted {
    fn from(error: db::Error) -> Self {
        Self::Db(error)
    }
}

impl Chain {
    /// Returns the empty chain of a log without sealed rows.
    fn new(org_id: &str, sealer: &Sealer) -> db::Result<Self> {
        let mut chain = Self {
            org_id: org_id.into(),
            count: 0,
            hash: String::new(),
            pruned: 0,
            pruned_hash: String::new(),
            signature: String::new(),
            verified_at: None,
            verified_count: None,
            flaw: None,
        };
        chain.sign(sealer)?;
        Ok(chain)
    }

    /// Signs the start and end of the chain.
    pub(crate) fn sign(&mut self, sealer: &Sealer) -> db::Result<()> {
        let signature = sealer.sign(&self.context(), self.covered().as_bytes());
        self.signature = signature.map_err(unsigned)?;
        Ok(())
    }

    /// Checks the signature of the chain's start and end.
    pub(crate) fn check(&self, sealer: &Sealer) -> Result<(), Flaw> {
        match sealer.check(&self.context(), self.covered().as_bytes(), &self.signature) {
            Ok(()) => Ok(()),
            Err(Unopened::UnknownKey) => Err(Flaw::UnknownKey(self.count)),
            Err(Unopened::Altered) => Err(Flaw::NoEnd),
        }
    }

    /// Appends a row to the chain.
    pub(crate) fn append(&mut self, sealer: &Sealer, row: &AuditRow, personal: &str) -> db::Result<()> {
        let covered = rules::covered(row, self.count + 1, &self.hash, personal);
        self.hash = sealer.sign(&row_context(&self.org_id), covered.as_bytes()).map_err(unsigned)?;
        self.count += 1;
        Ok(())
    }

    fn covered(&self) -> String {
        rules::end(self.count, &self.hash, self.pruned, &self.pruned_hash)
    }

    fn context(&self) -> String {
        format!("audit_chains/{}", self.org_id)
    }
}

/// Signing context of the rows of a log.
pub(crate) fn row_context(org: &str) -> String {
    format!("audit_entries/{org}")
}

/// Locks the chain of a log and creates it if missing. Concurrent callers wait.
pub(crate) async fn lock(tx: &mut Tx, sealer: &Sealer, org: &str) -> Result<Chain, Halted> {
    if queries::chain(&mut *tx, org).await?.is_none() {
        if !queries::sealed(&mut *tx, org, 0, 1).await?.is_empty() {
            return Err(Halted::Flaw(Flaw::NoEnd));
        }
        queries::begin_chain(tx, &Chain::new(org, sealer)?).await?;
    }
    let chain = queries::lock_chain(tx, org).await?.ok_or(Halted::Flaw(Flaw::NoEnd))?;
    chain.check(sealer).map_err(Halted::Flaw)?;
    Ok(chain)
}

fn unsigned(why: Unopened) -> db::Error {
    db::Error::Configuration(why.to_string())
}
