//! `/status` of `--metrics-listen`: the state of the instance, in words.

use std::fmt::Write;

use api::App;
use axum::{Router, extract::State, routing::get};
use operations::BackupPlan;

use crate::backups;

/// Returns the route.
pub(crate) fn routes(plan: Option<&BackupPlan>) -> Router<App> {
    let plan = plan.cloned();
    Router::new().route("/status", get(async move |State(app): State<App>| text(&app, plan.as_ref()).await))
}

async fn text(app: &App, plan: Option<&BackupPlan>) -> String {
    let mut text = format!("vitrine: {}\n", env!("CARGO_PKG_VERSION"));
    // Writing to a string cannot fail.
    let _ = match jobs::counts(&app.db).await {
        Ok(jobs) => writeln!(
            text,
            "database: answers\njobs: {} queued, {} running, {} failed",
            jobs.queued, jobs.running, jobs.failed
        ),
        Err(error) => writeln!(text, "database: {error}"),
    };
    let _ = match plan {
        None => writeln!(text, "backups: none scheduled"),
        Some(plan) => match plan.status(&app.db).await {
            Ok(status) => writeln!(text, "backups: {}", backups::report(plan, &status, app.now()).1),
            Err(error) => writeln!(text, "backups: {error}"),
        },
    };
    text
}
