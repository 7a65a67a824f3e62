//! Scheduled jobs, and notifications for features that do not depend on this one.

use api::App;
use auth::Auth;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};
use orgs::{EMERGENCY_ACCESS_BEGAN, EmergencyAccessBegan, EmergencyBegan, OrgId};

use crate::{Audience, emails::WriteEmails};

/// Interval of the purge of old notifications.
const INTERVAL: SignedDuration = SignedDuration::from_hours(6);

/// Returns the jobs of this feature.
pub fn jobs(app: &App, auth: &Auth) -> Registry {
    Registry::new()
        .with(NotifyEmergencyAccess)
        .with(WriteEmails { app: app.clone(), auth: auth.clone() })
        .every(INTERVAL, PurgeNotifications(app.clone()))
}

/// Notifies owners and admins that emergency access began. `orgs`, where it begins, does not depend on this feature.
struct NotifyEmergencyAccess;

impl Job for NotifyEmergencyAccess {
    const KIND: &'static str = EMERGENCY_ACCESS_BEGAN;

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let EmergencyBegan { id, name, reason, until } = running.payload()?;
        let org: OrgId = running.org().and_then(|org| org.parse().ok()).ok_or(Failure::Fail("no org".into()))?;
        let began = EmergencyAccessBegan { access_id: id.to_string(), name, reason, until };
        let mut tx = running.db().begin().await?;
        crate::notify(
            &mut tx,
            &org,
            &began,
            Audience::Having(orgs::Permission::ManageOrganisation),
            "/dashboard/settings/members",
            running.now(),
        )
        .await?;
        running.complete(&mut tx).await?;
        tx.commit().await?;
        Ok(())
    }
}

struct PurgeNotifications(App);

impl Job for PurgeNotifications {
    const KIND: &'static str = "purge_notifications";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        let purged = crate::purge(&self.0.db, self.0.now()).await?;
        tracing::info!(purged, "old notifications removed");
        Ok(())
    }
}
