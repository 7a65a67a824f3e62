//! Scheduled removal: reminds people three days before, then removes an organization with all of its data.

use api::{App, Event};
use audit::{Act, Actor};
use auth::Auth;
use jiff::Timestamp;
use jobs::{Failure, Job, Running};
use media::Store;
use orgs::{OrgId, UserId, removal};

use super::emails::{self, Occasion};
use crate::{events, exports, rules::times};

/// Job that removes organizations when their grace period ends.
pub(crate) struct RemoveOrganisations {
    pub(crate) app: App,
    pub(crate) auth: Auth,
    pub(crate) store: Store,
}

impl Job for RemoveOrganisations {
    const KIND: &'static str = "remove_organisations";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let now = running.now();
        for (org, at) in removal::due(running.db(), now + times::REMINDED).await? {
            if at > now {
                self.remind(&org, at, now).await?;
            } else {
                self.remove(&org, at, now).await?;
            }
        }
        Ok(())
    }
}

impl RemoveOrganisations {
    async fn remind(&self, org: &OrgId, at: Timestamp, now: Timestamp) -> Result<(), Failure> {
        let mut tx = self.app.db.begin().await?;
        if removal::remind(&mut tx, org, now).await? {
            emails::write(&mut tx, &self.auth, &self.app, org, &Occasion::Near(at)).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// Revokes Google tokens first. Once this is done, or Google was unreachable for days, deletes the files, then all
    /// rows.
    async fn remove(&self, org: &OrgId, at: Timestamp, now: Timestamp) -> Result<(), Failure> {
        let db = &self.app.db;
        let mut tx = db.begin().await?;
        google::disconnect_all(&mut tx, org, now).await?;
        tx.commit().await?;
        if jobs::is_busy(db, org.as_str()).await? && !times::is_overdue(at, now) {
            return Ok(());
        }
        exports::remove_files(db, &self.store, org).await?;
        photos::remove_files(db, &self.store, org).await?;
        posts::remove_files(db, &self.store, org).await?;
        brands::remove_logo_files(db, &self.store, org).await?;
        orgs::remove_logo_files(db, &self.store, org).await?;
        let mut tx = db.begin().await?;
        removal::lock(&mut tx, org).await?;
        // The removal may have been canceled meanwhile.
        if removal::leaving(&mut tx, org).await?.is_none_or(|leaving| leaving.removal_at != Some(at)) {
            return Ok(());
        }
        let people = removal::people(&mut tx, org).await?;
        removal::free_clients(&mut tx, org, now).await?;
        billing::leave(&mut tx, org, now).await?;
        orgs::remove(&mut tx, org).await?;
        jobs::forget(&mut tx, org.as_str()).await?;
        audit::remove(&mut tx, org.as_str()).await?;
        Act::new(events::OrganisationDeleted).record(&mut tx, &Actor::job(None::<UserId>), now).await?;
        Event::new(org, "organisation", None).announce(&mut tx);
        for person in &people {
            Event::new(&person.id, "membership", None).announce(&mut tx);
        }
        Ok(tx.commit().await?)
    }
}

/// Schedules the removal of an organization without a grace period, because no member is left who could cancel it.
pub(crate) async fn at_once(tx: &mut db::Tx, org: &OrgId, by: &UserId, now: Timestamp) -> db::Result<()> {
    removal::stay(tx, org).await?;
    removal::begin(tx, org, by, now, now).await.map(drop)
}
