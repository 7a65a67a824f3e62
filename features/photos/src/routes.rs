//! The addresses under which photos are added and kept.

mod all;
mod one;
mod upload;

use api::{App, Error, Event, Result};
use db::Tx;
use jiff::Timestamp;
use locations::{Cause, Location, LocationId, Writing};
use orgs::{Manager, OrgId};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{queries, rules, types::Row};

/// Every route about photos.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(all::list_photos, upload::create_photo))
        .routes(routes!(all::order_photos))
        .routes(routes!(one::update_photo, one::delete_photo))
}

/// The location, as long as nobody has deleted it.
async fn location(app: &App, org: &OrgId, id: &LocationId) -> Result<Location> {
    locations::find(&app.db, org, id).await?.ok_or_else(Error::not_found)
}

/// A transaction about the photos of one location, which nobody else changes meanwhile.
struct Change {
    writing: Writing,
    before: Location,
    photos: Vec<Row>,
}

impl Change {
    async fn begin(tx: &mut Tx, member: &Manager, id: &LocationId, now: Timestamp) -> Result<Self> {
        let writing = Writing::begin(tx, &member.org, Cause::by(member), now).await?;
        let before = writing.lock(tx, id).await?.ok_or_else(Error::not_found)?;
        let photos = queries::list(&mut *tx, &member.org, id).await?;
        Ok(Self { writing, before, photos })
    }

    /// The location says which photos it has from now on; `gone` was one of them.
    async fn finish(mut self, tx: &mut Tx, org: &OrgId, gone: Option<&str>) -> Result<()> {
        let keys: Vec<String> =
            queries::list(&mut *tx, org, &self.before.id).await?.into_iter().map(|row| row.key).collect();
        let mut after = self.before.clone();
        after.photos.0 = rules::listed(&self.before.photos.0, gone, &keys);
        if after.photos != self.before.photos {
            self.writing.put(tx, &self.before, after).await?;
        }
        self.writing.finish(tx).await?;
        Event::new(org, "locations", Some(self.before.id.as_str())).announce(tx);
        Ok(())
    }
}
