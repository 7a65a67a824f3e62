//! Signing in beside nothing but the hash of the password, and what many at once cost in memory.

use std::{
    process,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use argon2::{Algorithm, Argon2, Params, Version};

use super::{TIMES, Turn};
use crate::{
    Outcome,
    account::{Account, PASSWORD},
    client::Connection,
    figures::median,
    load::load,
    process::processor,
    site::Site,
    table::{Figure, Hold, Unit},
};

/// As the program hashes: OWASP's parameters.
const PARAMETERS: (u32, u32, u32) = (19 * 1024, 2, 1);
const CONCURRENCY: usize = 200;
/// Sign-ins per measurement. The system counts processor time in hundredths of a second, so this gives a precision of
/// 1%.
const ONE_BY_ONE: u32 = 100;

pub(super) async fn measure(turn: &mut Turn<'_>, site: &Site, accounts: &[(Account, usize)]) -> Outcome {
    let Some((account, _)) = accounts.first().filter(|_| turn.wants("sign-in")) else { return Ok(()) };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let (mut ours, mut references) = (Vec::new(), Vec::new());
    for _ in 0..TIMES {
        let request = account.password_request();
        ours.push(load(site.at, cores * 4, turn.time(4), move |_| request.clone()).await?.per_second);
        references.push(hashes_a_second(cores, turn.time(4))?);
    }
    turn.add(
        "sign-in, all cores, beside nothing but Argon2id",
        Unit::PerSecond,
        Hold::RatioAtLeast(0.95),
        Figure::beside(median(ours), median(references)),
    );
    let (mut ours, mut references) = (Vec::new(), Vec::new());
    for _ in 0..TIMES {
        ours.push(cost_of_a_sign_in(site, account).await?);
        references.push(cost_of_a_hash()?);
    }
    turn.add(
        "sign-in: processor time of the program, beside one hash",
        Unit::Seconds,
        Hold::RatioAtMost(1.1),
        Figure::beside(median(ours), median(references)),
    );
    // A program of its own: one that has hashed before keeps some of that memory, and would seem to need none.
    let site = Site::start(turn.options, turn.database).await?;
    let (idle, watch) = (site.process.memory()?.own, site.process.watch());
    let mut open = Vec::new();
    for _ in 0..CONCURRENCY {
        open.push(Connection::open(site.at).await?);
    }
    let signing_in: Vec<_> = open
        .into_iter()
        .map(|mut connection| {
            let request = account.password_request();
            tokio::spawn(async move { connection.status(&request).await })
        })
        .collect();
    for sign_in in signing_in {
        // A refusal would be fine here: it is about memory.
        let _ = sign_in.await?;
    }
    let label = format!("{CONCURRENCY} sign-ins at once: memory above idle");
    turn.add(&label, Unit::Bytes, Hold::AtMost(64e6), Figure::alone(watch.most() - idle));
    site.process.stop()
}

/// Processor time the program takes for one sign-in, in seconds.
async fn cost_of_a_sign_in(site: &Site, account: &Account) -> Outcome<f64> {
    let mut connection = Connection::open(site.at).await?;
    let before = site.process.processor()?;
    for _ in 0..ONE_BY_ONE {
        let (status, _) = connection.status(&account.password_request()).await?;
        if status != 200 {
            return Err(format!("{status} for a sign-in").into());
        }
    }
    Ok((site.process.processor()? - before) / f64::from(ONE_BY_ONE))
}

/// Processor time of one hash, in seconds.
fn cost_of_a_hash() -> Outcome<f64> {
    let argon2 = argon2()?;
    let before = processor(process::id())?;
    for _ in 0..ONE_BY_ONE {
        hash(&argon2)?;
    }
    Ok((processor(process::id())? - before) / f64::from(ONE_BY_ONE))
}

fn argon2() -> Outcome<Argon2<'static>> {
    let (memory, passes, lanes) = PARAMETERS;
    let params = Params::new(memory, passes, lanes, None).map_err(|e| e.to_string())?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash(argon2: &Argon2<'_>) -> Outcome {
    let mut hash = [0; 32];
    Ok(argon2.hash_password_into(PASSWORD.as_bytes(), b"sixteen of salt.", &mut hash).map_err(|e| e.to_string())?)
}

/// Hashes by as many threads as there are cores.
fn hashes_a_second(cores: usize, time: Duration) -> Outcome<f64> {
    let argon2 = argon2()?;
    let (hashes, has_failed, start) = (AtomicU64::new(0), AtomicBool::new(false), Instant::now());
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while start.elapsed() < time {
                    if hash(&argon2).is_err() {
                        has_failed.store(true, Ordering::Relaxed);
                        return;
                    }
                    hashes.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    if has_failed.into_inner() {
        return Err("Argon2id failed".into());
    }
    Ok(hashes.into_inner() as f64 / start.elapsed().as_secs_f64())
}
