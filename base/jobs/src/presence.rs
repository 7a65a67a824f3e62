//! Which processes of this machine are alive, so that the jobs of those that died need not wait for their leases.
//!
//! Other machines can tell a dead worker from a slow one by waiting only. On one machine the system knows: a process keeps
//! a file locked while it lives, and however it ends, the lock ends with it. Connections of the database could tell as
//! much, but not through PgBouncer in transaction mode, where no session stays one's own.

use std::{
    fs::{self, File},
    io::{self, Read, Write},
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
};

use db::{Db, Result};
use jiff::Timestamp;

use crate::{JobId, queries};

/// A file that is not locked yet must not look like that of a dead process.
const UNFINISHED: &str = "new";
/// Another start of the machine, or another machine, has another one here. Hidden in some sandboxes.
const BOOT: &str = "/proc/sys/kernel/random/boot_id";

/// A living process, seen by the others that share its folder; gone when dropped.
#[derive(Debug)]
pub struct Presence {
    name: String,
    folder: PathBuf,
    /// Locked for as long as it is open.
    _file: File,
}

/// What a process that died has left: its file, locked by us so that nobody else deals with it.
struct Left {
    name: String,
    path: PathBuf,
    is_of_here: bool,
    _file: File,
}

impl Presence {
    /// Shows this process, started `now`, in the folder, which is made where it is missing.
    ///
    /// Fails where files cannot be written or locked: then leases have to run out, as those of other machines.
    pub fn in_folder(folder: &Path, now: Timestamp) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let name = JobId::new(now).to_string();
        let path = folder.join(&name);
        let unfinished = path.with_extension(UNFINISHED);
        let mut file = File::create_new(&unfinished)?;
        file.try_lock()?;
        file.write_all(mark(&file)?.as_bytes())?;
        fs::rename(&unfinished, &path)?;
        Ok(Self { name, folder: folder.to_owned(), _file: file })
    }

    /// Makes the jobs free at once that processes of this folder held when they died: how many there were. Those of the
    /// living are never touched, nor those of another machine or of a copy of the folder.
    pub async fn take_back(&self, db: &Db, now: Timestamp) -> Result<u64> {
        let mut freed = 0;
        for left in self.left() {
            if left.is_of_here {
                freed += queries::end_leases_of(db, &left.name, now).await?;
            }
            // Who finds it again finds no lease any more.
            let _ = fs::remove_file(&left.path);
        }
        Ok(freed)
    }

    /// The name of a lease that this process takes.
    pub(crate) fn lease(&self, id: &JobId) -> String {
        format!("{}/{id}", self.name)
    }

    /// What others have left. Whatever cannot be read is nobody's: those leases run out.
    fn left(&self) -> Vec<Left> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        entries.filter_map(|entry| Left::at(entry.path())).collect()
    }
}

impl Left {
    /// `None` when the process is alive.
    fn at(path: PathBuf) -> Option<Self> {
        // Any other file is not ours to judge.
        let name = path.file_name()?.to_str()?.parse::<JobId>().ok()?.to_string();
        let mut file = File::options().read(true).write(true).open(&path).ok()?;
        file.try_lock().ok()?;
        let mut kept = String::new();
        file.read_to_string(&mut kept).ok()?;
        let is_of_here = mark(&file).is_ok_and(|mark| mark == kept);
        Some(Self { name, path, is_of_here, _file: file })
    }
}

/// Says of a file on which machine, since which start of it and in which place it was written: in a copy, or seen through
/// a network file system that does not know the locks of others, it is another.
fn mark(file: &File) -> io::Result<String> {
    let (boot, file) = (fs::read_to_string(BOOT).unwrap_or_default(), file.metadata()?);
    Ok(format!("{} {} {}", boot.trim(), file.dev(), file.ino()))
}
