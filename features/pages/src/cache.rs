//! Rendered documents in memory, bounded in size. A document is good for its version and its minute: opening states change
//! with the time.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use orgs::OrgId;

use crate::answer::Document;

/// Maximum size of each of the two generations, in bytes.
const MAX_GENERATION: usize = 24 * 1024 * 1024;

/// State of a site at a time: versions of the site and of the locations, and the minute.
pub(crate) type Moment = ((i64, i64), i64);

/// Rendered documents. The older generation is dropped when the newer one is full.
#[derive(Default)]
pub(crate) struct Cache(Mutex<Generations>);

#[derive(Default)]
struct Generations {
    new: HashMap<(OrgId, String), (Moment, Arc<Document>)>,
    old: HashMap<(OrgId, String), (Moment, Arc<Document>)>,
    size: usize,
}

impl Cache {
    /// Returns the document of an address, if it is as of a moment.
    pub(crate) fn get(&self, org: &OrgId, path: &str, moment: Moment) -> Option<Arc<Document>> {
        let cache = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (org.clone(), path.to_owned());
        let (cached_moment, document) = cache.new.get(&key).or_else(|| cache.old.get(&key))?;
        (*cached_moment == moment).then(|| document.clone())
    }

    /// Keeps a document.
    pub(crate) fn put(&self, org: &OrgId, path: &str, moment: Moment, document: &Arc<Document>) {
        let mut cache = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if cache.size > MAX_GENERATION {
            cache.old = std::mem::take(&mut cache.new);
            cache.size = 0;
        }
        cache.size += document.size();
        cache.new.insert((org.clone(), path.to_owned()), (moment, document.clone()));
    }
}
