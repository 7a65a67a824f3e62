//! Shifts the clock of the tested program with libfaketime, which reads the offset from a file at every call. The
//! monotonic clock is not changed.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::Outcome;

/// Clock of a program, with a configurable offset.
pub struct Clock {
    file: PathBuf,
    library: PathBuf,
}

impl Clock {
    /// Creates a clock without an offset, with its file in `home`. Returns `None` when libfaketime is not installed.
    pub fn right(home: &Path) -> Outcome<Option<Self>> {
        let folders = fs::read_dir("/usr/lib")?.filter_map(|folder| Some(folder.ok()?.path().join("faketime")));
        let library = folders.map(|folder| folder.join("libfaketimeMT.so.1")).find(|library| library.is_file());
        let Some(library) = library else { return Ok(None) };
        let clock = Self { file: home.join("clock"), library };
        clock.set(0)?;
        Ok(Some(clock))
    }

    /// Sets the clock `seconds` ahead of the right time, or behind it if negative.
    pub fn set(&self, seconds: i64) -> Outcome {
        // The file is replaced atomically because the program can read it at any moment.
        let beside = self.file.with_extension("new");
        fs::write(&beside, format!("{seconds:+}\n"))?;
        Ok(fs::rename(beside, &self.file)?)
    }

    /// Returns the environment of a program under this clock.
    pub fn environment(&self) -> Vec<(String, String)> {
        let (file, library) = (self.file.display().to_string(), self.library.display().to_string());
        [
            ("LD_PRELOAD", library.as_str()),
            ("FAKETIME_TIMESTAMP_FILE", &file),
            ("FAKETIME_NO_CACHE", "1"),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
            ("DONT_FAKE_MONOTONIC", "1"),
        ]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .into()
    }
}
