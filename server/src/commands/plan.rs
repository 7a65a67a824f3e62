//! `vitrine plan list` and `vitrine plan set`

use api::Event;
use audit::{Act, Actor};
use jiff::{Timestamp, civil::Date, tz::TimeZone};
use orgs::plans::{self, Listed, PlanState};

use super::{app, say};
use crate::{
    Outcome,
    config::{Database, SetPlan},
    events,
};

pub(crate) async fn list(database: &Database) -> Outcome {
    let app = app(database).await?;
    let all = plans::list(&app.db, app.now()).await?;
    if all.is_empty() {
        say("There are no organizations yet.");
    }
    for listed in &all {
        let used = locations::count(&app.db, &listed.id).await?;
        say(&describe(listed, used));
    }
    app.db.close().await;
    Ok(())
}

/// One line: `<id>  trial of professional until 2026-12-06 (chose starter)  3 of 5 locations  Acme`.
fn describe(Listed { id, name, chosen, standing }: &Listed, used: i64) -> String {
    let plan = standing.plan.map_or("trial", plans::Plan::as_str);
    let until = standing.ends_at.map(|at| format!(" {} {}", until(standing.state), last_day(at))).unwrap_or_default();
    let state = match standing.state {
        PlanState::Trial => format!("trial of {plan}{until}"),
        PlanState::Over => format!("{plan} is over{until}"),
        PlanState::Active | PlanState::Unlimited => format!("{plan}{until}"),
    };
    let chosen = chosen.map(|chosen| format!(" (chose {})", chosen.plan.as_str())).unwrap_or_default();
    let most = standing.locations().map(|most| format!(" of {most}")).unwrap_or_default();
    format!("{id}  {state}{chosen}  {used}{most} locations  {name}")
}

fn until(state: PlanState) -> &'static str {
    if state == PlanState::Over { "since" } else { "until" }
}

/// The day on which something ends, in UTC.
fn last_day(end: Timestamp) -> Date {
    end.to_zoned(TimeZone::UTC).date()
}

pub(crate) async fn set(options: &SetPlan) -> Outcome {
    let until = options.until.map(end_of).transpose()?;
    let app = app(&options.database).await?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let name = plans::set(&mut tx, &options.org, options.plan, until).await?;
    let Some(name) = name else {
        return Err(format!("there is no organisation {} (a demo has no plan)", options.org).into());
    };
    let act = Act::new(events::OrganisationPlanSet).on("organisation", &options.org).named(&name);
    let day = options.until.map(|day| day.to_string());
    let act = act.with("plan", options.plan.as_str()).with("until", day.as_deref());
    act.record(&mut tx, &Actor::operator().in_log_of(&options.org), now).await?;
    Event::new(&options.org, "organisation", None).announce(&mut tx);
    tx.commit().await?;
    app.db.close().await;
    let end = options.until.map_or_else(|| "without an end".into(), |day| format!("until {day}"));
    say(&format!("{name} has the {} plan, {end}.", options.plan.as_str()));
    Ok(())
}

/// The last moment of a day in UTC.
fn end_of(day: Date) -> Result<Timestamp, jiff::Error> {
    let end = day.tomorrow()?.to_zoned(TimeZone::UTC)?.timestamp();
    end.checked_sub(jiff::SignedDuration::from_millis(1))
}
