//! Entry point for features that accept pictures: the memory limit and the store.

use api::{Error, Result};
use axum::{
    extract::Request,
    http::{HeaderMap, header},
};

use crate::{Form, Intake, MAX_BYTES, Refusal, Store, Upload, names};

/// Intake and storage of pictures. Clones share the memory limit, one per process.
#[derive(Clone, Debug)]
pub struct Pictures {
    /// Store of the pictures.
    pub store: Store,
    /// Memory limit of uploads, shared by all routes of the process.
    pub intake: Intake,
}

/// Stored picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPicture {
    /// Key that its file names are made of.
    pub key: String,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Size of the picture file, in bytes.
    pub bytes: usize,
}

impl Default for Pictures {
    /// Stores pictures in memory: for tests, and for describing the routes.
    fn default() -> Self {
        Self { store: Store::in_memory(), intake: Intake::default() }
    }
}

impl Pictures {
    /// Stores the picture in a request's body under an unguessable name. The caller must authorize the request first.
    ///
    /// The caller writes a row with the key next. If that fails, the caller leaves the picture to the sweep of the
    /// store, because a failed commit may have taken effect after all.
    ///
    /// # Errors
    /// 413 `image_too_large`, 415 `not_an_image`, 422 `too_many_pixels`, `image_too_small` or `image_broken`.
    pub async fn take(&self, request: Request, form: Form) -> Result<StoredPicture> {
        check_length(request.headers())?;
        let upload = Upload::of(request.into_body().into_data_stream()).await?;
        let picture = self.intake.take(upload, form).await?;
        let (width, height, bytes) = (picture.width, picture.height, picture.file.len());
        let key = names::key(rand::random(), picture.is_clear);
        for (name, content) in names::files(&key).into_iter().zip([picture.file, picture.thumbnail]) {
            self.store.put(&name, content).await.map_err(Error::unavailable)?;
        }
        Ok(StoredPicture { key, width, height, bytes })
    }
}

fn check_length(headers: &HeaderMap) -> Result<(), Refusal> {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    match length {
        Some(length) if length > MAX_BYTES => Err(Refusal::TooLarge { max_bytes: MAX_BYTES }),
        _ => Ok(()),
    }
}
