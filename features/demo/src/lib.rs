//! Demo login: a new, isolated organization with realistic sample data that is removed after 24 hours.

mod jobs;
mod routes;
mod rules;
mod sample;

use api::App;
use jiff::SignedDuration;
use orgs::{OrgId, UserId};
use simulated_google::GivenLocation;

use sample::DemoShops;

pub use jobs::jobs;
pub use routes::{Settings, routes};

/// Lifetime of a demo organization.
const LIFETIME: SignedDuration = SignedDuration::from_hours(24);

/// Fills an organization of `user` with the sample data. The organization is not connected to Google.
///
/// # Errors
/// When the database fails; nothing is stored then.
pub async fn fill(app: &App, org: &OrgId, user: &UserId) -> api::Result<()> {
    let shops = DemoShops::compute(app.now(), false)?;
    sample::fill(app.db.begin().await?, app, (org, user), None, shops).await
}

/// Returns the options of the simulator of Google that shows the profiles of a demo.
///
/// # Errors
/// When the database fails, or the shipped file cannot be read.
pub async fn simulator(app: &App, org: &OrgId) -> api::Result<simulated_google::Options> {
    let given = google::profiles(&app.db, org).await?.into_iter();
    let given = given.map(|location| {
        (location.google_id, GivenLocation { fields: location.fields, is_verified: location.is_verified })
    });
    let clock = app.clock.clone();
    Ok(simulated_google::Options {
        locations: rules::shops().map_err(api::Error::internal)?.len(),
        seed: sample::SEED,
        unlimited_quota: true,
        clock: simulated_google::Clock::of(move || clock.now()),
        given: given.collect(),
        ..simulated_google::Options::default()
    })
}

/// Returns the options of the simulator of ranks, in which the shops of demos compete.
///
/// # Errors
/// When the shipped file cannot be read.
pub fn rank_simulator(app: &App) -> api::Result<simulated_rank::Options> {
    let clock = app.clock.clone();
    let options = sample::heatmaps::simulator(app.now()).map_err(api::Error::internal)?;
    Ok(simulated_rank::Options { clock: simulated_rank::Clock::of(move || clock.now()), ..options })
}

/// Returns the directories that show the shops of demos.
///
/// # Errors
/// When the shipped file cannot be read.
pub fn directories(now: jiff::Timestamp) -> api::Result<simulated_directories::Directories> {
    let planted = sample::citations::planted(now).map_err(api::Error::internal)?;
    Ok(simulated_directories::Directories::new(planted))
}

/// Removes the expired demo organizations, and returns their number.
pub async fn remove_expired(app: &App) -> api::Result<usize> {
    let expired = orgs::expired_demos(&app.db, app.now()).await?;
    for org in &expired {
        let mut tx = app.db.begin().await?;
        orgs::remove(&mut tx, org).await?;
        tx.commit().await?;
    }
    Ok(expired.len())
}
