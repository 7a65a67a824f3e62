//! Tables of the schema, and the exported ones.

use std::sync::LazyLock;

use db::{Table, Value};

use crate::rules::tables::{self, EXPORTED, Import};

/// All tables.
pub(crate) static ALL: LazyLock<&'static [Table]> = LazyLock::new(|| db::tables!());

/// Exported tables, in an order in which they can be imported.
pub(crate) fn exported() -> impl Iterator<Item = &'static Table> {
    EXPORTED.iter().filter_map(|name| ALL.iter().find(|table| table.name == *name))
}

/// Index of the column that holds the picture key of an exported table's rows.
pub(crate) fn picture(table: &Table) -> Option<usize> {
    tables::picture(table.name).and_then(|column| table.column(column))
}

/// Returns true for a column that is not exported.
pub(crate) fn is_withheld(table: &Table, column_index: usize) -> bool {
    withheld(table, column_index).is_some()
}

/// Value that an import writes into a column that is not exported.
pub(crate) fn withheld(table: &Table, at: usize) -> Option<Value> {
    tables::withheld(table.name, table.columns[at].name).map(|import| match import {
        Import::Null => Value::Null,
        Import::False => Value::Bool(false),
        Import::Text(text) => text.into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        personal::{FATES, Fate, sounds_personal},
        tables::{LEFT_OUT, WITHHELD, names_a_user},
    };

    fn of_organisations() -> Vec<&'static Table> {
        ALL.iter().filter(|table| table.org_column().is_some()).collect()
    }

    #[test]
    fn every_table_of_an_organisation_is_exported_or_left_out_with_a_reason() {
        for table in of_organisations() {
            let is_exported = EXPORTED.contains(&table.name);
            let why = LEFT_OUT.iter().find(|(name, _)| *name == table.name).map(|(_, why)| why);
            assert_ne!(is_exported, why.is_some_and(|why| why.len() > 5), "{}: on one of the two lists", table.name);
        }
        let is_there = |name: &str| of_organisations().iter().any(|table| table.name == name);
        let gone: Vec<_> = LEFT_OUT
            .iter()
            .map(|(name, _)| *name)
            .chain(EXPORTED.iter().copied())
            .filter(|name| !is_there(name))
            .collect();
        assert!(gone.is_empty(), "no longer there: {gone:?}");
    }

    #[test]
    fn nothing_that_sounds_like_a_secret_is_exported() {
        let sounds = ["hash", "secret", "token", "password", "sealed", "private", "nonce", "code"];
        // Columns that sound like a secret and are none.
        let harmless = [
            ("google_locations", "error_code"),
            ("google_photos", "code"),
            ("heatmap_scans", "code"),
            ("post_targets", "reason_code"),
            ("request_views", "links_hash"),
            ("locations", "postal_code"),
            ("reviews", "reply_code"),
        ];
        for table in exported() {
            for (at, column) in table.columns.iter().enumerate() {
                let is_one = sounds.iter().any(|sound| column.name.contains(sound));
                let is_fine = is_withheld(table, at) || harmless.contains(&(table.name, column.name));
                assert!(!is_one || is_fine, "{}.{}", table.name, column.name);
            }
        }
    }

    #[test]
    fn withheld_columns_exist_and_have_a_reason() {
        for withheld in WITHHELD {
            let table = exported().find(|table| table.name == withheld.table).expect(withheld.table);
            let column = &table.columns[table.column(withheld.column).expect(withheld.column)];
            assert!(column.is_nullable || withheld.import != Import::Null, "{}.{}", withheld.table, withheld.column);
            assert!(withheld.why.len() > 5, "{}.{}", withheld.table, withheld.column);
        }
    }

    #[test]
    fn every_key_of_a_picture_takes_its_files_along() {
        let is_of_picture = |name: &str| ["photo", "logo", "picture"].iter().any(|word| name.contains(word));
        for table in exported() {
            let keys = table.columns.iter().filter(|column| column.name.ends_with("key"));
            let keys = keys.filter(|column| is_of_picture(table.name) || is_of_picture(column.name));
            let at: Vec<_> = keys.filter_map(|column| table.column(column.name)).collect();
            assert_eq!(at, picture(table).into_iter().collect::<Vec<_>>(), "{}", table.name);
        }
    }

    #[test]
    fn every_column_that_sounds_personal_has_a_fate() {
        let all: Vec<(&str, &str)> =
            ALL.iter().flat_map(|table| table.columns.iter().map(|column| (table.name, column.name))).collect();
        let fate = |(table, column): (&str, &str)| {
            FATES.iter().find(|(fate_table, name, _)| (*fate_table, *name) == (table, column)).map(|(_, _, fate)| *fate)
        };
        let unknown: Vec<_> = all
            .iter()
            .filter(|(_, column)| sounds_personal(column))
            .filter(|column| fate(**column).is_none())
            .collect();
        assert!(unknown.is_empty(), "what becomes of these when a person is erased? {unknown:?}");
        let gone: Vec<_> =
            FATES.iter().map(|(table, column, _)| (*table, *column)).filter(|column| !all.contains(column)).collect();
        assert!(gone.is_empty(), "no longer there: {gone:?}");
        for table in *ALL {
            for column in table.columns.iter().filter(|column| names_a_user(column.name)) {
                let is_linked = matches!(fate((table.name, column.name)), Some(Fate::Goes | Fate::Emptied));
                assert_eq!(is_linked, column.references == Some("users"), "{}.{}", table.name, column.name);
            }
        }
    }

    #[test]
    fn tables_are_ordered_after_the_tables_that_they_reference() {
        for (at, table) in exported().enumerate() {
            for to in table.columns.iter().filter_map(|column| column.references) {
                let place = EXPORTED.iter().position(|name| *name == to);
                let is_elsewhere = to == "users" || to == table.name;
                assert!(is_elsewhere || place.is_some_and(|place| place < at), "{} refers to {to}", table.name);
            }
        }
    }
}
