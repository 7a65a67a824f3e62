//! Command line of the operator.

use api::App;
use audit::{Act, Actor};
use orgs::OrgId;

use crate::{events::SsoModeChanged, queries, types::Mode};

/// Turns single sign-on of an organization off, so that everyone signs in as before. Returns false when it had none.
///
/// # Errors
/// When the database fails.
pub async fn turn_off(app: &App, org: &OrgId) -> api::Result<bool> {
    let mut tx = app.db.begin().await?;
    let Some(connection) = queries::connection(&mut tx, org).await? else { return Ok(false) };
    queries::set_mode(&mut tx, org, Mode::Off).await?;
    let act =
        Act::new(SsoModeChanged).on("organisation", org).changed("mode", connection.mode.as_str(), Mode::Off.as_str());
    act.record(&mut tx, &Actor::operator().in_log_of(org), app.now()).await?;
    tx.commit().await?;
    Ok(true)
}
