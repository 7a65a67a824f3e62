//! Plan of the organization, and its usage.

use api::{App, Json, Problem, Result};
use axum::extract::State;
use jiff::Timestamp;
use orgs::{
    May,
    may::SeePlan,
    plans::{self, Entitlements, Plan, PlanState},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::queries;

/// Plan of an organization, and its usage.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PlanUse {
    /// State of the plan.
    state: PlanState,
    /// The plan whose limits count, or the one that is over; null where nothing is limited, and when a trial is over.
    #[schema(required)]
    plan: Option<Plan>,
    /// The plan that was chosen at sign-up, which the trial leads to; null when none was.
    #[schema(required)]
    chosen_plan: Option<Plan>,
    /// When the trial or the plan ends or ended; null for what has no end.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    ends_at: Option<Timestamp>,
    /// Limits of the plan.
    limits: Entitlements,
    /// Usage of the plan.
    used: PlanUsed,
}

/// Usage of the plan.
#[derive(Debug, Serialize, ToSchema)]
struct PlanUsed {
    /// Locations that are not deleted; those of an agency with its clients that draw on its plan.
    locations: i64,
}

/// Plan of the organization, and its usage.
#[utoipa::path(get, path = "/plan", operation_id = "get_plan", tag = "organisations",
    extensions(("x-permission" = json!("see_plan"))),
    responses((status = 200, body = PlanUse), (status = 403, body = Problem)))]
pub(super) async fn get_plan(member: May<SeePlan>, State(app): State<App>) -> Result<Json<PlanUse>> {
    let (standing, chosen, payer) = tokio::try_join!(
        plans::standing(&app.db, &app.site, &member.org, app.now()),
        plans::chosen_by(&app.db, &member.org),
        plans::payer(&app.db, &member.org),
    )?;
    // A client sees its own locations only, and an agency those of all clients that draw on its plan.
    let locations = match payer {
        None if standing.state != PlanState::Unlimited => {
            queries::total_of_plan(&mut app.db.begin().await?, &member.org).await?
        }
        _ => queries::total(&app.db, &member.org).await?,
    };
    Ok(Json(PlanUse {
        state: standing.state,
        plan: standing.plan,
        chosen_plan: chosen.map(|chosen| chosen.plan),
        ends_at: standing.ends_at,
        limits: standing.entitlements(),
        used: PlanUsed { locations },
    }))
}
