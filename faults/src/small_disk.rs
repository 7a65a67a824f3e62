//! A small disk in memory, which can be filled.

use std::{
    fs::{self, File},
    io::{ErrorKind, Write},
    path::{Path, PathBuf},
    process::Command,
};

use crate::Outcome;

/// A tmpfs; taken away when dropped.
pub struct SmallDisk {
    /// Mount point.
    pub path: PathBuf,
}

impl SmallDisk {
    /// Mounts a disk of this size on a folder; fails without permission to mount.
    pub fn mount(path: &Path, megabytes: u32) -> Outcome<Self> {
        fs::create_dir_all(path)?;
        let size = format!("size={megabytes}m");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(path).output()?;
        if !mounted.status.success() {
            return Err(format!("no small disk: {}", String::from_utf8_lossy(&mounted.stderr).trim()).into());
        }
        Ok(Self { path: path.to_owned() })
    }

    fn filler(&self) -> PathBuf {
        self.path.join("filler")
    }

    /// Fills it, to the last byte.
    pub fn fill(&self) -> Outcome {
        let mut filler = File::options().create(true).append(true).open(self.filler())?;
        for size in [1 << 20, 1 << 12, 1] {
            let piece = vec![0; size];
            loop {
                match filler.write_all(&piece) {
                    Ok(()) => {}
                    Err(error) if error.kind() == ErrorKind::StorageFull => break,
                    Err(error) => return Err(error.into()),
                }
            }
        }
        Ok(())
    }

    /// Gives the room back.
    pub fn empty(&self) -> Outcome {
        Ok(fs::remove_file(self.filler())?)
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily, because a process may still have a file open there.
        let _ = Command::new("umount").arg("-l").arg(&self.path).status();
        let _ = fs::remove_dir(&self.path);
    }
}
