//! Interface to the feature that knows the Business Profiles.

use futures::future::BoxFuture;
use orgs::OrgId;

use crate::GoogleState;

/// Interface to the feature that knows the Business Profiles of locations.
pub trait GoogleStates: Send + Sync {
    /// Returns the ids of the locations in this state; some of them may be deleted.
    fn in_state<'a>(&'a self, org: &'a OrgId, state: GoogleState) -> BoxFuture<'a, api::Result<Vec<String>>>;
}
