//! Creation of backups.

use std::io::Write;

use db::{
    Db, Engine, Migration,
    copy::{Checksum, Piece, Table},
};
use futures::{StreamExt, TryStreamExt};
use jiff::Timestamp;
use media::Store;

use crate::{
    BackupTarget, Contents, Error, Head, Result, TableContents,
    chunks::Chunks,
    read,
    record::Record,
    seal::Seal,
    stream::{CompleteBackup, Outgoing},
};

/// Compression level: zstd's default, which shrinks the data to an eighth at the speed of disks.
const LEVEL: i32 = 3;

/// Options of a backup: its content besides the database, encryption, and program version.
#[derive(Default)]
pub struct Also<'a> {
    /// Photo store to include.
    pub photos: Option<&'a Store>,
    /// Content of the key file, to include.
    pub keys: Option<Vec<u8>>,
    /// Passphrase to encrypt with.
    pub passphrase: Option<&'a str>,
    /// Version of the program, written to the head record.
    pub program: &'a str,
}

/// Writes a backup of a snapshot while other writers continue, and reads it back. A file gets its name, and replaces an
/// older file of that name, only after it is read back.
///
/// # Errors
/// [`Error`]: a backup that could not be finished is removed.
pub async fn write(
    db: &Db,
    migrations: &'static [Migration],
    to: &BackupTarget,
    also: &Also<'_>,
    now: Timestamp,
) -> Result<Contents> {
    let seal = Seal::new(also.passphrase)?;
    let mut writing = Writing::begin(to, seal).await?;
    let contents = match fill(&mut writing, db, migrations, also, now).await {
        Ok(contents) => contents,
        Err(error) => {
            writing.chunks.give_up().await;
            return Err(error);
        }
    };
    let written = writing.end().await?;
    match verify(&written, also.passphrase, &contents).await {
        Ok(()) => written.keep()?,
        Err(error) => {
            written.give_up().await;
            return Err(error);
        }
    }
    Ok(contents)
}

async fn fill(
    writing: &mut Writing,
    db: &Db,
    migrations: &'static [Migration],
    also: &Also<'_>,
    now: Timestamp,
) -> Result<Contents> {
    let mut snapshot = db.snapshot(migrations).await?;
    let engine = match db.engine() {
        Engine::Sqlite => "sqlite",
        Engine::Postgres => "postgres",
    };
    let migrations = snapshot.migrations.clone();
    let head = Head { program: also.program.to_owned(), made_at: now, engine: engine.to_owned(), migrations };
    writing.put(&Record::Head(head)).await?;
    let mut contents = Contents { has_keys: also.keys.is_some(), ..Contents::default() };
    let mut table: Option<(Table, Checksum)> = None;
    loop {
        let piece = snapshot.next().await?;
        if !matches!(piece, Some(Piece::Rows(_)))
            && let Some((table, checksum)) = table.take()
        {
            let ended = TableContents::new(&table, checksum);
            contents.tables.push(ended.clone());
            writing.put(&Record::TableEnd(ended)).await?;
        }
        match piece {
            Some(Piece::Table(next)) => {
                writing.put(&Record::Table(next.clone())).await?;
                table = Some((next, Checksum::default()));
            }
            Some(Piece::Rows(rows)) => {
                if let Some((_, checksum)) = &mut table {
                    checksum.add(&rows)?;
                }
                writing.put(&Record::Rows(rows)).await?;
            }
            None => break,
        }
    }
    if let Some(keys) = &also.keys {
        writing.put(&Record::Keys(keys.clone())).await?;
    }
    if let Some(store) = also.photos {
        contents.photos = photos(writing, store).await?;
    }
    writing.put(&Record::End(contents.clone())).await?;
    Ok(contents)
}

/// Writes the photos, after the rows: a photo is stored before the row that names it. Photos removed meanwhile are
/// skipped.
async fn photos(writing: &mut Writing, store: &Store) -> Result<u64> {
    let mut count = 0;
    let mut names = store.older_than(Timestamp::MAX).boxed();
    while let Some(name) = names.try_next().await? {
        let Some(mut photo) = store.get(&name).await? else { continue };
        writing.put(&Record::Photo(name)).await?;
        while let Some(piece) = photo.content.try_next().await? {
            writing.put(&Record::Piece(piece.into())).await?;
        }
        writing.put(&Record::PhotoEnd).await?;
        count += 1;
    }
    Ok(count)
}

async fn verify(written: &CompleteBackup, passphrase: Option<&str>, expected: &Contents) -> Result<()> {
    let content = read::walk(written.read().await?, passphrase).await?;
    if content.contents == *expected { Ok(()) } else { Err(Error::damaged("read back, it is not what was written")) }
}

/// Writer of compressed records.
struct Writing {
    zstd: zstd::stream::write::Encoder<'static, Vec<u8>>,
    chunks: Chunks,
}

impl Writing {
    async fn begin(to: &BackupTarget, seal: Seal) -> Result<Self> {
        let zstd = zstd::stream::write::Encoder::new(Vec::new(), LEVEL).map_err(Error::internal)?;
        Ok(Self { zstd, chunks: Chunks::begin(Outgoing::begin(to)?, seal).await? })
    }

    async fn put(&mut self, record: &Record) -> Result<()> {
        self.zstd.write_all(&record.write()?).map_err(Error::internal)?;
        let compressed = std::mem::take(self.zstd.get_mut());
        self.chunks.write(&compressed).await
    }

    async fn end(self) -> Result<CompleteBackup> {
        let Self { zstd, mut chunks } = self;
        let rest = zstd.finish().map_err(Error::internal)?;
        chunks.write(&rest).await?;
        chunks.end().await?.finish().await
    }
}
