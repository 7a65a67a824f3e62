//! Sample data: a connection to the simulator of Google with linked locations, and the profiles for that simulator.

use db::Tx;
use jiff::{SignedDuration, Timestamp, civil::Date};
use locations::Location;
use orgs::{OrgId, UserId};
use serde_json::Value;

use crate::{
    field::Field,
    google::Google,
    queries::{self, AccountRow},
    rules::{Change, CoveredDays, NOTIFIED_FIELDS, Profile, ProfileSnapshot, patch, profile_of},
    runs,
    types::GoogleAccountId,
    wire::{Categories, Category},
};

/// Time until the first scheduled sync of a sample account.
const FIRST_SYNC: SignedDuration = SignedDuration::from_hours(24 * 7);

/// Connection to a Google user, with the accounts of that user and the links of existing locations.
#[derive(Clone, Debug)]
pub struct SampleConnection {
    /// Id of the Google user.
    pub subject: String,
    /// Email address of the Google user.
    pub email: String,
    /// Refresh token of the connection.
    pub refresh_token: String,
    /// Accounts of the Google user.
    pub accounts: Vec<SampleAccount>,
    /// Links between locations and profiles.
    pub links: Vec<SampleLink>,
    /// First and last day with performance figures.
    pub covered_days: (Date, Date),
}

/// Business Profile account of the Google user.
#[derive(Clone, Debug)]
pub struct SampleAccount {
    /// Id at Google.
    pub id: String,
    /// Name of the account.
    pub name: String,
    /// True for a personal account.
    pub is_personal: bool,
}

/// Link between a location and its profile at Google.
#[derive(Clone, Debug)]
pub struct SampleLink {
    /// Id of the profile at Google.
    pub google_id: String,
    /// Id of the account at Google.
    pub account_id: String,
    /// Id of the place on Maps.
    pub place_id: String,
    /// The location.
    pub location: Location,
    /// The location as Google has it, without edits that are not published yet.
    pub at_google: Location,
    /// The location before a change that Google made, and the time of that change; `None` when no change waits for a
    /// decision.
    pub before_change: Option<(Location, Timestamp)>,
}

/// Profile as the latest sync read it from Google.
#[derive(Clone, Debug)]
pub struct SampleProfile {
    /// Id at Google.
    pub google_id: String,
    /// True when it is verified.
    pub is_verified: bool,
    /// Fields in Google's format.
    pub fields: Value,
}

/// Connects an organization and links its locations.
///
/// # Errors
/// When the database fails.
pub async fn seed(
    google: &Google,
    tx: &mut Tx,
    org: &OrgId,
    user: &UserId,
    sample: SampleConnection,
    now: Timestamp,
) -> api::Result<()> {
    let id = queries::put_connection(tx, org, (&sample.subject, &sample.email), user, now).await?;
    let sealed = google.seal(org, &id, &sample.refresh_token)?;
    queries::reseal(tx, org, &id, &sealed).await?;
    let snapshots: Vec<ProfileSnapshot> = sample.links.iter().map(SampleLink::snapshot).collect();
    let links = sample.links.iter().zip(&snapshots);
    let links: Vec<_> = links.map(|(link, snapshot)| (link.account_id.as_str(), &link.location.id, snapshot)).collect();
    queries::add_links(tx, org, &links, None, now).await?;
    let (from, until) = sample.covered_days;
    let read_on = until.tomorrow().ok();
    queries::set_covered_days(tx, org, CoveredDays { from, until, read_on }).await?;
    for account in sample.accounts {
        let kind = if account.is_personal { "PERSONAL" } else { "ORGANIZATION" };
        let row = AccountRow {
            id: GoogleAccountId::new(now),
            connection_id: id.clone(),
            account_id: account.id,
            account_name: account.name,
            account_type: kind.into(),
            role: Some(if account.is_personal { "PRIMARY_OWNER" } else { "OWNER" }.into()),
            next_sync_at: None,
        };
        queries::put_account(tx, org, &row, now).await?;
        queries::schedule(tx, org, &row.account_id, Some(now + FIRST_SYNC)).await?;
    }
    for link in &sample.links {
        let Some((before, at)) = &link.before_change else { continue };
        let (old, new) = (Profile::of(before), Profile::of(&link.at_google));
        for field in NOTIFIED_FIELDS.into_iter().filter(|field| !new.agrees(&old, *field)) {
            let change = Change { field, old: old.value(field), new: new.value(field) };
            let change_key = (&link.location.id, link.google_id.as_str());
            if let Some(id) = queries::put_change(tx, org, change_key, &change, "profile", *at).await? {
                runs::notify_changed(tx, org, &link.location, (&id, &change), *at).await?;
            }
        }
    }
    Ok(())
}

impl SampleLink {
    fn snapshot(&self) -> ProfileSnapshot {
        ProfileSnapshot {
            google_id: self.google_id.clone(),
            profile: Profile::of(&self.at_google),
            verified: self.location.verified,
            place_id: Some(self.place_id.clone()),
            ..ProfileSnapshot::default()
        }
    }
}

/// Returns the profiles of an organization as the latest sync read them, to be loaded into the simulator.
///
/// # Errors
/// When the database fails.
pub async fn profiles(db: &db::Db, org: &OrgId) -> db::Result<Vec<SampleProfile>> {
    let links = queries::all_links(db, org).await?;
    let ids = links.iter().map(|link| link.location_id.to_string()).collect();
    let locations = locations::by_ids(db, org, ids).await?;
    let profile = |link: queries::Link| SampleProfile {
        is_verified: locations.iter().any(|location| location.id == link.location_id && location.verified),
        fields: fields(&link.profile()),
        google_id: link.google_id,
    };
    Ok(links.into_iter().map(profile).collect())
}

/// Returns the location as an import from Google would create it, with all fields converted to Google's format and
/// back.
pub fn as_imported(mut location: Location) -> Location {
    let imported = serde_json::from_value(fields(&Profile::of(&location))).unwrap_or_default();
    profile_of(&imported).write(&mut location);
    location
}

/// Returns the fields of a profile in Google's format, without the type of business.
fn fields(profile: &Profile) -> Value {
    let fields: Vec<Field> = Field::ALL.into_iter().filter(|field| *field != Field::ServiceAreaBusiness).collect();
    let category = |name: &str| {
        let id = text::fold(name).replace(' ', "_");
        Category { name: format!("categories/gcid:{id}"), display_name: name.to_owned() }
    };
    let primary_category = profile.category.as_deref().map(category);
    let categories = Categories { primary_category, additional_categories: Vec::new() };
    Value::Object(patch(profile, &fields, Some(&categories)).body)
}
