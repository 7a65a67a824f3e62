//! Photos of profiles as Google shows them. Lists and pictures are read from Google at most once a day; browsers get
//! the pictures from our own store, because pages load nothing from other sites.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{body::Body, extract::Request};
use futures::{StreamExt, stream};
use jiff::{SignedDuration, Timestamp};
use media::{Form, Pictures, names};
use orgs::OrgId;
use tokio::sync::Semaphore;

use crate::{
    client::Calls,
    failure::Failure,
    google::Google,
    queries::{self, Link},
    rules::{photos_of, picture_address},
    runs,
    wire::{MediaItem, MediaList},
};

/// Retention of a list. The store removes pictures without a photo of ours when they are a day old.
const RETENTION: SignedDuration = SignedDuration::from_hours(23);
/// Interval after which a list with failures is read again.
const RETRY_INTERVAL: SignedDuration = SignedDuration::from_mins(5);
/// Maximum number of photos by the owner, and by the public.
const MAX_PHOTOS: usize = 12;
/// Maximum number of pictures that are fetched at once for a profile.
const CONCURRENCY: usize = 6;
/// Maximum number of profiles that are read at once.
const MAX_READERS: usize = 4;
/// Maximum number of lists in memory.
const MAX_LISTS: usize = 1_000;
/// Sizes of the pictures. Google's own are already smaller than its originals.
const FORM: Form = Form { is_square: false, min_side: 1, largest_side: 1024, thumbnail_side: 480, is_clear: false };

/// Photo at Google.
#[derive(Clone, Debug)]
pub(crate) struct ProfilePhoto {
    pub(crate) item: MediaItem,
    pub(crate) is_by_owner: bool,
    /// Key of the picture in the store; `None` when it could not be fetched.
    pub(crate) key: Option<String>,
}

/// Photos of a profile at a time.
#[derive(Clone, Debug)]
pub(crate) struct ProfilePhotos {
    pub(crate) photos: Vec<ProfilePhoto>,
    pub(crate) read_at: Timestamp,
    /// Stable code of the reason why the list could not be read.
    pub(crate) error: Option<&'static str>,
    until: Timestamp,
}

/// Cache of the photos of profiles, one per process.
#[derive(Clone)]
pub(crate) struct PhotoCache(Arc<Inner>);

struct Inner {
    pictures: Pictures,
    lists: Mutex<HashMap<(OrgId, String), ProfilePhotos>>,
    readers: Semaphore,
}

impl fmt::Debug for PhotoCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PhotoCache").finish_non_exhaustive()
    }
}

impl PhotoCache {
    /// Creates an empty cache that stores pictures in the store of `pictures`.
    pub(crate) fn new(pictures: &Pictures) -> Self {
        let readers = Semaphore::new(MAX_READERS);
        Self(Arc::new(Inner { pictures: pictures.clone(), lists: Mutex::default(), readers }))
    }

    /// Returns the photos of a profile, from Google when they are not cached, or were cached before a photo was last
    /// published or deleted.
    pub(crate) async fn of(&self, google: &Google, org: &OrgId, link: &Link) -> api::Result<ProfilePhotos> {
        let key = (org.clone(), link.google_id.clone());
        let changed_at = queries::photos_changed_at(&google.app().db, org, &link.google_id).await?;
        if let Some(cached) = self.cached(&key, google.app().now(), changed_at) {
            return Ok(cached);
        }
        let _turn = self.0.readers.acquire().await.map_err(api::Error::internal)?;
        // Another request may have read them while this one waited.
        if let Some(cached) = self.cached(&key, google.app().now(), changed_at) {
            return Ok(cached);
        }
        let read = self.read(google, org, link).await?;
        let mut lists = self.0.lists.lock().unwrap_or_else(PoisonError::into_inner);
        if lists.len() >= MAX_LISTS {
            let now = google.app().now();
            lists.retain(|_, list| list.until > now);
        }
        if lists.len() < MAX_LISTS {
            lists.insert(key, read.clone());
        }
        Ok(read)
    }

    fn cached(&self, key: &(OrgId, String), now: Timestamp, changed_at: Option<Timestamp>) -> Option<ProfilePhotos> {
        let lists = self.0.lists.lock().unwrap_or_else(PoisonError::into_inner);
        let is_current = |list: &&ProfilePhotos| list.until > now && changed_at.is_none_or(|at| at <= list.read_at);
        lists.get(key).filter(is_current).cloned()
    }

    async fn read(&self, google: &Google, org: &OrgId, link: &Link) -> api::Result<ProfilePhotos> {
        let now = google.app().now();
        let failed =
            |code| ProfilePhotos { photos: vec![], read_at: now, error: Some(code), until: now + RETRY_INTERVAL };
        let calls = match runs::calls(google, org, &link.account_id).await {
            Ok(calls) => calls,
            Err(reason) => return Ok(failed(reason.code())),
        };
        let items = match listed(&calls, &link.account_id, &link.google_id).await {
            Ok(items) => items,
            Err(failure) => return Ok(failed(failure.code())),
        };
        let at = google.settings_of(org).await?;
        let simulator = at.endpoints.simulator();
        let fetched = items.into_iter().map(async |(item, is_by_owner)| {
            let key = Box::pin(self.fetch(google, &item, simulator)).await;
            ProfilePhoto { item, is_by_owner, key }
        });
        let photos: Vec<ProfilePhoto> = stream::iter(fetched).buffered(CONCURRENCY).collect().await;
        let is_complete = photos.iter().all(|photo| photo.key.is_some());
        let until = now + if is_complete { RETENTION } else { RETRY_INTERVAL };
        Ok(ProfilePhotos { photos, read_at: now, error: None, until })
    }

    /// Stores the picture of a photo and returns its key. A picture that cannot be had is shown as missing.
    async fn fetch(&self, google: &Google, item: &MediaItem, simulator: Option<&str>) -> Option<String> {
        let address = picture_address(item.google_url.as_deref()?, simulator)?;
        let file = google.http().picture(&address).await.ok()?;
        let stored = self.0.pictures.take(Request::new(Body::from(file)), FORM).await;
        stored
            .inspect_err(|error| tracing::info!(code = error.code(), "a picture of Google's cannot be shown"))
            .ok()
            .map(|kept| kept.key)
    }
}

/// Returns the photos by the owner, then those by the public.
async fn listed(calls: &Calls<'_>, account: &str, id: &str) -> Result<Vec<(MediaItem, bool)>, Failure> {
    let (own, public) = futures::try_join!(calls.media(account, id), calls.customer_media(account, id))?;
    let photos = |list: MediaList| photos_of(list.media_items).into_iter().take(MAX_PHOTOS);
    Ok(photos(own).map(|item| (item, true)).chain(photos(public).map(|item| (item, false))).collect())
}

impl ProfilePhoto {
    /// Returns the addresses of the picture and of its thumbnail.
    pub(crate) fn addresses(&self) -> Option<(String, String)> {
        self.key.as_deref().map(|key| (names::url(key), names::thumbnail_url(key)))
    }
}
