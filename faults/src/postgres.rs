//! A PostgreSQL server that can be stopped, killed and started again; gone with the program. It syncs to disk, as one does
//! that people rely on.

use std::{
    fs::{self, File},
    os::unix::{fs::chown, process::CommandExt},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use rustix::process::{Pid, Signal, geteuid, kill_process};
use tempfile::TempDir;
use tokio::time::sleep;
use tokio_postgres::{Client, NoTls};

use crate::{Outcome, port::free_port, say};

/// The server.
pub struct Server {
    programs: PathBuf,
    home: TempDir,
    port: u16,
    /// Whom it runs as, where we are root: it refuses to be.
    user: Option<(u32, u32)>,
    child: Option<Child>,
    made: u32,
}

/// Ways to stop a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// It ends the connections and writes everything down.
    Fast,
    /// It falls over, and reads its log at the next start.
    Immediate,
}

impl Server {
    /// Makes a cluster in a temporary folder and starts it.
    pub async fn start() -> Outcome<Self> {
        let programs = programs().ok_or("PostgreSQL is missing: install a package with initdb (Debian: postgresql)")?;
        let home = tempfile::Builder::new().prefix("faults.").tempdir()?;
        let user = geteuid().is_root().then(|| account("postgres").or_else(|| account("nobody"))).flatten();
        if let Some((id, group)) = user {
            chown(home.path(), Some(id), Some(group))?;
        }
        let mut server = Self { programs, home, port: free_port()?, user, child: None, made: 0 };
        let data = server.data();
        let mut initdb = server.command("initdb");
        initdb.args(["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"]).arg(&data);
        let made = initdb.output()?;
        if !made.status.success() {
            return Err(format!("initdb: {}", String::from_utf8_lossy(&made.stderr)).into());
        }
        server.go_on().await?;
        Ok(server)
    }

    fn data(&self) -> PathBuf {
        self.home.path().join("data")
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.current_dir(self.home.path()).stdin(Stdio::null()).env("HOME", self.home.path());
        if let Some((id, group)) = self.user {
            command.uid(id).gid(group);
        }
        command
    }

    /// Starts it on what is there; it takes connections when this returns.
    pub async fn go_on(&mut self) -> Outcome {
        self.begin()?;
        self.is_back().await
    }

    fn begin(&mut self) -> Outcome {
        let log = File::options().create(true).append(true).open(self.home.path().join("log"))?;
        let (port, home) = (self.port.to_string(), self.home.path().display().to_string());
        let mut server = self.command("postgres");
        server.arg("-D").arg(self.data()).args(["-p", &port, "-k", &home, "-h", "127.0.0.1"]);
        server.args(["-c", "max_connections=300", "-c", "shared_buffers=64MB"]);
        self.child = Some(server.stdout(log.try_clone()?).stderr(log).spawn()?);
        Ok(())
    }

    /// Waits until the server accepts connections. Restarts a server that exited, as a supervisor does: it gives up
    /// when its recovery fails on the broken disk, too.
    pub async fn is_back(&mut self) -> Outcome {
        let start = Instant::now();
        while start.elapsed() < Duration::from_mins(1) {
            if self.connect("postgres").await.is_ok() {
                return Ok(());
            }
            if self.child.as_mut().map(Child::try_wait).transpose()?.flatten().is_some() {
                say("PostgreSQL gave up; it is started again");
                self.begin()?;
            }
            sleep(Duration::from_millis(50)).await;
        }
        let log = fs::read_to_string(self.home.path().join("log")).unwrap_or_default();
        Err(format!("PostgreSQL does not start: {log}").into())
    }

    /// Stops it; [`Self::go_on`] starts it again.
    pub async fn stop(&mut self, stop: Stop) -> Outcome {
        let Some(mut child) = self.child.take() else { return Ok(()) };
        signal(child.id(), if stop == Stop::Fast { Signal::INT } else { Signal::QUIT })?;
        while child.try_wait()?.is_none() {
            sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }

    /// Process ids of the server and of everything it has started.
    pub fn processes(&self) -> Outcome<Vec<u32>> {
        let Some(child) = &self.child else { return Ok(Vec::new()) };
        let children = fs::read_to_string(format!("/proc/{0}/task/{0}/children", child.id()))?;
        let children = children.split_whitespace().filter_map(|id| id.parse().ok());
        Ok(std::iter::once(child.id()).chain(children).collect())
    }

    /// Returns the port of the server.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Whom a folder must belong to that it is to write into.
    pub fn user(&self) -> Option<(u32, u32)> {
        self.user
    }

    /// Makes an empty database, `with` further words of SQL; its address.
    pub async fn database(&mut self, with: &str) -> Outcome<String> {
        // An earlier row may have left the server stopped.
        self.is_back().await?;
        self.made += 1;
        let name = format!("vitrine_{}", self.made);
        self.connect("postgres").await?.batch_execute(&format!("create database {name} {with}")).await?;
        Ok(self.url(&name))
    }

    /// The address of a database.
    fn url(&self, name: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }

    /// A connection to one of its databases.
    pub async fn connect(&self, name: &str) -> Outcome<Client> {
        let (client, connection) = tokio_postgres::connect(&self.url(name), NoTls).await?;
        tokio::spawn(connection);
        Ok(client)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            // Its processes must be gone before its folder is.
            let _ = signal(child.id(), Signal::QUIT);
            let _ = child.wait();
        }
    }
}

/// Sends a signal to a process that we started.
pub fn signal(id: u32, signal: Signal) -> Outcome {
    let id = Pid::from_raw(id.try_into()?).ok_or("no process has the number 0")?;
    Ok(kill_process(id, signal)?)
}

/// The newest server there is; Debian keeps it off the path.
fn programs() -> Option<PathBuf> {
    let mut versions: Vec<(u32, PathBuf)> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|version| {
            let path = version.ok()?.path();
            Some((path.file_name()?.to_str()?.parse().ok()?, path.join("bin")))
        })
        .collect();
    versions.sort();
    let elsewhere = ["/usr/local/pgsql/bin", "/usr/local/bin", "/usr/bin"].map(PathBuf::from);
    versions.into_iter().rev().map(|(_, path)| path).chain(elsewhere).find(|path| path.join("initdb").is_file())
}

/// Numbers of a user and of its group.
fn account(name: &str) -> Option<(u32, u32)> {
    let users = fs::read_to_string(Path::new("/etc/passwd")).ok()?;
    let line = users.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
    let mut fields = line.split(':').skip(1);
    Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
}
