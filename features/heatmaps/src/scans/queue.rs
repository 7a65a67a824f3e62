//! Scans through the task queue of a provider: posts questions in batches, and collects the answers that are ready.

use futures::{StreamExt, stream};
use jiff::SignedDuration;
use jobs::Failure as JobFailure;

use super::{
    direct::{note, note_totals},
    progress::Progress,
    step::{ScanContext, Step},
};
use crate::{
    providers::{Account, Failure, SearchError, max_posted},
    queries::{self, Question},
};

/// Maximum number of tasks that are collected at once.
const CONCURRENCY: usize = 10;
/// Minimum pause between two looks at the queue.
const MIN_PAUSE: SignedDuration = SignedDuration::from_secs(3);
/// Maximum pause between two looks at the queue.
const MAX_PAUSE: SignedDuration = SignedDuration::from_secs(60);
/// Seconds to wait before questions are posted again, when a provider that refused them names no time.
const DEFAULT_WAIT: i64 = 10;
/// Maximum seconds that a provider may ask to wait.
const MAX_WAIT: i64 = 600;

/// Posts the questions of the next pins to the queue.
pub(super) async fn post(
    context: &ScanContext<'_>,
    progress: &Progress,
    account: &Account,
    pins: &[(i64, i64)],
) -> Result<Step, JobFailure> {
    let batch = &pins[..pins.len().min(max_posted(account.provider).max(1))];
    let (scan, db) = (&progress.scan.id, context.running.db());
    let mut tx = db.begin().await?;
    queries::ask(&mut tx, context.org, scan, batch, context.running.now()).await?;
    tx.commit().await?;
    let searches: Vec<_> = batch.iter().map(|pin| progress.search_request(*pin)).collect();
    let outcome = account.post(context.heatmaps.http(), &searches).await;
    let mut tx = db.begin().await?;
    let mut step = Step::Continue;
    match outcome {
        Ok(posted) => {
            for (pin, posted) in batch.iter().zip(posted) {
                match posted.task {
                    Ok(task) => {
                        let task = (task.as_str(), posted.cost_micros);
                        queries::note_posted(&mut tx, context.org, scan, *pin, task).await?;
                    }
                    Err(failure) => {
                        if failure.ends_scan() {
                            step = Step::Stopped(failure.code());
                        }
                        queries::note_answer(&mut tx, context.org, scan, *pin, Err(failure.code()), posted.cost_micros)
                            .await?;
                    }
                }
            }
        }
        // The provider took no question and charges for none: they are posted again.
        Err(Failure::Rate(seconds)) => {
            queries::remove_unposted(&mut tx, context.org, scan).await?;
            step = Step::Later(
                context.running.now() + SignedDuration::from_secs(seconds.unwrap_or(DEFAULT_WAIT).clamp(1, MAX_WAIT)),
            );
        }
        Err(failure) if failure.ends_scan() => {
            queries::remove_unposted(&mut tx, context.org, scan).await?;
            step = Step::Stopped(failure.code());
        }
        // The provider may have taken the questions and charge for them: they are not posted again.
        Err(failure) => queries::end_asking(&mut tx, context.org, scan, failure.code()).await?,
    }
    tx.commit().await?;
    note_totals(context, scan, progress).await?;
    Ok(step)
}

/// Collects the answers that are ready. Asks for the oldest task first, and for the others only when it is ready.
pub(super) async fn collect(
    context: &ScanContext<'_>,
    progress: &Progress,
    account: &Account,
) -> Result<Step, JobFailure> {
    let scan = &progress.scan.id;
    let posted = progress.questions.iter().filter(|question| question.state == "posted");
    let mut posted: Vec<Question> = posted.cloned().collect();
    posted.sort_by_key(|question| question.asked_at);
    let Some((first, rest)) = posted.split_first() else { return Ok(Step::Continue) };
    let Some(outcome) = collect_answer(context, progress, account, first).await else {
        return Ok(next_look(context, first));
    };
    let stopped = outcome.as_ref().err().filter(|error| error.failure.ends_scan());
    if let Some(stopped) = stopped {
        return Ok(Step::Stopped(stopped.failure.code()));
    }
    note(context, scan, (first.pin, first.reading), outcome, false).await?;
    let others = rest.iter().cloned().map(|question| async move {
        let outcome = collect_answer(context, progress, account, &question).await;
        (question, outcome)
    });
    let mut others = stream::iter(others).buffer_unordered(CONCURRENCY);
    let (mut pending, mut stopped) = (None, None);
    while let Some((question, outcome)) = others.next().await {
        match outcome {
            Some(Err(error)) if error.failure.ends_scan() => stopped = Some(error.failure.code()),
            Some(outcome) => note(context, scan, (question.pin, question.reading), outcome, false).await?,
            None => pending = Some(question),
        }
    }
    drop(others);
    note_totals(context, scan, progress).await?;
    if let Some(code) = stopped {
        return Ok(Step::Stopped(code));
    }
    Ok(pending.map_or(Step::Continue, |question| next_look(context, &question)))
}

/// Returns the answer or the error of a question; `None` when the answer may still arrive.
async fn collect_answer(
    context: &ScanContext<'_>,
    progress: &Progress,
    account: &Account,
    question: &Question,
) -> Option<Result<crate::providers::Answer, SearchError>> {
    let search = progress.search_request((question.pin, question.reading));
    let _turn = context.heatmaps.turns().acquire().await.ok()?;
    let outcome = account.collect(context.heatmaps.http(), question.task.as_deref()?, &search).await;
    let may_arrive =
        matches!(outcome, Err(SearchError { failure: Failure::Pending | Failure::Transient | Failure::Rate(_), .. }));
    (!may_arrive).then_some(outcome)
}

/// Returns the next look at the queue: after a tenth of the age of a task that is not ready, within the limits.
fn next_look(context: &ScanContext<'_>, question: &Question) -> Step {
    let age = context.running.now().duration_since(question.asked_at);
    Step::Later(context.running.now() + (age / 10).clamp(MIN_PAUSE, MAX_PAUSE))
}
