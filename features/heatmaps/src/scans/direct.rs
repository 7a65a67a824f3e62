//! Live searches: each answer is stored as it arrives.

use std::sync::{Mutex, PoisonError};

use futures::{StreamExt, stream};
use jiff::{SignedDuration, Timestamp};
use jobs::Failure as JobFailure;

use super::{
    begin,
    progress::Progress,
    step::{Scanning, Step},
};
use crate::{
    heatmaps::announce,
    providers::{Account, Answer, Failure, SearchError},
    queries,
    types::ScanId,
};

/// Questions that are noted as under way at once, and so may be lost when the process dies.
const UNDER_WAY: usize = 20;
/// Maximum attempts of a question after failures that may pass.
const MAX_ATTEMPTS: u32 = 3;
/// Maximum attempts of a question that the provider asks to send later.
const BUSY_TRIES: u32 = 6;
/// Maximum seconds that a provider may ask to wait.
const MAX_WAIT: i64 = 120;
/// Minimum time between two announcements of answers, so that browsers are not told 441 times.
const BETWEEN_ANNOUNCEMENTS: SignedDuration = SignedDuration::from_millis(300);

/// Asks the next pins.
pub(super) async fn ask(
    of: &Scanning<'_>,
    progress: &Progress,
    account: &Account,
    pins: &[(i64, i64)],
) -> Result<Step, JobFailure> {
    let some = &pins[..pins.len().min(UNDER_WAY)];
    let scan = &progress.scan.id;
    let mut tx = of.running.db().begin().await?;
    queries::ask(&mut tx, of.org, scan, some, of.running.now()).await?;
    tx.commit().await?;
    let announced = Mutex::new(Timestamp::UNIX_EPOCH);
    // Each question notes its own answer: while one waits for the database, all others are still polled.
    let asked = some.iter().copied().map(|pin| ask_pin(of, account, progress, pin, &announced));
    let mut outcomes = stream::iter(asked).buffer_unordered(UNDER_WAY);
    let mut stopped = None;
    while let Some(outcome) = outcomes.next().await {
        stopped = stopped.or(outcome?);
    }
    drop(outcomes);
    note_totals(of, scan, progress).await?;
    Ok(stopped.map_or(Step::On, Step::Stopped))
}

/// Asks a pin and keeps the answer. Returns the code of a failure that ends the scan.
async fn ask_pin(
    of: &Scanning<'_>,
    account: &Account,
    progress: &Progress,
    pin: (i64, i64),
    announced: &Mutex<Timestamp>,
) -> Result<Option<&'static str>, JobFailure> {
    let outcome = answered(of, account, progress, pin).await;
    let stopped = outcome.as_ref().err().filter(|error| error.failure.ends_scan()).map(|error| error.failure.code());
    note(of, &progress.scan.id, pin, outcome, is_announced(announced, of.running.now())).await?;
    Ok(stopped)
}

/// Returns true when browsers are told of an answer now: after a pause since the last time.
fn is_announced(last: &Mutex<Timestamp>, now: Timestamp) -> bool {
    let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
    let is_due = now >= *last + BETWEEN_ANNOUNCEMENTS;
    if is_due {
        *last = now;
    }
    is_due
}

/// Stores an answer, or the reason for which there is none.
pub(super) async fn note(
    of: &Scanning<'_>,
    scan: &ScanId,
    pin: (i64, i64),
    outcome: Result<Answer, SearchError>,
    is_told: bool,
) -> Result<(), JobFailure> {
    let mut tx = of.running.db().begin().await?;
    match outcome {
        Ok(Answer { results, cost_micros }) => {
            let answer = serde_json::to_value(results).map_err(|error| JobFailure::Fail(error.to_string()))?;
            queries::note_answer(&mut tx, of.org, scan, pin, Ok(answer), cost_micros).await?;
        }
        Err(SearchError { failure, cost_micros }) => {
            tracing::info!(scan = %scan, pin = pin.0, code = failure.code(), "a pin has no answer");
            queries::note_answer(&mut tx, of.org, scan, pin, Err(failure.code()), cost_micros).await?;
        }
    }
    if is_told {
        announce(&mut tx, of.org, Some(scan.as_str()));
    }
    Ok(tx.commit().await?)
}

/// Writes the answers and the cost so far into the scan.
pub(super) async fn note_totals(of: &Scanning<'_>, scan: &ScanId, progress: &Progress) -> Result<(), JobFailure> {
    let mut tx = of.running.db().begin().await?;
    let questions = queries::questions(&mut tx, of.org, scan).await?;
    let totals = Progress { questions, ..progress.clone() }.totals();
    queries::note_progress(&mut tx, of.org, scan, totals).await?;
    announce(&mut tx, of.org, Some(scan.as_str()));
    Ok(tx.commit().await?)
}

/// Asks one question, again after failures that may pass. The scan has reserved the price of one attempt, so that a repeat
/// after a charged one needs room under the cap.
async fn answered(
    of: &Scanning<'_>,
    account: &Account,
    progress: &Progress,
    pin: (i64, i64),
) -> Result<Answer, SearchError> {
    let search = progress.search_request(pin);
    let (mut tries, mut busy) = (1, 1);
    let mut cost_micros = None;
    loop {
        let outcome = {
            let Ok(_turn) = of.heatmaps.turns().acquire().await else { return Err(lost()) };
            account.ask(of.heatmaps.http(), &search).await
        };
        let error = match outcome {
            Ok(answer) => return Ok(Answer { cost_micros: sum(cost_micros, answer.cost_micros), ..answer }),
            Err(error) => error,
        };
        cost_micros = sum(cost_micros, error.cost_micros);
        let wait = match error.failure {
            Failure::Transient if tries < MAX_ATTEMPTS => backoff(tries),
            Failure::WrongPlace if tries == 1 => SignedDuration::from_secs(1),
            Failure::Rate(seconds) if busy < BUSY_TRIES => {
                busy += 1;
                tries -= 1;
                SignedDuration::from_secs(seconds.unwrap_or(5).clamp(1, MAX_WAIT))
            }
            failure => return Err(SearchError { failure, cost_micros }),
        };
        let is_charged = error.cost_micros.unwrap_or_default() > 0;
        if is_charged && !reserved_again(of, progress).await {
            return Err(SearchError { failure: error.failure, cost_micros });
        }
        tries += 1;
        of.app.clock.wait_until(of.app.now() + wait).await;
    }
}

/// Reserves the price of a repeat. Returns false when there is no room for it, or the database does not answer.
async fn reserved_again(of: &Scanning<'_>, progress: &Progress) -> bool {
    let reserved = begin::reserve_repeat(of.running.db(), of.org, &progress.scan).await;
    reserved.inspect_err(|error| tracing::warn!(%error, "a question is not repeated")).unwrap_or(false)
}

/// Returns the pause after an attempt: 1, 4, 16 s, a quarter more or less.
fn backoff(tries: u32) -> SignedDuration {
    let seconds = f64::from(4_u32.pow(tries - 1)) * rand::random_range(0.75..1.25);
    SignedDuration::from_millis((seconds * 1000.0) as i64)
}

fn sum(one: Option<i64>, other: Option<i64>) -> Option<i64> {
    match (one, other) {
        (None, None) => None,
        (one, other) => Some(one.unwrap_or_default() + other.unwrap_or_default()),
    }
}

fn lost() -> SearchError {
    SearchError { failure: Failure::Transient, cost_micros: None }
}
