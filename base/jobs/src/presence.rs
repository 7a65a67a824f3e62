//! Detects which processes of this machine are alive, so that jobs of dead processes need not wait for their leases to
//! expire.
//!
//! Another machine can tell a dead worker from a slow one only by waiting. On one machine the system knows: a process
//! keeps a file locked while it lives, and the lock ends with the process in every case. Database connections could
//! show it too, but not through PgBouncer in transaction mode, where a client does not keep its session.

use std::{
    fs::{self, File},
    io::{self, Read, Write},
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
};

use db::{Db, Result};
use jiff::Timestamp;

use crate::{JobId, queries};

/// Extension of a file that is not locked yet, so that it is not taken for the file of a dead process.
const UNFINISHED: &str = "new";
/// Id of the machine's current boot: it differs after a restart and on other machines. Some sandboxes hide it.
const BOOT: &str = "/proc/sys/kernel/random/boot_id";

/// Sign that this process is alive, visible to the processes that share its folder; removed when dropped.
#[derive(Debug)]
pub struct Presence {
    name: String,
    folder: PathBuf,
    /// Locked as long as it is open.
    _file: File,
}

/// File of a dead process, locked by this process so that no other handles it.
struct StaleFile {
    name: String,
    path: PathBuf,
    is_of_here: bool,
    _file: File,
}

impl Presence {
    /// Creates the file of this process, started `now`, in `folder`; a missing folder is created.
    ///
    /// # Errors
    /// Fails when files cannot be written or locked. Leases must then expire, as those of other machines.
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

    /// Releases the jobs that dead processes of this folder held, and returns their number. Jobs of living processes,
    /// of other machines and of copies of the folder are left alone.
    pub async fn take_back(&self, db: &Db, now: Timestamp) -> Result<u64> {
        let mut freed = 0;
        for left in self.left() {
            if left.is_of_here {
                freed += queries::end_leases_of(db, &left.name, now).await?;
            }
            // A failure is harmless: the next process that finds the file finds no lease.
            let _ = fs::remove_file(&left.path);
        }
        Ok(freed)
    }

    /// Returns the name of a lease that this process takes.
    pub(crate) fn lease(&self, id: &JobId) -> String {
        format!("{}/{id}", self.name)
    }

    /// Returns the files of dead processes. Unreadable files are skipped; their leases expire.
    fn left(&self) -> Vec<StaleFile> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        entries.filter_map(|entry| StaleFile::at(entry.path())).collect()
    }
}

impl StaleFile {
    /// Locks the file; `None` when the process is alive.
    fn at(path: PathBuf) -> Option<Self> {
        // Other files are not the presence of a process.
        let name = path.file_name()?.to_str()?.parse::<JobId>().ok()?.to_string();
        let mut file = File::options().read(true).write(true).open(&path).ok()?;
        file.try_lock().ok()?;
        let mut stored = String::new();
        file.read_to_string(&mut stored).ok()?;
        let is_of_here = mark(&file).is_ok_and(|mark| mark == stored);
        Some(Self { name, path, is_of_here, _file: file })
    }
}

/// Identifies a file by boot of the machine, device and inode. The mark differs in a copy, and on a network file system
/// that does not share locks.
fn mark(file: &File) -> io::Result<String> {
    let (boot, file) = (fs::read_to_string(BOOT).unwrap_or_default(), file.metadata()?);
    Ok(format!("{} {} {}", boot.trim(), file.dev(), file.ino()))
}
