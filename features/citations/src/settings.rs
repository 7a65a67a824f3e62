//! Settings of the operator, and the state that the whole feature shares.

use std::{fmt, sync::Arc, time::Duration};

use api::Event;
use db::Tx;
use futures::future::BoxFuture;
use locations::Search;
use orgs::OrgId;
use outgoing::{Outgoing, Reach};

use crate::fetch::Web;

/// Settings of the operator for citations.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Address of this instance, by which sites know who reads their pages.
    pub site: String,
    /// Base URL of simulated directories, in place of the real ones: `{base}/{host}/{path}`.
    pub directories_base: Option<String>,
    /// Time between two requests to one host.
    pub pace: Duration,
    /// Timeout of a page.
    pub patience: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            site: "http://localhost".into(),
            directories_base: None,
            pace: Duration::from_secs(10),
            patience: Duration::from_secs(20),
        }
    }
}

/// Interface to the operator's choice of directories for each organization.
pub trait Vendors: Send + Sync {
    /// Returns the base URL of the simulated directories of an organization; `None` when it uses the real ones.
    fn directories<'a>(&'a self, org: &'a OrgId) -> BoxFuture<'a, api::Result<Option<String>>>;
}

/// State that the routes and jobs of citations share. One per process; cheap to clone.
#[derive(Clone)]
pub struct Citations(Arc<Inner>);

struct Inner {
    search: Search,
    settings: Settings,
    vendors: Option<Arc<dyn Vendors>>,
}

impl fmt::Debug for Citations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Citations").finish_non_exhaustive()
    }
}

impl Default for Citations {
    fn default() -> Self {
        Self::new(&locations::Settings::default().search, Settings::default(), None)
    }
}

impl Citations {
    /// Creates it. `search` finds the locations of the matrix; `vendors` chooses the organizations with simulated
    /// directories.
    pub fn new(search: &Search, settings: Settings, vendors: Option<Arc<dyn Vendors>>) -> Self {
        Self(Arc::new(Inner { search: search.clone(), settings, vendors }))
    }

    pub(crate) fn search(&self) -> &Search {
        &self.0.search
    }

    /// Returns the reader of pages for an organization. Simulated sites are not paced.
    pub(crate) async fn web(&self, org: &OrgId) -> api::Result<Web> {
        let settings = &self.0.settings;
        let simulated = match &self.0.vendors {
            Some(vendors) => vendors.directories(org).await?,
            None => None,
        };
        let base = simulated.or_else(|| settings.directories_base.clone());
        let pace = if base.is_some() { Duration::ZERO } else { settings.pace };
        Ok(Web {
            outgoing: Outgoing::new(if base.is_some() { Reach::Everywhere } else { Reach::Public }),
            base: base.map(|base| base.trim_end_matches('/').to_owned()),
            pace,
            patience: settings.patience,
            agent: format!("VitrineBot/1.0 (+{}/bot)", settings.site.trim_end_matches('/')),
        })
    }
}

/// Has the organization's browser windows reload the citations of a location; of all locations with `None`.
pub(crate) fn announce(tx: &mut Tx, org: &OrgId, location: Option<&str>) {
    Event::new(org, "citations", location).announce(tx);
}
