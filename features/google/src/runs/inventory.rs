//! First phase of a run: reads locations from Google by page or by part, each in one transaction with the position.

use futures::{StreamExt, stream};
use locations::{Cause, LocationWriter, Refresh, Source};

use super::{
    access, failures,
    merge::{Placing, Sighting},
    notes,
    run_context::{RunContext, RunError},
};
use crate::{
    client::Calls,
    failure::Failure,
    google::announce,
    queries::{self, Link, Run},
    rules::{found, profile_of, spread},
    wire,
};

/// Number of requests at once.
const CONCURRENCY: usize = 6;
/// Batch size for recording locations that Google no longer has.
const MISSING: i64 = 500;
/// Interval between scheduled syncs of an account, in milliseconds.
pub(crate) const SYNC_INTERVAL_MILLIS: i64 = 6 * 60 * 60 * 1000;

/// Runs one step.
pub(super) async fn step(going: &RunContext<'_>, run: &Run) -> Result<(), RunError> {
    let accounts = run.accounts();
    match accounts.get(run.at.max(0) as usize) {
        Some(account) => page(going, run, account).await,
        None if accounts.is_empty() => part(going, run).await,
        None => list_done(going, run).await,
    }
}

/// Reads a page of an account.
async fn page(going: &RunContext<'_>, run: &Run, account: &str) -> Result<(), RunError> {
    let calls = access::calls(going.google, going.org, account).await?;
    let listed = match calls.locations(account, run.page_token.as_deref()).await {
        Err(Failure::PageExpired) if run.page_token.is_some() => {
            begin_again(going, run).await?;
            return Err(Failure::PageExpired.into());
        }
        listed => listed?,
    };
    let sightings = seen(&calls, account, listed.items).await?;
    let (app, org, now) = (going.google.app(), going.org, going.google.app().now());
    let mut after = run.clone();
    after.done += sightings.len() as i64;
    after.in_account += sightings.len() as i64;
    after.total = listed.total.or(run.total);
    after.page_token = listed.next;
    let mut tx = app.db.begin().await?;
    queries::start_run(&mut tx, org, &run.id, now).await?;
    let writer = LocationWriter::within(tx, app, org, Cause::background_task(None, Source::Sync, &run.id)).await?;
    let mut placing = Placing { org, run: &mut after, writer, found: Vec::new() };
    placing.place(sightings).await?;
    let mut writer = placing.writer;
    if after.page_token.is_none() {
        (after.at, after.in_account) = (run.at + 1, 0);
        missing(&mut writer, going, &mut after, account).await?;
        let next = now
            + jiff::SignedDuration::from_millis(SYNC_INTERVAL_MILLIS / 2 + spread(account, SYNC_INTERVAL_MILLIS / 2));
        queries::schedule(writer.tx(), org, account, Some(next)).await?;
    }
    if !queries::advance(writer.tx(), org, run, &after, now).await? {
        return Err(RunError::Ours("another worker has come further".into()));
    }
    announce(writer.tx(), org, Some(run.id.as_str()));
    Ok(writer.commit_unreported(Refresh::All).await?)
}

/// Restarts the list of an account, because Google keeps page positions only for a while.
async fn begin_again(going: &RunContext<'_>, run: &Run) -> Result<(), RunError> {
    let again = Run { page_token: None, in_account: 0, done: run.done - run.in_account, ..run.clone() };
    let mut tx = going.google.app().db.begin().await?;
    queries::advance(&mut tx, going.org, run, &again, going.google.app().now()).await?;
    Ok(tx.commit().await?)
}

/// Records the locations of a completely listed account that Google no longer has.
async fn missing(
    writer: &mut LocationWriter,
    going: &RunContext<'_>,
    run: &mut Run,
    account: &str,
) -> Result<(), RunError> {
    loop {
        let gone = queries::missing(writer.tx(), going.org, account, run.id.as_str(), MISSING).await?;
        let count = gone.len() as i64;
        run.failed += count;
        let failed: Vec<(Link, &'static str)> = gone.into_iter().map(|link| (link, "google_not_found")).collect();
        failures::note_failed(writer, going.org, &failed, run.id.as_str()).await?;
        if count < MISSING {
            return Ok(());
        }
    }
}

/// Reads a part of the selected locations.
async fn part(going: &RunContext<'_>, run: &Run) -> Result<(), RunError> {
    let (app, org, now) = (going.google.app(), going.org, going.google.app().now());
    let Some(ids) = queries::part(&app.db, org, &run.id, run.at).await? else { return list_done(going, run).await };
    let links = queries::links(&app.db, org, ids).await?;
    let asked = stream::iter(links).map(async |link| {
        let answer = one(going, &link).await;
        (link, answer)
    });
    let answers: Vec<_> = asked.buffer_unordered(CONCURRENCY).collect().await;
    let (mut sightings, mut failed) = (Vec::new(), Vec::new());
    for (link, answer) in answers {
        match answer {
            Ok(Some(sighting)) => sightings.push(sighting),
            Ok(None) => failed.push((link, Failure::Unreadable.code())),
            Err(RunError::Google(failure)) if !failure.is_general() => failed.push((link, failure.code())),
            Err(other) => return Err(other),
        }
    }
    let mut after = run.clone();
    after.at += 1;
    after.done += (sightings.len() + failed.len()) as i64;
    after.failed += failed.len() as i64;
    let mut tx = app.db.begin().await?;
    queries::start_run(&mut tx, org, &run.id, now).await?;
    let writer = LocationWriter::within(tx, app, org, Cause::background_task(None, Source::Sync, &run.id)).await?;
    let mut placing = Placing { org, run: &mut after, writer, found: Vec::new() };
    placing.place(sightings).await?;
    let mut writer = placing.writer;
    failures::note_failed(&mut writer, org, &failed, run.id.as_str()).await?;
    if !queries::advance(writer.tx(), org, run, &after, now).await? {
        return Err(RunError::Ours("another worker has come further".into()));
    }
    announce(writer.tx(), org, Some(run.id.as_str()));
    Ok(writer.commit_unreported(Refresh::All).await?)
}

async fn one(going: &RunContext<'_>, link: &Link) -> Result<Option<Sighting>, RunError> {
    let calls = access::calls(going.google, going.org, &link.account_id).await?;
    let location = calls.location(&link.google_id).await?;
    Ok(seen(&calls, &link.account_id, vec![location]).await?.pop())
}

/// Starts the second phase, which reads reviews and figures.
async fn list_done(going: &RunContext<'_>, run: &Run) -> Result<(), RunError> {
    let (app, org, now) = (going.google.app(), going.org, going.google.app().now());
    let after = Run { phase: "details".into(), page_token: None, total: Some(run.done), ..run.clone() };
    let cause = Cause::background_task(run.user_id.clone(), Source::Sync, &run.id);
    let mut writer = LocationWriter::begin(app, org, cause).await?;
    if !queries::advance(writer.tx(), org, run, &after, now).await? {
        return Err(RunError::Ours("another worker has come further".into()));
    }
    notes::notify_imported(writer.tx(), org, run, None, now).await?;
    announce(writer.tx(), org, Some(run.id.as_str()));
    writer.commit_all(&notes::imported(run)).await?;
    if run.kind == "import" {
        access::subscribe(going.google, org, &run.accounts()).await;
    }
    Ok(())
}

/// Returns the locations with the values that Google shows instead of the profile's own.
async fn seen(calls: &Calls<'_>, account: &str, locations: Vec<wire::Location>) -> Result<Vec<Sighting>, RunError> {
    let found: Vec<_> = locations.iter().filter_map(found).collect();
    let shown = stream::iter(found).map(async |found| {
        let shown =
            if found.has_google_updated { calls.google_updated(&found.google_id).await.map(Some) } else { Ok(None) };
        let shown = match shown {
            Ok(answer) => answer.map(|of| (profile_of(&of.location), of.diff_mask.unwrap_or_default())),
            Err(failure) if failure.is_general() => return Err(failure),
            // The next sync reads it; the rest is kept.
            Err(_) => None,
        };
        Ok(Sighting { account: account.to_owned(), found, shown })
    });
    // Keeps the order of the list.
    let sightings: Vec<Result<Sighting, Failure>> = shown.buffered(CONCURRENCY).collect().await;
    Ok(sightings.into_iter().collect::<Result<_, _>>()?)
}
