//! Byte streams to and from the place of a backup.

use std::{
    fs::File,
    io::{self, Read, Write},
    path::PathBuf,
    sync::Arc,
};

use bytes::Bytes;
use object_store::{ObjectStore, ObjectStoreExt, buffered::BufWriter, path::Path as Key};
use tempfile::NamedTempFile;
use tokio::io::AsyncWriteExt;

use crate::{BackupTarget, Error, Result, target::folder};

/// Maximum bytes read from a file at once.
const FROM_FILE: usize = 256 * 1024;
/// Bytes sent to a bucket or requested from it at once. One part fits within the timeout of one request.
const PART: u64 = 8 * 1024 * 1024;
/// Maximum concurrent parts sent to a bucket.
const PARTS: usize = 2;

/// Backup being written, without its final name yet.
pub(crate) enum Outgoing {
    File { file: NamedTempFile, path: PathBuf },
    Object { writer: Box<BufWriter>, store: Arc<dyn ObjectStore>, key: Key },
}

/// Complete backup, to be read back before it counts.
pub(crate) enum CompleteBackup {
    File { file: NamedTempFile, path: PathBuf },
    Object { store: Arc<dyn ObjectStore>, key: Key },
}

/// Backup being read.
pub(crate) struct Incoming {
    from: Source,
    read: Vec<u8>,
    /// Number of read bytes already consumed.
    taken: usize,
}

enum Source {
    File { file: File, path: PathBuf },
    Object { store: Arc<dyn ObjectStore>, key: Key, at: u64, size: u64 },
}

impl Outgoing {
    pub(crate) fn begin(place: &BackupTarget) -> Result<Self> {
        Ok(match place {
            BackupTarget::File(path) => {
                // Only the owner may read it, as with the database.
                let made = tempfile::Builder::new().prefix(".vitrine-").suffix(".unfinished").tempfile_in(folder(path));
                Self::File { file: made.map_err(|error| Error::target(path.display(), error))?, path: path.clone() }
            }
            BackupTarget::Object { store, key } => {
                let writer = BufWriter::with_capacity(store.clone(), key.clone(), PART as usize);
                let writer = Box::new(writer.with_max_concurrency(PARTS));
                Self::Object { writer, store: store.clone(), key: key.clone() }
            }
        })
    }

    pub(crate) async fn write(&mut self, bytes: &[u8]) -> Result<()> {
        match self {
            Self::File { file, path } => file.write_all(bytes).map_err(|error| Error::target(path.display(), error)),
            Self::Object { writer, key, .. } => {
                writer.put(Bytes::copy_from_slice(bytes)).await.map_err(|error| Error::target(key, error))
            }
        }
    }

    /// Completes the write: syncs the file, or sends the rest of the object.
    pub(crate) async fn finish(self) -> Result<CompleteBackup> {
        match self {
            Self::File { file, path } => {
                file.as_file().sync_all().map_err(|error| Error::target(path.display(), error))?;
                Ok(CompleteBackup::File { file, path })
            }
            Self::Object { mut writer, store, key } => {
                writer.shutdown().await.map_err(|error| Error::target(&key, error))?;
                Ok(CompleteBackup::Object { store, key })
            }
        }
    }

    /// Aborts the write and removes its partial file.
    pub(crate) async fn give_up(self) {
        if let Self::Object { mut writer, .. } = self {
            // The error that led here is already reported; the bucket expires leftover parts.
            let _ = writer.abort().await;
        }
    }
}

impl CompleteBackup {
    pub(crate) async fn read(&self) -> Result<Incoming> {
        match self {
            Self::File { file, .. } => Incoming::begin(&BackupTarget::File(file.path().to_owned())).await,
            Self::Object { store, key } => {
                Incoming::begin(&BackupTarget::Object { store: store.clone(), key: key.clone() }).await
            }
        }
    }

    /// Gives the file its final name, durably. Replaces an existing file of that name.
    pub(crate) fn keep(self) -> Result<()> {
        let Self::File { file, path } = self else { return Ok(()) };
        let failed = |error: io::Error| Error::target(path.display(), error);
        file.persist(&path).map_err(|error| failed(error.error))?;
        File::open(folder(&path)).and_then(|folder| folder.sync_all()).map_err(failed)
    }

    /// Removes the written backup.
    pub(crate) async fn give_up(self) {
        if let Self::Object { store, key } = self {
            // The error that led here is already reported, and the leftover object cannot be restored.
            let _ = store.delete(&key).await;
        }
    }
}

impl Incoming {
    pub(crate) async fn begin(place: &BackupTarget) -> Result<Self> {
        let from = match place {
            BackupTarget::File(path) => match File::open(path) {
                Ok(file) => Source::File { file, path: path.clone() },
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(Error::Missing(place.to_string())),
                Err(error) => return Err(Error::target(place, error)),
            },
            BackupTarget::Object { store, key } => match store.head(key).await {
                Ok(meta) => Source::Object { store: store.clone(), key: key.clone(), at: 0, size: meta.size },
                Err(object_store::Error::NotFound { .. }) => return Err(Error::Missing(place.to_string())),
                Err(error) => return Err(Error::target(place, error)),
            },
        };
        Ok(Self { from, read: Vec::new(), taken: 0 })
    }

    /// Returns the next `wanted` bytes; fewer only at the end.
    pub(crate) async fn up_to(&mut self, length: usize) -> Result<Vec<u8>> {
        while self.read.len() - self.taken < length && self.more().await? {}
        let end = self.read.len().min(self.taken + length);
        let bytes = self.read[self.taken..end].to_vec();
        self.taken = end;
        Ok(bytes)
    }

    /// Returns the next `wanted` bytes, or [`Error::CutOff`] when there are fewer.
    pub(crate) async fn exactly(&mut self, length: usize) -> Result<Vec<u8>> {
        let bytes = self.up_to(length).await?;
        if bytes.len() == length { Ok(bytes) } else { Err(Error::CutOff) }
    }

    /// Reads more bytes. Returns false at the end.
    async fn more(&mut self) -> Result<bool> {
        self.read.drain(..self.taken);
        self.taken = 0;
        let before = self.read.len();
        match &mut self.from {
            Source::File { file, path } => {
                let some = Read::take(file, FROM_FILE as u64).read_to_end(&mut self.read);
                some.map_err(|error| Error::target(path.display(), error))?;
            }
            Source::Object { at, size, .. } if at == size => {}
            Source::Object { store, key, at, size } => {
                let part = *at..(*at + PART).min(*size);
                self.read.extend(store.get_range(key, part.clone()).await.map_err(|error| Error::target(key, error))?);
                *at = part.end;
            }
        }
        Ok(self.read.len() > before)
    }
}
