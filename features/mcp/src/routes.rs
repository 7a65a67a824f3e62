//! Routes of the settings of assistants.

use api::{App, Event, Json, Problem, Result};
use audit::Act;
use axum::{Extension, extract::State};
use orgs::{
    May,
    assistant_tokens::server_address,
    may::{MakeTokens, ManageAssistants},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    events::AssistantsChanged,
    oauth::{self, Assistants},
    queries, switch,
};

/// Returns the routes, to be mounted under `/api/v1`.
pub fn settings_routes(assistants: &Assistants) -> OpenApiRouter<App> {
    let settings = OpenApiRouter::new().routes(routes!(get_assistants, set_assistants));
    settings.merge(oauth::routes()).layer(Extension(assistants.clone()))
}

/// Access of assistants to the organization, and their address.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Assistants)]
struct AssistantSettings {
    /// True when assistants may connect.
    is_on: bool,
    /// True when an owner decided it; false for the default, which is off where a location is of a health or legal
    /// profession.
    is_decided: bool,
    /// Address of the server for assistants.
    url: String,
}

/// Decision whether assistants may connect.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = AssistantsChange)]
struct Change {
    /// True to let assistants connect.
    is_on: bool,
}

async fn settings_of(app: &App, org: &orgs::OrgId) -> Result<AssistantSettings> {
    let decided = queries::decided(&app.db, org).await?;
    let is_on = match decided {
        Some(is_on) => is_on,
        None => switch::by_default(app, org).await?,
    };
    Ok(AssistantSettings { is_on, is_decided: decided.is_some(), url: server_address(&app.site) })
}

/// Returns whether assistants may connect to the organization, and where.
#[utoipa::path(get, path = "/assistants", operation_id = "get_assistants", tag = "assistants",
    extensions(("x-permission" = json!("make_tokens"))), security(("session" = [])),
    responses((status = 200, body = AssistantSettings), (status = 403, body = Problem)))]
async fn get_assistants(member: May<MakeTokens>, State(app): State<App>) -> Result<Json<AssistantSettings>> {
    settings_of(&app, &member.org).await.map(Json)
}

/// Lets assistants connect to the organization, or forbids it. It holds from the next request of each assistant on.
#[utoipa::path(put, path = "/assistants", operation_id = "set_assistants", tag = "assistants",
    extensions(("x-permission" = json!("manage_assistants"))), security(("session" = [])),
    request_body = Change,
    responses((status = 200, body = AssistantSettings), (status = 403, body = Problem), (status = 422, body = Problem)))]
async fn set_assistants(
    owner: May<ManageAssistants>,
    State(app): State<App>,
    Json(Change { is_on }): Json<Change>,
) -> Result<Json<AssistantSettings>> {
    let before = queries::decided(&app.db, &owner.org).await?;
    if before != Some(is_on) {
        let mut tx = app.db.begin().await?;
        queries::decide(&mut tx, &owner.org, is_on, app.now()).await?;
        let act = Act::new(AssistantsChanged).on("organisation", &owner.org);
        act.changed("is_on", before, is_on).record(&mut tx, &owner.actor, app.now()).await?;
        Event::new(&owner.org, "organisation", None).announce(&mut tx);
        tx.commit().await?;
    }
    settings_of(&app, &owner.org).await.map(Json)
}
