//! One fault on one engine: how long it goes on, and what is counted.

use std::{
    fs,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use futures::future::BoxFuture;
use rand::Rng;

use crate::{
    Outcome,
    counts::Counted,
    lab::{Engine, Lab, Store},
    report::ReportRow,
    say,
    site::{Site, Started},
};

/// A row of the table: a fault, and what must hold whenever it happens.
#[derive(Clone, Copy)]
pub struct Fault {
    /// Its place in the table.
    pub number: u8,
    /// Name of the fault.
    pub name: &'static str,
    /// Description of one try.
    pub injected: &'static str,
    /// Its part of the time, beside the others'.
    pub share: u32,
    /// True if the short form includes it.
    pub is_short: bool,
    /// Injects it until the trial's time is over.
    pub run: for<'a> fn(&'a Trial<'a>) -> BoxFuture<'a, Outcome<FaultResult>>,
}

/// Outcome of a fault's run; violations are counted separately.
pub enum FaultResult {
    /// As it should.
    Completed,
    /// It could not be injected on this machine; why not.
    Skipped(String),
}

/// Time budget of a fault.
#[derive(Clone, Copy)]
pub enum Budget {
    /// A few times.
    Short,
    /// At least this time, and a few times.
    Time(Duration),
}

/// Shared counters of a trial. Cheap to clone, because callers count concurrently.
#[derive(Clone, Default)]
pub struct Tally(Arc<Mutex<Counted>>);

/// A fault being injected.
pub struct Trial<'a> {
    /// Environment of the trial.
    pub lab: &'a Lab,
    /// On which database.
    pub engine: Engine,
    /// Counters of the trial.
    pub tally: Tally,
    fault: &'a Fault,
    budget: Budget,
    start: Instant,
    made: Mutex<u32>,
}

impl Tally {
    fn with<T>(&self, change: impl FnOnce(&mut Counted) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Counts injected faults.
    pub fn tried(&self, times: usize) {
        self.with(|counted| counted.tries += times as u64);
    }

    /// Something did not hold.
    pub fn violated(&self, violation: impl Into<String>) {
        let violation = violation.into();
        say(&format!("violation: {violation}"));
        self.with(|counted| counted.violations.push(violation));
    }

    /// Records a violation, described by `violation`, unless the condition holds.
    pub fn holds(&self, is_so: bool, violation: impl FnOnce() -> String) {
        if !is_so {
            self.violated(violation());
        }
    }

    /// Records the time of recovery after a fault.
    pub fn recovered(&self, after: Duration) {
        self.with(|counted| counted.worst_recovery = counted.worst_recovery.max(Some(after)));
    }

    /// A figure for the table.
    pub fn note(&self, remark: impl Into<String>) {
        self.with(|counted| counted.notes.push(remark.into()));
    }
}

impl<'a> Trial<'a> {
    /// A fault that is about to be injected.
    pub fn of(lab: &'a Lab, engine: Engine, fault: &'a Fault, budget: Budget) -> Self {
        let (tally, start, made) = (Tally::default(), Instant::now(), Mutex::new(0));
        Self { lab, engine, tally, fault, budget, start, made }
    }

    /// Injects it, and says what came of it.
    pub async fn run(self) -> ReportRow {
        say(&format!("{} {}, on {}", self.fault.number, self.fault.name, self.engine));
        let skipped = match (self.fault.run)(&self).await {
            Ok(FaultResult::Completed) => None,
            Ok(FaultResult::Skipped(why)) => Some(why),
            Err(error) => {
                self.tally.violated(format!("it broke off: {error}"));
                None
            }
        };
        if let Err(error) = self.look_for_panics() {
            self.tally.violated(format!("no log to look into: {error}"));
        }
        let counted = self.tally.with(|counted| counted.clone());
        if counted.violations.is_empty() {
            // After a violation, the folder stays for investigation.
            let _ = fs::remove_dir_all(self.folder());
        }
        let Fault { number, name, injected, .. } = *self.fault;
        ReportRow { number, name, injected, engine: self.engine, counted, skipped, took: self.start.elapsed() }
    }

    /// Returns true until `least` tries are done and the time is over.
    pub fn goes_on(&self, done: usize, least: usize) -> bool {
        done < least || matches!(self.budget, Budget::Time(time) if self.start.elapsed() < time)
    }

    /// Returns true if the budget allows this time.
    pub fn has(&self, duration: Duration) -> bool {
        matches!(self.budget, Budget::Time(time) if time >= duration)
    }

    /// One figure for the short form, another for the long one.
    pub fn either<T>(&self, short: T, long: T) -> T {
        if matches!(self.budget, Budget::Short) { short } else { long }
    }

    /// An empty database.
    pub async fn store(&self) -> Outcome<Store> {
        self.lab.store(self.engine, self.home()?).await
    }

    /// The program on an empty database, with these options besides the usual ones.
    pub async fn site(&self, options: &[&str]) -> Outcome<Site> {
        self.site_on(&self.store().await?, options).await
    }

    /// The program on this database.
    pub async fn site_on(&self, store: &Store, options: &[&str]) -> Outcome<Site> {
        Site::start(Started::of(self.lab, store, options)?).await
    }

    fn folder(&self) -> PathBuf {
        self.lab.folder.join(format!("{}-{}", self.fault.number, self.engine.name()))
    }

    /// A new folder of this trial.
    pub fn home(&self) -> Outcome<PathBuf> {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        *made += 1;
        let home = self.folder().join(made.to_string());
        fs::create_dir_all(&home)?;
        Ok(home)
    }

    fn look_for_panics(&self) -> Outcome {
        let Ok(homes) = fs::read_dir(self.folder()) else { return Ok(()) };
        for home in homes {
            let Ok(log) = fs::read(home?.path().join("log")) else { continue };
            let log = String::from_utf8_lossy(&log).into_owned();
            for line in log.lines().filter(|line| line.contains("panicked")) {
                self.tally.violated(format!("the program panicked: {line}"));
            }
        }
        Ok(())
    }
}

/// A duration up to `most`, at random.
pub fn moment(most: Duration) -> Duration {
    most.mul_f64(rand::rng().random())
}
