//! Conversion of the shops and their figures into sample data.

mod activity;
pub(crate) mod citations;
mod crisis;
pub(crate) mod heatmaps;
mod labels;
mod pages;
mod posts;
mod profiles;
mod reports;
mod requests;
mod reviews;
mod shops;

use ::google::Google;
use api::App;
use auth::Auth;
use db::Tx;
use jiff::Timestamp;
use locations::{Cause, DailyFigures, LocationWriter, Refresh};
use orgs::{OrgId, UserId};
use simulated_google::Sample;

/// Seed of the simulated world, the same for every demo and its simulator.
pub(crate) const SEED: u64 = 1;

/// Shops of a demo and the world that they are from.
pub(crate) struct DemoShops {
    now: Timestamp,
    world: Sample,
    shops: Vec<shops::SampleLocation>,
}

impl DemoShops {
    /// Computes the shops as of `now`, which takes seconds of processor time: call it before the transaction begins. Without
    /// Google, no shop has a profile.
    pub(crate) fn compute(now: Timestamp, has_google: bool) -> api::Result<Self> {
        let world = Sample::new(SEED, shops::count().map_err(api::Error::internal)?, now);
        let shops = shops::all(&world, now, has_google).map_err(api::Error::internal)?;
        Ok(Self { now, world, shops })
    }
}

/// Fills an organization with the sample data, and commits the transaction that may have created it. With `google` and
/// the keys of drafts, the organization is connected to the simulated Google.
pub(crate) async fn fill(
    tx: Tx,
    app: &App,
    (org, user): (&OrgId, &UserId),
    google: Option<(&Google, &Auth)>,
    DemoShops { now, world, mut shops }: DemoShops,
) -> api::Result<()> {
    let mut writer = LocationWriter::within(tx, app, org, Cause::sync()).await?;
    let labelled = labels::assign(writer.tx(), org, &mut shops, now).await?;
    writer.seed(shops.iter().map(|shop| shop.location.clone()).collect()).await?;
    labels::link(writer.tx(), org, labelled).await?;
    let days: Vec<DailyFigures> = shops.iter_mut().flat_map(|shop| std::mem::take(&mut shop.figures)).collect();
    locations::put_figures(writer.tx(), org, days).await?;
    if let Some((google, auth)) = google {
        profiles::connect(google, writer.tx(), org, user, (&world, &shops), now).await?;
        reviews::add(writer.tx(), org, (&world, &shops), now).await?;
        reviews::add_waiting_reply(writer.tx(), auth, org, &shops, now).await?;
        heatmaps::enqueue(writer.tx(), org, user, &shops, now).await?;
        reviews::add_work(writer.tx(), auth, (org, user), &shops, now).await?;
        crisis::add(writer.tx(), auth, (org, user), &shops, now).await?;
        requests::add(writer.tx(), auth, (org, user), &shops, now).await?;
        reports::add(writer.tx(), auth, (org, user), &shops, now).await?;
        posts::add(writer.tx(), (org, user), &shops, now).await?;
    }
    citations::add(writer.tx(), org, user, &shops, now).await?;
    pages::add(writer.tx(), org, user, &shops, now).await?;
    activity::add(writer.tx(), org, user, &shops, now).await?;
    Ok(writer.commit_unreported(Refresh::All).await?)
}
