//! Publishes photos of locations to their profiles, and deletes them there: one after the other, at the pace of the
//! profile. A photo whose request has no known outcome is looked up before anything is repeated.

use db::Tx;
use jiff::{SignedDuration, Timestamp};
use jobs::{Failure as JobFailure, Job, NewJob, Running};
use orgs::OrgId;
use photos::Photo;
use serde::Deserialize;
use serde_json::json;

use crate::{
    client::{Calls, PostProfile},
    edits::PushError,
    failure::Failure,
    google::{Google, announce},
    queries::{self, Link, OwnPhoto},
    rules::{PhotoStep, association, category_of, media_id, media_item, photo_refusal, photo_step},
    runs,
    types::{PhotoCategory, PhotoState},
    wire::{MediaItem, MediaList},
};

/// Maximum duration of a job; a new one, queued behind others, continues.
const SLICE: SignedDuration = SignedDuration::from_secs(20);

/// Maximum attempts after failures that may pass, about 20 minutes in total; then the waiting photos are refused.
const MAX_ATTEMPTS: i64 = 8;
/// Maximum attempts of a job. Processes that die use them up too.
const MAX_RUNS: i64 = 1_000;

/// Sends the waiting photos of a profile.
pub(crate) struct SendPhotos {
    pub(crate) google: Google,
}

#[derive(Deserialize)]
struct PhotoPayload {
    google_id: String,
}

/// Queues photos of a location, to be sent after the commit. Each has its category, and its address on this site.
pub(crate) async fn publish(
    tx: &mut Tx,
    org: &OrgId,
    google_id: &str,
    chosen: &[(&Photo, PhotoCategory)],
    site: &str,
    now: Timestamp,
) -> db::Result<()> {
    for (photo, category) in chosen {
        let source = format!("{site}{}", photo.url);
        queries::queue_photo(&mut *tx, org, google_id, (&photo.id, *category, &source), now).await?;
    }
    enqueue(tx, org, google_id, now).await?;
    announce(tx, org, None);
    Ok(())
}

/// Has a photo deleted at Google after the commit. One that was never sent is forgotten.
pub(crate) async fn delete(tx: &mut Tx, org: &OrgId, photo: &OwnPhoto, now: Timestamp) -> db::Result<()> {
    let was_sent = photo.media_id.is_some() || photo.state == PhotoState::Sending;
    if was_sent && photo.state != PhotoState::Deleted {
        queries::set_photo_state(&mut *tx, org, photo, PhotoState::Deleting, None, now).await?;
        enqueue(tx, org, &photo.google_id, now).await?;
    } else {
        queries::remove_photo(&mut *tx, org, photo).await?;
    }
    announce(tx, org, None);
    Ok(())
}

async fn enqueue(tx: &mut Tx, org: &OrgId, google_id: &str, now: Timestamp) -> db::Result<()> {
    let key = format!("{org}/{google_id}");
    let job = NewJob {
        org: Some(org.as_str()),
        key: Some(&key),
        max_attempts: MAX_RUNS,
        ..NewJob::new(SendPhotos::KIND, json!({ "google_id": google_id }))
    };
    jobs::enqueue(&mut *tx, &job, now).await.map(drop)
}

impl Job for SendPhotos {
    const KIND: &'static str = "send_google_photos";

    async fn run(&self, running: Running) -> Result<(), JobFailure> {
        let PhotoPayload { google_id } = running.payload()?;
        let org: OrgId =
            running.org().and_then(|org| org.parse().ok()).ok_or_else(|| JobFailure::Fail("no org".into()))?;
        match self.send(&running, &org, &google_id).await {
            Ok(()) => Ok(()),
            Err(PushError::Google(failure)) if failure.is_passing() && running.attempt() < MAX_ATTEMPTS => {
                Err(JobFailure::Retry(failure.code().into()))
            }
            Err(PushError::Google(failure)) => Ok(self.refuse_all(&org, &google_id, failure.code()).await?),
            Err(PushError::Ours(error)) => Err(error.into()),
        }
    }
}

impl SendPhotos {
    async fn send(&self, running: &Running, org: &OrgId, google_id: &str) -> Result<(), PushError> {
        let db = running.db();
        let until = running.now() + SLICE;
        let Some(link) = queries::links(db, org, vec![google_id.to_owned()]).await?.pop() else { return Ok(()) };
        let calls = match runs::calls(&self.google, org, &link.account_id).await {
            Ok(calls) => calls,
            Err(reason) => return Ok(self.refuse_all(org, google_id, reason.code()).await?),
        };
        let outbox = Outbox { google: &self.google, org, link: &link, calls };
        while let Some(photo) = queries::waiting_photo(db, org, google_id).await? {
            outbox.advance(&photo).await?;
            if running.now() >= until {
                let mut tx = db.begin().await?;
                enqueue(&mut tx, org, google_id, running.now()).await?;
                tx.commit().await?;
                return Ok(());
            }
        }
        Ok(())
    }

    async fn refuse_all(&self, org: &OrgId, google_id: &str, code: &str) -> db::Result<()> {
        let app = self.google.app();
        let mut tx = app.db.begin().await?;
        queries::refuse_photos(&mut tx, org, google_id, code, app.now()).await?;
        announce(&mut tx, org, None);
        tx.commit().await
    }
}

/// Photos of one profile that wait.
struct Outbox<'a> {
    google: &'a Google,
    org: &'a OrgId,
    link: &'a Link,
    calls: Calls<'a>,
}

impl Outbox<'_> {
    fn profile(&self) -> PostProfile<'_> {
        PostProfile { account: &self.link.account_id, id: &self.link.google_id }
    }

    /// Does the next step of a photo.
    async fn advance(&self, photo: &OwnPhoto) -> Result<(), PushError> {
        let here = photos::of_location(&self.google.app().db, self.org, &self.link.location_id).await?;
        let here = here.iter().find(|ours| ours.id == photo.photo_id);
        match photo_step(photo.state, photo.media_id.is_some(), here.is_some()) {
            Some(PhotoStep::Create) => self.create(photo, here).await,
            Some(PhotoStep::FindOrCreate) => match self.find(photo).await? {
                Some(item) => self.keep(photo, &item).await,
                None => self.create(photo, here).await,
            },
            Some(PhotoStep::Categorize) => self.categorize(photo).await,
            Some(PhotoStep::Delete) => self.delete(photo, photo.media_id.as_deref().unwrap_or_default()).await,
            Some(PhotoStep::FindAndDelete) => match self.find(photo).await? {
                Some(item) => self.delete(photo, media_id(&item)).await,
                None => self.forget(photo).await,
            },
            Some(PhotoStep::Forget) => self.forget(photo).await,
            None => Ok(()),
        }
    }

    /// Returns the photo at Google, by the address from which Google fetched it.
    async fn find(&self, photo: &OwnPhoto) -> Result<Option<MediaItem>, PushError> {
        let items = self.calls.own_media(self.profile()).await?;
        Ok(items.into_iter().find(|item| item.source_url.as_deref() == Some(photo.source_url.as_str())))
    }

    async fn create(&self, photo: &OwnPhoto, here: Option<&Photo>) -> Result<(), PushError> {
        if let Some(code) = here.and_then(photo_refusal) {
            return self.refuse(photo, code, "").await;
        }
        self.write(async |tx| queries::begin_photo(tx, self.org, photo).await).await?;
        let alt = here.and_then(|ours| ours.alt.as_deref());
        let item = media_item(&photo.source_url, photo.category, alt);
        match self.calls.create_media(self.profile(), item).await {
            Ok(item) => self.keep(photo, &item).await,
            Err(failure) => self.failed(photo, failure).await,
        }
    }

    async fn categorize(&self, photo: &OwnPhoto) -> Result<(), PushError> {
        let id = photo.media_id.as_deref().unwrap_or_default();
        match self.calls.categorize_media(self.profile(), id, &association(photo.category)).await {
            Ok(item) => self.keep(photo, &item).await,
            Err(Failure::NotFound) => self.set(photo, PhotoState::Deleted, None).await,
            Err(failure) => self.failed(photo, failure).await,
        }
    }

    async fn delete(&self, photo: &OwnPhoto, id: &str) -> Result<(), PushError> {
        match self.calls.delete_media(self.profile(), id).await {
            // A photo that is not there is deleted.
            Ok(()) | Err(Failure::NotFound) => self.forget(photo).await,
            Err(Failure::Refused(refusal)) => {
                self.set(photo, PhotoState::Live, Some((&refusal.code, &refusal.message))).await
            }
            Err(failure) => Err(failure.into()),
        }
    }

    /// Records a failure that only this photo has. Any other one is returned.
    async fn failed(&self, photo: &OwnPhoto, failure: Failure) -> Result<(), PushError> {
        match failure {
            Failure::Refused(refusal) => self.refuse(photo, &refusal.code, &refusal.message).await,
            Failure::NotFound | Failure::Conflict => self.refuse(photo, failure.code(), "").await,
            general => Err(general.into()),
        }
    }

    async fn keep(&self, photo: &OwnPhoto, item: &MediaItem) -> Result<(), PushError> {
        let category = category_of(item).unwrap_or(photo.category);
        let now = self.google.app().now();
        self.write(async |tx| queries::keep_photo(tx, self.org, photo, (media_id(item), category), now).await).await
    }

    async fn refuse(&self, photo: &OwnPhoto, code: &str, detail: &str) -> Result<(), PushError> {
        self.set(photo, PhotoState::Refused, Some((code, detail))).await
    }

    async fn set(&self, photo: &OwnPhoto, state: PhotoState, reason: Option<(&str, &str)>) -> Result<(), PushError> {
        let now = self.google.app().now();
        self.write(async |tx| queries::set_photo_state(tx, self.org, photo, state, reason, now).await).await
    }

    async fn forget(&self, photo: &OwnPhoto) -> Result<(), PushError> {
        self.write(async |tx| queries::remove_photo(tx, self.org, photo).await).await
    }

    async fn write(&self, change: impl AsyncFnOnce(&mut Tx) -> db::Result<()>) -> Result<(), PushError> {
        let mut tx = self.google.app().db.begin().await?;
        change(&mut tx).await?;
        announce(&mut tx, self.org, None);
        Ok(tx.commit().await?)
    }
}

/// Photos of the owner as a sync found them.
pub(crate) struct ProfileMedia {
    items: Vec<(String, Option<PhotoCategory>)>,
    is_complete: bool,
}

impl ProfileMedia {
    pub(crate) fn of(list: &MediaList) -> Self {
        let items = list.media_items.iter().map(|item| (media_id(item).to_owned(), category_of(item))).collect();
        Self { items, is_complete: list.next_page_token.as_deref().is_none_or(str::is_empty) }
    }
}

/// Records which published photos Google no longer has, and the categories of the others.
pub(crate) async fn compare(
    tx: &mut Tx,
    org: &OrgId,
    found: &[(String, ProfileMedia)],
    now: Timestamp,
) -> db::Result<()> {
    let google_ids: Vec<String> = found.iter().map(|(google_id, _)| google_id.clone()).collect();
    if google_ids.is_empty() {
        return Ok(());
    }
    for photo in queries::live_photos(&mut *tx, org, google_ids).await? {
        let media = found.iter().find(|(google_id, _)| *google_id == photo.google_id);
        let (Some((_, media)), Some(id)) = (media, &photo.media_id) else { continue };
        match media.items.iter().find(|(there, _)| there == id) {
            Some((_, Some(category))) if *category != photo.category => {
                queries::set_photo_category(&mut *tx, org, &photo, *category).await?;
            }
            None if media.is_complete => {
                queries::set_photo_state(&mut *tx, org, &photo, PhotoState::Deleted, None, now).await?;
            }
            _ => {}
        }
    }
    Ok(())
}
