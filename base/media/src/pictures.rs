//! What a feature needs to take a picture in: the gate, and the store.

use api::{Error, Result};
use axum::{
    extract::Request,
    http::{HeaderMap, header},
};

use crate::{Form, Intake, MAX_BYTES, Refusal, Store, Upload, names};

/// Takes pictures in and keeps them. Clones share the gate, of which a process has one.
#[derive(Clone, Debug)]
pub struct Pictures {
    /// Where they are kept.
    pub store: Store,
    /// The gate that bounds the memory of uploads: the same for all routes of the process.
    pub intake: Intake,
}

/// A picture in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// What its names are made of.
    pub key: String,
    /// Pixels from left to right.
    pub width: u32,
    /// Pixels from top to bottom.
    pub height: u32,
    /// Size of the file.
    pub bytes: usize,
}

impl Default for Pictures {
    /// In memory: for tests, and for whoever only describes the routes.
    fn default() -> Self {
        Self { store: Store::in_memory(), intake: Intake::default() }
    }
}

impl Pictures {
    /// Takes in the body of a request, under a name that nobody can guess. Whoever sent it is let in before.
    ///
    /// The caller writes a row with the key next. Should that fail, whoever sweeps the store removes the picture: whether
    /// a commit that failed has happened after all cannot be known.
    ///
    /// # Errors
    /// 413 `image_too_large`, 415 `not_an_image`, 422 `too_many_pixels`, `image_too_small` or `image_broken`.
    pub async fn take(&self, request: Request, form: Form) -> Result<Kept> {
        check_length(request.headers())?;
        let upload = Upload::of(request.into_body().into_data_stream()).await?;
        let picture = self.intake.take(upload, form).await?;
        let (width, height, bytes) = (picture.width, picture.height, picture.file.len());
        let key = names::key(rand::random(), picture.is_clear);
        for (name, content) in names::files(&key).into_iter().zip([picture.file, picture.thumbnail]) {
            self.store.put(&name, content).await.map_err(Error::unavailable)?;
        }
        Ok(Kept { key, width, height, bytes })
    }
}

fn check_length(headers: &HeaderMap) -> Result<(), Refusal> {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    match length {
        Some(length) if length > MAX_BYTES => Err(Refusal::TooLarge { max_bytes: MAX_BYTES }),
        _ => Ok(()),
    }
}
