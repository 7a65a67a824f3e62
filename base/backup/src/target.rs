//! Places of backups: files, or objects in an S3-compatible bucket.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use futures::TryStreamExt;
use jiff::Timestamp;
use object_store::{ObjectStore, ObjectStoreExt, path::Path as Key};

use crate::{Error, Result};

/// Prefix and suffix of names that contain the time of the backup.
const NAMED: (&str, &str) = ("vitrine-", ".backup");

/// File or object that holds a backup.
#[derive(Clone)]
pub enum BackupTarget {
    /// File of this machine.
    File(PathBuf),
    /// Object in a bucket.
    Object {
        /// Bucket.
        store: Arc<dyn ObjectStore>,
        /// Name of the object.
        key: Key,
    },
}

impl BackupTarget {
    /// Parses `s3://bucket/name`, with the operator's settings for it (`AWS_…`); any other address is a file. In an
    /// existing folder, or when the address ends with a slash, the backup is named by the time.
    ///
    /// # Errors
    /// When the settings of the bucket are invalid.
    pub fn new(address: &str, settings: Vec<(String, String)>, now: Timestamp) -> Result<Self> {
        let address = if is_folder(address) {
            format!("{}/{}", address.trim_end_matches('/'), Self::name_at(now))
        } else {
            address.to_owned()
        };
        match media::StoreTarget::new(&address, settings) {
            media::StoreTarget::Folder(file) => Ok(Self::File(file)),
            media::StoreTarget::Bucket { name, prefix, settings } => {
                let bucket = media::bucket(&name, &settings).map_err(|error| Error::target(&address, error))?;
                let key = Key::parse(prefix).map_err(|error| Error::target(&address, error))?;
                Ok(Self::Object { store: Arc::new(bucket), key })
            }
        }
    }

    /// Returns true when the last part of the name contains the time of the backup.
    pub fn is_named_by_time(&self) -> bool {
        self.name().is_some_and(is_named_by_time)
    }

    /// Returns the name of a backup made at `now`.
    pub fn name_at(now: Timestamp) -> String {
        let (start, end) = NAMED;
        format!("{start}{}{end}", now.strftime("%Y%m%dT%H%M%SZ"))
    }

    /// Returns the size of the backup in bytes.
    ///
    /// # Errors
    /// When the folder or the bucket refuses.
    pub async fn size(&self) -> Result<u64> {
        match self {
            Self::File(path) => Ok(fs::metadata(path).map_err(|error| Error::target(self, error))?.len()),
            Self::Object { store, key } => Ok(store.head(key).await.map_err(|error| Error::target(self, error))?.size),
        }
    }

    /// Returns the last part of the name.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::File(path) => path.file_name().and_then(|name| name.to_str()),
            Self::Object { key, .. } => key.filename(),
        }
    }

    /// Removes the backup. A missing one is removed already.
    ///
    /// # Errors
    /// When the folder or the bucket refuses.
    pub async fn remove(&self) -> Result<()> {
        match self {
            Self::File(path) => match fs::remove_file(path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Error::target(self, error)),
                _ => Ok(()),
            },
            Self::Object { store, key } => match store.delete(key).await {
                Err(object_store::Error::NotFound { .. }) | Ok(()) => Ok(()),
                Err(error) => Err(Error::target(self, error)),
            },
        }
    }

    /// Removes the oldest time-named backups beside this one until at most `most` are left. Returns the removed names.
    pub async fn keep(&self, most: usize) -> Result<Vec<String>> {
        let mut names = self.beside().await?;
        names.sort_unstable();
        names.truncate(names.len().saturating_sub(most));
        for name in &names {
            match self {
                Self::File(path) => {
                    fs::remove_file(path.with_file_name(name)).map_err(|error| Error::target(self, error))?;
                }
                Self::Object { store, key } => {
                    store.delete(&beside(key, name)).await.map_err(|error| Error::target(self, error))?;
                }
            }
        }
        Ok(names)
    }

    /// Returns the names of the time-named backups in the folder of this place.
    pub(crate) async fn beside(&self) -> Result<Vec<String>> {
        let names: Vec<String> = match self {
            Self::File(path) => fs::read_dir(folder(path))
                .and_then(|files| files.map(|file| Ok(file?.file_name().to_string_lossy().into_owned())).collect())
                .map_err(|error: io::Error| Error::target(self, error))?,
            Self::Object { store, key } => {
                let folder = beside(key, "");
                let listed: Vec<_> =
                    store.list(Some(&folder)).try_collect().await.map_err(|error| Error::target(self, error))?;
                let siblings = listed.into_iter().filter(|meta| beside(&meta.location, "") == folder);
                siblings.filter_map(|meta| meta.location.filename().map(str::to_owned)).collect()
            }
        };
        Ok(names.into_iter().filter(|name| is_named_by_time(name)).collect())
    }
}

fn is_named_by_time(name: &str) -> bool {
    let (start, end) = NAMED;
    let time = name.strip_prefix(start).and_then(|rest| rest.strip_suffix(end));
    time.is_some_and(|time| {
        time.len() == "20261122T101500Z".len() && time.starts_with(|first: char| first.is_ascii_digit())
    })
}

fn is_folder(address: &str) -> bool {
    address.ends_with('/') || (!address.starts_with("s3://") && Path::new(address).is_dir())
}

/// Returns the folder of a file.
pub(crate) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Returns the key with another last part, or the folder when `name` is empty.
fn beside(key: &Key, name: &str) -> Key {
    let mut parts: Vec<_> = key.parts().collect();
    parts.pop();
    parts.extend((!name.is_empty()).then(|| name.into()));
    Key::from_iter(parts)
}

impl fmt::Display for BackupTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Object { key, .. } => write!(f, "{key} in the bucket"),
        }
    }
}

impl fmt::Debug for BackupTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
