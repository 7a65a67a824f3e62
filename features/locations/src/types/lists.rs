//! Lists of texts that a location has: kept as JSON in its row, null for none.

use serde::{Deserialize, Serialize};
use text::fold;
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
    /// Categories beside the primary one.
    Categories
);
list!(
    /// Ids of labels.
    Labels
);

impl Categories {
    /// Maximum number of categories beside the primary one, as Google's Business Profile allows.
    pub const MAX: usize = 9;

    /// Returns at most [`Self::MAX`] of these categories, without repetitions and without the primary one. Case and
    /// accents do not matter.
    pub fn beside(primary: Option<&str>, names: Vec<String>) -> Self {
        let mut folded_names: Vec<String> = primary.map(fold).into_iter().collect();
        let mut categories = Vec::new();
        for name in names {
            let folded = fold(&name);
            if categories.len() < Self::MAX && !folded_names.contains(&folded) {
                folded_names.push(folded);
                categories.push(name);
            }
        }
        Self(categories)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn additional_categories_repeat_neither_each_other_nor_the_primary_one() {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        for (primary, given, expected) in [
            (Some("Café"), names(&["Bakery", "cafe", "BAKERY", "Bistro"]), names(&["Bakery", "Bistro"])),
            (None, names(&["Bakery", "Bakery"]), names(&["Bakery"])),
            (None, names(&[]), names(&[])),
        ] {
            assert_eq!(Categories::beside(primary, given), Categories(expected), "{primary:?}");
        }
        let many: Vec<String> = (0..12).map(|number| format!("Category {number}")).collect();
        assert_eq!(Categories::beside(None, many.clone()).0, many[..9]);
    }
}
