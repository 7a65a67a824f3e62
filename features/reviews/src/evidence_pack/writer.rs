//! Writer of packs, which keeps a core busy.

use std::sync::Arc;

use api::{Error, Result};
use pdf::Language;
use tokio::{sync::Semaphore, task};

use super::{archive::archive, document::document, table::table};
use crate::types::EvidencePack;

/// Writes packs on a blocking thread, one at a time. One per process; cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct PackWriter(Arc<Semaphore>);

impl Default for PackWriter {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(1)))
    }
}

impl PackWriter {
    /// Returns a pack as a ZIP archive, with the PDF in a language.
    pub(crate) async fn write(&self, pack: EvidencePack, language: Language) -> Result<Vec<u8>> {
        let permit = Arc::clone(&self.0).acquire_owned().await.map_err(Error::internal)?;
        let work = move || {
            // The work holds the permit and not the caller, because the caller may disconnect.
            let _permit = permit;
            written(&pack, language)
        };
        task::spawn_blocking(work).await.map_err(Error::internal)?
    }
}

fn written(pack: &EvidencePack, language: Language) -> Result<Vec<u8>> {
    let document = document(pack, language).render().map_err(Error::internal)?;
    let json = serde_json::to_vec_pretty(pack).map_err(Error::internal)?;
    let table = table(&pack.reviews).into_bytes();
    archive(&[("evidence.pdf", document.bytes), ("reviews.csv", table), ("evidence.json", json)])
        .map_err(Error::internal)
}
