//! The processes: two that serve, two that work, on one database.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use db::Engine;
use tempfile::TempDir;
use testing::{Program, TestDb, free_port};

use crate::{balancer::Balancer, caller::Caller};

/// Processes of each kind.
const PROCESSES_PER_KIND: usize = 2;
/// Seconds after which the jobs of a killed process are another's; a minute by default.
const LEASE_SECONDS: &str = "2";

pub struct Fleet {
    pub balancer: Balancer,
    pub kills: Arc<Kills>,
    seats: Vec<Seat>,
    db: TestDb,
    home: TempDir,
}

/// A place in the fleet, in which one process after another runs.
struct Seat {
    command: &'static str,
    port: u16,
    program: Option<Program>,
}

/// When processes were killed, to tell whose request was in flight.
#[derive(Default)]
pub struct Kills {
    begun: AtomicUsize,
    over: AtomicUsize,
}

/// A moment, by the kills that were over then.
#[derive(Clone, Copy)]
pub struct Moment(usize);

impl Kills {
    pub fn now(&self) -> Moment {
        Moment(self.over.load(Ordering::SeqCst))
    }

    /// Returns true if a process was being killed at any time since.
    pub fn any_since(&self, Moment(over): Moment) -> bool {
        self.begun.load(Ordering::SeqCst) > over
    }

    pub fn count(&self) -> usize {
        self.over.load(Ordering::SeqCst)
    }
}

impl Fleet {
    /// All of it; `None` where there is no PostgreSQL to test with.
    pub async fn start() -> Option<Self> {
        let db = testing::engines().await.into_iter().find(|db| db.engine() == Engine::Postgres)?;
        let mut seats: Vec<Seat> = ["serve", "work"]
            .into_iter()
            .flat_map(|command| std::iter::repeat_n(command, PROCESSES_PER_KIND))
            .map(|command| Seat { command, port: free_port(), program: None })
            .collect();
        let home = tempfile::tempdir().expect("a folder");
        for seat in &mut seats {
            seat.start(&db, &home).await;
        }
        let serving = seats[..PROCESSES_PER_KIND].iter().map(|seat| seat.port).collect();
        Some(Self { balancer: Balancer::over(serving).await, kills: Arc::default(), seats, db, home })
    }

    /// Signs up a new user, whose requests the balancer distributes.
    pub async fn sign_up_user(&self, name: &str) -> Caller<'_> {
        Caller::sign_up(self.balancer.port(), &self.kills, name).await
    }

    /// The ports of those that serve.
    pub fn serving(&self) -> [u16; PROCESSES_PER_KIND] {
        [self.seats[0].port, self.seats[1].port]
    }

    pub fn database(&self) -> &str {
        self.db.url()
    }

    pub fn home(&self) -> &TempDir {
        &self.home
    }

    /// Kills one process, the next in turn, and starts another in its place.
    pub async fn kill_one(&mut self) {
        let all = self.seats.len();
        // One that serves, one that works, the other one that serves …
        let turn = self.kills.count() % all;
        let seat = &mut self.seats[(turn % 2) * PROCESSES_PER_KIND + turn / 2];
        self.kills.begun.fetch_add(1, Ordering::SeqCst);
        seat.program.take().expect("it runs").kill().await;
        self.kills.over.fetch_add(1, Ordering::SeqCst);
        seat.start(&self.db, &self.home).await;
    }

    /// Asks each process in turn to end, and starts another in its place when it has.
    pub async fn restart_each(&mut self) {
        for at in 0..self.seats.len() {
            let port = self.seats[at].port;
            if at < PROCESSES_PER_KIND {
                self.balancer.leave_out(port);
            }
            let ended = self.seats[at].program.take().expect("it runs").end().await;
            assert!(ended.success(), "{ended}");
            self.seats[at].start(&self.db, &self.home).await;
            if at < PROCESSES_PER_KIND {
                self.balancer.take_in(port);
            }
        }
    }
}

impl Seat {
    async fn start(&mut self, db: &TestDb, home: &TempDir) {
        let inside = |name: &str| home.path().join(name).display().to_string();
        let (keys, photos, mail, listen) =
            (inside("keys"), inside("photos"), inside("mail"), format!("127.0.0.1:{}", self.port));
        let mut arguments = vec![self.command, "--database", db.url(), "--keys", &keys, "--photos", &photos];
        arguments.extend(["--mail-folder", &mail, "--site-url", "http://localhost", "--job-lease", LEASE_SECONDS]);
        arguments.extend(["--rate-limit-factor", "1000", "--import-max-rows", "10000"]);
        arguments.extend(match self.command {
            "serve" => ["--no-jobs", "--connections-per-address", "1000", "--listen", &listen].to_vec(),
            _ => vec!["--metrics-listen", &listen],
        });
        self.program = Some(Program::start(env!("CARGO_BIN_EXE_vitrine"), &arguments, self.port).await);
    }
}
