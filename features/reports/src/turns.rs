//! Turns of organizations at work that keeps a core busy.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use api::{Error, Result};
use orgs::OrgId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Files of an organization that are drawn at once.
const CONCURRENCY: usize = 2;
/// Files of an organization that are drawn or wait.
const MAX_QUEUE: usize = 12;
/// Seconds after which a refused caller may try again.
const RETRY_AFTER: u64 = 5;

/// Turns of all organizations, so that one with many readers does not hold up the others.
#[derive(Default)]
pub(crate) struct Turns(Mutex<HashMap<OrgId, Arc<Queue>>>);

struct Queue {
    places: Arc<Semaphore>,
    turns: Arc<Semaphore>,
}

/// Turn of an organization, until it is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    _place: OwnedSemaphorePermit,
    _turn: OwnedSemaphorePermit,
}

impl Turns {
    /// Waits for a turn of an organization.
    ///
    /// # Errors
    /// 429 when too many wait.
    pub(crate) async fn next(&self, org: &OrgId) -> Result<Turn> {
        let queue = self.queue(org);
        let place = Arc::clone(&queue.places).try_acquire_owned();
        let place = place.map_err(|_| Error::rate_limited(RETRY_AFTER))?;
        let turn = Arc::clone(&queue.turns).acquire_owned().await.map_err(Error::internal)?;
        Ok(Turn { _place: place, _turn: turn })
    }

    fn queue(&self, org: &OrgId) -> Arc<Queue> {
        let mut queues = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        queues.retain(|other, queue| other == org || queue.places.available_permits() < MAX_QUEUE);
        let new = || {
            let [places, turns] = [MAX_QUEUE, CONCURRENCY].map(|permits| Arc::new(Semaphore::new(permits)));
            Arc::new(Queue { places, turns })
        };
        Arc::clone(queues.entry(org.clone()).or_insert_with(new))
    }
}

#[cfg(test)]
mod tests {
    use futures::FutureExt;
    use jiff::Timestamp;

    use super::*;

    #[tokio::test]
    async fn an_organization_with_many_readers_waits_for_itself_only() {
        let turns = Turns::default();
        let [busy, calm] = [1, 2].map(|second| OrgId::new(Timestamp::from_second(second).unwrap()));
        let (first, _second) = (turns.next(&busy).await.unwrap(), turns.next(&busy).await.unwrap());
        let mut waiting: Vec<_> = (0..10).map(|_| Box::pin(turns.next(&busy))).collect();
        assert!(waiting.iter_mut().all(|turn| turn.now_or_never().is_none()));
        assert_eq!(turns.next(&busy).await.unwrap_err().problem().status, 429);
        turns.next(&calm).await.unwrap();
        drop(first);
        let next: Vec<_> = waiting.iter_mut().filter_map(FutureExt::now_or_never).flatten().collect();
        assert_eq!(next.len(), 1);
    }

    #[tokio::test]
    async fn idle_organizations_are_forgotten() {
        let turns = Turns::default();
        for second in 1..50 {
            turns.next(&OrgId::new(Timestamp::from_second(second).unwrap())).await.unwrap();
        }
        assert!(turns.0.lock().unwrap().len() <= 2);
    }
}
