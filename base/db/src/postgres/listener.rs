//! Connection of the process that listens for notifications; reconnects when it breaks.

use std::time::Duration;

use futures::{StreamExt, stream};
use tokio::{
    sync::{broadcast, watch},
    task::AbortHandle,
};
use tokio_postgres::AsyncMessage;

use super::{CHANNEL, address::Address};
use crate::{Error, Result};

/// Delay before it reconnects.
const RETRY: Duration = Duration::from_millis(250);

/// Listener that runs until dropped.
pub(super) struct Listener {
    task: AbortHandle,
    is_listening: watch::Receiver<bool>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Listener {
    /// Starts forwarding the server's notifications to `notices`.
    pub(super) fn new(address: Address, notices: broadcast::Sender<String>) -> Self {
        let (listening, is_listening) = watch::channel(false);
        Self { task: tokio::spawn(run(address, notices, listening)).abort_handle(), is_listening }
    }

    /// Waits until the connection listens: from then on no notification is missed.
    pub(super) async fn listening(&self) -> Result<()> {
        let mut is_listening = self.is_listening.clone();
        tokio::time::timeout(super::address::CONNECT, is_listening.wait_for(|is_listening| *is_listening))
            .await
            .map_err(|_| Error::Configuration("PostgreSQL does not let us LISTEN".into()))?
            .map_err(|_| Error::Configuration("the listener ended".into()))?;
        Ok(())
    }

    pub(super) fn stop(&self) {
        self.task.abort();
    }
}

async fn run(address: Address, notices: broadcast::Sender<String>, listening: watch::Sender<bool>) {
    loop {
        if let Err(error) = listen(&address, &notices, &listening).await {
            tracing::warn!(%error, "not connected for notices; connecting again");
        }
        tokio::time::sleep(RETRY).await;
    }
}

async fn listen(address: &Address, notices: &broadcast::Sender<String>, listening: &watch::Sender<bool>) -> Result<()> {
    let (client, mut connection) = address.config.connect(address.tls.clone()).await?;
    let mut messages = stream::poll_fn(move |context| connection.poll_message(context));
    let listen = format!("listen {CHANNEL}");
    let ask = client.batch_execute(&listen);
    tokio::pin!(ask);
    let mut is_asked = false;
    loop {
        tokio::select! {
            asked = &mut ask, if !is_asked => {
                asked?;
                is_asked = true;
                if listening.send_replace(true) {
                    // Fails when there are no listeners.
                    let _ = notices.send(crate::GAP.into());
                }
            }
            message = messages.next() => match message {
                // Fails when there are no listeners.
                Some(Ok(AsyncMessage::Notification(notice))) => drop(notices.send(notice.payload().to_owned())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(Error::Aborted("closed by the server".into())),
            },
        }
    }
}
