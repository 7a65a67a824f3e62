//! The addresses under which photos are added and kept.

mod all;
mod one;
mod upload;

use api::{App, Error, Event, Result};
use audit::Act;
use db::Tx;
use jiff::Timestamp;
use locations::{Cause, Location, LocationId, LocationWriter};
use orgs::{OrgId, Scope, Within, may::ChangeLocations};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{queries, rules, types::Row};

/// Every route about photos.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(all::list_photos, upload::create_photo))
        .routes(routes!(all::order_photos))
        .routes(routes!(one::update_photo, one::delete_photo))
}

/// The organization of a location that the caller sees, as long as nobody has deleted it.
async fn org_of<'a>(app: &App, scope: &'a Scope, id: &LocationId) -> Result<&'a OrgId> {
    let org = locations::org_of(&app.db, scope, id).await?;
    locations::find(&app.db, org, id).await?.map(|_| org).ok_or_else(Error::not_found)
}

/// A transaction about the photos of one location, which nobody else changes meanwhile.
struct Change<'a> {
    org: &'a OrgId,
    writer: LocationWriter,
    before: Location,
    photos: Vec<Row>,
    now: Timestamp,
}

impl<'a> Change<'a> {
    async fn begin(app: &App, tx: &mut Tx, member: &'a Within<ChangeLocations>, id: &LocationId) -> Result<Self> {
        let org = locations::org_of(&app.db, &member.scope, id).await?;
        let now = app.now();
        let writer = LocationWriter::begin(tx, org, Cause::by(&member.actor), now).await?;
        let before = writer.lock(tx, id).await?.ok_or_else(Error::not_found)?;
        let photos = queries::list(&mut *tx, org, id).await?;
        Ok(Self { org, writer, before, photos, now })
    }

    /// The location says which photos it has from now on; `gone` was one of them. The audit log says what was done.
    async fn finish(mut self, tx: &mut Tx, gone: Option<&str>, act: Act) -> Result<()> {
        let org = self.org;
        let act = act.on("location", &self.before.id).named(&self.before.name);
        act.record(tx, &self.writer.cause().actor, self.now).await?;
        let keys: Vec<String> =
            queries::list(&mut *tx, org, &self.before.id).await?.into_iter().map(|row| row.key).collect();
        let mut after = self.before.clone();
        after.photos.0 = rules::listed(&self.before.photos.0, gone, &keys);
        if after.photos != self.before.photos {
            self.writer.put(tx, &self.before, after).await?;
        }
        self.writer.finish(tx).await?;
        Event::new(org, "locations", Some(self.before.id.as_str())).announce(tx);
        Ok(())
    }
}
