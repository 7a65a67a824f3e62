//! Options of the photo storage, for each command that reads or writes photos.

use clap::Args;
use media::StoreTarget;

use super::Database;

/// Photo storage.
#[derive(Args, Clone, Debug)]
pub struct Photos {
    /// Photo storage: a folder, or s3://bucket/prefix with AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, and
    /// for other S3-compatible stores AWS_ENDPOINT_URL. Defaults to a folder next to the SQLite file, or ./data/photos
    #[arg(long = "photos", env = "VITRINE_PHOTOS")]
    address: Option<String>,
}

impl Photos {
    /// Returns the storage of the photos that belong to this database.
    pub fn place(&self, database: &Database) -> StoreTarget {
        let address = self.address.clone().unwrap_or_else(|| database.beside("photos"));
        StoreTarget::new(&address, bucket_settings())
    }
}

/// Reads the bucket settings from the environment.
pub(super) fn bucket_settings() -> Vec<(String, String)> {
    std::env::vars().filter(|(name, _)| name.starts_with("AWS_")).collect()
}
