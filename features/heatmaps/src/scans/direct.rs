//! Live searches: each answer is stored as it arrives.

use std::sync::{Mutex, PoisonError};

use futures::{StreamExt, stream};
use jiff::{SignedDuration, Timestamp};
use jobs::Failure as JobFailure;

use super::{
    begin,
    progress::Progress,
    step::{ScanContext, Step},
};
use crate::{
    heatmaps::announce,
    providers::{Account, Answer, Failure, SearchError},
    queries,
    types::ScanId,
};

/// Maximum number of questions under way at once. Their answers may be lost when the process dies.
const MAX_CONCURRENT_QUESTIONS: usize = 20;
/// Maximum attempts of a question after transient failures.
const MAX_ATTEMPTS: u32 = 3;
/// Maximum attempts of a question while the provider answers that it is busy.
const MAX_BUSY_ATTEMPTS: u32 = 6;
/// Maximum seconds that a provider may ask to wait.
const MAX_WAIT: i64 = 120;
/// Minimum interval between two announcements of answers, so that a scan of 441 pins does not make as many.
const ANNOUNCEMENT_INTERVAL: SignedDuration = SignedDuration::from_millis(300);

/// Asks the questions of the next pins, and stores each answer as it arrives.
pub(super) async fn ask(
    context: &ScanContext<'_>,
    progress: &Progress,
    account: &Account,
    pins: &[(i64, i64)],
) -> Result<Step, JobFailure> {
    let batch = &pins[..pins.len().min(MAX_CONCURRENT_QUESTIONS)];
    let scan = &progress.scan.id;
    let mut tx = context.running.db().begin().await?;
    queries::ask(&mut tx, context.org, scan, batch, context.running.now()).await?;
    tx.commit().await?;
    let announced = Mutex::new(Timestamp::UNIX_EPOCH);
    // Each question notes its own answer: while one waits for the database, all others are still polled.
    let readings = batch.iter().copied().map(|pin| ask_and_store(context, account, progress, pin, &announced));
    let mut outcomes = stream::iter(readings).buffer_unordered(MAX_CONCURRENT_QUESTIONS);
    let mut stopped = None;
    while let Some(outcome) = outcomes.next().await {
        stopped = stopped.or(outcome?);
    }
    drop(outcomes);
    note_totals(context, scan, progress).await?;
    Ok(stopped.map_or(Step::Continue, Step::Stopped))
}

/// Asks the question of a pin and stores the answer. Returns the code of a failure that ends the scan.
async fn ask_and_store(
    context: &ScanContext<'_>,
    account: &Account,
    progress: &Progress,
    pin: (i64, i64),
    announced: &Mutex<Timestamp>,
) -> Result<Option<&'static str>, JobFailure> {
    let outcome = ask_until_answered(context, account, progress, pin).await;
    let stopped = outcome.as_ref().err().filter(|error| error.failure.ends_scan()).map(|error| error.failure.code());
    note(context, &progress.scan.id, pin, outcome, is_announcement_due(announced, context.running.now())).await?;
    Ok(stopped)
}

/// Returns true when an answer is announced to browsers now, because the last announcement is long enough ago.
fn is_announcement_due(last: &Mutex<Timestamp>, now: Timestamp) -> bool {
    let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
    let is_due = now >= *last + ANNOUNCEMENT_INTERVAL;
    if is_due {
        *last = now;
    }
    is_due
}

/// Stores an answer, or the code of the failure.
pub(super) async fn note(
    context: &ScanContext<'_>,
    scan: &ScanId,
    pin: (i64, i64),
    outcome: Result<Answer, SearchError>,
    must_announce: bool,
) -> Result<(), JobFailure> {
    let mut tx = context.running.db().begin().await?;
    match outcome {
        Ok(Answer { results, cost_micros }) => {
            let answer = serde_json::to_value(results).map_err(|error| JobFailure::Fail(error.to_string()))?;
            queries::note_answer(&mut tx, context.org, scan, pin, Ok(answer), cost_micros).await?;
        }
        Err(SearchError { failure, cost_micros }) => {
            tracing::info!(scan = %scan, pin = pin.0, code = failure.code(), "a pin has no answer");
            queries::note_answer(&mut tx, context.org, scan, pin, Err(failure.code()), cost_micros).await?;
        }
    }
    if must_announce {
        announce(&mut tx, context.org, Some(scan.as_str()));
    }
    Ok(tx.commit().await?)
}

/// Writes the answers and the cost so far into the scan.
pub(super) async fn note_totals(
    context: &ScanContext<'_>,
    scan: &ScanId,
    progress: &Progress,
) -> Result<(), JobFailure> {
    let mut tx = context.running.db().begin().await?;
    let questions = queries::questions(&mut tx, context.org, scan).await?;
    let totals = Progress { questions, ..progress.clone() }.totals();
    queries::note_progress(&mut tx, context.org, scan, totals).await?;
    announce(&mut tx, context.org, Some(scan.as_str()));
    Ok(tx.commit().await?)
}

/// Asks a question, and again after transient failures. The scan has reserved the price of one attempt: a repeat after a
/// charged attempt needs room under the monthly cap.
async fn ask_until_answered(
    context: &ScanContext<'_>,
    account: &Account,
    progress: &Progress,
    pin: (i64, i64),
) -> Result<Answer, SearchError> {
    let search = progress.search_request(pin);
    let (mut attempts, mut busy) = (1, 1);
    let mut cost_micros = None;
    loop {
        let outcome = {
            let Ok(_turn) = context.heatmaps.turns().acquire().await else { return Err(lost()) };
            account.ask(context.heatmaps.http(), &search).await
        };
        let error = match outcome {
            Ok(answer) => return Ok(Answer { cost_micros: sum(cost_micros, answer.cost_micros), ..answer }),
            Err(error) => error,
        };
        cost_micros = sum(cost_micros, error.cost_micros);
        let wait = match error.failure {
            Failure::Transient if attempts < MAX_ATTEMPTS => backoff(attempts),
            Failure::WrongPlace if attempts == 1 => SignedDuration::from_secs(1),
            Failure::Rate(seconds) if busy < MAX_BUSY_ATTEMPTS => {
                busy += 1;
                attempts -= 1;
                SignedDuration::from_secs(seconds.unwrap_or(5).clamp(1, MAX_WAIT))
            }
            failure => return Err(SearchError { failure, cost_micros }),
        };
        let is_charged = error.cost_micros.unwrap_or_default() > 0;
        if is_charged && !reserve_repeat(context, progress).await {
            return Err(SearchError { failure: error.failure, cost_micros });
        }
        attempts += 1;
        context.app.clock.wait_until(context.app.now() + wait).await;
    }
}

/// Reserves the price of a repeat. Returns false when there is no room for it, or the database does not answer.
async fn reserve_repeat(context: &ScanContext<'_>, progress: &Progress) -> bool {
    let reserved = begin::reserve_repeat(context.running.db(), context.org, &progress.scan).await;
    reserved.inspect_err(|error| tracing::warn!(%error, "a question is not repeated")).unwrap_or(false)
}

/// Returns the pause after an attempt: 1, 4 or 16 s, at most a quarter more or less.
fn backoff(attempts: u32) -> SignedDuration {
    let seconds = f64::from(4_u32.pow(attempts - 1)) * rand::random_range(0.75..1.25);
    SignedDuration::from_millis((seconds * 1000.0) as i64)
}

fn sum(first: Option<i64>, other: Option<i64>) -> Option<i64> {
    match (first, other) {
        (None, None) => None,
        (first, other) => Some(first.unwrap_or_default() + other.unwrap_or_default()),
    }
}

fn lost() -> SearchError {
    SearchError { failure: Failure::Transient, cost_micros: None }
}
