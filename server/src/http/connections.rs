//! Number of open connections per address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

/// Counts connections by address. Cheap to clone.
#[derive(Clone)]
pub(super) struct Counts {
    most: usize,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// Slot of a connection; dropping it frees the slot.
pub(super) struct ConnectionSlot {
    counts: Counts,
    address: IpAddr,
}

impl Counts {
    pub(super) fn new(most: usize) -> Self {
        Self { most, open: Arc::default() }
    }

    /// Returns a slot for one more connection of `address`; `None` when it has the maximum.
    pub(super) fn take(&self, address: IpAddr) -> Option<ConnectionSlot> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(ConnectionSlot { counts: self.clone(), address })
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let mut open = self.counts.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_places_and_gets_them_back() {
        let (counts, address, other) = (Counts::new(2), IpAddr::from([1, 1, 1, 1]), IpAddr::from([2, 2, 2, 2]));
        let first = counts.take(address);
        let second = counts.take(address);
        assert!(first.is_some() && second.is_some());
        assert!(counts.take(address).is_none());
        assert!(counts.take(other).is_some(), "another address is not affected");
        drop(first);
        assert!(counts.take(address).is_some());
    }
}
