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
    /// Times of reads because of an unknown key in a sign-in.
    sign_in_reads: Vec<Timestamp>,
    /// Times of reads because of an unknown key in a logout token.
    sign_out_reads: Vec<Timestamp>,
}

/// Reason for reading keys that are still fresh.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeyRead {
    /// No reason: known keys are good.
    Cached,
    /// A sign-in names an unknown key.
    SignIn,
    /// A logout token names an unknown key. Anybody can send one, so that its reads are counted apart from those of sign-ins.
    SignOut,
}

impl Entry {
    /// Returns the times of reads for a reason; `None` for known keys.
    pub(crate) fn reads(&mut self, reason: KeyRead) -> Option<&mut Vec<Timestamp>> {
        match reason {
            KeyRead::Cached => None,
            KeyRead::SignIn => Some(&mut self.sign_in_reads),
            KeyRead::SignOut => Some(&mut self.sign_out_reads),
        }
    }
}

impl Providers {
    /// Returns the cached documents of an issuer.
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
