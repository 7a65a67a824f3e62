//! The bytes of a backup on their way to their place, and back.

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

use crate::{Error, Place, Result, place::folder};

/// So much is read from a file at once.
const FROM_FILE: usize = 256 * 1024;
/// So much is sent to, or asked from, a bucket at once: within the time limit of one request.
const PART: u64 = 8 * 1024 * 1024;
/// So many parts are on their way to a bucket at once.
const PARTS: usize = 2;

/// A backup being written: not under its name yet.
pub(crate) enum Outgoing {
    File { file: NamedTempFile, path: PathBuf },
    Object { writer: Box<BufWriter>, store: Arc<dyn ObjectStore>, key: Key },
}

/// A backup that is written: to be read once more before it counts.
pub(crate) enum Written {
    File { file: NamedTempFile, path: PathBuf },
    Object { store: Arc<dyn ObjectStore>, key: Key },
}

/// A backup being read.
pub(crate) struct Incoming {
    from: Source,
    read: Vec<u8>,
    /// So much of what was read is handed on.
    taken: usize,
}

enum Source {
    File { file: File, path: PathBuf },
    Object { store: Arc<dyn ObjectStore>, key: Key, at: u64, size: u64 },
}

impl Outgoing {
    pub(crate) fn begin(place: &Place) -> Result<Self> {
        Ok(match place {
            Place::File(path) => {
                // Readable by its owner only, as the database is.
                let made = tempfile::Builder::new().prefix(".vitrine-").suffix(".unfinished").tempfile_in(folder(path));
                Self::File { file: made.map_err(|error| Error::place(path.display(), error))?, path: path.clone() }
            }
            Place::Object { store, key } => {
                let writer = BufWriter::with_capacity(store.clone(), key.clone(), PART as usize);
                let writer = Box::new(writer.with_max_concurrency(PARTS));
                Self::Object { writer, store: store.clone(), key: key.clone() }
            }
        })
    }

    pub(crate) async fn write(&mut self, bytes: &[u8]) -> Result<()> {
        match self {
            Self::File { file, path } => file.write_all(bytes).map_err(|error| Error::place(path.display(), error)),
            Self::Object { writer, key, .. } => {
                writer.put(Bytes::copy_from_slice(bytes)).await.map_err(|error| Error::place(key, error))
            }
        }
    }

    /// Everything is written: has it synced, or sent.
    pub(crate) async fn finish(self) -> Result<Written> {
        match self {
            Self::File { file, path } => {
                file.as_file().sync_all().map_err(|error| Error::place(path.display(), error))?;
                Ok(Written::File { file, path })
            }
            Self::Object { mut writer, store, key } => {
                writer.shutdown().await.map_err(|error| Error::place(&key, error))?;
                Ok(Written::Object { store, key })
            }
        }
    }

    /// Leaves nothing behind.
    pub(crate) async fn give_up(self) {
        if let Self::Object { mut writer, .. } = self {
            // The failure that led here is told; parts that stay are the bucket's to expire.
            let _ = writer.abort().await;
        }
    }
}

impl Written {
    pub(crate) async fn read(&self) -> Result<Incoming> {
        match self {
            Self::File { file, .. } => Incoming::begin(&Place::File(file.path().to_owned())).await,
            Self::Object { store, key } => {
                Incoming::begin(&Place::Object { store: store.clone(), key: key.clone() }).await
            }
        }
    }

    /// Gives it its name, which is on disk too when this returns; what had the name before is gone.
    pub(crate) fn keep(self) -> Result<()> {
        let Self::File { file, path } = self else { return Ok(()) };
        let failed = |error: io::Error| Error::place(path.display(), error);
        file.persist(&path).map_err(|error| failed(error.error))?;
        File::open(folder(&path)).and_then(|folder| folder.sync_all()).map_err(failed)
    }

    /// Leaves nothing behind.
    pub(crate) async fn give_up(self) {
        if let Self::Object { store, key } = self {
            // The failure that led here is told, and nobody can restore from what stays.
            let _ = store.delete(&key).await;
        }
    }
}

impl Incoming {
    pub(crate) async fn begin(place: &Place) -> Result<Self> {
        let from = match place {
            Place::File(path) => match File::open(path) {
                Ok(file) => Source::File { file, path: path.clone() },
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(Error::Missing(place.to_string())),
                Err(error) => return Err(Error::place(place, error)),
            },
            Place::Object { store, key } => match store.head(key).await {
                Ok(meta) => Source::Object { store: store.clone(), key: key.clone(), at: 0, size: meta.size },
                Err(object_store::Error::NotFound { .. }) => return Err(Error::Missing(place.to_string())),
                Err(error) => return Err(Error::place(place, error)),
            },
        };
        Ok(Self { from, read: Vec::new(), taken: 0 })
    }

    /// The next so many bytes; fewer only at the end.
    pub(crate) async fn up_to(&mut self, wanted: usize) -> Result<Vec<u8>> {
        while self.read.len() - self.taken < wanted && self.more().await? {}
        let end = self.read.len().min(self.taken + wanted);
        let bytes = self.read[self.taken..end].to_vec();
        self.taken = end;
        Ok(bytes)
    }

    /// The next so many bytes; [`Error::CutOff`] when there are fewer.
    pub(crate) async fn exactly(&mut self, wanted: usize) -> Result<Vec<u8>> {
        let bytes = self.up_to(wanted).await?;
        if bytes.len() == wanted { Ok(bytes) } else { Err(Error::CutOff) }
    }

    /// Reads some more; false at the end.
    async fn more(&mut self) -> Result<bool> {
        self.read.drain(..self.taken);
        self.taken = 0;
        let before = self.read.len();
        match &mut self.from {
            Source::File { file, path } => {
                let some = Read::take(file, FROM_FILE as u64).read_to_end(&mut self.read);
                some.map_err(|error| Error::place(path.display(), error))?;
            }
            Source::Object { at, size, .. } if at == size => {}
            Source::Object { store, key, at, size } => {
                let part = *at..(*at + PART).min(*size);
                self.read.extend(store.get_range(key, part.clone()).await.map_err(|error| Error::place(key, error))?);
                *at = part.end;
            }
        }
        Ok(self.read.len() > before)
    }
}
