//! Key file of the sealer.

use std::{
    fs::{self, OpenOptions},
    io::{ErrorKind, Write},
    os::unix::fs::OpenOptionsExt,
    path::{Path, PathBuf},
};

use aws_lc_rs::rand;
use base64::{Engine, prelude::BASE64_STANDARD};

use crate::{KEY_BYTES, Sealer};

/// Error of reading or creating the key file.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The file could not be read or created.
    #[error("{path}: {source}")]
    Io {
        /// Path of the file.
        path: PathBuf,
        /// Error of the system.
        source: std::io::Error,
    },
    /// A line of the file is not a key.
    #[error("{path}, line {line}: not a key (32 bytes in base64)")]
    NoKey {
        /// Path of the file.
        path: PathBuf,
        /// Number of the line, from 1.
        line: usize,
    },
    /// The file holds no key.
    #[error("{0}: no key in it")]
    Empty(PathBuf),
    /// The system provides no randomness.
    #[error("no randomness to make a key from")]
    NoRandomness,
}

/// Returns the sealer of a key file. A missing file is created with a new key, readable by its owner only.
///
/// When two processes start at once, one creates the file and both read it.
///
/// # Errors
/// [`FileError`]; an existing file is never written.
pub fn read_or_make(path: &Path) -> Result<Sealer, FileError> {
    let failed = |source| FileError::Io { path: path.to_owned(), source };
    match fs::read_to_string(path) {
        Ok(text) => read(path, &text),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            make(path)?;
            read(path, &fs::read_to_string(path).map_err(failed)?)
        }
        Err(error) => Err(failed(error)),
    }
}

fn read(path: &Path, text: &str) -> Result<Sealer, FileError> {
    let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
    let keys = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).map(|(line, text)| {
        let bytes = BASE64_STANDARD.decode(text).ok().and_then(|bytes| <[u8; KEY_BYTES]>::try_from(bytes).ok());
        bytes.ok_or_else(|| FileError::NoKey { path: path.to_owned(), line })
    });
    let keys = keys.collect::<Result<Vec<_>, _>>()?;
    Sealer::new(&keys).ok_or_else(|| FileError::Empty(path.to_owned()))
}

/// Writes a temporary file and links it into place, so that no process reads a partial file.
fn make(path: &Path) -> Result<(), FileError> {
    let failed = |source| FileError::Io { path: path.to_owned(), source };
    let (mut key, mut unique) = ([0; KEY_BYTES], [0; 8]);
    rand::fill(&mut key).and_then(|()| rand::fill(&mut unique)).map_err(|_| FileError::NoRandomness)?;
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(failed)?;
    }
    let beside = path.with_extension(format!("{:x}.new", u64::from_ne_bytes(unique)));
    let mut file =
        OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&beside).map_err(failed)?;
    let written = writeln!(file, "{}", BASE64_STANDARD.encode(key)).and_then(|()| file.sync_all());
    let linked = written.and_then(|()| fs::hard_link(&beside, path));
    let removed = fs::remove_file(&beside);
    match linked {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => removed.map_err(failed),
        linked => linked.and(removed).map_err(failed),
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn the_first_start_makes_a_key_that_only_its_owner_reads() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data/secret.keys");
        let sealed = read_or_make(&path).unwrap().seal("a", b"secret").unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(read_or_make(&path).unwrap().open("a", &sealed).unwrap(), b"secret");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn processes_that_start_at_once_have_the_same_key() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("secret.keys");
        let sealers: Vec<Sealer> = std::thread::scope(|scope| {
            let starts: Vec<_> = (0..8).map(|_| scope.spawn(|| read_or_make(&path).unwrap())).collect();
            starts.into_iter().map(|start| start.join().unwrap()).collect()
        });
        let sealed = sealers[0].seal("a", b"secret").unwrap();
        assert!(sealers.iter().all(|sealer| sealer.open("a", &sealed).is_ok()));
    }

    #[test]
    fn an_invalid_key_is_reported_with_its_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("secret.keys");
        let good = BASE64_STANDARD.encode([1; KEY_BYTES]);
        for (text, message) in [
            (String::new(), "no key in it"),
            ("# only words\n\n".to_owned(), "no key in it"),
            (format!("{good}\nshort\n"), "line 2: not a key"),
            (BASE64_STANDARD.encode([1; 31]), "line 1: not a key"),
        ] {
            fs::write(&path, &text).unwrap();
            let error = read_or_make(&path).unwrap_err().to_string();
            assert!(error.contains(message), "{text:?}: {error}");
            assert!(!error.contains(&good));
        }
        fs::write(&path, format!("# the key\n{good}\n")).unwrap();
        assert!(read_or_make(&path).is_ok());
    }
}
