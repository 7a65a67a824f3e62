//! Everything one simulator holds.

use std::{
    sync::{
        Mutex, MutexGuard, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use simulated_world::lock;

use crate::{
    Options,
    faults::Faults,
    file,
    idempotency::Answers,
    state::{State, text},
    webhooks::endpoints,
};

/// Time after which a delivery is given up.
const TIMEOUT: Duration = Duration::from_secs(20);

/// One simulator.
#[derive(Debug)]
pub(crate) struct Sim {
    pub(crate) options: Options,
    state: Mutex<State>,
    faults: Mutex<Faults>,
    answers: Mutex<Answers>,
    client: OnceLock<Option<reqwest::Client>>,
    /// True while work is done as it becomes due.
    pub(crate) is_watched: Mutex<bool>,
    /// Number of changes that the file has.
    saved: AtomicU64,
}

impl Sim {
    pub(crate) fn new(options: Options) -> Self {
        let state = Mutex::new(new_state(&options));
        let faults = Mutex::new(Faults::new(options.seed));
        Self {
            state,
            faults,
            answers: Mutex::default(),
            client: OnceLock::new(),
            is_watched: Mutex::new(false),
            saved: AtomicU64::new(0),
            options,
        }
    }

    /// Returns the clock's time in Unix seconds.
    pub(crate) fn now(&self) -> i64 {
        self.options.clock.now().as_second()
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    pub(crate) fn faults(&self) -> MutexGuard<'_, Faults> {
        lock(&self.faults)
    }

    pub(crate) fn answers(&self) -> MutexGuard<'_, Answers> {
        lock(&self.answers)
    }

    /// Returns the client that delivers events.
    pub(crate) fn client(&self) -> Option<&reqwest::Client> {
        let new = || {
            let client = reqwest::Client::builder().timeout(TIMEOUT).redirect(reqwest::redirect::Policy::none());
            client.build().ok()
        };
        self.client.get_or_init(new).as_ref()
    }

    /// Writes the file, if there is one and something changed since.
    pub(crate) fn save(&self, state: &State) {
        let Some(path) = &self.options.file else { return };
        if self.saved.swap(state.changes, Ordering::Relaxed) == state.changes {
            return;
        }
        if let Err(error) = file::write(path, &state.stored()) {
            tracing::error!(path = %path.display(), %error, "cannot keep the objects of the simulated Stripe");
        }
    }

    /// Forgets all objects, faults and answers.
    pub(crate) fn reset(&self) {
        if let Some(path) = &self.options.file {
            // Without the file, the state starts empty.
            let _ = std::fs::remove_file(path);
        }
        *self.state() = new_state(&self.options);
        self.saved.store(0, Ordering::Relaxed);
        *self.faults() = Faults::new(self.options.seed);
        *self.answers() = Answers::default();
    }
}

fn new_state(options: &Options) -> State {
    let mut state = State::new(options.seed);
    state.wall = options.clock.now().as_second();
    if let Some(path) = &options.file {
        match file::read(path) {
            Ok(None) => {}
            Ok(Some(stored)) if state.restore(&stored) => {}
            Ok(Some(_)) => {
                tracing::error!(path = %path.display(), "not a file of the simulated Stripe: it is replaced");
            }
            Err(error) => {
                tracing::error!(path = %path.display(), %error, "cannot read the objects of the simulated Stripe");
            }
        }
    }
    let endpoint = state.all("webhook_endpoint").find(|endpoint| endpoint["_given"] == true);
    if let Some(id) = endpoint.map(|endpoint| text(endpoint, "id").to_owned()) {
        state.remove(&id);
    }
    if let Some(url) = &options.webhook_url {
        let id = endpoints::add(&mut state, url, &serde_json::json!(["*"]), &options.webhook_secret);
        state.edit(&id, |endpoint| endpoint["_given"] = true.into());
    }
    state
}
