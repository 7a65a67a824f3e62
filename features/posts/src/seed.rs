//! Made-up posts of the past and the future, for demos.

use api::Result;
use db::Tx;
use jiff::{SignedDuration, Timestamp, ToSpan, Unit, tz::TimeZone};
use locations::Location;
use orgs::{OrgId, UserId};
use serde_json::json;

use crate::{
    queries::{self, Moves, Outcome},
    rules::{
        content::{search_key, summary},
        places::{language_of, zone_of},
    },
    target_plan::{Plan, Planned, add_occurrence},
    types::{
        AudienceChoice, Body, Button, ButtonKind, Event, Kind, LocalTime, PostId, PostRow, PostState, TargetState,
        Texts,
    },
};

/// Sample post.
struct Sample {
    /// Days from today, and the hour.
    day: i64,
    hour: i8,
    kind: Kind,
    state: PostState,
    title: Option<&'static str>,
    en: &'static str,
    fr: &'static str,
    /// Maximum number of locations.
    locations: usize,
}

const ALL: usize = usize::MAX;

/// Posts of about five weeks.
const SAMPLES: [Sample; 12] = [
    news(
        -19,
        9,
        ALL,
        "Our new opening hours start on Monday: we open half an hour earlier on weekdays. See you soon at {name}!",
        "Nos nouveaux horaires commencent lundi\u{a0}: nous ouvrons une demi-heure plus tôt en semaine. À bientôt chez {name}\u{202f}!",
    ),
    news(
        -14,
        10,
        24,
        "A big thank-you to everyone who came to our anniversary in {city}. The photos are up in the shop.",
        "Un grand merci à tous ceux qui sont venus à notre anniversaire à {city}. Les photos sont affichées en boutique.",
    ),
    news(
        -9,
        8,
        ALL,
        "Fresh this week: come in and see what just arrived. Our team in {city} is happy to advise you.",
        "Cette semaine\u{a0}: venez découvrir les nouveautés. Notre équipe de {city} vous conseille avec plaisir.",
    ),
    event(
        -5,
        11,
        "Open house",
        "Come and look behind the scenes at {name}. Coffee is on us, and the team answers your questions.",
        "Venez découvrir les coulisses de {name}. Le café est offert et l’équipe répond à vos questions.",
    ),
    news(
        -2,
        9,
        ALL,
        "We have time for you: there are still free appointments this week. Book online in two minutes.",
        "Nous avons du temps pour vous\u{a0}: il reste des rendez-vous cette semaine. Réservez en ligne en deux minutes.",
    ),
    Sample {
        state: PostState::Scheduled,
        ..news(
            1,
            9,
            ALL,
            "Gift cards are here. Choose the amount, we take care of the envelope. Available at {name}.",
            "Les cartes cadeaux sont arrivées. Choisissez le montant, nous nous occupons de l’enveloppe. Disponibles chez {name}.",
        )
    },
    Sample {
        state: PostState::Scheduled,
        ..event(
            5,
            18,
            "Evening for regulars",
            "An evening for our regulars, with a first look at the new season. Tell us that you are coming.",
            "Une soirée pour nos habitués, avec un premier aperçu de la nouvelle saison. Dites-nous si vous venez.",
        )
    },
    Sample {
        state: PostState::Scheduled,
        ..news(
            8,
            10,
            40,
            "Holiday hours: we are open on both Sundays before the holidays, from 10:00 to 18:00.",
            "Horaires des fêtes\u{a0}: nous sommes ouverts les deux dimanches avant les fêtes, de 10 h à 18 h.",
        )
    },
    Sample {
        state: PostState::WaitingApproval,
        ..news(
            3,
            12,
            ALL,
            "We are hiring in {city}. If you like people and know your trade, come by and talk to us.",
            "Nous recrutons à {city}. Si vous aimez le contact et votre métier, passez nous voir.",
        )
    },
    Sample {
        state: PostState::WaitingApproval,
        ..news(
            12,
            9,
            30,
            "Our terrace has heaters now: sit outside all winter long.",
            "Notre terrasse est chauffée\u{a0}: profitez de l’extérieur tout l’hiver.",
        )
    },
    Sample {
        state: PostState::Draft,
        ..news(
            15,
            9,
            ALL,
            "Looking back on the year: thank you for your trust. We are closed from [day] to [day].",
            "Retour sur l’année\u{a0}: merci de votre confiance. Nous serons fermés du [jour] au [jour].",
        )
    },
    Sample {
        state: PostState::Draft,
        ..event(
            20,
            15,
            "Workshop",
            "A small workshop with our team: [topic]. Eight places, one hour, no experience needed.",
            "Un petit atelier avec notre équipe\u{a0}: [thème]. Huit places, une heure, sans connaissances préalables.",
        )
    },
];

const fn news(day: i64, hour: i8, locations: usize, en: &'static str, fr: &'static str) -> Sample {
    Sample { day, hour, kind: Kind::News, state: PostState::Published, title: None, en, fr, locations }
}

const fn event(day: i64, hour: i8, title: &'static str, en: &'static str, fr: &'static str) -> Sample {
    Sample { day, hour, kind: Kind::Event, state: PostState::Published, title: Some(title), en, fr, locations: ALL }
}

/// Adds sample posts about these locations: those of the past are shown, those of the future go out at their times.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn seed(tx: &mut Tx, (org, user): (&OrgId, &UserId), places: &[Location], now: Timestamp) -> Result<()> {
    for (number, sample) in SAMPLES.iter().enumerate() {
        add(tx, (org, user), (number, sample), places, now).await?;
    }
    Ok(())
}

async fn add(
    tx: &mut Tx,
    (org, user): (&OrgId, &UserId),
    (number, sample): (usize, &Sample),
    places: &[Location],
    now: Timestamp,
) -> Result<()> {
    let Some(at) = time(sample, now) else { return Ok(()) };
    let body = body(sample, at);
    let chosen: Vec<&Location> = places.iter().filter(|place| is_ready(place)).take(sample.locations).collect();
    let plan = Plan {
        targets: chosen
            .iter()
            .filter_map(|place| {
                let (location, zone) = (place.id.clone(), zone_of(&place.details, None));
                language_of(place, None, &body.texts).map(|language| Planned { location, language, zone })
            })
            .collect(),
        left_out: Vec::new(),
    };
    let written = (now - SignedDuration::from_hours(24 * (30 - number as i64))).min(now);
    let audience = if sample.locations == ALL {
        AudienceChoice { all: Some(true), ..AudienceChoice::default() }
    } else {
        AudienceChoice::locations(plan.targets.iter().map(|target| target.location.clone()).collect())
    };
    let waits = sample.state == PostState::WaitingApproval;
    let row = PostRow {
        id: PostId::new(written),
        kind: sample.kind,
        state: sample.state,
        content: json!(body),
        photo_id: None,
        audience: json!(audience),
        starts_at: Some(at.to_string()),
        series: None,
        summary: summary(&body),
        search_key: search_key(&body),
        occurrences: 1,
        plan_at: None,
        version: 1,
        created_by: user.clone(),
        asked_by: waits.then(|| user.clone()),
        approved_by: None,
        note: None,
        created_at: written,
        updated_at: written,
    };
    queries::add_post(tx, org, &row).await?;
    let is_released = !sample.state.is_writing();
    add_occurrence(tx, org, (&row, 0), &plan, Some(at), (is_released, written)).await?;
    if sample.state == PostState::Published { publish(tx, org, &row).await } else { Ok(()) }
}

/// Notes that Google shows a post; it has refused one in twenty.
async fn publish(tx: &mut Tx, org: &OrgId, row: &PostRow) -> Result<()> {
    let mut moves = Moves::default();
    for (place, target) in queries::tasks_of(tx, org, &row.id).await?.into_iter().enumerate() {
        let is_refused = place % 20 == 7 && row.kind == Kind::News;
        let state = if is_refused { TargetState::Rejected } else { TargetState::Live };
        let after = Outcome {
            state,
            task: None,
            due_at: None,
            attempts: 0,
            published_at: target.starts_at,
            source_name: None,
            url: (!is_refused).then(|| "https://local.google.example/place?use=posts".into()),
            reason_code: is_refused.then(|| "no_reason_given".into()),
        };
        queries::put_outcome(tx, org, &target, &after, target.starts_at.unwrap_or(row.created_at)).await?;
        moves.add(target.state, state);
    }
    Ok(queries::move_counts(tx, org, (&row.id, 0), moves).await?)
}

fn is_ready(place: &Location) -> bool {
    place.verified && place.google_location_id.is_some() && !place.details.is_sync_paused
}

fn time(sample: &Sample, now: Timestamp) -> Option<LocalTime> {
    let today = now.to_zoned(TimeZone::UTC).datetime().round(Unit::Day).ok()?.date();
    LocalTime::of(today.checked_add(sample.day.days()).ok()?.at(sample.hour, 0, 0, 0))
}

fn body(sample: &Sample, at: LocalTime) -> Body {
    let texts = Texts { en: Some(sample.en.into()), fr: Some(sample.fr.into()) };
    let day = at.datetime().checked_add(3.days()).ok().and_then(LocalTime::of).unwrap_or(at);
    let end = day.datetime().checked_add(2.hours()).ok().and_then(LocalTime::of).unwrap_or(day);
    Body {
        texts,
        title: sample.title.map(Into::into),
        event: sample.title.map(|_| Event { starts_at: day, ends_at: end }),
        offer: None,
        button: (sample.hour == 9).then_some(Button { kind: ButtonKind::Call, url: None }),
    }
}
