//! Photos of locations that were published to their profiles.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;
use photos::PhotoId;

use crate::types::{PhotoCategory, PhotoState};

/// Photo that was published to a profile.
#[derive(Clone, Debug)]
pub(crate) struct OwnPhoto {
    pub(crate) google_id: String,
    pub(crate) photo_id: PhotoId,
    pub(crate) category: PhotoCategory,
    pub(crate) state: PhotoState,
    pub(crate) source_url: String,
    pub(crate) media_id: Option<String>,
    pub(crate) code: Option<String>,
    pub(crate) detail: Option<String>,
    pub(crate) updated_at: Timestamp,
}

macro_rules! own_photos {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            OwnPhoto,
            "select google_id, photo_id, category, state, source_url, media_id, code, detail, updated_at
             from google_photos where org_id = $1 and " $tail,
            $($argument),+
        )
    };
}

/// Returns the published photos of a profile.
pub(crate) async fn own_photos(on: impl Run, org: &OrgId, google_id: &str) -> Result<Vec<OwnPhoto>> {
    own_photos!("google_id = $2 order by photo_id", org, google_id).lookup().all(on).await
}

/// Returns a published photo of a profile.
pub(crate) async fn own_photo(on: impl Run, org: &OrgId, google_id: &str, photo: &PhotoId) -> Result<Option<OwnPhoto>> {
    own_photos!("google_id = $2 and photo_id = $3", org, google_id, photo).find(on).await
}

/// Returns the photos of these profiles that Google had.
pub(crate) async fn live_photos(on: impl Run, org: &OrgId, google_ids: Vec<String>) -> Result<Vec<OwnPhoto>> {
    own_photos!("google_id = any($2) and state = 'live' order by google_id, photo_id", org, google_ids).all(on).await
}

/// Returns the photo of a profile that waits longest for its next step.
pub(crate) async fn waiting_photo(on: impl Run, org: &OrgId, google_id: &str) -> Result<Option<OwnPhoto>> {
    own_photos!(
        "google_id = $2 and state in ('queued', 'sending', 'deleting') order by updated_at, photo_id limit 1",
        org,
        google_id
    )
    .find(on)
    .await
}

/// Queues a photo. One that Google has in this category is left alone; one that was deleted there is sent anew.
pub(crate) async fn queue_photo(
    tx: &mut Tx,
    org: &OrgId,
    google_id: &str,
    photo: (&PhotoId, PhotoCategory, &str),
    now: Timestamp,
) -> Result<()> {
    let (id, category, source_url) = photo;
    query!(
        "insert into google_photos (org_id, google_id, photo_id, category, state, source_url, created_at, updated_at)
         values ($1, $2, $3, $4, 'queued', $5, $6, $6)
         on conflict (org_id, google_id, photo_id) do update
         set category = excluded.category,
             state = case when google_photos.state = 'sending' then 'sending' else 'queued' end,
             media_id = case when google_photos.state = 'deleted' then null else google_photos.media_id end,
             code = null, detail = null, updated_at = excluded.updated_at
         where google_photos.state <> 'live' or google_photos.category <> excluded.category",
        org,
        google_id,
        id,
        category,
        source_url,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Records that a request about a photo begins, so that a later attempt looks for its effect first.
pub(crate) async fn begin_photo(tx: &mut Tx, org: &OrgId, photo: &OwnPhoto) -> Result<()> {
    query!(
        "update google_photos set state = 'sending'
         where org_id = $1 and google_id = $2 and photo_id = $3 and state = 'queued'",
        org,
        &photo.google_id,
        &photo.photo_id
    )
    .run(tx)
    .await
    .map(drop)
}

/// Records that Google has a photo in a category. A photo whose category was chosen anew meanwhile, or that waits to be
/// deleted, keeps waiting.
pub(crate) async fn keep_photo(
    tx: &mut Tx,
    org: &OrgId,
    photo: &OwnPhoto,
    (media_id, category): (&str, PhotoCategory),
    now: Timestamp,
) -> Result<()> {
    if category.is_single() {
        query!(
            "update google_photos set category = 'additional'
             where org_id = $1 and google_id = $2 and photo_id <> $3 and category = $4 and state = 'live'",
            org,
            &photo.google_id,
            &photo.photo_id,
            category
        )
        .run(&mut *tx)
        .await?;
    }
    query!(
        "update google_photos set media_id = $4, code = null, detail = null, updated_at = $6,
             state = case when state = 'deleting' then 'deleting' when category = $5 then 'live' else 'queued' end
         where org_id = $1 and google_id = $2 and photo_id = $3",
        org,
        &photo.google_id,
        &photo.photo_id,
        media_id,
        category,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Sets the state of a photo, with the reason of a refusal: its code, and Google's words.
pub(crate) async fn set_photo_state(
    tx: &mut Tx,
    org: &OrgId,
    photo: &OwnPhoto,
    state: PhotoState,
    reason: Option<(&str, &str)>,
    now: Timestamp,
) -> Result<()> {
    let (code, detail) = reason.unzip();
    query!(
        "update google_photos set state = $4, code = $5, detail = $6, updated_at = $7
         where org_id = $1 and google_id = $2 and photo_id = $3",
        org,
        &photo.google_id,
        &photo.photo_id,
        state,
        code,
        detail,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Sets the category that a photo has at Google.
pub(crate) async fn set_photo_category(
    tx: &mut Tx,
    org: &OrgId,
    photo: &OwnPhoto,
    category: PhotoCategory,
) -> Result<()> {
    query!(
        "update google_photos set category = $4
         where org_id = $1 and google_id = $2 and photo_id = $3 and state = 'live'",
        org,
        &photo.google_id,
        &photo.photo_id,
        category
    )
    .run(tx)
    .await
    .map(drop)
}

/// Records why the waiting photos of a profile were not sent.
pub(crate) async fn refuse_photos(tx: &mut Tx, org: &OrgId, google_id: &str, code: &str, now: Timestamp) -> Result<()> {
    query!(
        "update google_photos set state = case when state = 'deleting' then 'live' else 'refused' end,
             code = $3, detail = '', updated_at = $4
         where org_id = $1 and google_id = $2 and state in ('queued', 'sending', 'deleting')",
        org,
        google_id,
        code,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Forgets a photo.
pub(crate) async fn remove_photo(tx: &mut Tx, org: &OrgId, photo: &OwnPhoto) -> Result<()> {
    query!(
        "delete from google_photos where org_id = $1 and google_id = $2 and photo_id = $3",
        org,
        &photo.google_id,
        &photo.photo_id
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the time at which a photo of a profile last changed its state.
pub(crate) async fn photos_changed_at(on: impl Run, org: &OrgId, google_id: &str) -> Result<Option<Timestamp>> {
    let newest = query!(
        (Option<Timestamp>,),
        "select max(updated_at) from google_photos where org_id = $1 and google_id = $2",
        org,
        google_id
    );
    Ok(newest.find(on).await?.and_then(|(at,)| at))
}
