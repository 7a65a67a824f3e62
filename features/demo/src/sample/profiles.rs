//! Connection with the simulated Google.

use db::Tx;
use google::{Google, SampleAccount, SampleLink};
use jiff::Timestamp;
use orgs::{OrgId, UserId};
use simulated_google::Sample;

use super::shops::{self, SampleLocation};
use crate::rules::ProfileState;

/// Connects the organization, and links the shops that are in sync with a Business Profile.
pub(super) async fn connect(
    google: &Google,
    tx: &mut Tx,
    org: &OrgId,
    user: &UserId,
    (world, shops): (&Sample, &[SampleLocation]),
    now: Timestamp,
) -> api::Result<()> {
    let (subject, email) = world.person();
    let accounts = world.accounts();
    let linked = shops.iter().enumerate().filter(|(_, shop)| shop.profile_state != ProfileState::ByHand);
    let link = |(number, shop): (usize, &SampleLocation)| {
        let account = accounts.iter().find(|account| account.locations.contains(&number))?;
        Some(SampleLink {
            google_id: world.id(number),
            account_id: account.id.clone(),
            place_id: world.place_id(number),
            location: shop.location.clone(),
            at_google: shop.at_google.clone(),
            before_change: shop.changed.clone(),
        })
    };
    let links = linked.filter_map(link).collect();
    let account = |account: &simulated_google::SampleAccount| SampleAccount {
        id: account.id.clone(),
        name: account.name.clone(),
        is_personal: account.is_personal,
    };
    let sample = google::SampleConnection {
        subject,
        email: email.to_owned(),
        refresh_token: world.refresh_token(),
        accounts: accounts.iter().map(account).collect(),
        links,
        covered_days: shops::days(now),
    };
    google::seed(google, tx, org, user, sample, now).await
}
