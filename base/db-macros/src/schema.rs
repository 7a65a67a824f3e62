//! Migrations folder, and the in-memory database that statements are checked against.

use std::{cell::RefCell, env, fs, path::PathBuf};

/// Result of preparing a statement against the migrated schema.
pub(crate) struct Prepared {
    /// Names of the columns that the statement returns, in order.
    pub(crate) columns: Vec<String>,
    /// Number of arguments (`$1` …) of the statement.
    pub(crate) arguments: usize,
    /// True when the statement only reads.
    pub(crate) is_read: bool,
}

/// Migration file: `0001_name.sql`, or `0001_name.sqlite.sql` / `0001_name.postgres.sql` for one engine only.
pub(crate) struct File {
    /// Number at the start of the file name.
    pub(crate) version: i64,
    /// File name without number and extensions.
    pub(crate) name: String,
    /// Engine, `"sqlite"` or `"postgres"`; `None` for both.
    pub(crate) engine: Option<String>,
    /// Path of the file.
    pub(crate) path: PathBuf,
}

/// Table after all migrations.
pub(crate) struct Table {
    /// Name of the table.
    pub(crate) name: String,
    /// Columns in order, without generated ones.
    pub(crate) columns: Vec<Column>,
}

/// Column of a table.
pub(crate) struct Column {
    /// Name of the column.
    pub(crate) name: String,
    /// Declared type.
    pub(crate) kind: String,
    /// True when the column may be null.
    pub(crate) is_nullable: bool,
    /// True when the column is part of the primary key.
    pub(crate) is_key: bool,
    /// Table that the column references alone.
    pub(crate) references: Option<String>,
}

impl Table {
    /// Returns the column that holds the organization of a row; for `orgs` it is the id.
    pub(crate) fn org_column(&self) -> Option<&str> {
        if self.name == "orgs" {
            return Some("id");
        }
        self.columns.iter().find(|column| column.is_org()).map(|column| column.name.as_str())
    }
}

impl Column {
    /// Returns true when the column holds the organization of a row.
    pub(crate) fn is_org(&self) -> bool {
        self.name == "org_id"
    }

    /// Returns true when the column holds the id of a user.
    pub(crate) fn names_a_user(&self) -> bool {
        self.name == "user_id" || self.references.as_deref() == Some("users")
    }
}

thread_local!(static SCHEMA: RefCell<Option<rusqlite::Connection>> = const { RefCell::new(None) });

/// Prepares `text` on SQLite with all migrations applied; the error is SQLite's own.
pub(crate) fn check(text: &str) -> Result<Prepared, String> {
    on_schema(|schema| {
        let statement = schema.prepare(&crate::dialect::sqlite(text)).map_err(|e| e.to_string())?;
        let arguments = statement.parameter_count();
        if let Some(unused) = (1..=arguments).find(|at| statement.parameter_name(*at).is_none()) {
            return Err(format!("${unused} is not used"));
        }
        let columns = statement.column_names().map(String::from).collect();
        Ok(Prepared { columns, arguments, is_read: statement.readonly() })
    })
}

/// Returns every table, by name.
pub(crate) fn tables() -> Result<Vec<Table>, String> {
    on_schema(|schema| {
        // Full-text tables are an index of SQLite's own.
        let names = "select name from pragma_table_list where schema = 'main' and type = 'table'
            and name not like 'sqlite_%' order by name";
        let mut names = schema.prepare(names).map_err(|e| e.to_string())?;
        let names = names.query_map([], |row| row.get(0)).map_err(|e| e.to_string())?;
        names.map(|name| table(schema, name.map_err(|e| e.to_string())?)).collect()
    })
}

fn table(schema: &rusqlite::Connection, name: String) -> Result<Table, String> {
    // A column of a multi-column foreign key is left out because it does not reference a row by itself.
    let columns = "select c.name, lower(c.type), c.\"notnull\" = 0, c.pk > 0,
            (select f.\"table\" from pragma_foreign_key_list($1) f where f.\"from\" = c.name
             and (select count(*) from pragma_foreign_key_list($1) o where o.id = f.id) = 1)
        from pragma_table_xinfo($1) c where c.hidden = 0 order by c.cid";
    let mut columns = schema.prepare(columns).map_err(|e| e.to_string())?;
    let columns = columns.query_map([&name], |row| {
        Ok(Column {
            name: row.get(0)?,
            kind: row.get(1)?,
            is_nullable: row.get(2)?,
            is_key: row.get(3)?,
            references: row.get(4)?,
        })
    });
    let columns = columns.and_then(Iterator::collect).map_err(|e| e.to_string())?;
    Ok(Table { name, columns })
}

fn on_schema<T>(work: impl FnOnce(&rusqlite::Connection) -> Result<T, String>) -> Result<T, String> {
    SCHEMA.with_borrow_mut(|schema| match schema {
        Some(open) => work(open),
        None => work(schema.insert(migrated()?)),
    })
}

fn migrated() -> Result<rusqlite::Connection, String> {
    let schema = rusqlite::Connection::open_in_memory().map_err(|e| e.to_string())?;
    for file in files()?.iter().filter(|file| file.engine.as_deref() != Some("postgres")) {
        let text = fs::read_to_string(&file.path).map_err(|e| e.to_string())?;
        schema.execute_batch(&text).map_err(|e| format!("{}: {e}", file.path.display()))?;
    }
    Ok(schema)
}

/// Returns every migration, lowest number first.
pub(crate) fn files() -> Result<Vec<File>, String> {
    let mut folder = PathBuf::from(env_var("CARGO_MANIFEST_DIR")?);
    while !folder.join("migrations").is_dir() {
        if !folder.pop() {
            return Err("no `migrations` folder above this crate".into());
        }
    }
    let mut files = Vec::new();
    for entry in fs::read_dir(folder.join("migrations")).map_err(|e| e.to_string())? {
        let path = entry.map_err(|e| e.to_string())?.path();
        if path.extension().is_some_and(|extension| extension == "sql") {
            files.push(file(path)?);
        }
    }
    files.sort_by_key(|file| file.version);
    for pair in files.windows(2) {
        let [first, other] = pair else { continue };
        if first.version == other.version && (first.engine.is_none() || first.engine == other.engine) {
            return Err(format!("{} and {} have the same number", first.path.display(), other.path.display()));
        }
    }
    Ok(files)
}

fn file(path: PathBuf) -> Result<File, String> {
    let wrong = || format!("{}: a migration is named 0001_what.sql or 0001_what.sqlite.sql", path.display());
    let stem = path.file_stem().and_then(|stem| stem.to_str()).ok_or_else(wrong)?.to_owned();
    let (number, rest) = stem.split_once('_').ok_or_else(wrong)?;
    let version = number.parse().map_err(|_| wrong())?;
    let (name, engine) = match rest.split_once('.') {
        Some((name, engine @ ("sqlite" | "postgres"))) => (name.to_owned(), Some(engine.to_owned())),
        Some(_) => return Err(wrong()),
        None => (rest.to_owned(), None),
    };
    Ok(File { version, name, engine, path })
}

#[expect(clippy::disallowed_methods, reason = "a procedural macro has no other way to know which crate it runs for")]
fn env_var(name: &str) -> Result<String, String> {
    env::var(name).map_err(|e| format!("{name}: {e}"))
}
