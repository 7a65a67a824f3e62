//! Cache of access tokens with a valid signature, so that a signature is not verified again on every request.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use sha2::{Digest, Sha256};

use super::claims::Claims;

/// Maximum number of tokens in each of the two generations.
const GENERATION: usize = 8_192;

type Key = [u8; 32];

/// Two generations of tokens. When the young one is full, it replaces the old one, which is dropped.
#[derive(Default)]
pub(crate) struct Cache(Mutex<Generations>);

#[derive(Default)]
struct Generations {
    young: HashMap<Key, Claims>,
    old: HashMap<Key, Claims>,
}

/// Returns the cache key of a token; the token itself is not stored.
pub(crate) fn key(token: &str) -> Key {
    Sha256::digest(token).into()
}

impl Cache {
    /// Returns the claims of a cached token. It may have expired since.
    pub(crate) fn get(&self, key: &Key) -> Option<Claims> {
        let mut generations = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(claims) = generations.young.get(key) {
            return Some(claims.clone());
        }
        let claims = generations.old.remove(key)?;
        generations.keep(*key, claims.clone());
        Some(claims)
    }

    /// Stores a token whose signature is valid.
    pub(crate) fn keep(&self, key: Key, claims: Claims) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).keep(key, claims);
    }
}

impl Generations {
    fn keep(&mut self, key: Key, claims: Claims) {
        if self.young.len() >= GENERATION {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(key, claims);
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::{SessionId, UserId};

    #[test]
    fn the_cache_is_bounded_and_keeps_recently_used_entries() {
        let now = Timestamp::UNIX_EPOCH;
        let claims = Claims { user: UserId::new(now), session: SessionId::new(now), expires_at: now };
        let cache = Cache::default();
        for n in 0..GENERATION * 5 {
            cache.keep(key(&n.to_string()), claims.clone());
            assert!(cache.get(&key("0")).is_some(), "lost after {n}");
        }
        let generations = cache.0.lock().unwrap();
        assert!(generations.young.len() + generations.old.len() <= 2 * GENERATION);
        assert!(!generations.young.contains_key(&key("1")) && !generations.old.contains_key(&key("1")));
    }
}
