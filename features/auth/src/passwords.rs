//! Hashes of passwords: Argon2id, on threads that may block, as many at once as there are cores.

use std::{sync::Arc, thread};

use argon2::{
    Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version, password_hash,
    password_hash::phc::PasswordHash,
};
use base64::{Engine, prelude::BASE64_STANDARD_NO_PAD};
use tokio::{sync::Semaphore, task};

/// OWASP's parameters: 19 MiB, two passes, one lane.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// A password that nobody can guess: 128 bits, as 32 letters and digits in groups.
pub fn random_password() -> String {
    let groups: [u32; 4] = rand::random();
    groups.map(|group| format!("{group:08x}")).join("-")
}

/// Makes and checks hashes; its gate bounds the memory that takes.
pub(crate) struct Hasher {
    gate: Arc<Semaphore>,
    argon2: Argon2<'static>,
    /// The hash of nobody's password, checked for users who do not exist so that they take as long as others.
    decoy: String,
}

/// What checking a password told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It is the password.
    Right,
    /// It is, and its hash was made with parameters that are no longer ours.
    RightButOutdated,
    /// It is not.
    Wrong,
}

impl Hasher {
    pub(crate) fn new() -> api::Result<Self> {
        let params = Params::new(MEMORY_KIB, PASSES, LANES, None).map_err(|e| api::Error::internal(e.to_string()))?;
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Ok(Self { gate: Arc::new(Semaphore::new(cores)), argon2, decoy: decoy() })
    }

    /// The hash to keep.
    pub(crate) async fn hash(&self, password: String) -> api::Result<String> {
        let argon2 = self.argon2.clone();
        self.at_the_gate(move || hash(&argon2, password.as_bytes())).await?.map_err(failed)
    }

    /// Checks a password; with no hash, as long as with one, and it is never right.
    pub(crate) async fn verify(&self, known: Option<String>, password: String) -> api::Result<Verdict> {
        let argon2 = self.argon2.clone();
        let exists = known.is_some();
        let known = known.unwrap_or_else(|| self.decoy.clone());
        let verdict = self.at_the_gate(move || verify(&argon2, &known, password.as_bytes())).await?.map_err(failed)?;
        Ok(if exists { verdict } else { Verdict::Wrong })
    }

    async fn at_the_gate<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> api::Result<T> {
        let permit = self.gate.clone().acquire_owned().await.map_err(api::Error::internal)?;
        let done = task::spawn_blocking(move || {
            // Held by the work, not by the caller, who may go away.
            let _permit = permit;
            work()
        });
        done.await.map_err(api::Error::internal)
    }
}

/// Takes as long to check as any hash. Made up, not computed: a start must not take a hash's time and memory.
fn decoy() -> String {
    let salt = BASE64_STANDARD_NO_PAD.encode(rand::random::<[u8; 16]>());
    let hash = BASE64_STANDARD_NO_PAD.encode(rand::random::<[u8; 32]>());
    format!("$argon2id$v=19$m={MEMORY_KIB},t={PASSES},p={LANES}${salt}${hash}")
}

fn hash(argon2: &Argon2, password: &[u8]) -> password_hash::Result<String> {
    let hash: PasswordHash = argon2.hash_password(password)?;
    Ok(hash.to_string())
}

fn verify(argon2: &Argon2, known: &str, password: &[u8]) -> password_hash::Result<Verdict> {
    let known = PasswordHash::new(known)?;
    match argon2.verify_password(password, &known) {
        Ok(()) => {
            let params = Params::try_from(&known)?;
            let ours = argon2.params();
            let is_ours = known.algorithm.as_str() == "argon2id"
                && (params.m_cost(), params.t_cost(), params.p_cost()) == (ours.m_cost(), ours.t_cost(), ours.p_cost());
            Ok(if is_ours { Verdict::Right } else { Verdict::RightButOutdated })
        }
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
        let kept = hasher.hash("correct horse".into()).await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_eq!(hasher.verify(Some(kept.clone()), "correct horse".into()).await.unwrap(), Verdict::Right);
        assert_eq!(hasher.verify(Some(kept), "correct horsE".into()).await.unwrap(), Verdict::Wrong);
        assert_eq!(hasher.verify(None, "correct horse".into()).await.unwrap(), Verdict::Wrong);

        let weaker = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(8 * 1024, 1, 1, None).unwrap());
        let old = hash(&weaker, b"correct horse").unwrap();
        assert_eq!(hasher.verify(Some(old), "correct horse".into()).await.unwrap(), Verdict::RightButOutdated);
    }
}
