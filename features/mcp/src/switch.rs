//! Access of assistants: as the owners decided, else on, but off where a profession has a duty of confidentiality.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use api::{App, Error, Kind};
use jiff::{SignedDuration, Timestamp};
use orgs::OrgId;
use reply_guard::Profile;

use crate::queries;

/// Time for which the default of an organization is not looked up again.
const CACHE_LIFETIME: SignedDuration = SignedDuration::from_secs(60);
/// Organizations whose default is known at once.
const MAX_CACHED: usize = 10_000;

/// Defaults of organizations that decided nothing, with the time until which they hold.
#[derive(Clone, Default)]
pub(crate) struct Defaults(Arc<Mutex<HashMap<OrgId, (bool, Timestamp)>>>);

impl Defaults {
    async fn read(&self, app: &App, org: &OrgId) -> db::Result<bool> {
        let now = app.now();
        let cached = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(org).copied();
        if let Some((is_on, _)) = cached.filter(|(_, until)| *until > now) {
            return Ok(is_on);
        }
        let is_on = by_default(app, org).await?;
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MAX_CACHED {
            all.clear();
        }
        all.insert(org.clone(), (is_on, now + CACHE_LIFETIME));
        Ok(is_on)
    }

    /// Returns true when assistants may connect to an organization.
    pub(crate) async fn is_on(&self, app: &App, org: &OrgId) -> db::Result<bool> {
        match queries::decided(&app.db, org).await? {
            Some(is_on) => Ok(is_on),
            None => self.read(app, org).await,
        }
    }

    /// Refuses organizations where assistants are off.
    ///
    /// # Errors
    /// 403 `assistants_off`.
    pub(crate) async fn check(&self, app: &App, org: &OrgId) -> api::Result<()> {
        if self.is_on(app, org).await? {
            return Ok(());
        }
        let detail =
            "Assistants are turned off in this organization. An owner can turn them on in Settings > Assistants.";
        Err(Error::new(Kind::Forbidden, "assistants_off", detail))
    }
}

/// Returns the default: on, unless a location is of a profession with a duty of confidentiality.
pub(crate) async fn by_default(app: &App, org: &OrgId) -> db::Result<bool> {
    let categories = locations::categories(&app.db, org).await?;
    Ok(categories.iter().all(|category| reviews::profession(Some(category)) == Profile::General))
}
