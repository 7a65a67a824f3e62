//! Photo file being restored into its store.

use std::{
    fs::File,
    io::{Seek, Write},
};

use media::Store;

use crate::{Error, Result};

/// Maximum size in memory, in bytes; a larger photo goes to an unnamed temporary file.
const IN_MEMORY: usize = 8 * 1024 * 1024;

/// Content received so far.
#[derive(Default)]
pub(crate) struct Photo {
    content: Vec<u8>,
    /// Content before `content`, once it exceeded the limit.
    file: Option<File>,
}

impl Photo {
    pub(crate) fn add(&mut self, piece: &[u8]) -> Result<()> {
        self.content.extend(piece);
        if self.content.len() > IN_MEMORY { self.spill() } else { Ok(()) }
    }

    fn spill(&mut self) -> Result<()> {
        let failed = |error| Error::target("a temporary file", error);
        let mut file = self.file.take().map_or_else(tempfile::tempfile, Ok).map_err(failed)?;
        file.write_all(&self.content).map_err(failed)?;
        self.content.clear();
        self.file = Some(file);
        Ok(())
    }

    /// Stores the photo under its name.
    pub(crate) async fn put(mut self, store: &Store, name: &str) -> Result<()> {
        if self.file.is_some() {
            self.spill()?;
        }
        match self.file {
            None => store.put(name, self.content).await?,
            Some(mut file) => {
                file.rewind().map_err(|error| Error::target("a temporary file", error))?;
                store.put_file(name, file).await?;
            }
        }
        Ok(())
    }
}
