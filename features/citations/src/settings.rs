//! State that the whole feature shares.

use std::{fmt, sync::Arc};

use api::Event;
use db::Tx;
use locations::Search;
use orgs::OrgId;

/// What the routes and jobs of citations share. One per process; cheap to clone.
#[derive(Clone)]
pub struct Citations(Arc<Inner>);

struct Inner {
    search: Search,
}

impl fmt::Debug for Citations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Citations").finish_non_exhaustive()
    }
}

impl Default for Citations {
    fn default() -> Self {
        Self::new(&locations::Settings::default().search)
    }
}

impl Citations {
    /// Creates it. `search` finds the locations of the matrix.
    pub fn new(search: &Search) -> Self {
        Self(Arc::new(Inner { search: search.clone() }))
    }

    pub(crate) fn search(&self) -> &Search {
        &self.0.search
    }
}

/// Has the organization's browser windows reload what they show of the citations of a location; of all with `None`.
pub(crate) fn announce(tx: &mut Tx, org: &OrgId, location: Option<&str>) {
    Event::new(org, "citations", location).announce(tx);
}
