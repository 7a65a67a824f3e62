//! Ids: UUIDv7 as text, with a separate type for each kind of resource.

use std::sync::atomic::{AtomicU32, Ordering};

/// Declares an id type: `db::id!(/// Id of a location. LocationId);`
///
/// An id is made from the time of the clock and random bits, and sorts by time of creation. In the database, JSON,
/// paths and the OpenAPI document it is lower-case UUID text.
#[macro_export]
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(try_from = "String")]
        pub struct $name(String);

        impl $name {
            /// Creates an id that sorts after the ids of earlier milliseconds, and after the ids that this process
            /// created in the same millisecond.
            pub fn new(now: ::jiff::Timestamp) -> Self {
                Self($crate::new_id(now))
            }

            /// Returns the id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotAnId;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::parse_id(text).map(Self)
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::NotAnId;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                text.parse()
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl From<&$name> for $crate::Value {
            fn from(id: &$name) -> Self {
                Self::Text(id.0.clone())
            }
        }

        impl From<$name> for $crate::Value {
            fn from(id: $name) -> Self {
                Self::Text(id.0)
            }
        }

        impl $crate::Column for $name {
            fn read(row: &$crate::Row, at: usize) -> $crate::Result<Self> {
                <String as $crate::Column>::read(row, at).map(Self)
            }
        }

        impl $crate::TextColumn for $name {
            fn from_text(text: String) -> $crate::Result<Self> {
                Ok(Self(text))
            }
        }
    };
}

/// Error for text that is not a UUID.
#[derive(Debug, thiserror::Error)]
#[error("not an id")]
pub struct NotAnId;

/// Number of ids that this process has made. RFC 9562 section 6.2, method 1: the counter precedes the random bits, so
/// that the ids of one millisecond sort in order of creation; 42 random bits are left.
static MADE: AtomicU32 = AtomicU32::new(0);

/// Returns UUIDv7 text for the time `now`.
#[doc(hidden)]
pub fn new_id(now: jiff::Timestamp) -> String {
    let since = now.as_duration().unsigned_abs();
    let made = MADE.fetch_add(1, Ordering::Relaxed);
    let moment = uuid::Timestamp::from_unix_time(since.as_secs(), since.subsec_nanos(), made.into(), 32);
    uuid::Uuid::new_v7(moment).to_string()
}

/// Returns the canonical form of UUID text.
#[doc(hidden)]
pub fn parse_id(text: &str) -> Result<String, NotAnId> {
    uuid::Uuid::try_parse(text).map(|id| id.to_string()).map_err(|_| NotAnId)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_one_moment_have_the_order_in_which_they_were_made() {
        let now = "2026-11-20T12:00:00Z".parse().unwrap();
        let made: Vec<String> = (0..5_000).map(|_| new_id(now)).collect();
        assert!(made.is_sorted_by(|id, next| id < next));
        assert!(made.iter().all(|id| uuid::Uuid::parse_str(id).unwrap().get_version_num() == 7));
    }

    #[test]
    fn an_id_of_a_later_millisecond_comes_later() {
        let now: jiff::Timestamp = "2026-11-20T12:00:00Z".parse().unwrap();
        let later = new_id(now + jiff::SignedDuration::from_millis(1));
        assert!(new_id(now) < later);
    }
}
