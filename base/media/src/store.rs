//! Storage of pictures: a folder, or an S3-compatible bucket.

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

/// Timeout of a request to a bucket, and maximum time for its retries.
const TIMEOUT: Duration = Duration::from_secs(20);
/// Maximum attempts per request.
const MAX_ATTEMPTS: usize = 4;
/// Size of the parts of a multipart upload, in bytes; the last part may be smaller. S3 requires at least 5 MiB.
const PIECE: usize = 8 * 1024 * 1024;
/// Maximum concurrent parts of an upload.
const PIECES: usize = 2;

/// Location of the picture store.
#[derive(Clone, PartialEq, Eq)]
pub enum StoreTarget {
    /// Folder of this machine, created when missing.
    Folder(PathBuf),
    /// Bucket.
    Bucket {
        /// Name of the bucket.
        name: String,
        /// Prefix of the names in the bucket; may be empty.
        prefix: String,
        /// Settings such as `AWS_ACCESS_KEY_ID` and `AWS_ENDPOINT_URL`; unknown ones are ignored.
        settings: Vec<(String, String)>,
    },
}

/// Stored file.
pub struct StoredFile {
    /// Length in bytes.
    pub length: u64,
    /// Content, in chunks.
    pub content: BoxStream<'static, Result<Bytes, StoreError>>,
}

/// Failure of the store.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct StoreError(#[from] object_store::Error);

/// Store of pictures. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store(Arc<dyn ObjectStore>);

impl StoreTarget {
    /// Parses `s3://bucket/prefix`, with the operator's settings for it; any other address is a folder.
    pub fn new(address: &str, settings: Vec<(String, String)>) -> Self {
        let Some(bucket) = address.strip_prefix("s3://") else { return Self::Folder(address.into()) };
        let (name, prefix) = bucket.split_once('/').unwrap_or((bucket, ""));
        Self::Bucket { name: name.into(), prefix: prefix.trim_matches('/').into(), settings }
    }
}

impl fmt::Display for StoreTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => write!(f, "{}", folder.display()),
            Self::Bucket { name, prefix, .. } => write!(f, "s3://{name}/{prefix}"),
        }
    }
}

/// Leaves out the settings, which hold a secret.
impl fmt::Debug for StoreTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Store {
    /// Opens a place. Sends no request to a bucket yet.
    pub fn open(place: &StoreTarget) -> Result<Self, StoreError> {
        Ok(match place {
            StoreTarget::Folder(folder) => {
                let failed =
                    |source: std::io::Error| object_store::Error::Generic { store: "folder", source: source.into() };
                std::fs::create_dir_all(folder).map_err(failed)?;
                Self(Arc::new(LocalFileSystem::new_with_prefix(folder)?.with_fsync(true)))
            }
            StoreTarget::Bucket { name, prefix, settings } => {
                let bucket = bucket(name, settings)?;
                Self(if prefix.is_empty() {
                    Arc::new(bucket)
                } else {
                    Arc::new(PrefixStore::new(bucket, prefix.as_str()))
                })
            }
        })
    }

    /// Creates a store in memory, for tests.
    pub fn in_memory() -> Self {
        Self(Arc::new(InMemory::new()))
    }

    /// Stores `content` under `name`, atomically. Durable when it returns.
    pub async fn put(&self, name: &str, content: Vec<u8>) -> Result<(), StoreError> {
        self.0.put(&path(name), content.into()).await?;
        Ok(())
    }

    /// Stores the content of a file under `name`, in chunks. The name does not exist before the upload is complete.
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

    /// Returns the file stored under `name`.
    pub async fn get(&self, name: &str) -> Result<Option<StoredFile>, StoreError> {
        match self.0.get(&path(name)).await {
            Ok(file) => {
                let length = file.meta.size;
                Ok(Some(StoredFile { length, content: file.into_stream().map_err(Into::into).boxed() }))
            }
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Deletes `name`, if it exists.
    pub async fn remove(&self, name: &str) -> Result<(), StoreError> {
        match self.0.delete(&path(name)).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Returns the names of all files stored before `time`, in no particular order.
    pub fn older_than(&self, time: Timestamp) -> BoxStream<'static, Result<String, StoreError>> {
        let limit = time.as_millisecond();
        let all = self.0.list(None).map_err(StoreError::from);
        let old = all.try_filter(move |meta| ready(meta.last_modified.timestamp_millis() < limit));
        old.try_filter_map(|meta| ready(Ok(meta.location.filename().map(str::to_owned)))).boxed()
    }

    /// Checks the store by writing, reading and deleting a file.
    pub async fn check(&self) -> Result<(), StoreError> {
        let (name, content) = ("check-that-it-is-writable", b"vitrine".to_vec());
        self.put(name, content).await?;
        self.0.head(&path(name)).await?;
        self.remove(name).await
    }
}

/// Spreads names over folders by their first two characters, because one folder with a million files is slow.
fn path(name: &str) -> Path {
    let spread = name.get(..2).unwrap_or(name);
    Path::from_iter([spread, name])
}

/// Opens a bucket with the settings of [`StoreTarget::Bucket`]. Sends no request yet.
pub fn bucket(name: &str, settings: &[(String, String)]) -> Result<impl ObjectStore, StoreError> {
    let backoff =
        BackoffConfig { init_backoff: Duration::from_millis(100), max_backoff: Duration::from_secs(2), base: 2. };
    let retry = RetryConfig { backoff, max_retries: MAX_ATTEMPTS - 1, retry_timeout: TIMEOUT };
    let client = ClientOptions::new().with_timeout(TIMEOUT).with_connect_timeout(Duration::from_secs(5));
    let builder = AmazonS3Builder::new()
        .with_bucket_name(name)
        .with_disable_bulk_delete(true)
        .with_client_options(client)
        .with_retry(retry);
    let options = settings.iter().filter_map(|(key, value)| {
        let key = key.to_ascii_lowercase().parse::<AmazonS3ConfigKey>().ok()?;
        Some((key, value))
    });
    let builder = options.fold(builder, |builder, (key, value)| {
        // An explicit endpoint without TLS is intended: a store on the same machine.
        let builder = if value.starts_with("http://") { builder.with_allow_http(true) } else { builder };
        builder.with_config(key, value)
    });
    Ok(builder.build()?)
}
