//! `POST /logout`

use api::App;
use audit::Act;
use axum::{Extension, extract::State, http::StatusCode};
use serde::Deserialize;
use utoipa::IntoParams;

use super::request::Query;
use crate::{
    Auth,
    accounts::audit_entries,
    error::{Error, Result},
    events,
    queries::{self, Device},
    sessions::{self, signed_in::AnyCaller},
};

/// Which sessions end.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Scope {
    /// `global` (all of the user's; when not said), `local` (this one) or `others` (all but this one)
    #[serde(default)]
    scope: String,
}

/// Signs out. Every token of an ended session is refused from now on.
#[utoipa::path(
    post,
    path = "/logout",
    operation_id = "sign_out",
    tag = "auth",
    params(Scope),
    responses((status = 204, description = "Signed out"), (status = 400, description = "Unknown scope"))
)]
pub(crate) async fn sign_out(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    device: Device,
    Query(Scope { scope }): Query<Scope>,
    AnyCaller(caller): AnyCaller,
) -> Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    let scope = if caller.only_org.is_some() { "local".to_owned() } else { scope };
    let ending = match scope.as_str() {
        "" | "global" => queries::sessions(&mut tx, &caller.user, None).await?,
        "others" => queries::sessions(&mut tx, &caller.user, Some(&caller.session)).await?,
        "local" => vec![caller.session],
        other => return Err(Error::invalid(format!("Unsupported logout scope \"{other}\""))),
    };
    sessions::end(&mut tx, &caller.user, &ending).await?;
    let act = Act::new(events::SessionEnded).with("sessions", ending.len());
    audit_entries::record(&auth, &mut tx, &caller.user, device.origin(), act, app.now()).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}
