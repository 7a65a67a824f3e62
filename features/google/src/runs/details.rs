//! Second phase of a run: reviews, photos and daily figures of each listed location.

use std::{collections::HashMap, ops::ControlFlow};

use futures::{StreamExt, stream};
use jiff::{civil::Date, tz::TimeZone};
use locations::{
    Cause, DailyFigures, Figures, Location, LocationId, LocationWriter, Photos, Refresh, Source, SyncStatus,
};

use super::{
    access, failures, notes,
    run_context::{RunContext, RunError},
};
use crate::{
    failure::Failure,
    google::announce,
    own_photos::{self, ProfileMedia},
    queries::{self, Link, Run},
    reviews::put_first_page,
    rules::{CoveredDays, figures, photos_of, range, source_total},
    wire::Reviews,
};

/// Number of locations per transaction.
const PART_SIZE: i64 = 24;
/// Number of locations read at once. Each sends two requests to one service, so that late ones still fit the quota.
const CONCURRENCY: usize = 3;
/// Maximum number of photos of a location.
const PHOTOS: usize = 50;
/// Prefix of the addresses of photos that are stored here.
const OURS: &str = "/media/";

/// Figures by day.
type Days = Vec<(Date, Figures)>;

/// Details that were read of a location.
struct FetchedDetails {
    link: Link,
    /// First page of the reviews.
    reviews: Option<Reviews>,
    photos: Option<Vec<String>>,
    media: Option<ProfileMedia>,
    /// First requested day, and the figures.
    figures: Option<(Date, Days)>,
    failure: Option<Failure>,
}

/// Runs one step. Breaks when nothing is left.
pub(super) async fn step(context: &RunContext<'_>, run: &Run) -> Result<ControlFlow<()>, RunError> {
    let (app, org, now) = (context.google.app(), context.org, context.google.app().now());
    let after = run.details_at.clone().unwrap_or_default();
    let links = queries::to_detail(&app.db, org, run.id.as_str(), &after, PART_SIZE).await?;
    let Some(last) = links.last().map(|link| link.google_id.clone()) else { return Ok(ControlFlow::Break(())) };
    let ids = links.iter().map(|link| link.location_id.to_string()).collect();
    let locations = locations::by_ids(&app.db, org, ids).await?;
    let verified: HashMap<LocationId, bool> =
        locations.into_iter().map(|location| (location.id, location.verified)).collect();
    let count = links.len() as i64;
    let reading = stream::iter(links).map(async |link| {
        let is_verified = verified.get(&link.location_id).copied();
        Box::pin(read(context, run, link, is_verified)).await
    });
    let read: Vec<Result<FetchedDetails, RunError>> = reading.buffer_unordered(CONCURRENCY).collect().await;
    let read = read.into_iter().collect::<Result<Vec<FetchedDetails>, RunError>>()?;
    let mut after = run.clone();
    after.details_at = Some(last);
    after.details_done += count;
    let mut writer = LocationWriter::begin(app, org, Cause::background_task(None, Source::Sync, &run.id)).await?;
    write(&mut writer, context, &mut after, read).await?;
    if !queries::progress_details(writer.tx(), org, run, &after, now).await? {
        return Err(RunError::Ours("another worker has come further".into()));
    }
    announce(writer.tx(), org, Some(run.id.as_str()));
    writer.commit_unreported(Refresh::All).await?;
    Ok(ControlFlow::Continue(()))
}

/// Reads the details of a location. Fails when the failure affects all locations; one that affects only this location
/// is returned with it.
async fn read(
    context: &RunContext<'_>,
    run: &Run,
    link: Link,
    is_verified: Option<bool>,
) -> Result<FetchedDetails, RunError> {
    let mut read = FetchedDetails { link, reviews: None, photos: None, media: None, figures: None, failure: None };
    let Some(is_verified) = is_verified else { return Ok(read) };
    let (account, id) = (read.link.account_id.clone(), read.link.google_id.clone());
    let calls = access::calls(context.google, context.org, &account).await?;
    let today = context.google.app().now().to_zoned(TimeZone::UTC).date();
    let due = range(read.link.covered_days(), today, run.days);
    let reviews = async {
        // Google returns reviews only for verified locations.
        if is_verified { calls.reviews(&account, &id, None).await.map(Some) } else { Ok(None) }
    };
    let media = async { if due.is_some() { calls.media(&account, &id).await.map(Some) } else { Ok(None) } };
    let daily = async {
        match due {
            Some((since, until)) => calls.figures(&id, since, until).await.map(|list| Some((since, until, list))),
            None => Ok(None),
        }
    };
    let (reviews, media, daily) = futures::join!(reviews, media, daily);
    let mut keep = |failure: Failure| {
        let is_general = failure.is_general();
        read.failure = Some(failure.clone());
        if is_general { Err(RunError::Google(failure)) } else { Ok(()) }
    };
    match reviews {
        Ok(page) => read.reviews = page,
        Err(failure) => keep(failure)?,
    }
    match media {
        Ok(answer) => {
            read.media = answer.as_ref().map(ProfileMedia::of);
            read.photos = answer.map(|list| {
                let addresses = photos_of(list.media_items).into_iter().filter_map(|photo| photo.google_url);
                addresses.filter(|url| url.starts_with("https://") && url.len() <= 2_000).take(PHOTOS).collect()
            });
        }
        Err(failure) => keep(failure)?,
    }
    match daily {
        Ok(answer) => {
            read.figures = answer.map(|(since, until, list)| (since, figures(&list, since, until, today)));
        }
        Err(failure) => keep(failure)?,
    }
    Ok(read)
}

async fn write(
    writer: &mut LocationWriter,
    context: &RunContext<'_>,
    run: &mut Run,
    read: Vec<FetchedDetails>,
) -> Result<(), RunError> {
    let (org, now) = (context.org, context.google.app().now());
    let today = now.to_zoned(TimeZone::UTC).date();
    let ids = read.iter().map(|details| details.link.location_id.to_string()).collect();
    let locked = writer.lock_many(ids).await?;
    let mut locked: HashMap<LocationId, Location> =
        locked.into_iter().map(|location| (location.id.clone(), location)).collect();
    let (mut synced, mut failed, mut days, mut media) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for mut details in read {
        let Some(before) = locked.remove(&details.link.location_id) else {
            queries::write_details(writer.tx(), org, &details.link.google_id, run.id.as_str(), None, None).await?;
            continue;
        };
        media.extend(details.media.take().map(|found| (details.link.google_id.clone(), found)));
        let mut after = before.clone();
        if let Some(page) = &details.reviews {
            let total = source_total(page);
            (after.rating, after.reviews) = (total.rating, total.reviews);
        }
        if let Some(theirs) = details.photos {
            let ours = before.photos.0.iter().filter(|address| address.starts_with(OURS)).cloned();
            after.photos = Photos(ours.chain(theirs).collect());
        }
        if after != before {
            after = writer.put(&before, after).await?;
            notes::notify_noteworthy(writer.tx(), org, &before, &after, now).await?;
        }
        if let Some(page) = &details.reviews {
            put_first_page(writer.tx(), org, (&details.link, &before), page, now).await?;
        }
        let covered = details.figures.as_ref().map(|(since, days)| {
            let before = details.link.covered_days();
            let last = days.last().map(|(date, _)| *date).or(before.map(|covered| covered.until));
            let from = before.map_or(*since, |covered| covered.from.min(*since));
            CoveredDays { from, until: last.unwrap_or(*since), read_on: Some(today) }
        });
        if let Some((_, figures)) = details.figures {
            let location = &before.id;
            days.extend(figures.into_iter().map(|(date, figures)| DailyFigures {
                location: location.clone(),
                date,
                figures,
            }));
        }
        let code = details.failure.as_ref().map(Failure::code);
        queries::write_details(writer.tx(), org, &details.link.google_id, run.id.as_str(), covered, code).await?;
        match code {
            Some(code) => failed.push((details.link, code)),
            None => synced.push(before.id.to_string()),
        }
    }
    own_photos::compare(writer.tx(), org, &media, now).await?;
    locations::put_figures(writer.tx(), org, days).await?;
    writer.mark(synced, SyncStatus::Synced).await?;
    run.failed += failed.len() as i64;
    Ok(failures::note_failed(writer, org, &failed, run.id.as_str()).await?)
}
