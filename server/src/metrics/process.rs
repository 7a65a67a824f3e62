//! Readings of the process from the system; 0 elsewhere than on Linux.

use std::fs;

/// Memory that is held, in bytes.
pub(super) fn memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    kilobytes(&status).unwrap_or(0) * 1024
}

/// Number of open files and connections.
pub(super) fn open_files() -> usize {
    fs::read_dir("/proc/self/fd").map_or(0, Iterator::count)
}

fn kilobytes(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_parsed_from_proc_status() {
        assert_eq!(kilobytes("Name:\tvitrine\nVmPeak:\t  9 kB\nVmRSS:\t   34816 kB\nThreads:\t9\n"), Some(34_816));
        assert_eq!(kilobytes("Name:\tvitrine\n"), None);
    }
}
