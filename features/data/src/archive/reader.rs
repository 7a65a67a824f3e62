//! Reads an uploaded export. All of it is validated before any of it is used.

use std::{
    collections::HashMap,
    fs::File,
    io::{self, BufRead, BufReader, Read},
};

use db::{Table, Value};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value as Json};
use sha2::{Digest, Sha256};
use zip::{ZipArchive, read::ZipFile};

use super::{
    Manifest, cells,
    manifest::{ManifestFile, hex},
};
use crate::{
    rules::archives::{self, ArchiveEntry, MANIFEST, MAX_MANIFEST_BYTES, MAX_ROW_BYTES},
    tables,
    types::Person,
};

/// Reason for refusing an export; a sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// The file is not a ZIP, or it is damaged.
    #[error("the file is not a complete ZIP file: {0}")]
    NotAZip(String),
    /// The ZIP is not an export.
    #[error("the file is not an export of an organization: {0}")]
    NotAnExport(String),
    /// Another version wrote the export.
    #[error("another version of Vitrine wrote this export: {0}")]
    OtherVersion(String),
    /// The content does not match the manifest.
    #[error("this export was changed or damaged: {0}")]
    Damaged(String),
    /// The content cannot be imported into this instance.
    #[error("{0}")]
    NotImportable(String),
    /// The export may be valid, but this machine could not read it.
    #[error("could not be read: {0}")]
    Unreadable(#[from] io::Error),
}

/// Validated export: the manifest is complete, and each file matches it.
pub(crate) struct Archive {
    zip: ZipArchive<BufReader<File>>,
    pub(crate) manifest: Manifest,
}

impl Archive {
    /// Validates the whole file. Blocks the thread.
    pub(crate) fn open(file: File) -> Result<Self, Refusal> {
        let mut zip = ZipArchive::new(BufReader::new(file)).map_err(|error| Refusal::NotAZip(error.to_string()))?;
        let listed = listed(&mut zip)?;
        if let Some(flaw) = archives::flaw(&listed) {
            return Err(Refusal::NotAnExport(flaw));
        }
        let manifest = manifest(&mut zip)?;
        let mut archive = Self { zip, manifest };
        archive.check_list(&listed)?;
        for file in archive.manifest.files.clone() {
            archive.check_file(&file)?;
        }
        Ok(archive)
    }

    /// Checks that every file is in the manifest and that every file which this version requires exists.
    fn check_list(&self, listed: &[ArchiveEntry]) -> Result<(), Refusal> {
        let expected_sizes: HashMap<&str, u64> =
            self.manifest.files.iter().map(|file| (file.name.as_str(), file.bytes)).collect();
        let odd = listed
            .iter()
            .find(|file| file.name != MANIFEST && expected_sizes.get(file.name.as_str()) != Some(&file.unpacked));
        if let Some(odd) = odd {
            return Err(Refusal::Damaged(format!("{:?} does not match the manifest", odd.name)));
        }
        if expected_sizes.len() + 1 != listed.len() || expected_sizes.len() != self.manifest.files.len() {
            return Err(Refusal::Damaged("files of the manifest are missing".into()));
        }
        let own_tables: Vec<&str> = tables::exported().map(|table| table.name).collect();
        let archive_tables: Vec<&str> = self.manifest.tables.iter().map(|rows| rows.table.as_str()).collect();
        if own_tables != archive_tables {
            return Err(Refusal::OtherVersion("its tables are different".into()));
        }
        let needed = own_tables.iter().map(|table| archives::rows_of(table)).chain([archives::rows_of("people")]);
        match needed.into_iter().find(|name| !expected_sizes.contains_key(name.as_str())) {
            Some(missing) => Err(Refusal::Damaged(format!("{missing:?} is missing"))),
            None => Ok(()),
        }
    }

    fn check_file(&mut self, file_entry: &ManifestFile) -> Result<(), Refusal> {
        let mut digest = Sha256::new();
        // Reading stops after the size in the manifest, however much the file unpacks to.
        let mut file = self.file(&file_entry.name)?.take(file_entry.bytes + 1);
        let length =
            io::copy(&mut file, &mut DigestWriter(&mut digest)).map_err(|error| damaged(&file_entry.name, &error))?;
        if length != file_entry.bytes || hex(digest.finalize()) != file_entry.sha256 {
            return Err(Refusal::Damaged(format!("the checksum of {:?} does not match", file_entry.name)));
        }
        Ok(())
    }

    /// Reads all people of the organization.
    pub(crate) fn people(&mut self) -> Result<Vec<Person>, Refusal> {
        let name = archives::rows_of("people");
        let people: Vec<Person> = self.lines(&name)?.collect::<Result<_, _>>()?;
        let expected = self.manifest.people;
        if people.len() as u64 == expected {
            Ok(people)
        } else {
            Err(Refusal::Damaged("some people are missing".into()))
        }
    }

    /// Passes the rows of a table to `take` in batches.
    pub(crate) fn rows(
        &mut self,
        table: &'static Table,
        mut take: impl FnMut(Vec<Vec<Value>>) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let expected = self.manifest.tables.iter().find(|rows| rows.table == table.name).map_or(0, |rows| rows.rows);
        let (mut batch, mut count) = (Vec::new(), 0);
        for object in self.lines::<Map<String, Json>>(&archives::rows_of(table.name))? {
            let row = cells::row(table, object?);
            batch
                .push(row.ok_or_else(|| Refusal::OtherVersion(format!("the table {} has other columns", table.name)))?);
            count += 1;
            if batch.len() == ROWS {
                take(std::mem::take(&mut batch))?;
            }
        }
        if count != expected {
            return Err(Refusal::Damaged(format!("{} has {count} rows instead of {expected}", table.name)));
        }
        if batch.is_empty() { Ok(()) } else { take(batch) }
    }

    /// Reads a picture of at most `most` bytes.
    pub(crate) fn picture(&mut self, name: &str, most: u64) -> Result<Vec<u8>, Refusal> {
        let name = archives::picture(name);
        let mut content = Vec::new();
        self.file(&name)?.take(most + 1).read_to_end(&mut content)?;
        let is_picture = content.starts_with(JPEG) && content.len() as u64 <= most;
        if is_picture { Ok(content) } else { Err(Refusal::NotImportable(format!("{name:?} is not a valid picture"))) }
    }

    /// Number of pictures.
    pub(crate) fn pictures(&self) -> usize {
        self.manifest.files.iter().filter(|file| file.name.starts_with(&archives::picture(""))).count()
    }

    fn lines<T: DeserializeOwned>(
        &mut self,
        name: &str,
    ) -> Result<impl Iterator<Item = Result<T, Refusal>> + use<'_, T>, Refusal> {
        let mut file = BufReader::new(self.file(name)?);
        let name = name.to_owned();
        let mut line = Vec::new();
        Ok(std::iter::from_fn(move || {
            line.clear();
            match (&mut file).take(MAX_ROW_BYTES).read_until(b'\n', &mut line) {
                Ok(0) => None,
                Ok(_) => Some(serde_json::from_slice(&line).map_err(|error| damaged(&name, &error))),
                Err(error) => Some(Err(damaged(&name, &error))),
            }
        }))
    }

    fn file(&mut self, name: &str) -> Result<ZipFile<'_, BufReader<File>>, Refusal> {
        self.zip.by_name(name).map_err(|error| damaged(name, &error))
    }
}

/// Batch size, in rows.
const ROWS: usize = 500;
/// First bytes of every JPEG.
const JPEG: &[u8] = &[0xff, 0xd8, 0xff];

struct DigestWriter<'a>(&'a mut Sha256);

impl io::Write for DigestWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn listed(zip: &mut ZipArchive<BufReader<File>>) -> Result<Vec<ArchiveEntry>, Refusal> {
    (0..zip.len())
        .map(|at| {
            let file = zip.by_index_raw(at).map_err(|error| Refusal::NotAZip(error.to_string()))?;
            let name = file.name().map_err(|error| Refusal::NotAZip(error.to_string()))?.into_owned();
            Ok(ArchiveEntry { name, packed: file.compressed_size(), unpacked: file.size() })
        })
        .collect()
}

fn manifest(zip: &mut ZipArchive<BufReader<File>>) -> Result<Manifest, Refusal> {
    let missing = |_| Refusal::NotAnExport(format!("it has no {MANIFEST}"));
    let mut text = Vec::new();
    zip.by_name(MANIFEST).map_err(missing)?.take(MAX_MANIFEST_BYTES).read_to_end(&mut text)?;
    let other = |error: serde_json::Error| Refusal::OtherVersion(error.to_string());
    let manifest: Manifest = serde_json::from_slice(&text).map_err(other)?;
    if manifest.is_of_this_version() {
        Ok(manifest)
    } else {
        Err(Refusal::OtherVersion("its format is different".into()))
    }
}

fn damaged(name: &str, error: &dyn std::error::Error) -> Refusal {
    Refusal::Damaged(format!("{name:?}: {error}"))
}
