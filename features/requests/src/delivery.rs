//! Sending: each request once, and at most one reminder, within the hours and caps.

mod message;

use std::collections::{BTreeSet, HashMap};

use api::{App, Result};
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use jobs::{Failure, Job, Running};
use locations::{Location, LocationId};
use orgs::{
    OrgId,
    plans::{self, Feature, PlanState},
};
use webhooks::WebhookEvent;

use self::message::Message;
use crate::{
    campaigns::{self, ContactFacts, place, reminder_after, subject},
    events::RequestSent,
    queries::{self, RecipientRow, SettingsRow},
    requests::{Requests, announce},
    rules::{
        caps::{DAY, daily_cap, free_at},
        hours,
        permission::{Answer, may_ask},
        wording,
    },
    types::{CampaignId, CampaignRow, Channel, ContactRow, RequestRow, RequestState},
};

/// Requests per transaction.
const BATCH: i64 = 50;
/// Transactions per organization in one turn, so that one does not hold up the others.
const MAX_BATCHES: usize = 40;
/// Time by which requests are postponed while a crisis of their location is open.
const CRISIS_PAUSE: SignedDuration = SignedDuration::from_hours(1);
/// Maximum number of campaigns that end in one turn.
const FINISHED: i64 = 200;

/// Sends the requests that are due.
pub(crate) struct SendRequests {
    pub(crate) app: App,
    pub(crate) requests: Requests,
}

impl Job for SendRequests {
    const KIND: &'static str = "send_review_requests";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let mut failed = 0;
        for (org,) in queries::due_orgs(running.db(), running.now()).await? {
            // One organization that cannot be served does not hold up the others.
            if let Err(error) = self.send(&org).await {
                tracing::error!(%error, %org, "requests for reviews were not sent");
                failed += 1;
            }
        }
        for (org, campaign) in queries::finished_campaigns(running.db(), FINISHED).await? {
            let mut tx = running.db().begin().await?;
            if queries::finish_campaign(&mut tx, &org, &campaign, running.now()).await? {
                announce(&mut tx, &org, "requests", Some(campaign.as_str()));
            }
            tx.commit().await?;
        }
        if failed > 0 { Err(Failure::Retry(format!("{failed} organizations failed"))) } else { Ok(()) }
    }
}

impl SendRequests {
    /// Sends the requests of an organization that are due.
    async fn send(&self, org: &OrgId) -> Result<()> {
        let (app, now) = (&self.app, self.app.now());
        let standing = plans::standing(&app.db, &app.site, org, now).await?;
        // Without a plan that has requests, campaigns pause until there is one.
        if !standing.has(Feature::Requests) {
            return Ok(());
        }
        for _ in 0..MAX_BATCHES {
            let mut tx = app.db.begin().await?;
            let number = batch(app, &self.requests, &mut tx, (org, standing.state)).await?;
            tx.commit().await?;
            if number < BATCH as usize {
                break;
            }
        }
        Ok(())
    }
}

/// Sends requests of an organization in one transaction, and returns their number. Emails are queued in it: a process that
/// dies has sent all of them or none.
async fn batch(app: &App, requests: &Requests, tx: &mut Tx, (org, plan): (&OrgId, PlanState)) -> Result<usize> {
    let now = app.now();
    queries::start_campaigns(tx, org, now).await?;
    let due = queries::lock_due(tx, org, now, BATCH).await?;
    let number = due.len();
    let mut sender = Sender::read(app, requests, tx, org, &due).await?;
    sender.settings.daily_cap = daily_cap(sender.settings.daily_cap, plan);
    for row in &due {
        sender.send(tx, row).await?;
    }
    let touched: BTreeSet<&str> =
        due.iter().filter_map(|row| row.campaign_id.as_ref()).map(CampaignId::as_str).collect();
    for id in touched {
        announce(tx, org, "requests", Some(id));
    }
    Ok(number)
}

/// Data that the requests of a batch share.
struct Sender<'a> {
    app: &'a App,
    requests: &'a Requests,
    org: &'a OrgId,
    now: Timestamp,
    is_demo: bool,
    settings: SettingsRow,
    country: Option<String>,
    campaigns: HashMap<CampaignId, CampaignRow>,
    places: HashMap<LocationId, Location>,
    contacts: HashMap<String, (ContactRow, RecipientRow)>,
    contact_facts: ContactFacts,
    /// Messages that may still be sent in this batch, of the organization and of campaigns.
    left: HashMap<Option<CampaignId>, i64>,
}

impl<'a> Sender<'a> {
    async fn read(
        app: &'a App,
        requests: &'a Requests,
        tx: &mut Tx,
        org: &'a OrgId,
        due: &[RequestRow],
    ) -> Result<Self> {
        let contacts: Vec<String> =
            due.iter().filter_map(|row| row.contact_id.as_ref()).map(ToString::to_string).collect();
        let recipients = queries::recipients(&mut *tx, org, (Some(contacts.clone()), None), "", BATCH).await?;
        let contact_facts = ContactFacts::of(app, org, &recipients).await?;
        let mut rows: HashMap<String, ContactRow> = queries::contacts_of(&mut *tx, org, contacts)
            .await?
            .into_iter()
            .map(|row| (row.id.to_string(), row))
            .collect();
        let both = |recipient: RecipientRow| {
            let id = recipient.id.to_string();
            rows.remove(&id).map(|row| (id, (row, recipient)))
        };
        let contacts = recipients.into_iter().filter_map(both).collect();
        let mut campaigns = HashMap::new();
        for id in due.iter().filter_map(|row| row.campaign_id.as_ref()) {
            if !campaigns.contains_key(id)
                && let Some(campaign) = queries::find_campaign(&mut *tx, org, id).await?
            {
                campaigns.insert(id.clone(), campaign);
            }
        }
        let places =
            locations::by_ids(&app.db, org, due.iter().map(|row| row.location_id.to_string()).collect()).await?;
        Ok(Self {
            app,
            requests,
            org,
            now: app.now(),
            is_demo: orgs::is_demo(&mut *tx, org).await?,
            settings: queries::settings(&mut *tx, org).await?,
            country: orgs::default_country(&app.db, org).await?,
            campaigns,
            places: places.into_iter().map(|place| (place.id.clone(), place)).collect(),
            contacts,
            contact_facts,
            left: HashMap::new(),
        })
    }

    async fn send(&mut self, tx: &mut Tx, row: &RequestRow) -> Result<()> {
        let is_reminder = row.sent_at.is_some();
        let Some(place) = self.places.get(&row.location_id).cloned() else {
            return self.refuse(tx, row, (RequestState::Skipped, "location_deleted")).await;
        };
        if reviews::has_open_crisis(&mut *tx, self.org, &row.location_id).await? {
            return Ok(queries::postpone(tx, self.org, &row.id, Some(self.now + CRISIS_PAUSE)).await?);
        }
        let contact = row.contact_id.as_ref().and_then(|id| self.contacts.get(id.as_str()).cloned());
        let Some((contact, recipient)) = contact else {
            return self.refuse(tx, row, (RequestState::Skipped, "no_address")).await;
        };
        let mut person = campaigns::person(
            &recipient,
            self.contact_facts.is_stopped(&recipient),
            self.contact_facts.asked_at(&recipient),
        );
        if is_reminder {
            person.last_asked_at = None;
        }
        let subject = subject(&place, self.country.as_deref());
        match may_ask(&person, subject, Channel::Email, self.settings.terms(), self.now) {
            Answer::Allowed => {}
            Answer::Refused(reason, _) => {
                return self.refuse(tx, row, (RequestState::Skipped, reason.as_str())).await;
            }
        }
        if self.settings.postal_address.is_none() || self.settings.sender_name.is_none() {
            return self.refuse(tx, row, (RequestState::Failed, "postal_address_missing")).await;
        }
        let open_at = hours::next_open(self.now, self::place(&place, self.country.as_deref()), self.settings.hours());
        if open_at > self.now {
            return Ok(queries::postpone(tx, self.org, &row.id, Some(open_at)).await?);
        }
        if !self.has_room(tx, row).await? {
            return Ok(());
        }
        let Some(message) = self.message(row, &contact, &place) else {
            return self.refuse(tx, row, (RequestState::Failed, "unreadable")).await;
        };
        self.note(tx, row, (&contact, &recipient)).await?;
        if !self.is_demo {
            message.enqueue(tx, self.requests, self.org, &self.settings, self.now).await?;
        }
        Ok(())
    }

    /// Notes that a message is sent: before it is, in the same transaction.
    async fn note(
        &mut self,
        tx: &mut Tx,
        row: &RequestRow,
        (contact, recipient): (&ContactRow, &RecipientRow),
    ) -> Result<()> {
        let is_reminder = row.sent_at.is_some();
        if is_reminder {
            queries::note_reminded(tx, self.org, &row.id, self.now).await?;
        } else {
            let days = row.campaign_id.as_ref().and_then(|id| self.campaigns.get(id)?.reminder_after_days);
            let reminder_at = days.map(|days| self.now + reminder_after(days));
            queries::note_sent(tx, self.org, &row.id, self.now, reminder_at).await?;
            queries::move_count(tx, self.org, row, row.state, RequestState::Sent).await?;
            queries::note_asked(tx, self.org, &contact.id, self.now).await?;
            for hash in recipient.email_hash.iter().chain(&recipient.phone_hash) {
                queries::add_ask(tx, self.org, hash, self.now).await?;
            }
            // Another request to the same person in this batch comes too soon.
            if let Some((_, recipient)) = self.contacts.get_mut(contact.id.as_str()) {
                recipient.last_asked_at = Some(self.now);
            }
        }
        let sent = RequestSent {
            request_id: row.id.to_string(),
            campaign_id: row.campaign_id.as_ref().map(ToString::to_string),
            contact_id: contact.id.to_string(),
            location_id: row.location_id.to_string(),
            is_reminder,
        };
        Ok(webhooks::publish(tx, self.org, &WebhookEvent::of(&sent)?, self.now).await?)
    }

    /// Ends a request that must not be sent. A reminder that must not be sent changes no state.
    async fn refuse(&self, tx: &mut Tx, row: &RequestRow, (state, reason): (RequestState, &str)) -> Result<()> {
        if row.sent_at.is_some() {
            return Ok(queries::postpone(tx, self.org, &row.id, None).await?);
        }
        let state = if reason == "opted_out" { RequestState::OptedOut } else { state };
        queries::note_not_sent(tx, self.org, &row.id, (state, reason)).await?;
        Ok(queries::move_count(tx, self.org, row, row.state, state).await?)
    }

    /// Takes one message from the caps of the organization and of the campaign. Without room, postpones what is due until
    /// there is.
    async fn has_room(&mut self, tx: &mut Tx, row: &RequestRow) -> Result<bool> {
        let campaign = row.campaign_id.as_ref();
        let caps = [
            (None, self.settings.daily_cap),
            (campaign, campaign.and_then(|id| self.campaigns.get(id)).map_or(i64::MAX, |campaign| campaign.daily_cap)),
        ];
        for (campaign, cap) in caps {
            let key = campaign.cloned();
            if cap == i64::MAX || (self.left.contains_key(&key) && self.left[&key] > 0) {
                continue;
            }
            let sent = queries::sent_since(tx, self.org, campaign, self.now - DAY, cap).await?;
            if let Some(until) = free_at(&sent, cap, self.now) {
                queries::postpone_due(tx, self.org, campaign, (self.now, until)).await?;
                return Ok(false);
            }
            self.left.insert(key, cap - sent.len() as i64);
        }
        for left in
            self.left.iter_mut().filter(|(key, _)| key.is_none() || key.as_ref() == campaign).map(|(_, left)| left)
        {
            *left -= 1;
        }
        Ok(true)
    }

    fn message(&self, row: &RequestRow, contact: &ContactRow, place: &Location) -> Option<Message> {
        let wordings = match &row.campaign_id {
            Some(id) => self.campaigns.get(id)?.wordings(),
            None => wording::default_wordings(),
        };
        let (language, wording) = wordings.of(row.language)?;
        let token = self.requests.open((self.org, "review_requests", row.id.as_str(), "token"), &row.token)?;
        Some(Message {
            request: row.id.clone(),
            to: self.requests.email(self.org, contact)?,
            name: self.requests.name(self.org, contact),
            business: place.details.name.clone(),
            language,
            wording: wording.clone(),
            is_reminder: row.sent_at.is_some(),
            link: format!("{}/r/{token}", self.app.site.url),
            stop: format!("{}/u/{token}", self.app.site.url),
        })
    }
}
