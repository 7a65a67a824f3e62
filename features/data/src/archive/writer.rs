//! Writes an export archive on a blocking thread, part by part, so that memory use stays bounded.

use std::{
    fs::File,
    io::{self, BufWriter, Seek, Write},
};

use bytes::Bytes;
use db::{Table, Value};
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use tokio::sync::mpsc;
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

use super::{
    ExportedOrg, Manifest, cells,
    manifest::{ManifestFile, ManifestTable, hex},
};
use crate::{rules::archives, tables::is_withheld, types::Person};

/// Next part of an export.
pub(crate) enum Part {
    /// All people of the organization.
    People(Vec<Person>),
    /// Starts a table; the following rows belong to it.
    Table(&'static Table),
    /// More rows of the current table.
    Rows(Vec<Vec<Value>>),
    /// Starts a picture; the following bytes belong to it.
    Picture(String),
    /// More bytes of the current picture.
    Bytes(Bytes),
}

/// Writes the parts into an anonymous file as they arrive, and returns the file and its length in bytes.
pub(crate) fn write(
    organisation: ExportedOrg,
    now: Timestamp,
    mut parts: mpsc::Receiver<Part>,
) -> io::Result<(File, u64)> {
    let mut writer = ExportWriter::new(organisation, now)?;
    while let Some(part) = parts.blocking_recv() {
        match part {
            Part::People(people) => writer.write_people(&people)?,
            Part::Table(table) => writer.start_table(table)?,
            Part::Rows(rows) => writer.write_rows(&rows)?,
            Part::Picture(name) => {
                writer.end_table()?;
                writer.zip.start_file(archives::picture(&name), CompressionMethod::Stored)?;
            }
            Part::Bytes(bytes) => writer.zip.write_all(&bytes)?,
        }
    }
    writer.finish()
}

struct ExportWriter {
    zip: Zip,
    manifest: Manifest,
    table: Option<TableWriter>,
}

/// Table being written. Its spreadsheet is buffered in a separate file because a ZIP is written one file at a time.
struct TableWriter {
    table: &'static Table,
    rows: u64,
    sheet: BufWriter<File>,
}

impl ExportWriter {
    fn new(organisation: ExportedOrg, now: Timestamp) -> io::Result<Self> {
        let mut zip =
            Zip { archive: ZipWriter::new(BufWriter::new(tempfile::tempfile()?)), open: None, files: Vec::new() };
        for (name, text) in
            archives::READ_ME.into_iter().zip([include_str!("readme.en.txt"), include_str!("readme.fr.txt")])
        {
            zip.start_file(name.into(), CompressionMethod::Deflated)?;
            zip.write_all(text.as_bytes())?;
        }
        Ok(Self { zip, manifest: Manifest::new(organisation, now), table: None })
    }

    fn write_people(&mut self, people: &[Person]) -> io::Result<()> {
        self.zip.start_file(archives::rows_of("people"), CompressionMethod::Deflated)?;
        for person in people {
            serde_json::to_writer(&mut self.zip, person)?;
            self.zip.write_all(b"\n")?;
        }
        self.manifest.people = people.len() as u64;
        Ok(())
    }

    fn start_table(&mut self, table: &'static Table) -> io::Result<()> {
        self.end_table()?;
        self.zip.start_file(archives::rows_of(table.name), CompressionMethod::Deflated)?;
        let mut sheet = BufWriter::new(tempfile::tempfile()?);
        sheet.write_all(cells::header(table).as_bytes())?;
        self.table = Some(TableWriter { table, rows: 0, sheet });
        Ok(())
    }

    fn write_rows(&mut self, rows: &[Vec<Value>]) -> io::Result<()> {
        let Some(TableWriter { table, rows: count, sheet }) = &mut self.table else { return Ok(()) };
        for row in rows {
            let object = cells::object(table, row, |at| is_withheld(table, at));
            serde_json::to_writer(&mut self.zip, &object)?;
            self.zip.write_all(b"\n")?;
            sheet.write_all(cells::line(table, row).as_bytes())?;
        }
        *count += rows.len() as u64;
        Ok(())
    }

    fn end_table(&mut self) -> io::Result<()> {
        let Some(TableWriter { table, rows, sheet }) = self.table.take() else { return Ok(()) };
        self.manifest.tables.push(ManifestTable { table: table.name.into(), rows });
        self.zip.start_file(archives::sheet_of(table.name), CompressionMethod::Deflated)?;
        let mut sheet = sheet.into_inner().map_err(io::IntoInnerError::into_error)?;
        sheet.rewind()?;
        io::copy(&mut sheet, &mut self.zip)?;
        Ok(())
    }

    fn finish(mut self) -> io::Result<(File, u64)> {
        self.end_table()?;
        self.zip.finish(self.manifest)
    }
}

/// File being written, with its length and digest so far.
struct OpenFile {
    name: String,
    bytes: u64,
    digest: Sha256,
}

/// ZIP writer that records the checksum of each file.
struct Zip {
    archive: ZipWriter<BufWriter<File>>,
    open: Option<OpenFile>,
    files: Vec<ManifestFile>,
}

impl Zip {
    fn start_file(&mut self, name: String, method: CompressionMethod) -> io::Result<()> {
        self.finish_file();
        self.start_zip_entry(&name, method)?;
        self.open = Some(OpenFile { name, bytes: 0, digest: Sha256::new() });
        Ok(())
    }

    fn start_zip_entry(&mut self, name: &str, method: CompressionMethod) -> io::Result<()> {
        let options = SimpleFileOptions::default().compression_method(method).large_file(true);
        Ok(self.archive.start_file(name, options)?)
    }

    fn finish_file(&mut self) {
        if let Some(OpenFile { name, bytes, digest }) = self.open.take() {
            self.files.push(ManifestFile { name, bytes, sha256: hex(digest.finalize()) });
        }
    }

    fn finish(mut self, mut manifest: Manifest) -> io::Result<(File, u64)> {
        self.finish_file();
        manifest.files = std::mem::take(&mut self.files);
        self.start_zip_entry(archives::MANIFEST, CompressionMethod::Deflated)?;
        serde_json::to_writer_pretty(&mut self.archive, &manifest)?;
        let mut file = self.archive.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?;
        let bytes = file.seek(io::SeekFrom::End(0))?;
        file.rewind()?;
        Ok((file, bytes))
    }
}

impl Write for Zip {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.archive.write(bytes)?;
        if let Some(file) = &mut self.open {
            file.bytes += written as u64;
            file.digest.update(&bytes[..written]);
        }
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.archive.flush()
    }
}
