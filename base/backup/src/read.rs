//! Reading a backup: to check it, and to fill a database from it.

use std::io::Write;

use db::{
    Db, Migration,
    copy::{Checksum, Filling, Table},
};
use media::Store;

use crate::{
    Contents, Error, Head, Place, Result, TableContents,
    chunks::Proved,
    photo::Photo,
    record::{FRONT, Record},
    stream::Incoming,
};

/// What was found in a backup.
#[derive(Debug)]
pub struct Found {
    /// What the backup is of.
    pub head: Head,
    /// What is in it.
    pub contents: Contents,
    /// The content of the key file, if that is in it.
    pub keys: Option<Vec<u8>>,
}

/// What a backup is restored onto.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onto {
    /// An empty database; another is refused.
    Nothing,
    /// A database whose content goes.
    WhatIsThere,
}

/// Reads a whole backup and proves that it is what was written.
pub async fn check(from: &Place, passphrase: Option<&str>) -> Result<Found> {
    walk(Incoming::begin(from).await?, passphrase).await
}

/// Fills a database from a backup, in one transaction. Photos are put into their store before it is committed.
///
/// # Errors
/// [`Error`]: the database is as it was before. Photos may have been put; no row names them.
pub async fn restore(
    from: &Place,
    passphrase: Option<&str>,
    db: &Db,
    known: &'static [Migration],
    onto: Onto,
    photos: &Store,
) -> Result<Found> {
    let mut reading = Reading::begin(Incoming::begin(from).await?, passphrase).await?;
    let head = reading.head().await?;
    let filling = match onto {
        Onto::Nothing => db.fill(known, &head.migrations).await?,
        Onto::WhatIsThere => db.refill(known, &head.migrations).await?,
    };
    let mut into = Target { filling, photos };
    let found = reading.rest(head, Some(&mut into)).await?;
    into.filling.commit().await?;
    Ok(found)
}

/// The whole of a backup, proved and forgotten again.
pub(crate) async fn walk(from: Incoming, passphrase: Option<&str>) -> Result<Found> {
    let mut reading = Reading::begin(from, passphrase).await?;
    let head = reading.head().await?;
    reading.rest(head, None).await
}

/// Where a backup goes.
struct Target<'a> {
    filling: Filling,
    photos: &'a Store,
}

/// Records, decompressed.
struct Reading {
    chunks: Proved,
    zstd: zstd::stream::write::Decoder<'static, Vec<u8>>,
    /// So much of what was decompressed is handed on.
    taken: usize,
}

impl Reading {
    async fn begin(from: Incoming, passphrase: Option<&str>) -> Result<Self> {
        let zstd = zstd::stream::write::Decoder::new(Vec::new()).map_err(Error::internal)?;
        Ok(Self { chunks: Proved::begin(from, passphrase).await?, zstd, taken: 0 })
    }

    async fn head(&mut self) -> Result<Head> {
        match self.record().await? {
            Record::Head(head) => Ok(head),
            _ => Err(Error::damaged("it does not begin with what it is")),
        }
    }

    /// Everything after the head.
    async fn rest(&mut self, head: Head, mut into: Option<&mut Target<'_>>) -> Result<Found> {
        let (mut contents, mut keys) = (Contents::default(), None);
        loop {
            match self.record().await? {
                Record::Table(table) => {
                    if let Some(into) = &mut into {
                        into.filling.table(&table).await?;
                    }
                    contents.tables.push(self.table(&table, into.as_deref_mut()).await?);
                }
                Record::Keys(content) => {
                    contents.has_keys = true;
                    keys = Some(content);
                }
                Record::Photo(name) => {
                    contents.photos += 1;
                    self.photo(&name, into.as_deref()).await?;
                }
                Record::End(told) if told == contents => break,
                Record::End(_) => return Err(Error::damaged("it does not hold what its end says")),
                _ => return Err(order()),
            }
        }
        // The digest of the whole file comes after the last record.
        while self.more().await? {}
        if self.waiting() == 0 { Ok(Found { head, contents, keys }) } else { Err(order()) }
    }

    async fn table(&mut self, table: &Table, mut into: Option<&mut Target<'_>>) -> Result<TableContents> {
        let mut checksum = Checksum::default();
        loop {
            match self.record().await? {
                Record::Rows(rows) => {
                    checksum.add(&rows).map_err(Error::damaged)?;
                    if let Some(into) = &mut into {
                        into.filling.rows(rows).await?;
                    }
                }
                Record::TableEnd(told) if told == TableContents::new(table, checksum) => return Ok(told),
                Record::TableEnd(_) => {
                    return Err(Error::damaged(format!("the rows of {} are not those it had", table.name)));
                }
                _ => return Err(order()),
            }
        }
    }

    async fn photo(&mut self, name: &str, into: Option<&Target<'_>>) -> Result<()> {
        let mut photo = Photo::default();
        loop {
            match self.record().await? {
                Record::Piece(piece) if into.is_some() => photo.add(&piece)?,
                Record::Piece(_) => {}
                Record::PhotoEnd => break,
                _ => return Err(order()),
            }
        }
        match into {
            Some(into) => photo.put(into.photos, name).await,
            None => Ok(()),
        }
    }

    async fn record(&mut self) -> Result<Record> {
        let front = self.exactly(FRONT).await?.try_into().map_err(|_| Error::CutOff)?;
        let (letter, length) = Record::front(front);
        Record::read(letter, self.exactly(length).await?)
    }

    async fn exactly(&mut self, wanted: usize) -> Result<Vec<u8>> {
        while self.waiting() < wanted {
            if !self.more().await? {
                return Err(Error::CutOff);
            }
        }
        let end = self.taken + wanted;
        let bytes = self.zstd.get_ref()[self.taken..end].to_vec();
        self.taken = end;
        Ok(bytes)
    }

    fn waiting(&self) -> usize {
        self.zstd.get_ref().len() - self.taken
    }

    /// Decompresses another chunk; false after the last, when the whole file is proved.
    async fn more(&mut self) -> Result<bool> {
        let Some(chunk) = self.chunks.next().await? else { return Ok(false) };
        self.zstd.get_mut().drain(..self.taken);
        self.taken = 0;
        self.zstd.write_all(&chunk).map_err(Error::damaged)?;
        self.zstd.flush().map_err(Error::damaged)?;
        Ok(true)
    }
}

fn order() -> Error {
    Error::damaged("its parts are in another order")
}
