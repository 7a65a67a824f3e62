//! Sample reports and a schedule, for demos.

use api::Result;
use db::Tx;
use jiff::{SignedDuration, Timestamp, tz::TimeZone};
use locations::LocationId;
use orgs::{OrgId, UserId};
use serde_json::json;

use crate::{
    addition::title_key,
    queries,
    queue::enqueue_at,
    reports::Reports,
    rules::{
        numbers,
        periods::{back, of_span},
        schedule::{Rhythm, time, zone},
        templates,
    },
    schedules::{put_recipients, row_of},
    types::{
        Comparison, Every, Language, LocationChoice, LocationChoiceKind, NewSchedule, Period, Recipient, ReportId,
        ReportRow, ScheduleId, Span, State, Template,
    },
};

/// Delay of the making, after which the other samples are there.
const DELAY: SignedDuration = SignedDuration::from_secs(20);
/// Days of the report of half a year.
const HALF_YEAR: i64 = 182;

/// Adds three reports, which are made soon, and a weekly schedule about one location.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn seed(
    tx: &mut Tx,
    reports: &Reports,
    (org, user): (&OrgId, &UserId),
    (name, all): (&str, &[LocationId]),
    (shop, shop_name): (&LocationId, &str),
    now: Timestamp,
) -> Result<()> {
    let today = now.to_zoned(TimeZone::UTC).date();
    let month = of_span(Span::LastMonth, today);
    let half = Period { from: back(today, HALF_YEAR), to: back(today, 1) };
    let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    let location_ids = vec![shop.to_string()];
    for (template, language, period, ids, label) in [
        (Template::Executive, Language::En, half, &all, name),
        (Template::Technical, Language::En, month, &all, name),
        (Template::Client, Language::Fr, month, &location_ids, shop_name),
    ] {
        let row = ReportRow {
            id: ReportId::new(now),
            title: format!("{label}, {}", numbers::period(language, period)),
            template,
            state: State::Making,
            code: None,
            is_released: template == Template::Client,
            language,
            compare: Comparison::Previous,
            period_from: period.from.to_string(),
            period_to: period.to.to_string(),
            choice: if ids.len() == 1 { LocationChoiceKind::Ids } else { LocationChoiceKind::All },
            label_id: None,
            location_count: ids.len() as i64,
            names: json!([label]),
            sections: json!(templates::sections(template)),
            note: None,
            data_until: None,
            pages: None,
            schedule_id: None,
            due_at: None,
            created_by: Some(user.clone()),
            created_at: now,
            made_at: None,
            released_at: (template == Template::Client).then_some(now),
        };
        queries::add(tx, org, &row, (&title_key(&row.title), None), ids).await?;
        enqueue_at(tx, org, &row.id, (Some(now + DELAY), now)).await?;
    }
    add_schedule(tx, reports, (org, user), (shop, shop_name), now).await
}

async fn add_schedule(
    tx: &mut Tx,
    reports: &Reports,
    (org, user): (&OrgId, &UserId),
    (shop, name): (&LocationId, &str),
    now: Timestamp,
) -> Result<()> {
    let new = NewSchedule {
        name: name.chars().take(80).collect(),
        template: Template::Client,
        locations: LocationChoice { ids: vec![shop.clone()], ..LocationChoice::default() },
        period: Span::LastWeek,
        compare: Comparison::Previous,
        language: Language::Fr,
        sections: templates::sections(Template::Client),
        note: None,
        every: Every::Week,
        weekday: Some(1),
        day: None,
        at: "08:00".into(),
        zone: "Europe/Paris".into(),
        recipients: vec![Recipient { email: "jeanne@example.com".into(), language: Language::Fr, is_stopped: false }],
        subject: None,
        text: None,
        reply_to: None,
        waits_for_comment: false,
        releases: true,
        paused: false,
    };
    let (Some(at), Some(zone)) = (time(&new.at), zone(&new.zone)) else { return Ok(()) };
    let rhythm = Rhythm { every: new.every, weekday: 1, day: 1, at, zone };
    let id = ScheduleId::new(now);
    let row = row_of(reports, org, (id.clone(), user.clone(), now), (&new, &rhythm), now)?;
    queries::add_schedule(tx, org, &row).await?;
    put_recipients(tx, reports, org, &id, &new.recipients).await.map(drop)
}
