//! Metrics of a process in the text format of Prometheus. No label names an organization or a person.

mod backups;
mod process;

use std::{fmt, sync::Arc, time::Duration};

use api::App;
use auth::Auth;
use axum::{
    Router,
    extract::State,
    http::{Method, StatusCode, header},
    response::IntoResponse,
    routing::get,
};
use operations::BackupPlan;
use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{
        counter::Counter,
        family::{Family, MetricConstructor},
        gauge::Gauge,
        histogram::Histogram,
        info::Info,
    },
    registry::Registry,
};

use self::backups::BackupReadings;
use crate::{health, status};

/// Upper ends of the classes that latencies fall into, in seconds.
const LATENCIES: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

type Reading = Gauge<f64, std::sync::atomic::AtomicU64>;

/// Counters of a process, and gauges that it reads on each request. Cheap to clone.
#[derive(Clone)]
pub struct Metrics(Arc<Inner>);

struct Inner {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    latencies: Family<Route, Histogram, Latencies>,
    readings: Readings,
}

/// Gauges that are read on each request.
#[derive(Default)]
struct Readings {
    database: Family<StateLabel, Reading>,
    jobs: Family<StateLabel, Reading>,
    oldest_job: Reading,
    streams: Reading,
    sign_in_gate: Family<StateLabel, Reading>,
    google_booked: Family<Service, Reading>,
    memory: Reading,
    files: Reading,
    is_database_there: Reading,
    replica_reads: Family<StateLabel, Reading>,
    replica_behind: Reading,
    is_replica_there: Reading,
    backups: BackupReadings,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Route {
    route: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct StateLabel {
    state: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Service {
    service: String,
}

#[derive(Clone, Debug)]
struct Latencies;

impl MetricConstructor<Histogram> for Latencies {
    fn new_metric(&self) -> Histogram {
        Histogram::new(LATENCIES)
    }
}

impl Metrics {
    /// Nothing counted yet.
    pub fn new() -> Self {
        let requests = Family::default();
        let latencies = Family::new_with_constructor(Latencies);
        let readings = Readings::default();
        let mut all = Registry::with_prefix("vitrine");
        let version = vec![("version", env!("CARGO_PKG_VERSION"))];
        all.register("build", "What runs", Info::new(version));
        all.register("requests", "Answers by method, route and status", requests.clone());
        all.register("request_seconds", "Time to the head of an answer, by route", latencies.clone());
        readings.register(&mut all);
        Self(Arc::new(Inner { registry: all, requests, latencies, readings }))
    }

    pub(crate) fn count(&self, method: &Method, route: &str, status: StatusCode, took: Duration) {
        let answered = RequestLabels { method: method_label(method), route: route.to_owned(), status: status.as_u16() };
        self.0.requests.get_or_create(&answered).inc();
        self.0.latencies.get_or_create(&Route { route: route.to_owned() }).observe(took.as_secs_f64());
    }

    /// Everything as text.
    async fn text(&self, app: &App, auth: &Auth, backups: Option<&BackupPlan>) -> Result<String, fmt::Error> {
        self.0.readings.look(app, auth).await;
        if let Some(plan) = backups {
            self.0.readings.backups.look(app, plan).await;
        }
        let mut text = String::new();
        encode(&mut text, &self.0.registry)?;
        Ok(text)
    }
}

impl Default for Metrics {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics")
    }
}

impl Readings {
    fn register(&self, all: &mut Registry) {
        all.register("database_up", "1 while the database answers", self.is_database_there.clone());
        all.register(
            "database_connections",
            "Connections: limit, busy, waiting (for a connection, or for SQLite's one writer)",
            self.database.clone(),
        );
        all.register(
            "database_replica_reads",
            "Reads since the start that a replica may answer: by the replica, and by the primary since it was behind or away",
            self.replica_reads.clone(),
        );
        let behind = "Bytes of changes that the replica lacks";
        all.register("database_replica_behind_bytes", behind, self.replica_behind.clone());
        all.register("database_replica_up", "1 while the replica answers", self.is_replica_there.clone());
        all.register("jobs", "Background jobs of all processes: queued, running, failed", self.jobs.clone());
        let oldest = "Seconds that the oldest job whose time has come waits for a worker";
        all.register("jobs_oldest_due_seconds", oldest, self.oldest_job.clone());
        all.register("live_streams", "Open streams of live events", self.streams.clone());
        let gate = "Passwords being hashed: limit, busy, waiting";
        all.register("sign_in_gate", gate, self.sign_in_gate.clone());
        let google = "Seconds for which the quota of a service of Google is booked ahead, by all processes";
        all.register("google_booked_seconds", google, self.google_booked.clone());
        self.backups.register(all);
        all.register("memory_bytes", "Memory that the process holds", self.memory.clone());
        all.register("open_files", "Open files and connections", self.files.clone());
    }

    async fn look(&self, app: &App, auth: &Auth) {
        let set = |family: &Family<StateLabel, Reading>, state: &str, value: f64| {
            family.get_or_create(&StateLabel { state: state.to_owned() }).set(value);
        };
        let load = app.db.load();
        set(&self.database, "limit", load.connections as f64);
        set(&self.database, "busy", load.busy as f64);
        set(&self.database, "waiting", load.waiting as f64);
        if let Some(reads) = app.db.replica_reads() {
            set(&self.replica_reads, "replica", reads.replica as f64);
            set(&self.replica_reads, "behind", reads.behind as f64);
            set(&self.replica_reads, "away", reads.away as f64);
        }
        if let Some(behind) = app.db.replica_behind().await {
            self.is_replica_there.set(f64::from(u8::from(behind.is_ok())));
            // While it is away the last value stays.
            if let Ok(bytes) = behind {
                self.replica_behind.set(bytes as f64);
            }
        }
        let gate = auth::passwords::load(auth);
        set(&self.sign_in_gate, "limit", gate.limit as f64);
        set(&self.sign_in_gate, "busy", gate.busy as f64);
        set(&self.sign_in_gate, "waiting", gate.waiting as f64);
        self.streams.set(app.live.streams() as f64);
        self.memory.set(process::memory() as f64);
        self.files.set(process::open_files() as f64);
        let reading = async {
            let counts = jobs::counts(&app.db).await?;
            let oldest = jobs::oldest_due(&app.db, app.now()).await?;
            Ok::<_, db::Error>((counts, oldest, google::booked(app).await?))
        };
        // Without a database the rest keeps its last value, and this one says so.
        let answer = reading.await;
        self.is_database_there.set(f64::from(u8::from(answer.is_ok())));
        if let Ok((counts, oldest, booked)) = answer {
            set(&self.jobs, "queued", counts.queued as f64);
            set(&self.jobs, "running", counts.running as f64);
            set(&self.jobs, "failed", counts.failed as f64);
            self.oldest_job.set(oldest.map_or(0.0, |since| app.now().duration_since(since).as_secs_f64()));
            for (service, ahead) in booked {
                let labels = Service { service };
                self.google_booked.get_or_create(&labels).set(ahead.as_secs_f64());
            }
        }
    }
}

/// Routes of `--metrics-listen`: `/metrics`, the status of the instance, and the health of the process for its
/// supervisor. `backups` is the plan of scheduled backups, if there is one.
pub fn routes(app: &App, auth: &Auth, metrics: &Metrics, backups: Option<&BackupPlan>) -> Router {
    let (metrics, auth, plan) = (metrics.clone(), auth.clone(), backups.cloned());
    let status = status::routes(backups);
    let text = async move |State(app): State<App>| match metrics.text(&app, &auth, plan.as_ref()).await {
        Ok(text) => ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text)
            .into_response(),
        Err(error) => api::Error::internal(error).into_response(),
    };
    health::routes().merge(status).route("/metrics", get(text)).with_state(app.clone())
}

/// A caller may make methods up: all of those are one.
pub(crate) fn method_label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}
