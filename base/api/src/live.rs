//! Live events: committed changes of an organization, sent to its listeners.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use db::{Db, Tx};
use tokio::sync::broadcast;

/// Maximum number of unread events per listener; a slower listener is told to reload everything.
const BACKLOG: usize = 256;

/// Change of a resource, or of several resources of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Organization that owns the resource.
    pub org: String,
    /// Kind of resource: `locations`, `imports`, `session` …
    pub topic: String,
    /// Id of the resource; `None` when several changed at once.
    pub id: Option<String>,
}

impl Event {
    /// Creates an event for a change in `org`.
    #[expect(clippy::needless_pass_by_value, reason = "an id, or a reference to one")]
    pub fn new(org: impl ToString, topic: &str, id: Option<&str>) -> Self {
        Self { org: org.to_string(), topic: topic.into(), id: id.map(Into::into) }
    }

    /// Notifies the listeners after the transaction commits.
    pub fn announce(&self, tx: &mut Tx) {
        tx.notify(format!("{} {} {}", self.org, self.topic, self.id.as_deref().unwrap_or("-")));
    }

    fn read(notice: &str) -> Option<Self> {
        let mut parts = notice.splitn(3, ' ');
        let (org, topic, id) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Self::new(org, topic, (id != "-").then_some(id)))
    }
}

/// Distributes events to the listeners of each organization. Cheap to clone.
#[derive(Clone)]
pub struct Live {
    orgs: Arc<Mutex<HashMap<String, broadcast::Sender<Event>>>>,
    has_ended: Arc<AtomicBool>,
}

/// Message to a listener.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A change.
    Event(Event),
    /// Some events were lost: the listener must reload everything.
    Resync,
}

/// Event stream of one listener.
pub struct Stream(broadcast::Receiver<Event>);

impl Live {
    /// Starts distributing the notifications of `db`; stops when the database closes.
    pub fn start(db: &Db) -> Self {
        let live = Self { orgs: Arc::default(), has_ended: Arc::default() };
        let orgs = Arc::downgrade(&live.orgs);
        let mut notices = db.listen();
        tokio::spawn(async move {
            loop {
                let heard = notices.recv().await;
                let Some(orgs) = orgs.upgrade() else { return };
                let mut orgs = orgs.lock().unwrap_or_else(PoisonError::into_inner);
                match heard {
                    Ok(notice) if notice == db::GAP => orgs.clear(),
                    Ok(notice) => {
                        if let Some(event) = Event::read(&notice)
                            && let Some(listeners) = orgs.get(&event.org)
                            && listeners.send(event.clone()).is_err()
                        {
                            orgs.remove(&event.org);
                        }
                    }
                    // Dropping the senders ends every stream; the clients reconnect and reload everything.
                    Err(broadcast::error::RecvError::Lagged(_)) => orgs.clear(),
                    Err(broadcast::error::RecvError::Closed) => return,
                }
            }
        });
        live
    }

    /// Sends an event to the listeners of this process at once. Only for values that are not stored (progress of a
    /// job); stored changes use [`Event::announce`] in their transaction.
    pub fn publish(&self, event: &Event) {
        let orgs = self.orgs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(listeners) = orgs.get(&event.org) {
            // Fails when there are no listeners left.
            let _ = listeners.send(event.clone());
        }
    }

    /// Ends every stream before the program stops, so that clients reconnect to its successor.
    pub fn end(&self) {
        self.has_ended.store(true, Ordering::Relaxed);
        self.orgs.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Returns true after [`Live::end`]: the program is about to stop.
    pub fn has_ended(&self) -> bool {
        self.has_ended.load(Ordering::Relaxed)
    }

    /// Returns the number of open streams.
    pub fn streams(&self) -> usize {
        let orgs = self.orgs.lock().unwrap_or_else(PoisonError::into_inner);
        orgs.values().map(broadcast::Sender::receiver_count).sum()
    }

    /// Opens a stream for `key`; `None` when `max` streams are open already.
    #[expect(clippy::needless_pass_by_value, reason = "an id, or a reference to one")]
    pub fn listen_at_most(&self, key: impl ToString, max: usize) -> Option<Stream> {
        let mut keys = self.orgs.lock().unwrap_or_else(PoisonError::into_inner);
        let sender = keys.entry(key.to_string()).or_insert_with(|| broadcast::channel(BACKLOG).0);
        (sender.receiver_count() < max).then(|| Stream(sender.subscribe()))
    }

    /// Opens a stream of the changes in `org` from now on.
    #[expect(clippy::needless_pass_by_value, reason = "an id, or a reference to one")]
    pub fn listen(&self, org: impl ToString) -> Stream {
        let mut orgs = self.orgs.lock().unwrap_or_else(PoisonError::into_inner);
        Stream(orgs.entry(org.to_string()).or_insert_with(|| broadcast::channel(BACKLOG).0).subscribe())
    }
}

impl Stream {
    /// Returns the next message; `None` when the stream has ended.
    pub async fn next(&mut self) -> Option<Heard> {
        match self.0.recv().await {
            Ok(event) => Some(Heard::Event(event)),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Heard::Resync),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}
