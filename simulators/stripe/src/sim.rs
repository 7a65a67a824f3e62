//! Everything one simulator holds.

use std::{
    sync::{Mutex, MutexGuard, OnceLock},
    time::Duration,
};

use simulated_world::held;

use crate::{Options, faults::Faults, idempotency::Answers, state::State, webhooks::endpoints};

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
            options,
        }
    }

    /// Returns the clock's time in Unix seconds.
    pub(crate) fn now(&self) -> i64 {
        self.options.clock.now().as_second()
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        held(&self.state)
    }

    pub(crate) fn faults(&self) -> MutexGuard<'_, Faults> {
        held(&self.faults)
    }

    pub(crate) fn answers(&self) -> MutexGuard<'_, Answers> {
        held(&self.answers)
    }

    /// Returns the client that delivers events.
    pub(crate) fn client(&self) -> Option<&reqwest::Client> {
        let new = || {
            let client = reqwest::Client::builder().timeout(TIMEOUT).redirect(reqwest::redirect::Policy::none());
            client.build().ok()
        };
        self.client.get_or_init(new).as_ref()
    }

    /// Forgets all objects, faults and answers.
    pub(crate) fn reset(&self) {
        *self.state() = new_state(&self.options);
        *self.faults() = Faults::new(self.options.seed);
        *self.answers() = Answers::default();
    }
}

fn new_state(options: &Options) -> State {
    let mut state = State::new(options.seed);
    state.wall = options.clock.now().as_second();
    if let Some(url) = &options.webhook_url {
        endpoints::add(&mut state, url, &serde_json::json!(["*"]), &options.webhook_secret);
    }
    state
}
