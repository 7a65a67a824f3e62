//! Port to the feature that knows who has proven a domain.

use std::{collections::BTreeMap, sync::Arc};

use db::Db;
use futures::{FutureExt, future::BoxFuture};
use orgs::OrgId;

/// Domains whose addresses an organization may sign in: claimed by a TXT record, and active.
pub trait ClaimedDomains: Send + Sync {
    /// Returns the organization that has claimed a domain (lower case, punycode).
    fn claimant<'a>(&'a self, db: &'a Db, domain: &'a str) -> BoxFuture<'a, db::Result<Option<OrgId>>>;

    /// Returns the claimed domains of an organization.
    fn domains_of<'a>(&'a self, db: &'a Db, org: &'a OrgId) -> BoxFuture<'a, db::Result<Vec<String>>>;
}

/// Domains that are known from the start, such as those of tests.
#[derive(Clone, Debug, Default)]
pub struct KnownDomains(pub Arc<std::sync::Mutex<BTreeMap<String, OrgId>>>);

impl KnownDomains {
    fn owners_by_domain(&self) -> BTreeMap<String, OrgId> {
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone()
    }
}

impl ClaimedDomains for KnownDomains {
    fn claimant<'a>(&'a self, _: &'a Db, domain: &'a str) -> BoxFuture<'a, db::Result<Option<OrgId>>> {
        async move { Ok(self.owners_by_domain().get(domain).cloned()) }.boxed()
    }

    fn domains_of<'a>(&'a self, _: &'a Db, org: &'a OrgId) -> BoxFuture<'a, db::Result<Vec<String>>> {
        let is_theirs = |(domain, owner): (String, OrgId)| (owner == *org).then_some(domain);
        let domains = self.owners_by_domain().into_iter().filter_map(is_theirs).collect();
        async move { Ok(domains) }.boxed()
    }
}
