//! Configurations and keys of providers, in memory.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use jiff::Timestamp;
use tokio::sync::Mutex as Turn;

use crate::rules::{documents::Discovery, jose::Key};

/// Maximum number of issuers that are kept.
const MAX_ISSUERS: usize = 1_000;

/// Configurations and keys of providers, by issuer.
#[derive(Default)]
pub(crate) struct Providers(Mutex<HashMap<String, Arc<Turn<Entry>>>>);

/// Knowledge of one issuer. A reader holds the lock, so that concurrent sign-ins cause one read.
#[derive(Default)]
pub(crate) struct Entry {
    pub(crate) discovery: Option<(Discovery, Timestamp)>,
    pub(crate) keys: Option<(Vec<Key>, Timestamp)>,
    pub(crate) keys_until: Option<Timestamp>,
    /// Times of reads because of an unknown key.
    pub(crate) forced: Vec<Timestamp>,
}

impl Providers {
    /// Returns what is known of an issuer.
    pub(crate) fn entry(&self, issuer: &str) -> Arc<Turn<Entry>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MAX_ISSUERS && !all.contains_key(issuer) {
            let any = all.keys().next().cloned();
            any.and_then(|issuer| all.remove(&issuer));
        }
        Arc::clone(all.entry(issuer.to_owned()).or_default())
    }

    /// Forgets an issuer, so that it is read again.
    pub(crate) fn forget(&self, issuer: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(issuer);
    }
}
