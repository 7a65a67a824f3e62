//! State that the whole feature shares.

use std::{fmt, sync::Arc};

use api::Event;
use db::Tx;
use media::Pictures;
use orgs::OrgId;

use crate::publisher::Publisher;

/// Posts of all organizations. One per process; cheap to clone.
#[derive(Clone)]
pub struct Posts(Arc<Inner>);

struct Inner {
    publisher: Option<Arc<dyn Publisher>>,
    pictures: Pictures,
}

impl fmt::Debug for Posts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Posts").finish_non_exhaustive()
    }
}

impl Default for Posts {
    /// Posts that reach no source: for describing the routes.
    fn default() -> Self {
        Self(Arc::new(Inner { publisher: None, pictures: Pictures::default() }))
    }
}

impl Posts {
    /// Creates the state, with the source that shows the posts and the store of their photos.
    pub fn new(publisher: Arc<dyn Publisher>, pictures: &Pictures) -> Self {
        Self(Arc::new(Inner { publisher: Some(publisher), pictures: pictures.clone() }))
    }

    pub(crate) fn publisher(&self) -> Option<&Arc<dyn Publisher>> {
        self.0.publisher.as_ref()
    }

    pub(crate) fn pictures(&self) -> &Pictures {
        &self.0.pictures
    }
}

/// Has the organization's browser windows reload what they show of a post; of all with `None`.
pub(crate) fn announce(tx: &mut Tx, org: &OrgId, id: Option<&str>) {
    Event::new(org, "posts", id).announce(tx);
}
