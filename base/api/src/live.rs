//! Live events: what changed in an organization, after commit, to everybody who listens.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use db::{Db, Tx};
use tokio::sync::broadcast;

/// How far behind a listener may be before it is told to read everything again.
const BACKLOG: usize = 256;

/// Something changed: what kind of thing, and which one when it was just one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The organization whose thing it is.
    pub org: String,
    /// What kind of thing: `locations`, `imports`, `session` …
    pub topic: String,
    /// Which one; `None` when many changed at once.
    pub id: Option<String>,
}

impl Event {
    /// Something of `org` changed.
    #[expect(clippy::needless_pass_by_value, reason = "an id, or a reference to one")]
    pub fn new(org: impl ToString, topic: &str, id: Option<&str>) -> Self {
        Self { org: org.to_string(), topic: topic.into(), id: id.map(Into::into) }
    }

    /// Tells the listeners, once the transaction is committed.
    pub fn announce(&self, tx: &mut Tx) {
        tx.notify(format!("{} {} {}", self.org, self.topic, self.id.as_deref().unwrap_or("-")));
    }

    fn read(notice: &str) -> Option<Self> {
        let mut parts = notice.splitn(3, ' ');
        let (org, topic, id) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Self::new(org, topic, (id != "-").then_some(id)))
    }
}

/// Hands events to the listeners of each organization. Cheap to clone.
#[derive(Clone)]
pub struct Live {
    orgs: Arc<Mutex<HashMap<String, broadcast::Sender<Event>>>>,
    has_ended: Arc<AtomicBool>,
}

/// What a listener hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Something changed.
    Event(Event),
    /// Some events were lost: read everything again.
    Resync,
}

/// One listener's events.
pub struct Stream(broadcast::Receiver<Event>);

impl Live {
    /// Starts handing out the notices of `db`; ends with it.
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
                    // Dropping the senders ends every stream; the clients connect again and read everything anew.
                    Err(broadcast::error::RecvError::Lagged(_)) => orgs.clear(),
                    Err(broadcast::error::RecvError::Closed) => return,
                }
            }
        });
        live
    }

    /// Tells the listeners of this process at once, for what is not written anywhere (how far something is). All else
    /// is announced in its transaction.
    pub fn publish(&self, event: &Event) {
        let orgs = self.orgs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(listeners) = orgs.get(&event.org) {
            // Nobody may be listening any more.
            let _ = listeners.send(event.clone());
        }
    }

    /// Ends every stream: the program is about to stop, and whoever listens finds its successor.
    pub fn end(&self) {
        self.has_ended.store(true, Ordering::Relaxed);
        self.orgs.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// True once the program is about to stop.
    pub fn has_ended(&self) -> bool {
        self.has_ended.load(Ordering::Relaxed)
    }

    /// How many listen.
    pub fn streams(&self) -> usize {
        let orgs = self.orgs.lock().unwrap_or_else(PoisonError::into_inner);
        orgs.values().map(broadcast::Sender::receiver_count).sum()
    }

    /// Listens to `key` unless `max` streams do already.
    #[expect(clippy::needless_pass_by_value, reason = "an id, or a reference to one")]
    pub fn listen_at_most(&self, key: impl ToString, max: usize) -> Option<Stream> {
        let mut keys = self.orgs.lock().unwrap_or_else(PoisonError::into_inner);
        let sender = keys.entry(key.to_string()).or_insert_with(|| broadcast::channel(BACKLOG).0);
        (sender.receiver_count() < max).then(|| Stream(sender.subscribe()))
    }

    /// Everything that changes in `org` from now on.
    #[expect(clippy::needless_pass_by_value, reason = "an id, or a reference to one")]
    pub fn listen(&self, org: impl ToString) -> Stream {
        let mut orgs = self.orgs.lock().unwrap_or_else(PoisonError::into_inner);
        Stream(orgs.entry(org.to_string()).or_insert_with(|| broadcast::channel(BACKLOG).0).subscribe())
    }
}

impl Stream {
    /// The next thing heard; `None` when the stream has ended.
    pub async fn next(&mut self) -> Option<Heard> {
        match self.0.recv().await {
            Ok(event) => Some(Heard::Event(event)),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Heard::Resync),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}
