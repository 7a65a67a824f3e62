//! Campaigns: choosing recipients by the rules, and the states of requests.

use std::collections::{BTreeMap, HashMap};

use api::{App, Result};
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use locations::{Location, LocationId};
use orgs::OrgId;

use crate::{
    queries::{self, RecipientRow, SettingsRow},
    requests::Requests,
    rules::{
        hours::{Hours, TimeZoneRegion},
        permission::{Answer, Person, Reason, Subject, Terms, may_ask},
    },
    seal::{new_token, token_hash},
    types::{
        Audience, CampaignId, Channel, ConsentState, ContactId, Language, LeftOut, RequestId, RequestRow, RequestState,
    },
};

/// Contacts per query.
const BATCH: i64 = 1_000;
/// Maximum number of recipients of a campaign.
pub(crate) const MAX_RECIPIENTS: usize = 20_000;

/// Recipient of a campaign.
#[derive(Clone, Debug)]
pub(crate) struct Recipient {
    pub(crate) contact: ContactId,
    pub(crate) location: LocationId,
    pub(crate) address_hash: Option<String>,
    pub(crate) language: Language,
}

/// Recipients of a campaign, and the contacts that are left out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    pub(crate) recipients: Vec<Recipient>,
    pub(crate) left_out: LeftOut,
}

impl SettingsRow {
    /// Returns the part of the settings that decides who may be asked.
    pub(crate) fn terms(&self) -> Terms {
        Terms { is_off: self.is_off, forbids_regulated: !self.is_unrestricted, period_days: self.period_days }
    }

    /// Returns the hours of the settings.
    pub(crate) fn hours(&self) -> Hours {
        Hours { first: self.first_hour, last: self.last_hour }
    }
}

/// Returns the place of the recipients of a location.
pub(crate) fn place<'a>(location: &'a Location, country: Option<&'a str>) -> TimeZoneRegion<'a> {
    let details = &location.details;
    TimeZoneRegion {
        country: details.country.as_deref().or(country),
        state: details.state.as_deref(),
        postal_code: details.postal_code.as_deref(),
        longitude: details.longitude,
    }
}

/// Returns what the rules ask about a location.
pub(crate) fn subject<'a>(location: &'a Location, country: Option<&'a str>) -> Subject<'a> {
    Subject { country: location.details.country.as_deref().or(country), category: location.details.category.as_deref() }
}

/// Returns what the rules ask about a contact.
pub(crate) fn person(row: &RecipientRow, is_stopped: bool, asked_at: Option<Timestamp>) -> Person {
    Person {
        has_address: row.has_address,
        is_stopped,
        consent: row.consent.unwrap_or(ConsentState::None),
        has_proof: row.has_proof,
        given_at: row.given_at,
        expires_at: row.expires_at,
        last_visit: row.last_visit.as_deref().and_then(|date| date.parse().ok()),
        last_asked_at: row.last_asked_at.max(asked_at),
    }
}

/// Chooses the recipients of a campaign by the rules.
pub(crate) async fn plan(
    app: &App,
    org: &OrgId,
    (audience, locations): (&Audience, &[Location]),
    within: Option<&[String]>,
) -> Result<Plan> {
    let (db, now) = (&app.db, app.now());
    let (settings, country) = (queries::settings(db, org).await?, orgs::default_country(db, org).await?);
    let mut plan = Plan::default();
    let mut after = String::new();
    loop {
        let (ids, tags) = match audience {
            Audience::Contacts(ids) => (Some(ids.clone()), None),
            Audience::Tags(tags) => (None, Some(tags.clone())),
            Audience::All => (None, None),
        };
        let rows = queries::recipients(db, org, (ids, tags), &after, BATCH).await?;
        let is_last = (rows.len() as i64) < BATCH;
        if let Some(last) = rows.last() {
            after = last.id.to_string();
        }
        let contact_facts = ContactFacts::of(app, org, &rows).await?;
        for row in rows {
            let theirs = contact_facts.locations.get(&row.id).map_or(&[][..], Vec::as_slice);
            if within.is_some_and(|within| {
                !theirs.iter().any(|id| within.iter().any(|visible_id| visible_id == id.as_str()))
            }) {
                continue;
            }
            let Some(location) = location_of(theirs, locations) else {
                *plan.left_out.entry("wrong_location".into()).or_default() += 1;
                continue;
            };
            let person = person(&row, contact_facts.is_stopped(&row), contact_facts.asked_at(&row));
            let subject = subject(location, country.as_deref());
            match may_ask(&person, subject, Channel::Email, settings.terms(), now) {
                Answer::Allowed => plan.recipients.push(Recipient {
                    contact: row.id,
                    location: location.id.clone(),
                    address_hash: row.email_hash,
                    language: row.language,
                }),
                Answer::Refused(reason, _) => *plan.left_out.entry(reason.as_str().into()).or_default() += 1,
            }
        }
        if is_last {
            return Ok(plan);
        }
    }
}

/// Returns the location that a contact is asked about: the first of the campaign that the contact visited, or its only one
/// for a contact without a location.
fn location_of<'a>(theirs: &[LocationId], locations: &'a [Location]) -> Option<&'a Location> {
    match (theirs, locations) {
        ([], [only]) => Some(only),
        (theirs, locations) => locations.iter().find(|location| theirs.contains(&location.id)),
    }
}

/// Locations, stops and last requests of contacts.
pub(crate) struct ContactFacts {
    locations: HashMap<ContactId, Vec<LocationId>>,
    stops: HashMap<String, Timestamp>,
    asks: HashMap<String, Timestamp>,
}

impl ContactFacts {
    /// Reads what is known of contacts.
    pub(crate) async fn of(app: &App, org: &OrgId, rows: &[RecipientRow]) -> Result<Self> {
        let ids: Vec<String> = rows.iter().map(|row| row.id.to_string()).collect();
        let mut locations: HashMap<ContactId, Vec<LocationId>> = HashMap::new();
        for (contact, location) in queries::locations_of(&app.db, org, ids).await? {
            locations.entry(contact).or_default().push(location);
        }
        let hashes: Vec<String> = rows.iter().flat_map(hashes).cloned().collect();
        let stops = queries::stops(&app.db, org, hashes.clone()).await?.into_iter().collect();
        let asks = queries::asked_since(&app.db, org, hashes).await?.into_iter().collect();
        Ok(Self { locations, stops, asks })
    }

    /// Returns whether a contact does not want to be asked.
    pub(crate) fn is_stopped(&self, row: &RecipientRow) -> bool {
        hashes(row).any(|hash| self.stops.contains_key(hash))
    }

    /// Returns the time of the last request to an address of a contact.
    pub(crate) fn asked_at(&self, row: &RecipientRow) -> Option<Timestamp> {
        hashes(row).filter_map(|hash| self.asks.get(hash)).max().copied()
    }
}

fn hashes(row: &RecipientRow) -> impl Iterator<Item = &String> {
    row.email_hash.iter().chain(&row.phone_hash)
}

/// Returns the reason why nothing can be sent yet; `None` when it can.
pub(crate) fn obstacle(settings: &SettingsRow, has_links: bool) -> Option<&'static str> {
    if settings.is_off {
        Some(Reason::RequestsOff.as_str())
    } else if settings.postal_address.is_none() || settings.sender_name.is_none() {
        Some("postal_address_missing")
    } else if !has_links {
        Some("no_review_links")
    } else {
        None
    }
}

/// New request, before it is stored.
pub(crate) struct Draft<'a> {
    pub(crate) campaign: Option<&'a CampaignId>,
    pub(crate) recipient: &'a Recipient,
    pub(crate) due_at: Timestamp,
    pub(crate) by: &'a orgs::UserId,
    pub(crate) now: Timestamp,
}

/// Stores a request that waits for its time.
pub(crate) async fn add(requests: &Requests, tx: &mut Tx, org: &OrgId, draft: Draft<'_>) -> Result<RequestRow> {
    let (id, token) = (RequestId::new(draft.now), new_token());
    let row = RequestRow {
        token: requests.seal((org, "review_requests", id.as_str(), "token"), &token)?,
        id,
        campaign_id: draft.campaign.cloned(),
        contact_id: Some(draft.recipient.contact.clone()),
        location_id: draft.recipient.location.clone(),
        address_hash: draft.recipient.address_hash.clone(),
        channel: Channel::Email,
        language: draft.recipient.language,
        state: RequestState::Waiting,
        reason: None,
        due_at: Some(draft.due_at),
        sent_at: None,
        reminded_at: None,
        opened_at: None,
        clicked_at: None,
        feedback_at: None,
        created_by: draft.by.clone(),
        created_at: draft.now,
    };
    queries::add_request(tx, org, &row, &token_hash(&token)).await?;
    Ok(row)
}

/// Counts the new requests of a campaign.
pub(crate) async fn count_new(tx: &mut Tx, org: &OrgId, rows: &[RequestRow]) -> Result<()> {
    let mut groups: BTreeMap<(&LocationId, &str), (&RequestRow, i64)> = BTreeMap::new();
    for row in rows {
        groups.entry((&row.location_id, row.language.as_str())).or_insert((row, 0)).1 += 1;
    }
    for (row, number) in groups.into_values() {
        queries::add_count(tx, org, row, RequestState::Waiting, number).await?;
    }
    Ok(())
}

/// Moves a request to another state, and counts it there.
pub(crate) async fn set_state(tx: &mut Tx, org: &OrgId, row: &RequestRow, to: RequestState) -> Result<()> {
    if row.state == to {
        return Ok(());
    }
    queries::put_state(tx, org, &row.id, to).await?;
    Ok(queries::move_count(tx, org, row, row.state, to).await?)
}

/// Time between a request and its reminder.
pub(crate) fn reminder_after(days: i64) -> SignedDuration {
    SignedDuration::from_hours(days * 24)
}
