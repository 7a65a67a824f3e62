//! Append to a file.

use std::{
    fs::{File, OpenOptions},
    io::{self, Read, Seek, SeekFrom, Write},
    os::unix::fs::OpenOptionsExt,
    path::Path,
};

use super::TargetError;

/// Bytes read at once while looking for the end of the last whole line.
const BLOCK: u64 = 64 * 1024;

/// Appends lines and syncs the file. A partial line of a crash is removed first: it is sent again.
pub(super) fn append(path: &Path, lines: &[String]) -> Result<(), TargetError> {
    write(path, lines).map_err(|error| TargetError(format!("{}: {error}", path.display())))
}

fn write(path: &Path, lines: &[String]) -> io::Result<()> {
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(0o600).open(path)?;
    let end = end_of_lines(&mut file)?;
    file.set_len(end)?;
    file.seek(SeekFrom::Start(end))?;
    let mut text = lines.join("\n");
    text.push('\n');
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Returns the position after the last line break.
fn end_of_lines(file: &mut File) -> io::Result<u64> {
    let mut end = file.metadata()?.len();
    while end > 0 {
        let start = end.saturating_sub(BLOCK);
        file.seek(SeekFrom::Start(start))?;
        let mut block = Vec::new();
        Read::take(&mut *file, end - start).read_to_end(&mut block)?;
        if let Some(at) = block.iter().rposition(|byte| *byte == b'\n') {
            return Ok(start + at as u64 + 1);
        }
        end = start;
    }
    Ok(0)
}
