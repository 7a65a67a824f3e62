//! Password hashes: Argon2id, on blocking threads, at most one per core at a time.

mod blocks;
mod memory;

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use argon2::{
    Algorithm, Argon2, Block, Params, PasswordHasher, PasswordVerifier, Version, password_hash,
    password_hash::phc::PasswordHash,
};
use base64::{Engine, prelude::BASE64_STANDARD_NO_PAD};
use subtle::ConstantTimeEq;
use tokio::{sync::Semaphore, task};

use self::memory::Memory;

/// OWASP's parameters: 19 MiB, two passes, one lane.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// Returns a random password of 128 bits: 32 hexadecimal digits in groups.
pub fn random_password() -> String {
    let groups: [u32; 4] = rand::random();
    groups.map(|group| format!("{group:08x}")).join("-")
}

/// Creates and checks hashes; its gate limits the memory in use.
pub(crate) struct Hasher {
    width: usize,
    gate: Arc<Semaphore>,
    memory: Arc<Memory>,
    argon2: Argon2<'static>,
    /// Hash of no password, checked for unknown users so that the answer takes the same time.
    decoy: String,
}

/// Load of the gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gate {
    /// Maximum number of concurrent hashes.
    pub limit: usize,
    /// Number of hashes being computed.
    pub busy: usize,
    /// Number of waiting callers.
    pub waiting: usize,
}

/// Result of a password check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The password is right.
    Right,
    /// The password is right, and its hash has outdated parameters.
    RightButOutdated,
    /// The password is wrong.
    Wrong,
}

impl Hasher {
    pub(crate) fn new() -> api::Result<Self> {
        let params = Params::new(MEMORY_KIB, PASSES, LANES, None).map_err(|e| api::Error::internal(e.to_string()))?;
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Ok(Self { width: cores, gate: Arc::new(Semaphore::new(cores)), memory: Arc::default(), argon2, decoy: decoy() })
    }

    /// Returns the current load.
    pub(crate) fn gate(&self) -> Gate {
        let busy = self.width.saturating_sub(self.gate.available_permits());
        Gate { limit: self.width, busy, waiting: self.memory.waiting.load(Ordering::Relaxed) }
    }

    /// Returns the hash to store.
    pub(crate) async fn hash(&self, password: String) -> api::Result<String> {
        let argon2 = self.argon2.clone();
        self.at_the_gate(move || hash(&argon2, password.as_bytes())).await?.map_err(failed)
    }

    /// Checks a password. Without a hash it takes the same time and is never right.
    pub(crate) async fn verify(&self, hash: Option<String>, password: String) -> api::Result<Verdict> {
        let argon2 = self.argon2.clone();
        let exists = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.decoy.clone());
        let memory = self.memory.clone();
        let check = move || {
            let mut blocks = memory.take(argon2.params().block_count());
            let verdict = verify(&argon2, &hash, password.as_bytes(), blocks.as_mut());
            memory.give_back(blocks);
            verdict
        };
        let verdict = self.at_the_gate(check).await?.map_err(failed)?;
        self.memory.watch();
        Ok(if exists { verdict } else { Verdict::Wrong })
    }

    /// Returns digests of secrets that are too short for a plain hash. They are as hard to guess as passwords, and
    /// equal for equal secrets and salts.
    pub(crate) async fn digests(&self, secrets: Vec<String>, salt: String) -> api::Result<Vec<String>> {
        let argon2 = self.argon2.clone();
        let digest = move |secret: &String| {
            let mut digest = [0; 32];
            argon2.hash_password_into(secret.as_bytes(), salt.as_bytes(), &mut digest)?;
            Ok(BASE64_STANDARD_NO_PAD.encode(digest))
        };
        self.at_the_gate(move || secrets.iter().map(digest).collect::<argon2::Result<_>>())
            .await?
            .map_err(|error| api::Error::internal(error.to_string()))
    }

    /// Runs work that keeps a core busy, at most one per core at a time.
    pub(crate) async fn at_the_gate<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> api::Result<T> {
        let waiting = Waiting::new(&self.memory.waiting);
        let permit = self.gate.clone().acquire_owned().await.map_err(api::Error::internal)?;
        drop(waiting);
        let done = task::spawn_blocking(move || {
            // The work holds the permit and not the caller, because the caller may disconnect.
            let _permit = permit;
            work()
        });
        done.await.map_err(api::Error::internal)
    }
}

/// Counts a waiting caller until dropped, also when the caller disconnects.
struct Waiting<'a>(&'a AtomicUsize);

impl<'a> Waiting<'a> {
    fn new(count: &'a AtomicUsize) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(count)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Returns a hash that takes as long to check as any other. It is random and not computed, so that a start does not
/// take the time and memory of a hash.
fn decoy() -> String {
    let salt = BASE64_STANDARD_NO_PAD.encode(rand::random::<[u8; 16]>());
    let hash = BASE64_STANDARD_NO_PAD.encode(rand::random::<[u8; 32]>());
    format!("$argon2id$v=19$m={MEMORY_KIB},t={PASSES},p={LANES}${salt}${hash}")
}

fn hash(argon2: &Argon2, password: &[u8]) -> password_hash::Result<String> {
    let hash: PasswordHash = argon2.hash_password(password)?;
    Ok(hash.to_string())
}

fn verify(argon2: &Argon2, hash: &str, password: &[u8], memory: &mut [Block]) -> password_hash::Result<Verdict> {
    let hash = PasswordHash::new(hash)?;
    let params = Params::try_from(&hash)?;
    let current_params = argon2.params();
    let is_ours = hash.algorithm.as_str() == "argon2id"
        && (params.m_cost(), params.t_cost(), params.p_cost())
            == (current_params.m_cost(), current_params.t_cost(), current_params.p_cost());
    if let (true, Some(salt), Some(hash)) = (is_ours, &hash.salt, &hash.hash) {
        let mut made = vec![0; hash.as_ref().len()];
        argon2.hash_password_into_with_memory(password, salt.as_ref(), &mut made, memory)?;
        return Ok(if made.ct_eq(hash.as_ref()).into() { Verdict::Right } else { Verdict::Wrong });
    }
    match argon2.verify_password(password, &hash) {
        Ok(()) => Ok(Verdict::RightButOutdated),
        Err(password_hash::Error::PasswordInvalid) => Ok(Verdict::Wrong),
        Err(error) => Err(error),
    }
}

fn failed(error: password_hash::Error) -> api::Error {
    api::Error::internal(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_hash_knows_its_password_and_when_it_is_outdated() {
        let hasher = Hasher::new().unwrap();
        let stored = hasher.hash("correct horse".into()).await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        assert_eq!(hasher.verify(Some(stored.clone()), "correct horse".into()).await.unwrap(), Verdict::Right);
        assert_eq!(hasher.verify(Some(stored), "correct horsE".into()).await.unwrap(), Verdict::Wrong);
        assert_eq!(hasher.verify(None, "correct horse".into()).await.unwrap(), Verdict::Wrong);

        let weaker = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(8 * 1024, 1, 1, None).unwrap());
        let old = hash(&weaker, b"correct horse").unwrap();
        assert_eq!(hasher.verify(Some(old), "correct horse".into()).await.unwrap(), Verdict::RightButOutdated);
    }
}
