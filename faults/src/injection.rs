//! Calls to the system that fail, by strace: in a process that runs, for as long as it is attached.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use rustix::process::Signal;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    time::timeout,
};

use crate::{Outcome, postgres::signal};

/// Attaching takes no longer.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Calls that fail, with their error.
#[derive(Clone, Copy, Debug)]
pub struct Failing<'a> {
    /// Calls to the system, with commas between.
    pub calls: &'a str,
    /// Error that the calls fail with.
    pub error: &'a str,
    /// The first of them that fails, from 1; all later ones fail too.
    pub from: usize,
}

/// A tracer that makes calls fail; it lets go when dropped.
pub struct Injection {
    child: Child,
    log: PathBuf,
}

impl Injection {
    /// Attaches to processes, and makes calls fail that have to do with these files (all of them when there are none).
    pub async fn into(processes: &[u32], files: &[PathBuf], failing: Failing<'_>, log: &Path) -> Outcome<Self> {
        let Failing { calls, error, from } = failing;
        let mut strace = Command::new("strace");
        strace.args(["-f", "-o"]).arg(log);
        strace.args(["-e", &format!("trace={calls}"), "-e", &format!("inject={calls}:error={error}:when={from}+")]);
        for file in files {
            strace.arg("-P").arg(file);
        }
        for process in processes {
            strace.args(["-p", &process.to_string()]);
        }
        let mut child =
            strace.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).kill_on_drop(true).spawn()?;
        let mut lines = BufReader::new(child.stderr.take().ok_or("strace cannot be heard")?).lines();
        for _ in processes {
            loop {
                let line = timeout(TIMEOUT, lines.next_line()).await??.ok_or("strace ended")?;
                if line.contains(" attached") {
                    break;
                }
                // A process that has ended meanwhile is none to attach to.
                if line.contains("No such process") {
                    break;
                }
            }
        }
        // Read on, so that it never waits for us.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Self { child, log: log.to_owned() })
    }

    /// Lets go; how many calls failed.
    pub async fn end(mut self) -> Outcome<usize> {
        if let Some(id) = self.child.id() {
            signal(id, Signal::INT)?;
        }
        self.child.wait().await?;
        let log = fs::read(&self.log)?;
        Ok(String::from_utf8_lossy(&log).lines().filter(|line| line.contains("(INJECTED)")).count())
    }
}
