//! Domains of single sign-on: claimed and proven in `domains`.

use db::Db;
use futures::{FutureExt, future::BoxFuture};
use orgs::OrgId;
use sso::ClaimedDomains;

/// Domains that organizations proved by a TXT record.
pub(crate) struct ProvenDomains;

impl ClaimedDomains for ProvenDomains {
    fn claimant<'a>(&'a self, db: &'a Db, domain: &'a str) -> BoxFuture<'a, db::Result<Option<OrgId>>> {
        domains::claimant(db, domain).boxed()
    }

    fn domains_of<'a>(&'a self, db: &'a Db, org: &'a OrgId) -> BoxFuture<'a, db::Result<Vec<String>>> {
        domains::claimed_by(db, org).boxed()
    }
}
