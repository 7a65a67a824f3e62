//! Where pictures are kept: a folder, or a bucket of an S3-compatible store.

use std::{fmt, path::PathBuf, sync::Arc, time::Duration};

use bytes::Bytes;
use futures::{StreamExt, TryStreamExt, future::ready, stream::BoxStream};
use jiff::Timestamp;
use object_store::{
    BackoffConfig, ClientOptions, ObjectStore, ObjectStoreExt, RetryConfig, WriteMultipart,
    aws::{AmazonS3Builder, AmazonS3ConfigKey},
    local::LocalFileSystem,
    memory::InMemory,
    path::Path,
    prefix::PrefixStore,
};
use tokio::io::AsyncReadExt;

/// A request to a bucket is given up after so long, and a failed one is tried again for so long.
const PATIENCE: Duration = Duration::from_secs(20);
/// Tries of one request.
const TRIES: usize = 4;
/// A large file goes to a bucket in pieces of so many bytes, of which the last may be smaller; none below 5 MiB is taken.
const PIECE: usize = 8 * 1024 * 1024;
/// So many of them are on their way at once.
const PIECES: usize = 2;

/// Where to keep pictures.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A folder of this machine; made when it is missing.
    Folder(PathBuf),
    /// A bucket.
    Bucket {
        /// Its name.
        name: String,
        /// What the names in it begin with; may be empty.
        prefix: String,
        /// `AWS_ACCESS_KEY_ID`, `AWS_ENDPOINT_URL` and the like; others are left alone.
        settings: Vec<(String, String)>,
    },
}

/// What is kept under a name.
pub struct Kept {
    /// Length in bytes.
    pub length: u64,
    /// The content, a piece at a time.
    pub content: BoxStream<'static, Result<Bytes, StoreError>>,
}

/// The store did not do what it should.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct StoreError(#[from] object_store::Error);

/// Keeps pictures. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store(Arc<dyn ObjectStore>);

impl Place {
    /// `s3://bucket/prefix` with the operator's settings for it, else a folder.
    pub fn new(address: &str, settings: Vec<(String, String)>) -> Self {
        let Some(bucket) = address.strip_prefix("s3://") else { return Self::Folder(address.into()) };
        let (name, prefix) = bucket.split_once('/').unwrap_or((bucket, ""));
        Self::Bucket { name: name.into(), prefix: prefix.trim_matches('/').into(), settings }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => write!(f, "{}", folder.display()),
            Self::Bucket { name, prefix, .. } => write!(f, "s3://{name}/{prefix}"),
        }
    }
}

/// Without the settings, which hold a secret.
impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Store {
    /// Opens a place; a bucket is not asked for anything yet.
    pub fn open(place: &Place) -> Result<Self, StoreError> {
        Ok(match place {
            Place::Folder(folder) => {
                let failed =
                    |source: std::io::Error| object_store::Error::Generic { store: "folder", source: source.into() };
                std::fs::create_dir_all(folder).map_err(failed)?;
                Self(Arc::new(LocalFileSystem::new_with_prefix(folder)?.with_fsync(true)))
            }
            Place::Bucket { name, prefix, settings } => {
                let bucket = bucket(name, settings)?;
                Self(if prefix.is_empty() {
                    Arc::new(bucket)
                } else {
                    Arc::new(PrefixStore::new(bucket, prefix.as_str()))
                })
            }
        })
    }

    /// Keeps everything in memory, and nothing for long: for tests.
    pub fn in_memory() -> Self {
        Self(Arc::new(InMemory::new()))
    }

    /// Keeps `content` under `name`, wholly or not at all; durable when it returns.
    pub async fn put(&self, name: &str, content: Vec<u8>) -> Result<(), StoreError> {
        self.0.put(&path(name), content.into()).await?;
        Ok(())
    }

    /// Keeps what a file holds under `name`, a piece at a time; there is nothing under that name before it is whole.
    pub async fn put_file(&self, name: &str, file: std::fs::File) -> Result<(), StoreError> {
        let mut file = tokio::fs::File::from_std(file);
        let unreadable =
            |source: std::io::Error| object_store::Error::Generic { store: "a temporary file", source: source.into() };
        let mut writer = WriteMultipart::new_with_chunk_size(self.0.put_multipart(&path(name)).await?, PIECE);
        let mut piece = vec![0; PIECE];
        loop {
            let read = match file.read(&mut piece).await {
                Ok(read) => read,
                Err(error) => {
                    writer.abort().await?;
                    return Err(unreadable(error).into());
                }
            };
            if read == 0 {
                break;
            }
            writer.wait_for_capacity(PIECES).await?;
            writer.write(&piece[..read]);
        }
        writer.finish().await?;
        Ok(())
    }

    /// What is kept under `name`.
    pub async fn get(&self, name: &str) -> Result<Option<Kept>, StoreError> {
        match self.0.get(&path(name)).await {
            Ok(found) => {
                let length = found.meta.size;
                Ok(Some(Kept { length, content: found.into_stream().map_err(Into::into).boxed() }))
            }
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Forgets `name`, if it is there.
    pub async fn remove(&self, name: &str) -> Result<(), StoreError> {
        match self.0.delete(&path(name)).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// The names of everything that was kept before `time`, in no order.
    pub fn older_than(&self, time: Timestamp) -> BoxStream<'static, Result<String, StoreError>> {
        let limit = time.as_millisecond();
        let all = self.0.list(None).map_err(StoreError::from);
        let old = all.try_filter(move |meta| ready(meta.last_modified.timestamp_millis() < limit));
        old.try_filter_map(|meta| ready(Ok(meta.location.filename().map(str::to_owned)))).boxed()
    }

    /// Writes, reads and removes something, to see whether that is possible.
    pub async fn check(&self) -> Result<(), StoreError> {
        let (name, content) = ("check-that-it-is-writable", b"vitrine".to_vec());
        self.put(name, content).await?;
        self.0.head(&path(name)).await?;
        self.remove(name).await
    }
}

/// Names are spread over folders by their first two characters: one folder with a million files is slow.
fn path(name: &str) -> Path {
    let spread = name.get(..2).unwrap_or(name);
    Path::from_iter([spread, name])
}

/// Opens a bucket with the settings of [`Place::Bucket`]; it is not asked for anything yet.
pub fn bucket(name: &str, settings: &[(String, String)]) -> Result<impl ObjectStore, StoreError> {
    let backoff =
        BackoffConfig { init_backoff: Duration::from_millis(100), max_backoff: Duration::from_secs(2), base: 2. };
    let retry = RetryConfig { backoff, max_retries: TRIES - 1, retry_timeout: PATIENCE };
    let client = ClientOptions::new().with_timeout(PATIENCE).with_connect_timeout(Duration::from_secs(5));
    let builder = AmazonS3Builder::new()
        .with_bucket_name(name)
        .with_disable_bulk_delete(true)
        .with_client_options(client)
        .with_retry(retry);
    let known = settings.iter().filter_map(|(key, value)| {
        let key = key.to_ascii_lowercase().parse::<AmazonS3ConfigKey>().ok()?;
        Some((key, value))
    });
    let builder = known.fold(builder, |builder, (key, value)| {
        // Whoever names an endpoint without TLS means it: a store on the same machine.
        let builder = if value.starts_with("http://") { builder.with_allow_http(true) } else { builder };
        builder.with_config(key, value)
    });
    Ok(builder.build()?)
}
