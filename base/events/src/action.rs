//! Action in the audit log.

use crate::Audited;

/// Text of an audited event: `area.verb`. It never changes because sealed rows contain it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action(&'static str);

impl Action {
    /// Returns the action of an event.
    pub const fn of<E: Audited>() -> Self {
        Self(E::ACTION)
    }

    /// Returns the text.
    pub fn as_str(self) -> &'static str {
        self.0
    }

    /// Returns the area: the part before the dot.
    pub fn area(self) -> &'static str {
        self.0.split('.').next().unwrap_or_default()
    }
}

impl<E: Audited> From<E> for Action {
    fn from(_: E) -> Self {
        Self::of::<E>()
    }
}
