//! The program as a process, which is killed and started again on what it left.

use std::{
    fs::{self, File},
    net::Ipv4Addr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use tokio::{net::TcpStream, time::sleep};

use crate::{
    Outcome,
    caller::Caller,
    lab::{Lab, Store},
    port::free_port,
};

/// A process takes no longer to be ready.
const TIMEOUT: Duration = Duration::from_mins(1);

/// Settings that stay the same across restarts.
#[derive(Clone)]
pub struct Started {
    /// The program.
    pub program: PathBuf,
    /// Its arguments, the address to listen on aside.
    pub arguments: Vec<String>,
    /// Its environment, besides ours.
    pub environment: Vec<(String, String)>,
    /// Port of the process.
    pub port: u16,
    /// The folder of its log.
    pub home: PathBuf,
}

/// The program; killed when dropped.
pub struct Site {
    /// Settings to start it with.
    pub started: Started,
    child: Option<Child>,
}

impl Started {
    /// `vitrine serve` on this database, with options besides the usual ones: no limits, and leases that end soon.
    pub fn of(lab: &Lab, store: &Store, options: &[&str]) -> Outcome<Self> {
        let inside = |name: &str| store.home.join(name).display().to_string();
        let mut arguments: Vec<String> = ["serve", "--database", &store.url].map(Into::into).into();
        for (option, name) in [("--keys", "keys"), ("--photos", "photos"), ("--mail-folder", "mail")] {
            arguments.extend([option.into(), inside(name)]);
        }
        let usual = ["--site-url", "http://localhost", "--rate-limit-factor", "1000000", "--job-lease", "2"];
        arguments.extend(usual.iter().chain(options).map(|word| (*word).to_owned()));
        Ok(Self {
            program: lab.program.clone(),
            arguments,
            environment: vec![("VITRINE_LOG".into(), "warn".into())],
            port: free_port()?,
            home: store.home.clone(),
        })
    }
}

impl Site {
    /// Starts it; it is ready when this returns.
    pub async fn start(started: Started) -> Outcome<Self> {
        let mut site = Self { started, child: None };
        site.go_on().await?;
        Ok(site)
    }

    /// Starts it once more, on whatever is there: how long it took to be ready.
    pub async fn go_on(&mut self) -> Outcome<Duration> {
        let Started { program, arguments, environment, port, home } = &self.started;
        let log = File::options().create(true).append(true).open(home.join("log"))?;
        let start = Instant::now();
        let listen = format!("127.0.0.1:{port}");
        let child = Command::new(program)
            .args(arguments)
            .args(["--listen", &listen])
            .envs(environment.iter().cloned())
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()?;
        self.child = Some(child);
        let caller = self.signed_out()?;
        while start.elapsed() < TIMEOUT {
            if TcpStream::connect((Ipv4Addr::LOCALHOST, *port)).await.is_ok()
                && caller.request("GET", "/readyz", &[], b"").await.is_some_and(|answer| answer.status == 200)
            {
                return Ok(start.elapsed());
            }
            if let Some(status) = self.child.as_mut().map(Child::try_wait).transpose()?.flatten() {
                return Err(format!("the program ended: {status}; see {}", home.join("log").display()).into());
            }
            sleep(Duration::from_millis(2)).await;
        }
        Err("the program is not ready".into())
    }

    /// Kills it, as the system does when memory runs out.
    pub fn kill(&mut self) -> Outcome {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Its process id.
    pub fn id(&self) -> Outcome<u32> {
        Ok(self.child.as_ref().ok_or("it does not run")?.id())
    }

    /// Returns a caller that is signed out.
    pub fn signed_out(&self) -> Outcome<Caller> {
        Caller::new(self.started.port)
    }

    /// Signs up a new user with an organization.
    pub async fn sign_up_user(&self, name: &str) -> Outcome<Caller> {
        self.signed_out()?.sign_up(name).await
    }

    /// Memory of its own that it has now, in bytes.
    pub fn memory(&self) -> Outcome<u64> {
        memory(self.id()?, "RssAnon:")
    }

    /// Forgets the most memory it ever had, so that it is measured from now on.
    pub fn forget_most_memory(&self) -> Outcome {
        Ok(fs::write(format!("/proc/{}/clear_refs", self.id()?), "5")?)
    }

    /// The most memory it had since, in bytes.
    pub fn most_memory(&self) -> Outcome<u64> {
        memory(self.id()?, "VmHWM:")
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.kill();
    }
}

fn memory(id: u32, name: &str) -> Outcome<u64> {
    let status = fs::read_to_string(Path::new("/proc").join(id.to_string()).join("status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix(name)).ok_or("no such figure of memory")?;
    Ok(line.split_whitespace().next().ok_or("no figure")?.parse::<u64>()? * 1024)
}
