//! Work on crises of locations: led by a member, and ended with a report. Notes and reports are stored sealed.

mod seed;
mod view;

use api::{Error, FieldError, Kind};
use audit::{Act, Actor};
use crypto::Sealer;
use db::Tx;
use jiff::Timestamp;
use locations::Location;
use notifications::AffectedLocation;
use orgs::{Departure, OrgId, Permission, UserId};

use crate::{
    events::{CrisisChanged, CrisisEnded, CrisisLeadNamed, CrisisNoteAdded},
    ingestion::announce,
    queries,
    spikes::link,
    teamwork::Team,
    types::{CrisisEntryId, CrisisEntryKind, CrisisEntryRow, CrisisId, CrisisRow},
};

pub use seed::{SeedCrisis, seed_crisis};
pub(crate) use view::CrisisView;

#[linkme::distributed_slice(orgs::DEPARTURES)]
static LEADS: Departure = Departure(|tx, org, user, _| Box::pin(queries::take_back_lead(tx, org, user)));

/// Work of a member on a crisis.
pub(crate) struct CrisisWork<'a> {
    pub(crate) sealer: &'a Sealer,
    pub(crate) org: &'a OrgId,
    pub(crate) user: &'a UserId,
    pub(crate) actor: &'a Actor,
    pub(crate) place: &'a Location,
    pub(crate) now: Timestamp,
}

impl CrisisWork<'_> {
    /// Locks an open crisis.
    ///
    /// # Errors
    /// 404 when there is none, 409 when it has ended.
    pub(crate) async fn lock(&self, tx: &mut Tx, id: &CrisisId) -> api::Result<CrisisRow> {
        let row = queries::lock_crisis(tx, self.org, id).await?.ok_or_else(Error::not_found)?;
        if row.ended_at.is_none() {
            return Ok(row);
        }
        Err(Error::new(Kind::Conflict, "crisis_ended", "This crisis has ended."))
    }

    /// Names the member who leads the work; `None` takes the lead back.
    pub(crate) async fn name_lead(
        &self,
        tx: &mut Tx,
        before: CrisisRow,
        lead: Option<UserId>,
    ) -> api::Result<CrisisRow> {
        if before.led_by == lead {
            return Ok(before);
        }
        if let Some(lead) = &lead
            && !Team::of(&mut *tx, self.org).await?.may(lead, Permission::ReplyToReviews, self.place)
        {
            let detail = "Choose a member who can reply to this location’s reviews.";
            return Err(Error::invalid(vec![FieldError::new("lead", "not_assignable", detail)]));
        }
        let after = CrisisRow { led_by: lead.clone(), ..before };
        queries::put_crisis(tx, self.org, &after).await?;
        let named = CrisisEntryRow {
            led_by: lead.clone(),
            ..CrisisEntryRow::new(CrisisEntryKind::Lead, Some(self.user), self.now)
        };
        queries::add_crisis_entry(tx, self.org, &after.id, &named).await?;
        let act = self.act(CrisisChanged, &after.id).with("lead", lead.as_ref().map(UserId::as_str));
        act.record(tx, self.actor, self.now).await?;
        if let Some(lead) = &lead {
            self.notify(tx, lead, &after.id).await?;
        }
        announce(tx, self.org, None);
        Ok(after)
    }

    /// Notifies the new lead, unless they named themselves.
    async fn notify(&self, tx: &mut Tx, lead: &UserId, id: &CrisisId) -> api::Result<()> {
        if lead == self.user {
            return Ok(());
        }
        let event = CrisisLeadNamed {
            crisis_id: id.to_string(),
            location_id: self.place.id.to_string(),
            name: self.place.details.name.clone(),
        };
        let affected = AffectedLocation { id: self.place.id.as_str(), labels: &self.place.labels.0 };
        let is_lead = |user: &UserId, _| user == lead;
        Ok(notifications::notify_seeing(tx, self.org, &event, affected, is_lead, &link(id), self.now).await?)
    }

    /// Adds a note to the time line.
    pub(crate) async fn add_note(&self, tx: &mut Tx, crisis: &CrisisRow, text: &str) -> api::Result<CrisisEntryRow> {
        let mut note = CrisisEntryRow::new(CrisisEntryKind::Note, Some(self.user), self.now);
        note.text = Some(seal(self.sealer, &entry_context(self.org, &note.id), text)?);
        queries::add_crisis_entry(tx, self.org, &crisis.id, &note).await?;
        self.act(CrisisNoteAdded, &crisis.id).record(tx, self.actor, self.now).await?;
        announce(tx, self.org, None);
        Ok(note)
    }

    /// Ends a crisis, and records the report.
    pub(crate) async fn end(&self, tx: &mut Tx, before: CrisisRow, report: &str) -> api::Result<CrisisRow> {
        let after = CrisisRow {
            report: Some(seal(self.sealer, &report_context(self.org, &before.id), report)?),
            ended_at: Some(self.now),
            ended_by: Some(self.user.clone()),
            ..before
        };
        queries::put_crisis(tx, self.org, &after).await?;
        let ended = CrisisEntryRow::new(CrisisEntryKind::Ended, Some(self.user), self.now);
        queries::add_crisis_entry(tx, self.org, &after.id, &ended).await?;
        self.act(CrisisEnded, &after.id).record(tx, self.actor, self.now).await?;
        announce(tx, self.org, None);
        Ok(after)
    }

    fn act(&self, event: impl Into<audit::Action>, id: &CrisisId) -> Act {
        Act::new(event).on("review_crisis", id).named(&self.place.details.name)
    }
}

fn entry_context(org: &OrgId, id: &CrisisEntryId) -> String {
    format!("review_crisis_entries/{org}/{id}/text")
}

fn report_context(org: &OrgId, id: &CrisisId) -> String {
    format!("review_crises/{org}/{id}/report")
}

fn seal(sealer: &Sealer, context: &str, text: &str) -> api::Result<String> {
    sealer.seal(context, text.as_bytes()).map_err(Error::internal)
}
