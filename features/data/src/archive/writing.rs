//! Writing of an export, one part at a time on a blocking thread, so that memory holds a few rows and one picture only.

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
    Manifest, Of, cells,
    manifest::{FileOf, Rows, hex},
};
use crate::{rules::archives, tables::withheld, types::Person};

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
pub(crate) fn write(of: Of, now: Timestamp, mut parts: mpsc::Receiver<Part>) -> io::Result<(File, u64)> {
    let mut writing = Writing::new(of, now)?;
    while let Some(part) = parts.blocking_recv() {
        match part {
            Part::People(people) => writing.people(&people)?,
            Part::Table(table) => writing.table(table)?,
            Part::Rows(rows) => writing.rows(&rows)?,
            Part::Picture(name) => {
                writing.end_table()?;
                writing.zip.begin(archives::picture(&name), CompressionMethod::Stored)?;
            }
            Part::Bytes(bytes) => writing.zip.write_all(&bytes)?,
        }
    }
    writing.finish()
}

struct Writing {
    zip: Zip,
    manifest: Manifest,
    table: Option<Open>,
}

/// Table being written. Its spreadsheet is buffered in a separate file because a ZIP is written one file at a time.
struct Open {
    table: &'static Table,
    rows: u64,
    sheet: BufWriter<File>,
}

impl Writing {
    fn new(of: Of, now: Timestamp) -> io::Result<Self> {
        let mut zip =
            Zip { archive: ZipWriter::new(BufWriter::new(tempfile::tempfile()?)), open: None, files: Vec::new() };
        for (name, text) in
            archives::READ_ME.into_iter().zip([include_str!("readme.en.txt"), include_str!("readme.fr.txt")])
        {
            zip.begin(name.into(), CompressionMethod::Deflated)?;
            zip.write_all(text.as_bytes())?;
        }
        Ok(Self { zip, manifest: Manifest::new(of, now), table: None })
    }

    fn people(&mut self, people: &[Person]) -> io::Result<()> {
        self.zip.begin(archives::rows_of("people"), CompressionMethod::Deflated)?;
        for person in people {
            serde_json::to_writer(&mut self.zip, person)?;
            self.zip.write_all(b"\n")?;
        }
        self.manifest.people = people.len() as u64;
        Ok(())
    }

    fn table(&mut self, table: &'static Table) -> io::Result<()> {
        self.end_table()?;
        self.zip.begin(archives::rows_of(table.name), CompressionMethod::Deflated)?;
        let mut sheet = BufWriter::new(tempfile::tempfile()?);
        sheet.write_all(cells::header(table).as_bytes())?;
        self.table = Some(Open { table, rows: 0, sheet });
        Ok(())
    }

    fn rows(&mut self, rows: &[Vec<Value>]) -> io::Result<()> {
        let Some(Open { table, rows: count, sheet }) = &mut self.table else { return Ok(()) };
        for row in rows {
            let object = cells::object(table, row, |at| withheld(table, at).is_some());
            serde_json::to_writer(&mut self.zip, &object)?;
            self.zip.write_all(b"\n")?;
            sheet.write_all(cells::line(table, row).as_bytes())?;
        }
        *count += rows.len() as u64;
        Ok(())
    }

    fn end_table(&mut self) -> io::Result<()> {
        let Some(Open { table, rows, sheet }) = self.table.take() else { return Ok(()) };
        self.manifest.tables.push(Rows { table: table.name.into(), rows });
        self.zip.begin(archives::sheet_of(table.name), CompressionMethod::Deflated)?;
        let mut sheet = sheet.into_inner().map_err(io::IntoInnerError::into_error)?;
        sheet.rewind()?;
        io::copy(&mut sheet, &mut self.zip).map(drop)
    }

    fn finish(mut self) -> io::Result<(File, u64)> {
        self.end_table()?;
        self.zip.finish(self.manifest)
    }
}

/// ZIP writer that records the checksum of each file.
struct Zip {
    archive: ZipWriter<BufWriter<File>>,
    open: Option<(String, u64, Sha256)>,
    files: Vec<FileOf>,
}

impl Zip {
    fn begin(&mut self, name: String, method: CompressionMethod) -> io::Result<()> {
        self.end();
        self.start(&name, method)?;
        self.open = Some((name, 0, Sha256::new()));
        Ok(())
    }

    fn start(&mut self, name: &str, method: CompressionMethod) -> io::Result<()> {
        let options = SimpleFileOptions::default().compression_method(method).large_file(true);
        Ok(self.archive.start_file(name, options)?)
    }

    fn end(&mut self) {
        if let Some((name, bytes, digest)) = self.open.take() {
            self.files.push(FileOf { name, bytes, sha256: hex(digest.finalize()) });
        }
    }

    fn finish(mut self, mut manifest: Manifest) -> io::Result<(File, u64)> {
        self.end();
        manifest.files = std::mem::take(&mut self.files);
        self.start(archives::MANIFEST, CompressionMethod::Deflated)?;
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
        if let Some((_, length, digest)) = &mut self.open {
            *length += written as u64;
            digest.update(&bytes[..written]);
        }
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.archive.flush()
    }
}
