//! Follows changes of locations: what the program checks by itself is checked again at once.

use std::collections::HashSet;

use api::App;
use jiff::Timestamp;
use locations::{Location, LocationId};
use orgs::OrgId;

use crate::{
    board::Board,
    queries,
    rules::{comparison::Reference, deadlines::is_checked_by_program},
};

/// Maximum number of changed locations that are looked at one by one.
const MAX_CHANGED: i64 = 1_000;
/// Locations that are looked at together.
const PART: usize = 50;

/// Moves the checks of locations forward whose own data changed since the last turn.
pub(crate) async fn follow(app: &App, now: Timestamp) -> api::Result<()> {
    for (org,) in queries::checked_orgs(&app.db).await? {
        let version = locations::version(&app.db, &org).await?;
        match queries::mark(&app.db, &org).await? {
            Some(mark) if mark >= version => continue,
            Some(mark) => changed(app, &org, mark, now).await?,
            None => {}
        }
        queries::put_mark(&app.db, &org, version).await?;
    }
    Ok(())
}

async fn changed(app: &App, org: &OrgId, mark: i64, now: Timestamp) -> api::Result<()> {
    let checked: HashSet<String> = queries::checked_locations(&app.db, org)
        .await?
        .into_iter()
        .map(|(id,): (LocationId,)| id.to_string())
        .collect();
    let ids: Vec<String> = match locations::changes(&app.db, org, mark, MAX_CHANGED).await? {
        Some(ids) => ids.into_iter().filter(|id| checked.contains(id)).collect(),
        None => checked.into_iter().collect(),
    };
    let board = Board::of(app, org).await?;
    for part in ids.chunks(PART) {
        for location in locations::by_ids(&app.db, org, part.to_vec()).await? {
            check_again(app, org, (&board, &location), now).await?;
        }
    }
    Ok(())
}

async fn check_again(
    app: &App,
    org: &OrgId,
    (board, location): (&Board, &Location),
    now: Timestamp,
) -> api::Result<()> {
    let fingerprint = Reference::of(location).fingerprint();
    let rows = queries::listings_of(&app.db, org, &location.id).await?;
    let stale = rows.iter().filter(|row| !row.is_duplicate && row.fingerprint != fingerprint);
    let mut tx = app.db.begin().await?;
    for row in stale {
        let is_ours = |directory| is_checked_by_program(directory, row.url.is_some());
        if board.find(&row.directory_id).is_some_and(is_ours) {
            queries::check_at(&mut tx, org, (&location.id, &row.directory_id), now).await?;
        }
    }
    Ok(tx.commit().await?)
}
