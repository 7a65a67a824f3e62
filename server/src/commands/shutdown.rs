//! Shutdown of a process that serves or works, and the order of its steps.

use std::{io, time::Duration};

use api::Live;
use tokio::{
    signal::unix::{SignalKind, signal},
    sync::watch,
    task::JoinHandle,
};

/// Shutdown, which SIGTERM or Ctrl-C begins.
pub(super) struct Stop {
    stopping: watch::Receiver<bool>,
    ended: watch::Sender<bool>,
}

impl Stop {
    /// Waits for a signal, and ends live streams at once, which would never end by themselves. Requests are taken for
    /// `drain` longer.
    ///
    /// # Errors
    /// When the system gives no signals.
    pub(super) fn new(live: Live, drain: Duration) -> io::Result<Self> {
        let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        let (stop, stopping) = watch::channel(false);
        tokio::spawn(async move {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
            tracing::info!("stopping: requests in flight finish, jobs are handed back");
            live.end();
            tokio::time::sleep(drain).await;
            stop.send_replace(true);
        });
        Ok(Self { stopping, ended: watch::Sender::new(false) })
    }

    /// Turns true when no more connections are to be taken.
    pub(super) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.clone()
    }

    /// Waits until no more connections are to be taken.
    pub(super) async fn wait(&self) {
        // A closed channel ends the wait as well.
        let _ = self.stopping().wait_for(|is_stopping| *is_stopping).await;
    }

    /// Turns true when all work has ended: until then the process can be watched.
    pub(super) fn ended(&self) -> watch::Receiver<bool> {
        self.ended.subscribe()
    }

    /// Announces that all work has ended, and waits for the watchers.
    pub(super) async fn end(&self, watched: Option<JoinHandle<()>>) {
        self.ended.send_replace(true);
        if let Some(watched) = watched {
            // An error of the last answer does not matter any more.
            let _ = watched.await;
        }
    }
}
