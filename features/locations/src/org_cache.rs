//! Cache of one value per organization, bounded in size.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use orgs::OrgId;
use tokio::sync::Mutex as AsyncMutex;

/// Cache of one value per organization, such as an index of its locations with the [`version`](crate::version) that it
/// was made from. The least recently used values are dropped when all together exceed a maximum size. Cheap to clone.
pub struct OrgCache<T> {
    entries: Arc<Mutex<Entries<T>>>,
    max_size: usize,
}

struct Entries<T> {
    orgs: HashMap<OrgId, Entry<T>>,
    /// Number of uses so far, which orders the last uses.
    uses: u64,
}

struct Entry<T> {
    value: Arc<AsyncMutex<T>>,
    size: usize,
    last_use: u64,
}

impl<T> Clone for OrgCache<T> {
    fn clone(&self) -> Self {
        Self { entries: self.entries.clone(), max_size: self.max_size }
    }
}

impl<T> fmt::Debug for OrgCache<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OrgCache").field("max_size", &self.max_size).finish_non_exhaustive()
    }
}

impl<T: Default> OrgCache<T> {
    /// Creates a cache of values with a total size of at most `max_size`, in the unit of [`resize`](Self::resize).
    pub fn new(max_size: usize) -> Self {
        Self { entries: Arc::new(Mutex::new(Entries { orgs: HashMap::new(), uses: 0 })), max_size }
    }

    /// Returns the maximum total size.
    pub fn max_size(&self) -> usize {
        self.max_size
    }

    /// Returns the value of an organization, the default at first. Hold its lock while the value is made, so that others
    /// wait for it instead of making it too.
    pub fn value(&self, org: &OrgId) -> Arc<AsyncMutex<T>> {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.uses += 1;
        let last_use = entries.uses;
        let entry =
            entries.orgs.entry(org.clone()).or_insert_with(|| Entry { value: Arc::default(), size: 0, last_use });
        entry.last_use = last_use;
        entry.value.clone()
    }

    /// Sets the size of the value of `org`, and drops the least recently used values of others until all fit.
    pub fn resize(&self, org: &OrgId, size: usize) {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = entries.orgs.get_mut(org) {
            entry.size = size;
        }
        while entries.orgs.values().map(|entry| entry.size).sum::<usize>() > self.max_size {
            let others = entries.orgs.iter().filter(|(other, _)| *other != org);
            let Some(oldest) = others.min_by_key(|(_, entry)| entry.last_use).map(|(other, _)| other.clone()) else {
                return;
            };
            entries.orgs.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;

    type Cache = OrgCache<Option<&'static str>>;

    fn orgs<const N: usize>() -> [OrgId; N] {
        std::array::from_fn(|_| OrgId::new(Timestamp::UNIX_EPOCH))
    }

    fn put(cache: &Cache, org: &OrgId, value: &'static str, size: usize) {
        *cache.value(org).try_lock().unwrap() = Some(value);
        cache.resize(org, size);
    }

    fn value(cache: &Cache, org: &OrgId) -> Option<&'static str> {
        *cache.value(org).try_lock().unwrap()
    }

    #[test]
    fn each_organization_has_a_value_of_its_own_that_clones_of_the_cache_share() {
        let (cache, [a, b]) = (Cache::new(10), orgs());
        put(&cache, &a, "a", 1);
        assert_eq!((value(&cache.clone(), &a), value(&cache, &b)), (Some("a"), None));
    }

    #[test]
    fn a_value_that_is_being_made_is_waited_for() {
        let (cache, [a, b]) = (Cache::new(10), orgs());
        let value = cache.value(&a);
        let _making = value.try_lock().unwrap();
        assert!(cache.value(&a).try_lock().is_err());
        assert!(cache.value(&b).try_lock().is_ok());
    }

    #[test]
    fn the_least_recently_used_values_make_room() {
        let (cache, [a, b, c]) = (Cache::new(10), orgs());
        put(&cache, &a, "a", 4);
        put(&cache, &b, "b", 6);
        assert_eq!(value(&cache, &a), Some("a"));
        put(&cache, &c, "c", 5);
        assert_eq!([&a, &b, &c].map(|org| value(&cache, org)), [Some("a"), None, Some("c")]);
    }

    #[test]
    fn a_value_never_makes_room_for_itself() {
        let (cache, [a, b]) = (Cache::new(10), orgs());
        put(&cache, &a, "a", 4);
        put(&cache, &b, "b", 11);
        assert_eq!([&a, &b].map(|org| value(&cache, org)), [None, Some("b")]);
    }
}
