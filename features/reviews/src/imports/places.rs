//! Reading the locations of an organization into a directory.

use db::{Db, Result};
use locations::{Comparable, LocationId, comparable, google_ids};
use orgs::OrgId;

use super::rules::{Directory, NamedLocation};

/// Number of locations per statement.
const PAGE: i64 = 1_000;

/// Returns the directory of the locations that are not deleted.
pub(super) async fn directory(db: &Db, org: &OrgId) -> Result<Directory> {
    let mut directory = Directory::builder();
    let mut after = String::new();
    loop {
        let page = comparable(db, org, &after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after = last.id.to_string();
        for Comparable { id, name, city, external_id, .. } in page {
            directory.add(NamedLocation { id, name: &name, city: &city, external_id: external_id.as_deref() });
        }
    }
    after.clear();
    loop {
        let page: Vec<(LocationId, String)> = google_ids(db, org, &after, PAGE).await?;
        let Some((last, _)) = page.last() else { break };
        after = last.to_string();
        for (id, google) in &page {
            directory.add_google(id, google);
        }
    }
    Ok(directory.build())
}
