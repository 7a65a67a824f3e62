//! Routes of photos.

mod all;
mod one;
mod upload;

use api::{App, Error, Result};
use audit::Act;
use db::Tx;
use locations::{Cause, Location, LocationId, LocationWriter, Refresh};
use orgs::{OrgId, Scope, Within, may::ChangeLocations};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{queries, rules, types::PhotoRow};

/// Returns every route of photos.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(all::list_photos, upload::create_photo))
        .routes(routes!(all::order_photos))
        .routes(routes!(one::update_photo, one::delete_photo))
}

/// Returns the organization of a visible location that is not deleted.
async fn org_of<'a>(app: &App, scope: &'a Scope, id: &LocationId) -> Result<&'a OrgId> {
    let org = locations::org_of(&app.db, scope, id).await?;
    locations::find(&app.db, org, id).await?.map(|_| org).ok_or_else(Error::not_found)
}

/// Transaction that changes the photos of one location.
struct Change<'a> {
    org: &'a OrgId,
    writer: LocationWriter,
    before: Location,
    photos: Vec<PhotoRow>,
}

impl<'a> Change<'a> {
    async fn begin(app: &App, member: &'a Within<ChangeLocations>, id: &LocationId) -> Result<Self> {
        let org = locations::org_of(&app.db, &member.scope, id).await?;
        let mut writer = LocationWriter::begin(app, org, Cause::request(&member.actor)).await?;
        let before = writer.lock(id).await?.ok_or_else(Error::not_found)?;
        let photos = queries::list(writer.tx(), org, id).await?;
        Ok(Self { org, writer, before, photos })
    }

    fn tx(&mut self) -> &mut Tx {
        self.writer.tx()
    }

    /// Writes the new list of photos into the location, without the `removed` one, records the act and commits. Returns
    /// the photos.
    async fn commit(mut self, removed: Option<&str>, act: Act) -> Result<Vec<PhotoRow>> {
        let (org, now, actor) = (self.org, self.writer.now(), self.writer.cause().actor.clone());
        let act = act.on("location", &self.before.id).named(&self.before.details.name);
        act.record(self.writer.tx(), &actor, now).await?;
        let photos = queries::list(self.writer.tx(), org, &self.before.id).await?;
        let keys: Vec<String> = photos.iter().map(|row| row.key.clone()).collect();
        let mut after = self.before.clone();
        after.photos.0 = rules::listed(&self.before.photos.0, removed, &keys);
        if after.photos != self.before.photos {
            self.writer.put(&self.before, after).await?;
        }
        self.writer.commit_unreported(Refresh::One(&self.before.id)).await?;
        Ok(photos)
    }
}
