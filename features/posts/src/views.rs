//! Posts as the API shows them.

use std::collections::{BTreeMap, HashMap, HashSet};

use api::{App, Result};
use orgs::{Scope, UserId};

use crate::{
    powers::{org_of, seen_locations, sees_all},
    queries,
    types::{Counts, Member, PhotoRow, Post, PostId, PostPhoto, PostRow, PostTime, TargetState},
};

/// Returns posts with their counts, photos and the names of members.
pub(crate) async fn post_views(app: &App, scope: &Scope, rows: Vec<PostRow>) -> Result<Vec<Post>> {
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let (db, org) = (&app.db, org_of(scope));
    let ids: Vec<String> = rows.iter().map(|row| row.id.to_string()).collect();
    let totals = queries::totals(db, org, ids.clone()).await?;
    let mut totals: HashMap<PostId, (String, Counts)> =
        totals.into_iter().map(|(id, at, counts)| (id, (at, counts))).collect();
    if let Some(within) = seen_locations(app, scope).await? {
        let seen = queries::seen_days(db, org, ids, within).await?;
        for (id, (_, counts)) in &mut totals {
            *counts = counted(
                seen.iter().filter(|(post_id, _, _)| post_id == id).map(|(_, state, number)| (*state, *number)),
            );
        }
    }
    let users: HashSet<UserId> = rows
        .iter()
        .flat_map(|row| [Some(&row.created_by), row.asked_by.as_ref(), row.approved_by.as_ref()])
        .flatten()
        .cloned()
        .collect();
    let names = orgs::names(db, org, &users.into_iter().collect::<Vec<_>>()).await?;
    let photos: Vec<String> = rows.iter().filter_map(|row| row.photo_id.as_ref()).map(ToString::to_string).collect();
    let photos: Vec<PhotoRow> =
        if photos.is_empty() { Vec::new() } else { queries::photos_of(db, org, photos).await? };
    let mut posts = Vec::new();
    for row in rows {
        let may_change = sees_all(app, scope, &row).await?;
        let (latest_at, counts) = totals.remove(&row.id).unwrap_or_default();
        posts.push(post(row, (latest_at, counts, may_change), &names, &photos));
    }
    Ok(posts)
}

/// Returns one post.
pub(crate) async fn post_view(app: &App, scope: &Scope, row: PostRow) -> Result<Post> {
    post_views(app, scope, vec![row]).await?.pop().ok_or_else(api::Error::not_found)
}

/// Returns the counts of numbers by state.
pub(crate) fn counted(numbers: impl Iterator<Item = (TargetState, i64)>) -> Counts {
    let mut by_state = BTreeMap::new();
    for (state, number) in numbers {
        *by_state.entry(state as usize).or_insert(0) += number;
    }
    Counts::of(std::array::from_fn(|at| by_state.get(&at).copied().unwrap_or_default()))
}

fn post(
    row: PostRow,
    (latest_at, counts, may_change): (String, Counts, bool),
    names: &HashMap<UserId, String>,
    photos: &[PhotoRow],
) -> Post {
    let member = |id: &UserId| Member { id: id.clone(), name: names.get(id).cloned() };
    let body = row.body();
    let photo = row.photo_id.as_ref().and_then(|id| photos.iter().find(|photo| photo.id == *id));
    Post {
        kind: row.kind,
        state: row.state,
        texts: body.texts,
        title: body.title,
        event: body.event,
        offer: body.offer,
        button: body.button,
        photo: photo.cloned().map(PostPhoto::from),
        audience: row.choice(),
        when: PostTime { at: row.starts_at() },
        repeat: row.repeat(),
        latest_at: Some(latest_at).filter(|at| !at.is_empty()),
        counts,
        may_change,
        author: member(&row.created_by),
        asked_by: row.asked_by.as_ref().map(member),
        approver: row.approved_by.as_ref().map(member),
        note: row.note,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
        photo_id: row.photo_id,
        id: row.id,
    }
}
