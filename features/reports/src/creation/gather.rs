//! Facts of a period, as the features know them.

use std::collections::HashMap;

use api::{App, Error, Result};
use jiff::{Timestamp, civil::Date, tz::TimeZone};
use locations::{Audited, Location, LocationId, Rule, SyncStatus, health_and_problems};
use orgs::{Limits, OrgId, Scope};
use reviews::{Review, Source};

use crate::{
    rules::{
        facts::{Facts, PlaceFacts, ProfileFacts, QuoteFacts, ReviewFacts, WorkFacts},
        periods::{comparable, known_part, previous, times},
    },
    types::{Organization, Period, ReportRow, SectionKind, Template},
};

/// Maximum number of edits that are read.
const MAX_EDITS: i64 = 1_000;
/// Locations that are read at once.
const BATCH: usize = 500;
/// Begin of all reviews.
const BEGIN: Timestamp = Timestamp::UNIX_EPOCH;

/// Facts of a report, and the reviews that it quotes.
pub(super) struct FactsAndQuotes {
    pub(super) facts: Facts,
    pub(super) quotes: Vec<Review>,
}

/// Organization, locations and periods that the facts are about.
struct Sources<'a> {
    app: &'a App,
    org: &'a OrgId,
    /// `None` for all locations of the organization.
    ids: Option<Vec<String>>,
    scope: Scope,
    period: Period,
    previous: Option<Period>,
}

/// Gathers the facts of a report.
pub(super) async fn gather(app: &App, org: &OrgId, row: &ReportRow, ids: Vec<String>) -> Result<FactsAndQuotes> {
    let brand = brands::presentation_of(app, org).await?.ok_or_else(Error::not_found)?;
    let period = row.period();
    let mut locations = Vec::new();
    for batch in ids.chunks(BATCH) {
        locations.extend(locations::by_ids(&app.db, org, batch.to_vec()).await?);
    }
    locations.sort_by(|a, b| (&a.details.name, &a.details.city, &a.id).cmp(&(&b.details.name, &b.details.city, &b.id)));
    let is_whole = locations::count(&app.db, org).await? == locations.len() as i64;
    let location_ids: Vec<String> = locations.iter().map(|place| place.id.to_string()).collect();
    let scope = if is_whole {
        Scope::Whole(org.clone())
    } else {
        Scope::Part(org.clone(), Limits { locations: location_ids.clone(), labels: Vec::new() })
    };
    let ids = (!is_whole).then_some(location_ids);
    let sources = Sources { app, org, ids, scope, period, previous: previous(period, row.compare) };
    let sections: Vec<SectionKind> =
        row.sections().into_iter().filter(|section| section.on).map(|section| section.kind).collect();
    let has = |kind: SectionKind| sections.contains(&kind);
    let (reviews, quotes) = sources.reviews(quotes(row.template, has(SectionKind::Reviews))).await?;
    let is_next = has(SectionKind::Next) || has(SectionKind::Summary);
    let facts = Facts {
        organization: Organization::from(brand),
        template: row.template,
        language: row.language,
        period,
        previous: sources.previous,
        profile: sources.profile().await?,
        reviews,
        ranks: sources.ranks(if has(SectionKind::Rankings) { grids(row.template) } else { 0 }).await?,
        topics: if has(SectionKind::Sentiment) { sources.topics().await? } else { Vec::new() },
        citations: if has(SectionKind::Citations) || is_next {
            citations::figures::figures(app, org).await?
        } else {
            HashMap::new()
        },
        done_listings: citations::figures::done_in_period(app, org, sources.ids.clone(), times(period)).await?,
        requests: requests::figures::in_period(&app.db, org, sources.ids.clone(), times(period)).await?,
        requests_before: match sources.previous {
            Some(before) => Some(requests::figures::in_period(&app.db, org, sources.ids.clone(), times(before)).await?),
            None => None,
        },
        work: sources.work().await?,
        places: locations.iter().map(place).collect(),
        sections,
    };
    Ok(FactsAndQuotes { facts, quotes })
}

/// Returns the number of reviews that a template quotes.
fn quotes(template: Template, has_reviews: bool) -> i64 {
    match (template, has_reviews) {
        (_, false) => 0,
        (Template::Executive, true) => 2,
        (Template::Client, true) => 3,
        (Template::Technical, true) => 10,
    }
}

/// Returns the number of grids that a template shows.
fn grids(template: Template) -> usize {
    match template {
        Template::Executive => 1,
        Template::Client => 2,
        Template::Technical => 12,
    }
}

fn place(location: &Location) -> PlaceFacts {
    let (_, problems) = health_and_problems(location.sync_status, &Audited::of(location));
    let points = |rule: Rule| (rule, rule.weight(location.sync_status));
    PlaceFacts {
        id: location.id.clone(),
        name: location.details.name.clone(),
        city: location.details.city.clone(),
        health: location.health,
        problems: problems.into_iter().map(points).collect(),
        is_linked: location.google_location_id.is_some(),
        is_failing: location.sync_status == SyncStatus::Error,
    }
}

impl Sources<'_> {
    async fn profile(&self) -> Result<ProfileFacts> {
        let db = &self.app.db;
        let known_days = locations::known_days(db, &self.scope).await?;
        let part = known_part(self.period, known_days);
        let compared = part.and_then(|part| comparable(self.period, part, self.previous, known_days));
        let mut facts = ProfileFacts { known_days, part, compared, ..ProfileFacts::default() };
        if let Some(Period { from, to }) = part {
            facts.days = locations::figures_together(db, &self.scope, from, to).await?;
            facts.by_location = self.by_location(from, to).await?;
        }
        if let Some(Period { from, to }) = compared {
            facts.days_before = locations::figures_together(db, &self.scope, from, to).await?;
            facts.by_location_before = self.by_location(from, to).await?;
        }
        Ok(facts)
    }

    async fn by_location(&self, from: Date, to: Date) -> Result<HashMap<LocationId, locations::Figures>> {
        Ok(locations::figures_by_location(&self.app.db, &self.scope, from, to).await?.into_iter().collect())
    }

    async fn reviews(&self, quotes: i64) -> Result<(ReviewFacts, Vec<Review>)> {
        use reviews::figures::{
            figures_by_location, figures_of_period, latest_with_text, median_reply_hours, waiting_for_reply,
            written_by_day,
        };
        let db = &self.app.db;
        let arguments = |period| (self.org, self.ids.clone(), period);
        let now = times(self.period);
        let before = self.previous.map(times);
        let latest = if quotes > 0 { latest_with_text(db, arguments(now), quotes).await? } else { Vec::new() };
        let mut facts = ReviewFacts {
            now: figures_of_period(db, arguments(now)).await?,
            all: figures_of_period(db, arguments((BEGIN, now.1))).await?,
            reply_hours: median_reply_hours(db, arguments(now)).await?,
            written: written_by_day(db, arguments(now)).await?,
            by_location: figures_by_location(db, arguments(now)).await?,
            waiting: waiting_for_reply(db, self.org, self.ids.clone()).await?,
            latest: latest.iter().map(quote).collect(),
            ..ReviewFacts::default()
        };
        if let Some(before) = before {
            facts.before = Some(figures_of_period(db, arguments(before)).await?);
            facts.all_before = Some(figures_of_period(db, arguments((BEGIN, before.1))).await?);
            facts.reply_hours_before = median_reply_hours(db, arguments(before)).await?;
            facts.written_before = written_by_day(db, arguments(before)).await?;
        }
        Ok((facts, latest))
    }

    async fn ranks(
        &self,
        grids: usize,
    ) -> Result<Vec<(heatmaps::figures::RankStanding, Option<heatmaps::figures::RankGrid>)>> {
        use heatmaps::figures::{grid, standings};
        let ranks = standings(self.app, self.org, self.ids.clone(), times(self.period)).await?;
        let mut ranked = Vec::new();
        for (at, rank) in ranks.into_iter().enumerate() {
            let grid = if at < grids { grid(self.app, self.org, &rank).await? } else { None };
            ranked.push((rank, grid));
        }
        Ok(ranked)
    }

    async fn topics(&self) -> Result<Vec<reviews::figures::TopicInPeriod>> {
        let arguments = (self.org, self.ids.clone(), times(self.period));
        Ok(reviews::figures::topics_of_period(&self.app.db, arguments, self.previous.map(times)).await?)
    }

    async fn work(&self) -> Result<WorkFacts> {
        let (db, period) = (&self.app.db, times(self.period));
        let actions = ["location.updated", "photo.added", "photo.updated", "photo.removed"];
        let filter = (actions.map(ToOwned::to_owned).to_vec(), "location", self.ids.clone());
        let edits = audit::done(db, self.org.as_str(), filter, period, MAX_EDITS).await?;
        let edit = |done: audit::RecordedAction| {
            (done.at.to_zoned(TimeZone::UTC).date(), done.object_name.unwrap_or_default())
        };
        Ok(WorkFacts {
            replies: reviews::figures::replies_by_day(db, (self.org, self.ids.clone(), period)).await?,
            edits: edits.into_iter().map(edit).collect(),
            scans: heatmaps::figures::scans_in_period(self.app, self.org, self.ids.clone(), period).await?,
        })
    }
}

fn quote(review: &Review) -> QuoteFacts {
    let site = match review.source {
        Source::Google => "Google",
        Source::Facebook => "Facebook",
        Source::Trustpilot => "Trustpilot",
        Source::Other => "",
    };
    QuoteFacts {
        review_id: review.id.to_string(),
        location_id: review.location_id.clone(),
        rating: review.rating,
        written_at: review.written_at,
        site,
    }
}
