//! Shutdown of a process that serves or works, and the order of its steps.

use std::{io, time::Duration};

use api::Live;
use tokio::{
    signal::unix::{SignalKind, signal},
    sync::watch,
    task::JoinHandle,
};

/// Told at SIGTERM or Ctrl-C.
pub(super) struct Stop {
    told: watch::Receiver<bool>,
    ended: watch::Sender<bool>,
}

impl Stop {
    /// Live streams, which would never end by themselves, end when it is told; requests are taken for `drain` longer.
    ///
    /// # Errors
    /// When the system gives no signals.
    pub(super) fn new(live: Live, drain: Duration) -> io::Result<Self> {
        let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        let (stop, told) = watch::channel(false);
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
        Ok(Self { told, ended: watch::Sender::new(false) })
    }

    /// Turns true when no more connections are to be taken.
    pub(super) fn told(&self) -> watch::Receiver<bool> {
        self.told.clone()
    }

    /// Waits until then.
    pub(super) async fn wait(&self) {
        // A closed channel ends the wait as well.
        let _ = self.told().wait_for(|told| *told).await;
    }

    /// Turns true when all work has ended: until then the process can be watched.
    pub(super) fn ended(&self) -> watch::Receiver<bool> {
        self.ended.subscribe()
    }

    /// Says so, and waits for those who watched.
    pub(super) async fn end(&self, watched: Option<JoinHandle<()>>) {
        self.ended.send_replace(true);
        if let Some(watched) = watched {
            // An error of the last answer does not matter any more.
            let _ = watched.await;
        }
    }
}
