//! Questions through the queue of a provider: posted in batches, collected when they are ready.

use futures::{StreamExt, stream};
use jiff::SignedDuration;
use jobs::Failure as JobFailure;

use super::{
    direct::{note, note_totals},
    progress::Progress,
    step::{Scanning, Step},
};
use crate::{
    providers::{Account, Failure, SearchError, max_posted},
    queries::{self, Question},
};

/// Tasks that are collected at once.
const CONCURRENCY: usize = 10;
/// Pauses before the queue is looked at again, by the age of the oldest task: a tenth of it, within these limits.
const PAUSE: (SignedDuration, SignedDuration) = (SignedDuration::from_secs(3), SignedDuration::from_secs(60));

/// Puts the next pins into the queue.
pub(super) async fn post(
    of: &Scanning<'_>,
    progress: &Progress,
    account: &Account,
    pins: &[(i64, i64)],
) -> Result<Step, JobFailure> {
    let some = &pins[..pins.len().min(max_posted(account.provider).max(1))];
    let (scan, db) = (&progress.scan.id, of.running.db());
    let mut tx = db.begin().await?;
    queries::ask(&mut tx, of.org, scan, some, of.running.now()).await?;
    tx.commit().await?;
    let searches: Vec<_> = some.iter().map(|pin| progress.search_request(*pin)).collect();
    let outcome = account.post(of.heatmaps.http(), &searches).await;
    let mut tx = db.begin().await?;
    let mut step = Step::On;
    match outcome {
        Ok(posted) => {
            for (pin, posted) in some.iter().zip(posted) {
                match posted.task {
                    Ok(task) => {
                        let task = (task.as_str(), posted.cost_micros);
                        queries::note_posted(&mut tx, of.org, scan, *pin, task).await?;
                    }
                    Err(failure) => {
                        if failure.ends_scan() {
                            step = Step::Stopped(failure.code());
                        }
                        queries::note_answer(&mut tx, of.org, scan, *pin, Err(failure.code()), posted.cost_micros)
                            .await?;
                    }
                }
            }
        }
        // Nothing was taken, so nothing is paid: the questions are asked again.
        Err(Failure::Rate(seconds)) => {
            queries::take_back(&mut tx, of.org, scan).await?;
            step = Step::Later(of.running.now() + SignedDuration::from_secs(seconds.unwrap_or(10).clamp(1, 600)));
        }
        Err(failure) if failure.ends_scan() => {
            queries::take_back(&mut tx, of.org, scan).await?;
            step = Step::Stopped(failure.code());
        }
        // The provider may have taken them: they are not posted again.
        Err(failure) => queries::end_asking(&mut tx, of.org, scan, failure.code()).await?,
    }
    tx.commit().await?;
    note_totals(of, scan, progress).await?;
    Ok(step)
}

/// Collects the answers that are ready. The oldest task is looked at first, and alone until it is ready.
pub(super) async fn collect(of: &Scanning<'_>, progress: &Progress, account: &Account) -> Result<Step, JobFailure> {
    let scan = &progress.scan.id;
    let posted = progress.questions.iter().filter(|of| of.state == "posted");
    let mut posted: Vec<Question> = posted.cloned().collect();
    posted.sort_by_key(|of| of.asked_at);
    let Some((first, rest)) = posted.split_first() else { return Ok(Step::On) };
    let Some(outcome) = collected(of, progress, account, first).await else { return Ok(later(of, first)) };
    let stopped = outcome.as_ref().err().filter(|error| error.failure.ends_scan());
    if let Some(stopped) = stopped {
        return Ok(Step::Stopped(stopped.failure.code()));
    }
    note(of, scan, (first.pin, first.reading), outcome, false).await?;
    let others = rest.iter().cloned().map(|question| async move {
        let outcome = collected(of, progress, account, &question).await;
        (question, outcome)
    });
    let mut others = stream::iter(others).buffer_unordered(CONCURRENCY);
    let (mut pending, mut stopped) = (None, None);
    while let Some((question, outcome)) = others.next().await {
        match outcome {
            Some(Err(error)) if error.failure.ends_scan() => stopped = Some(error.failure.code()),
            Some(outcome) => note(of, scan, (question.pin, question.reading), outcome, false).await?,
            None => pending = Some(question),
        }
    }
    drop(others);
    note_totals(of, scan, progress).await?;
    if let Some(code) = stopped {
        return Ok(Step::Stopped(code));
    }
    Ok(pending.map_or(Step::On, |question| later(of, &question)))
}

/// Returns the answer or the error of a question; `None` when the answer may still arrive.
async fn collected(
    of: &Scanning<'_>,
    progress: &Progress,
    account: &Account,
    question: &Question,
) -> Option<Result<crate::providers::Answer, SearchError>> {
    let search = progress.search_request((question.pin, question.reading));
    let _turn = of.heatmaps.turns().acquire().await.ok()?;
    let outcome = account.collect(of.heatmaps.http(), question.task.as_deref()?, &search).await;
    let may_come =
        matches!(outcome, Err(SearchError { failure: Failure::Pending | Failure::Transient | Failure::Rate(_), .. }));
    (!may_come).then_some(outcome)
}

fn later(of: &Scanning<'_>, question: &Question) -> Step {
    let age = of.running.now().duration_since(question.asked_at);
    Step::Later(of.running.now() + (age / 10).clamp(PAUSE.0, PAUSE.1))
}
