//! A program started for a measurement, and what the system says about it.

use std::{
    fs::{self, File},
    net::{SocketAddr, TcpListener},
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use crate::Outcome;

/// A running program; killed when dropped.
pub struct Process {
    child: Child,
}

/// Memory of a program, in bytes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Memory {
    /// Everything that is resident, mapped files too (VmRSS).
    pub resident: f64,
    /// The largest resident size since the start (VmHWM).
    pub peak: f64,
    /// Anonymous memory, which the system cannot reclaim from files (RssAnon).
    pub own: f64,
}

impl Process {
    /// Starts it; what it says goes to the file `log`.
    pub fn start(command: &mut Command, log: &Path) -> Outcome<Self> {
        let log = File::options().create(true).append(true).open(log)?;
        let child = command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log).spawn();
        Ok(Self { child: child.map_err(|e| format!("{}: {e}", command.get_program().display()))? })
    }

    /// The process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Memory of it now.
    pub fn memory(&self) -> Outcome<Memory> {
        memory(self.id())
    }

    /// Processor time it took so far, in seconds.
    pub fn processor(&self) -> Outcome<f64> {
        processor(self.id())
    }

    /// Follows its memory from now on.
    pub fn watch(&self) -> Watch {
        let (most, stop) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
        let (seen, until, id) = (most.clone(), stop.clone(), self.id());
        let thread = thread::spawn(move || {
            while !until.load(Ordering::Relaxed) {
                seen.fetch_max(memory(id).unwrap_or_default().own as u64, Ordering::Relaxed);
                thread::sleep(Duration::from_millis(5));
            }
        });
        Watch { most, stop, thread }
    }

    /// Asks it to end, and waits until it did.
    pub fn stop(mut self) -> Outcome {
        Command::new("kill").arg(self.id().to_string()).status()?;
        let start = Instant::now();
        while self.child.try_wait()?.is_none() {
            if start.elapsed() > Duration::from_secs(20) {
                return Err("it does not end".into());
            }
            thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Follows the memory of a process.
pub struct Watch {
    most: Arc<AtomicU64>,
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Watch {
    /// The most memory of its own that it was seen with, in bytes.
    pub fn most(self) -> f64 {
        self.stop.store(true, Ordering::Relaxed);
        // It only reads.
        let _ = self.thread.join();
        self.most.load(Ordering::Relaxed) as f64
    }
}

/// Processor time a process took so far, in seconds.
pub fn processor(id: u32) -> Outcome<f64> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat"))?;
    // The name, in brackets, may hold anything.
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split(' ').collect();
    let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok()).unwrap_or_default();
    Ok((ticks(11) + ticks(12)) / 100.0)
}

fn memory(id: u32) -> Outcome<Memory> {
    let status = fs::read_to_string(format!("/proc/{id}/status"))?;
    let bytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
        line.split_whitespace().next().and_then(|kilobytes| kilobytes.parse::<f64>().ok()).unwrap_or_default() * 1024.0
    };
    Ok(Memory { resident: bytes("VmRSS:"), peak: bytes("VmHWM:"), own: bytes("RssAnon:") })
}

/// Returns a free address of this machine.
pub fn free_address() -> Outcome<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}
