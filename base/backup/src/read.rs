//! Reading of backups, to check them and to restore a database.

use std::io::Write;

use db::{
    Db, Migration,
    copy::{Checksum, Filling, Table},
};
use media::Store;

use crate::{
    BackupTarget, Contents, Error, Head, Result, TableContents,
    chunks::VerifiedReader,
    photo::Photo,
    record::{FRONT, Record},
    stream::Incoming,
};

/// Content found in a backup.
#[derive(Debug)]
pub struct BackupContent {
    /// Origin of the backup.
    pub head: Head,
    /// Tables and files in the backup.
    pub contents: Contents,
    /// Content of the key file, if included.
    pub keys: Option<Vec<u8>>,
}

/// Target database of a restore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onto {
    /// Empty database; any other is refused.
    Nothing,
    /// Database whose content is replaced.
    WhatIsThere,
}

/// Reads a whole backup and verifies it.
pub async fn check(from: &BackupTarget, passphrase: Option<&str>) -> Result<BackupContent> {
    walk(Incoming::begin(from).await?, passphrase).await
}

/// Restores a backup into a database, in one transaction. Photos are stored before it is committed.
///
/// # Errors
/// [`Error`]: the database is unchanged. Photos may have been stored; no row refers to them.
pub async fn restore(
    from: &BackupTarget,
    passphrase: Option<&str>,
    db: &Db,
    migrations: &'static [Migration],
    onto: Onto,
    photos: &Store,
) -> Result<BackupContent> {
    restore_into(from, passphrase, db, migrations, onto, Some(photos)).await
}

/// Restores the rows of a backup, and verifies its photos without storing them.
pub(crate) async fn restore_rows(
    from: &BackupTarget,
    passphrase: Option<&str>,
    db: &Db,
    migrations: &'static [Migration],
    onto: Onto,
) -> Result<BackupContent> {
    restore_into(from, passphrase, db, migrations, onto, None).await
}

async fn restore_into(
    from: &BackupTarget,
    passphrase: Option<&str>,
    db: &Db,
    migrations: &'static [Migration],
    onto: Onto,
    photos: Option<&Store>,
) -> Result<BackupContent> {
    let mut reading = Reading::begin(Incoming::begin(from).await?, passphrase).await?;
    let head = reading.head().await?;
    let filling = match onto {
        Onto::Nothing => db.fill(migrations, &head.migrations).await?,
        Onto::WhatIsThere => db.refill(migrations, &head.migrations).await?,
    };
    let mut into = Target { filling, photos };
    let content = reading.rest(head, Some(&mut into)).await?;
    into.filling.commit().await?;
    Ok(content)
}

/// Reads and verifies a whole backup without keeping its rows.
pub(crate) async fn walk(from: Incoming, passphrase: Option<&str>) -> Result<BackupContent> {
    let mut reading = Reading::begin(from, passphrase).await?;
    let head = reading.head().await?;
    reading.rest(head, None).await
}

/// Target of a restore.
struct Target<'a> {
    filling: Filling,
    /// Store of the photos; `None` when they are only verified.
    photos: Option<&'a Store>,
}

/// Reader of decompressed records.
struct Reading {
    chunks: VerifiedReader,
    zstd: zstd::stream::write::Decoder<'static, Vec<u8>>,
    /// Number of decompressed bytes already consumed.
    taken: usize,
}

impl Reading {
    async fn begin(from: Incoming, passphrase: Option<&str>) -> Result<Self> {
        let zstd = zstd::stream::write::Decoder::new(Vec::new()).map_err(Error::internal)?;
        Ok(Self { chunks: VerifiedReader::begin(from, passphrase).await?, zstd, taken: 0 })
    }

    async fn head(&mut self) -> Result<Head> {
        match self.record().await? {
            Record::Head(head) => Ok(head),
            _ => Err(Error::damaged("it does not begin with what it is")),
        }
    }

    /// Reads everything after the head.
    async fn rest(&mut self, head: Head, mut into: Option<&mut Target<'_>>) -> Result<BackupContent> {
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
                    self.photo(&name, into.as_deref().and_then(|into| into.photos)).await?;
                }
                Record::End(expected) if expected == contents => break,
                Record::End(_) => return Err(Error::damaged("it does not hold what its end says")),
                _ => return Err(order()),
            }
        }
        // The digest of the whole file follows the last record.
        while self.more().await? {}
        if self.waiting() == 0 { Ok(BackupContent { head, contents, keys }) } else { Err(order()) }
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
                Record::TableEnd(contents) if contents == TableContents::new(table, checksum) => return Ok(contents),
                Record::TableEnd(_) => {
                    return Err(Error::damaged(format!("the rows of {} are not those it had", table.name)));
                }
                _ => return Err(order()),
            }
        }
    }

    async fn photo(&mut self, name: &str, into: Option<&Store>) -> Result<()> {
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
            Some(store) => photo.put(store, name).await,
            None => Ok(()),
        }
    }

    async fn record(&mut self) -> Result<Record> {
        let front = self.exactly(FRONT).await?.try_into().map_err(|_| Error::CutOff)?;
        let (letter, length) = Record::front(front);
        Record::read(letter, self.exactly(length).await?)
    }

    async fn exactly(&mut self, length: usize) -> Result<Vec<u8>> {
        while self.waiting() < length {
            if !self.more().await? {
                return Err(Error::CutOff);
            }
        }
        let end = self.taken + length;
        let bytes = self.zstd.get_ref()[self.taken..end].to_vec();
        self.taken = end;
        Ok(bytes)
    }

    fn waiting(&self) -> usize {
        self.zstd.get_ref().len() - self.taken
    }

    /// Decompresses the next chunk. Returns false after the last one, once the whole file is verified.
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
