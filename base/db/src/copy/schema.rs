//! Tables that migrations create.

use rusqlite::Connection;
use serde::{Deserialize, Serialize};

use crate::{Engine, Error, Migration, Result, migrate::is_of};

/// Table on both engines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Name of the table.
    pub name: String,
    /// Columns by name, without generated ones.
    pub columns: Vec<Column>,
}

/// Column of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Column {
    /// Name of the column.
    pub name: String,
    /// Type of the column.
    pub kind: Kind,
}

/// Type of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// `text`
    Text,
    /// `bigint`
    Integer,
    /// `double precision`
    Real,
    /// `boolean`
    Boolean,
    /// `bytea`
    Bytes,
}

impl Table {
    /// Returns the quoted names of the columns, separated by commas.
    pub(crate) fn list(&self) -> String {
        self.columns.iter().map(|column| quoted(&column.name)).collect::<Vec<_>>().join(", ")
    }

    /// Returns the quoted name of the table.
    pub(crate) fn quoted(&self) -> String {
        quoted(&self.name)
    }
}

/// Quotes an identifier for a statement.
pub(crate) fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// Tables of a database in which these migrations ran.
pub(crate) struct Schema {
    /// Tables that are copied, each after the tables it references.
    pub(crate) tables: Vec<Table>,
    /// Tables that are created separately for each engine, without their columns. They are not copied because they hold
    /// only short-lived counters.
    pub(crate) engine_tables: Vec<Table>,
}

impl Schema {
    /// Returns the tables that these migrations create.
    pub(crate) fn of(migrations: &'static [Migration], ran: &[i64]) -> Result<Self> {
        let connection = Connection::open_in_memory()?;
        let mut engine_tables = Vec::new();
        let of_sqlite = |migration: &&Migration| migration.engine.is_none_or(|engine| engine == Engine::Sqlite);
        for migration in migrations.iter().filter(of_sqlite).filter(|migration| is_of(ran, migration)) {
            let before = names(&connection)?;
            connection.execute_batch(migration.text)?;
            if migration.engine.is_some() {
                engine_tables.extend(names(&connection)?.into_iter().filter(|name| !before.contains(name)));
            }
        }
        let tables = tables(&connection, &engine_tables)?;
        let engine_tables = engine_tables.into_iter().map(|name| Table { name, columns: Vec::new() }).collect();
        Ok(Self { tables, engine_tables })
    }

    /// Returns the quoted names of all tables, each before the tables it references.
    pub(crate) fn names(&self) -> impl Iterator<Item = String> {
        self.engine_tables.iter().chain(self.tables.iter().rev()).map(Table::quoted)
    }
}

fn names(connection: &Connection) -> Result<Vec<String>> {
    // Full-text tables are an index of SQLite's own.
    let mut names = connection.prepare(
        "select name from pragma_table_list where schema = 'main' and type = 'table'
         and name not like 'sqlite_%' order by name",
    )?;
    Ok(names.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

/// Returns the tables that are copied, each after the tables it references.
fn tables(connection: &Connection, engine_tables: &[String]) -> Result<Vec<Table>> {
    let names = names(connection)?.into_iter().filter(|name| !engine_tables.contains(name));
    let tables = names.map(|name| {
        let columns = columns(connection, &name)?;
        let parents = connection
            .prepare("select \"table\" from pragma_foreign_key_list($1)")?
            .query_map([&name], |row| row.get(0))?
            .collect::<Result<Vec<String>, _>>()?;
        Ok((Table { name, columns }, parents))
    });
    Ok(parents_first(tables.collect::<Result<_>>()?))
}

fn columns(connection: &Connection, table: &str) -> Result<Vec<Column>> {
    // Hidden columns are generated ones.
    let mut columns =
        connection.prepare("select name, lower(type) from pragma_table_xinfo($1) where hidden = 0 order by name")?;
    let columns = columns.query_map([table], |row| Ok((row.get(0)?, row.get(1)?)))?;
    columns
        .map(|column| {
            let (name, written): (String, String) = column?;
            let kind = match written.as_str() {
                "text" => Kind::Text,
                "bigint" => Kind::Integer,
                "double precision" => Kind::Real,
                "boolean" => Kind::Boolean,
                "bytea" => Kind::Bytes,
                _ => {
                    return Err(Error::Configuration(format!("{table}.{name} is of type {written}: cannot be copied")));
                }
            };
            Ok(Column { name, kind })
        })
        .collect()
}

/// Sorts tables so that each follows the tables it references. In a circle of references, the first by name comes
/// first.
fn parents_first(mut waiting: Vec<(Table, Vec<String>)>) -> Vec<Table> {
    let mut ordered: Vec<Table> = Vec::with_capacity(waiting.len());
    while !waiting.is_empty() {
        let is_free = |(table, parents): &(Table, Vec<String>)| {
            let is_missing = |parent: &String| waiting.iter().any(|(other, _)| other.name == *parent);
            !parents.iter().any(|parent| *parent != table.name && is_missing(parent))
        };
        let next = waiting.iter().position(is_free).unwrap_or(0);
        ordered.push(waiting.remove(next).0);
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(tables: &[(&str, &[&str])]) -> String {
        let tables = tables.iter().map(|(name, parents)| {
            let table = Table { name: (*name).to_owned(), columns: Vec::new() };
            (table, parents.iter().map(ToString::to_string).collect())
        });
        parents_first(tables.collect()).into_iter().map(|table| table.name).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn tables_are_ordered_after_the_tables_that_they_reference() {
        assert_eq!(order(&[("a", &["c"]), ("b", &["a", "c"]), ("c", &[])]), "c a b");
        assert_eq!(order(&[("a", &["a"]), ("b", &["elsewhere"])]), "a b");
        assert_eq!(order(&[("a", &["b"]), ("b", &["a"]), ("c", &["a"])]), "a b c");
        assert_eq!(order(&[]), "");
    }

    #[test]
    fn the_tables_match_the_applied_migrations() {
        static TWO: &[Migration] = &[
            Migration {
                version: 1,
                name: "one",
                engine: None,
                text: "create table one (b bytea, a text not null, c bigint generated always as (1) stored)",
            },
            Migration {
                version: 2,
                name: "two",
                engine: None,
                text: "create table two (r double precision, o boolean)",
            },
            Migration { version: 3, name: "three", engine: Some(Engine::Postgres), text: "no SQLite" },
            Migration { version: 4, name: "own", engine: Some(Engine::Sqlite), text: "create table own (t text)" },
        ];
        let column = |name: &str, kind| Column { name: name.into(), kind };
        let table = Table { name: "one".into(), columns: vec![column("a", Kind::Text), column("b", Kind::Bytes)] };
        assert_eq!(Schema::of(TWO, &[1]).unwrap().tables, [table]);
        let two = Schema::of(TWO, &[1, 2, 3, 4]).unwrap();
        assert_eq!(two.tables[1].columns, [column("o", Kind::Boolean), column("r", Kind::Real)]);
        assert_eq!(two.tables[1].list(), "\"o\", \"r\"");
        assert_eq!(two.names().collect::<Vec<_>>(), ["\"own\"", "\"two\"", "\"one\""]);
    }

    #[test]
    fn a_type_that_could_not_be_copied_is_named() {
        static ODD: &[Migration] =
            &[Migration { version: 1, name: "odd", engine: None, text: "create table odd (n integer)" }];
        assert_eq!(Schema::of(ODD, &[1]).err().unwrap().to_string(), "odd.n is of type integer: cannot be copied");
    }
}
