//! Lists of texts that a location has: kept as JSON in its row, null for none.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

macro_rules! list {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
        pub struct $name(pub Vec<String>);

        impl $name {
            /// As they are stored: a JSON list, null for none.
            pub fn stored(self) -> Option<serde_json::Value> {
                (!self.0.is_empty()).then(|| self.0.into())
            }
        }

        impl db::Column for $name {
            fn read(row: &db::Row, at: usize) -> db::Result<Self> {
                match Option::<String>::read(row, at)? {
                    None => Ok(Self::default()),
                    Some(text) => serde_json::from_str(&text).map_err(|e| db::Error::Unreadable(e.to_string())),
                }
            }
        }
    };
}

list!(
    /// Addresses of photos, the cover first.
    Photos
);
list!(
    /// Further telephone numbers, as they were typed.
    Phones
);
list!(
    /// Ids of labels.
    Labels
);
