//! First phase of a run: reads locations from Google by page or by part, each in one transaction with the position.

use futures::{StreamExt, stream};
use locations::{Cause, LocationWriter, Refresh, Source};

use super::{
    access, failures,
    merge::{FetchedProfile, ProfileWriter},
    notes,
    run_context::{RunContext, RunError},
};
use crate::{
    client::Calls,
    failure::Failure,
    google::announce,
    queries::{self, Link, Run},
    rules::{profile_of, read_snapshot, spread},
    wire,
};

/// Number of requests at once.
const CONCURRENCY: usize = 6;
/// Batch size for recording locations that Google no longer has.
const MISSING: i64 = 500;
/// Interval between scheduled syncs of an account, in milliseconds.
pub(crate) const SYNC_INTERVAL_MILLIS: i64 = 6 * 60 * 60 * 1000;

/// Runs one step.
pub(super) async fn step(context: &RunContext<'_>, run: &Run) -> Result<(), RunError> {
    let accounts = run.accounts();
    match accounts.get(run.at.max(0) as usize) {
        Some(account) => page(context, run, account).await,
        None if accounts.is_empty() => part(context, run).await,
        None => list_done(context, run).await,
    }
}

/// Reads a page of an account.
async fn page(context: &RunContext<'_>, run: &Run, account: &str) -> Result<(), RunError> {
    let calls = access::calls(context.google, context.org, account).await?;
    let listed = match calls.locations(account, run.page_token.as_deref()).await {
        Err(Failure::PageExpired) if run.page_token.is_some() => {
            begin_again(context, run).await?;
            return Err(Failure::PageExpired.into());
        }
        listed => listed?,
    };
    let fetched_profiles = fetch_public_values(&calls, account, listed.items).await?;
    let (app, org, now) = (context.google.app(), context.org, context.google.app().now());
    let mut after = run.clone();
    after.done += fetched_profiles.len() as i64;
    after.in_account += fetched_profiles.len() as i64;
    after.total = listed.total.or(run.total);
    after.page_token = listed.next;
    let mut tx = app.db.begin().await?;
    queries::start_run(&mut tx, org, &run.id, now).await?;
    let writer = LocationWriter::within(tx, app, org, Cause::background_task(None, Source::Sync, &run.id)).await?;
    let mut profile_writer = ProfileWriter { org, run: &mut after, writer, found_changes: Vec::new() };
    profile_writer.write_page(fetched_profiles).await?;
    let mut writer = profile_writer.writer;
    if after.page_token.is_none() {
        (after.at, after.in_account) = (run.at + 1, 0);
        missing(&mut writer, context, &mut after, account).await?;
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
async fn begin_again(context: &RunContext<'_>, run: &Run) -> Result<(), RunError> {
    let restarted = Run { page_token: None, in_account: 0, done: run.done - run.in_account, ..run.clone() };
    let mut tx = context.google.app().db.begin().await?;
    queries::advance(&mut tx, context.org, run, &restarted, context.google.app().now()).await?;
    Ok(tx.commit().await?)
}

/// Records the locations of a completely listed account that Google no longer has.
async fn missing(
    writer: &mut LocationWriter,
    context: &RunContext<'_>,
    run: &mut Run,
    account: &str,
) -> Result<(), RunError> {
    loop {
        let missing_links = queries::missing(writer.tx(), context.org, account, run.id.as_str(), MISSING).await?;
        let count = missing_links.len() as i64;
        run.failed += count;
        let failed: Vec<(Link, &'static str)> =
            missing_links.into_iter().map(|link| (link, "google_not_found")).collect();
        failures::note_failed(writer, context.org, &failed, run.id.as_str()).await?;
        if count < MISSING {
            return Ok(());
        }
    }
}

/// Reads a part of the selected locations.
async fn part(context: &RunContext<'_>, run: &Run) -> Result<(), RunError> {
    let (app, org, now) = (context.google.app(), context.org, context.google.app().now());
    let Some(ids) = queries::part(&app.db, org, &run.id, run.at).await? else { return list_done(context, run).await };
    let links = queries::links(&app.db, org, ids).await?;
    let requests = stream::iter(links).map(async |link| {
        let answer = fetch_location(context, &link).await;
        (link, answer)
    });
    let answers: Vec<_> = requests.buffer_unordered(CONCURRENCY).collect().await;
    let (mut fetched_profiles, mut failed) = (Vec::new(), Vec::new());
    for (link, answer) in answers {
        match answer {
            Ok(Some(fetched_profile)) => fetched_profiles.push(fetched_profile),
            Ok(None) => failed.push((link, Failure::Unreadable.code())),
            Err(RunError::Google(failure)) if !failure.is_general() => failed.push((link, failure.code())),
            Err(other) => return Err(other),
        }
    }
    let mut after = run.clone();
    after.at += 1;
    after.done += (fetched_profiles.len() + failed.len()) as i64;
    after.failed += failed.len() as i64;
    let mut tx = app.db.begin().await?;
    queries::start_run(&mut tx, org, &run.id, now).await?;
    let writer = LocationWriter::within(tx, app, org, Cause::background_task(None, Source::Sync, &run.id)).await?;
    let mut profile_writer = ProfileWriter { org, run: &mut after, writer, found_changes: Vec::new() };
    profile_writer.write_page(fetched_profiles).await?;
    let mut writer = profile_writer.writer;
    failures::note_failed(&mut writer, org, &failed, run.id.as_str()).await?;
    if !queries::advance(writer.tx(), org, run, &after, now).await? {
        return Err(RunError::Ours("another worker has come further".into()));
    }
    announce(writer.tx(), org, Some(run.id.as_str()));
    Ok(writer.commit_unreported(Refresh::All).await?)
}

async fn fetch_location(context: &RunContext<'_>, link: &Link) -> Result<Option<FetchedProfile>, RunError> {
    let calls = access::calls(context.google, context.org, &link.account_id).await?;
    let location = calls.location(&link.google_id).await?;
    Ok(fetch_public_values(&calls, &link.account_id, vec![location]).await?.pop())
}

/// Starts the second phase, which reads reviews and figures.
async fn list_done(context: &RunContext<'_>, run: &Run) -> Result<(), RunError> {
    let (app, org, now) = (context.google.app(), context.org, context.google.app().now());
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
        access::subscribe(context.google, org, &run.accounts()).await;
    }
    Ok(())
}

/// Returns the locations with the values that Google shows instead of the profile's own.
async fn fetch_public_values(
    calls: &Calls<'_>,
    account: &str,
    locations: Vec<wire::Location>,
) -> Result<Vec<FetchedProfile>, RunError> {
    let snapshots: Vec<_> = locations.iter().filter_map(read_snapshot).collect();
    let public_values = stream::iter(snapshots).map(async |snapshot| {
        let public_values = if snapshot.has_google_updated {
            calls.google_updated(&snapshot.google_id).await.map(Some)
        } else {
            Ok(None)
        };
        let public_values = match public_values {
            Ok(answer) => answer.map(|updated| (profile_of(&updated.location), updated.diff_mask.unwrap_or_default())),
            Err(failure) if failure.is_general() => return Err(failure),
            // The next sync reads it again.
            Err(_) => None,
        };
        Ok(FetchedProfile { account: account.to_owned(), snapshot, public_profile: public_values })
    });
    // Keeps the order of the list.
    let fetched_profiles: Vec<Result<FetchedProfile, Failure>> = public_values.buffered(CONCURRENCY).collect().await;
    Ok(fetched_profiles.into_iter().collect::<Result<_, _>>()?)
}
