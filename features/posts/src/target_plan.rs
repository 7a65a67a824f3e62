//! Plan of a post: its locations, with the language and the time at each.

use std::collections::{BTreeMap, HashSet};

use api::{App, Result};
use db::Tx;
use jiff::{SignedDuration, Timestamp, tz::TimeZone};
use locations::{Location, LocationId};
use orgs::{OrgId, Scope};

use crate::{
    queries,
    rules::{
        check::unfit,
        places::{language_of, time_in, zone_of},
    },
    types::{Audience, Body, Language, LeftOut, LocalTime, PostId, PostRow, TargetId, TargetRow, TargetState, Task},
};

/// Locations that are read at once.
const BATCH: usize = 1_000;
/// Time within which the same text is not posted again at a location.
const DUPLICATE_WINDOW: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Locations of a post.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub(crate) targets: Vec<Planned>,
    pub(crate) left_out: Vec<LeftOut>,
}

/// A post at a location.
#[derive(Debug)]
pub(crate) struct Planned {
    pub(crate) location: LocationId,
    pub(crate) language: Language,
    pub(crate) zone: TimeZone,
}

impl Planned {
    /// Returns the time at which it goes out; now for a post without a time, and for a time that has passed.
    pub(crate) fn due(&self, at: Option<LocalTime>, now: Timestamp) -> Timestamp {
        at.and_then(|at| time_in(&self.zone, at)).unwrap_or(now)
    }
}

impl Plan {
    /// Returns the number of locations that are left out, by reason.
    pub(crate) fn reasons(&self) -> BTreeMap<&'static str, i64> {
        let mut reasons = BTreeMap::new();
        for left_out in &self.left_out {
            *reasons.entry(left_out.reason).or_default() += 1;
        }
        reasons
    }

    /// Returns the first and the last time at which it goes out.
    pub(crate) fn times(&self, at: Option<LocalTime>, now: Timestamp) -> Option<(Timestamp, Timestamp)> {
        let times = || self.targets.iter().map(|target| target.due(at, now));
        times().min().zip(times().max())
    }
}

/// Content whose locations are planned.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Planning<'a> {
    pub(crate) org: &'a OrgId,
    /// Post that exists.
    pub(crate) id: Option<&'a PostId>,
    pub(crate) body: &'a Body,
    /// True when the same text at a location within days counts: for a post that does not repeat.
    pub(crate) avoids_duplicates: bool,
}

/// Plans the locations of an audience.
pub(crate) async fn plan(
    app: &App,
    planning: Planning<'_>,
    audience: Option<Audience>,
    now: Timestamp,
) -> Result<Plan> {
    let (db, org) = (&app.db, planning.org);
    let ids = match audience {
        None => return Ok(Plan::default()),
        Some(Audience::Locations(ids)) => {
            let mut ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
            ids.sort();
            ids.dedup();
            ids
        }
        Some(Audience::Label(label)) => {
            locations::ids_within(db, &Scope::Whole(org.clone()), Some(&label)).await?.unwrap_or_default()
        }
        Some(Audience::All) => locations::ids(db, org, None).await?,
    };
    let country = orgs::default_country(db, org).await?;
    let posted: HashSet<String> = if planning.avoids_duplicates && !ids.is_empty() {
        let content = serde_json::to_value(planning.body).map_err(api::Error::internal)?.to_string();
        queries::posted_texts(db, org, (content, planning.id), now - DUPLICATE_WINDOW).await?.into_iter().collect()
    } else {
        HashSet::new()
    };
    let mut plan = Plan::default();
    for ids in ids.chunks(BATCH) {
        let mut places = locations::by_ids(db, org, ids.to_vec()).await?;
        places.sort_by(|left, right| left.id.cmp(&right.id));
        for place in places {
            match fit(&place, country.as_deref(), planning.body) {
                Ok(_) if posted.contains(place.id.as_str()) => plan.left_out.push(left_out(place, "duplicate")),
                Ok(language) => plan.targets.push(Planned {
                    zone: zone_of(&place.details, country.as_deref()),
                    location: place.id,
                    language,
                }),
                Err(reason) => plan.left_out.push(left_out(place, reason)),
            }
        }
    }
    Ok(plan)
}

fn left_out(place: Location, reason: &'static str) -> LeftOut {
    LeftOut { location_id: place.id, location_name: place.details.name, reason }
}

/// Returns the language of the text that a location shows, or the reason why it is left out.
fn fit(place: &Location, country: Option<&str>, body: &Body) -> std::result::Result<Language, &'static str> {
    if place.google_location_id.is_none() {
        return Err("not_connected");
    }
    if !place.verified {
        return Err("not_verified");
    }
    if place.details.is_sync_paused {
        return Err("paused");
    }
    let language = language_of(place, country, &body.texts).ok_or("no_text")?;
    unfit(body, language, &place.details).map_or(Ok(language), Err)
}

/// Adds the targets of an occurrence. They are sent when `is_released`; those of a draft wait.
pub(crate) async fn add_occurrence(
    tx: &mut Tx,
    org: &OrgId,
    (post, occurrence): (&PostRow, i64),
    plan: &Plan,
    at: Option<LocalTime>,
    (is_released, now): (bool, Timestamp),
) -> Result<()> {
    let local = at.or_else(|| {
        let zone = plan.targets.first().map_or(TimeZone::UTC, |target| target.zone.clone());
        let local = now.to_zoned(zone).datetime();
        LocalTime::of(local).filter(|_| is_released)
    });
    queries::add_day(tx, org, (&post.id, occurrence), local, plan.targets.len() as i64).await?;
    let target = |planned: &Planned| TargetRow {
        id: TargetId::new(now),
        post_id: post.id.clone(),
        location_id: planned.location.clone(),
        occurrence,
        language: planned.language,
        state: TargetState::Queued,
        task: is_released.then_some(Task::Publish),
        due_at: is_released.then(|| planned.due(at, now)),
        starts_at: (is_released || at.is_some()).then(|| planned.due(at, now)),
        attempts: 0,
        sending_at: None,
        published_at: None,
        source_name: None,
        url: None,
        reason_code: None,
        updated_at: now,
    };
    let targets: Vec<TargetRow> = plan.targets.iter().map(target).collect();
    Ok(queries::add_targets(tx, org, &targets).await?)
}
