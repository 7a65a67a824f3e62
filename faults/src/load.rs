//! Callers that read and write while something is broken, and the ledger of the answers that they got.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::{
    sync::watch,
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::{
    Outcome,
    caller::{Caller, Response, json_str, json_u64},
    trial::Tally,
};

/// Interval between two requests of a caller.
const REQUEST_INTERVAL: Duration = Duration::from_millis(3);
/// Delay before a refused request is sent again.
const RETRY_DELAY: Duration = Duration::from_millis(25);
/// Maximum duration of an outage.
const MAX_OUTAGE: Duration = Duration::from_mins(2);
/// Pages of the public site that are asked for all the while.
const PAGES: [&str; 2] = ["/", "/fr"];

/// Expected success of reads during an outage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reads {
    /// All of them succeed.
    GoOn,
    /// They may be told that the service is not available.
    MayBeRefused,
}

/// Writers, a reader and a visitor.
pub struct Load {
    caller: Caller,
    tally: Tally,
    stop: watch::Sender<bool>,
    counts: Arc<Counts>,
    writers: JoinSet<Vec<NameAndId>>,
    others: JoinSet<()>,
}

/// Name and id of a location that was acknowledged.
type NameAndId = (String, String);

#[derive(Default)]
struct Counts {
    acknowledged: watch::Sender<usize>,
    refused: watch::Sender<usize>,
    /// Writes refused for want of room.
    full: AtomicUsize,
    reads: AtomicUsize,
    reads_refused: AtomicUsize,
}

/// Answers that callers got, to be compared with the data of the program.
pub struct Ledger {
    created: Vec<NameAndId>,
    /// Reads that were answered well.
    pub reads: usize,
    /// Reads that were refused.
    pub reads_refused: usize,
}

impl Load {
    /// Starts the callers. `name` is a prefix of the names of their locations.
    pub fn begin(caller: &Caller, tally: &Tally, name: &str, writers: usize, reads: Reads) -> Self {
        let (stop, counts) = (watch::Sender::new(false), Arc::<Counts>::default());
        let mut load = Self {
            caller: caller.clone(),
            tally: tally.clone(),
            stop,
            counts,
            writers: JoinSet::new(),
            others: JoinSet::new(),
        };
        for writer in 0..writers {
            let (hand, name) = (load.hand(), format!("{name} {writer}"));
            load.writers.spawn(async move { hand.write(&name).await });
        }
        let (reader, visitor) = (load.hand(), load.hand());
        load.others.spawn(async move { reader.read(reads).await });
        load.others.spawn(async move { visitor.visit().await });
        load
    }

    fn hand(&self) -> Hand {
        Hand {
            caller: self.caller.clone(),
            tally: self.tally.clone(),
            stop: self.stop.subscribe(),
            counts: self.counts.clone(),
        }
    }

    /// Waits until `more` further writes are acknowledged.
    pub async fn acknowledged(&self, more: usize) -> Outcome {
        at_least(&self.counts.acknowledged, more).await.map_err(|()| "no write is acknowledged any more".into())
    }

    /// Waits until `more` further writes are refused; returns false after `most`.
    pub async fn refused(&self, more: usize, most: Duration) -> bool {
        timeout(most, at_least(&self.counts.refused, more)).await.is_ok_and(|enough| enough.is_ok())
    }

    /// Returns the time from now, the end of the outage, to the next acknowledged write.
    pub async fn recovery(&self) -> Outcome<Duration> {
        let start = Instant::now();
        self.acknowledged(1).await?;
        Ok(start.elapsed())
    }

    /// Returns the number of reads refused until now.
    pub fn reads_refused(&self) -> usize {
        self.counts.reads_refused.load(Ordering::Relaxed)
    }

    /// Returns the number of writes refused because of a full disk (507).
    pub fn refused_as_full(&self) -> usize {
        self.counts.full.load(Ordering::Relaxed)
    }

    /// Lets the callers finish their current request, and stops them.
    pub async fn end(mut self) -> Outcome<Ledger> {
        self.stop.send_replace(true);
        let mut created = Vec::new();
        while let Some(writer) = timeout(MAX_OUTAGE, self.writers.join_next()).await? {
            created.extend(writer?);
        }
        while let Some(other) = timeout(MAX_OUTAGE, self.others.join_next()).await? {
            other?;
        }
        let (reads, reads_refused) =
            (self.counts.reads.load(Ordering::Relaxed), self.counts.reads_refused.load(Ordering::Relaxed));
        Ok(Ledger { created, reads, reads_refused })
    }
}

async fn at_least(count: &watch::Sender<usize>, more: usize) -> Result<(), ()> {
    let mut count = count.subscribe();
    let target = *count.borrow_and_update() + more;
    match timeout(MAX_OUTAGE, count.wait_for(|so_far| *so_far >= target)).await {
        Ok(Ok(_)) => Ok(()),
        _ => Err(()),
    }
}

impl Ledger {
    /// Checks that each acknowledged write exists once, under the id of its answer, that nothing else exists, and that
    /// totals agree.
    pub async fn check(&self, caller: &Caller, tally: &Tally) -> Outcome {
        let mut ids_by_name: HashMap<String, Vec<String>> = HashMap::new();
        for location in caller.get_all_pages("/api/v1/locations").await? {
            let id = json_str(&location, "id")?.to_owned();
            ids_by_name.entry(json_str(&location, "name")?.to_owned()).or_default().push(id);
        }
        for (name, id) in &self.created {
            match ids_by_name.remove(name).as_deref() {
                Some([stored_id]) if stored_id == id => {}
                None => tally.violated(format!("{name} was acknowledged and is lost")),
                Some(other) => tally.violated(format!("{name} was acknowledged as {id} and is there as {other:?}")),
            }
        }
        tally.holds(ids_by_name.is_empty(), || format!("nobody was told of {ids_by_name:?}"));
        let total = json_u64(&caller.get("/api/v1/locations/summary").await?, "total")?;
        tally.holds(total == self.created.len() as u64, || format!("{total} in all, told of {}", self.created.len()));
        Ok(())
    }
}

/// One of those who use the program.
struct Hand {
    caller: Caller,
    tally: Tally,
    stop: watch::Receiver<bool>,
    counts: Arc<Counts>,
}

impl Hand {
    fn is_over(&self) -> bool {
        *self.stop.borrow()
    }

    /// Adds one location after the other, each under a key, again and again until it is acknowledged.
    async fn write(self, name: &str) -> Vec<NameAndId> {
        let mut created = Vec::new();
        let start = Instant::now();
        while !self.is_over() {
            let name = format!("{name} {}", created.len());
            let mut since = Instant::now();
            loop {
                match self.caller.create_location(&name).await {
                    Some(answer) if answer.is_success() => {
                        created.push((name, answer.json()["id"].as_str().unwrap_or_default().to_owned()));
                        self.counts.acknowledged.send_modify(|count| *count += 1);
                        break;
                    }
                    answer => {
                        if answer.as_ref().is_some_and(Response::is_full) {
                            self.counts.full.fetch_add(1, Ordering::Relaxed);
                        }
                        self.refused("a write", answer.as_ref());
                    }
                }
                self.counts.refused.send_modify(|count| *count += 1);
                if since.elapsed() > MAX_OUTAGE {
                    self.tally.violated(format!("{name} is refused for ever, {} s in", start.elapsed().as_secs()));
                    since = Instant::now();
                    if self.is_over() {
                        return created;
                    }
                }
                sleep(RETRY_DELAY).await;
            }
            sleep(REQUEST_INTERVAL).await;
        }
        created
    }

    async fn read(self, reads: Reads) {
        while !self.is_over() {
            match self.caller.request("GET", "/api/v1/locations?limit=20", &[], b"").await {
                Some(answer) if answer.is_success() => {
                    self.counts.reads.fetch_add(1, Ordering::Relaxed);
                }
                answer => {
                    self.counts.reads_refused.fetch_add(1, Ordering::Relaxed);
                    self.refused("a read", answer.as_ref());
                    self.tally.holds(reads == Reads::MayBeRefused, || "a read was refused".into());
                }
            }
            sleep(REQUEST_INTERVAL).await;
        }
    }

    async fn visit(self) {
        while !self.is_over() {
            for page in PAGES {
                let answer = self.caller.request("GET", page, &[], b"").await;
                let is_there = answer.as_ref().is_some_and(|answer| answer.status == 200);
                self.tally.holds(is_there, || format!("the page {page}: {}", summary_of(answer.as_ref())));
            }
            sleep(RETRY_DELAY).await;
        }
    }

    /// Checks that a failed answer says that the service is unavailable.
    fn refused(&self, action: &str, answer: Option<&Response>) {
        let is_fine = answer.is_some_and(Response::is_unavailable);
        self.tally.holds(is_fine, || format!("{action} was answered with {}", summary_of(answer)));
    }
}

fn summary_of(answer: Option<&Response>) -> String {
    answer.map_or_else(|| "nothing".into(), Response::summary)
}
