//! The migrations folder, and the in-memory database that statements are checked against.

use std::{cell::RefCell, env, fs, path::PathBuf};

/// What preparing a statement against the migrated schema tells.
pub(crate) struct Prepared {
    /// Names of the columns the statement gives, in order.
    pub(crate) columns: Vec<String>,
    /// How many arguments (`$1` …) the statement takes.
    pub(crate) arguments: usize,
    /// True when it changes nothing.
    pub(crate) is_read: bool,
}

/// One migration file: `0001_name.sql`, or `0001_name.sqlite.sql` / `0001_name.postgres.sql` for one engine only.
pub(crate) struct File {
    /// Number in front of the name.
    pub(crate) version: i64,
    /// File name without number and endings.
    pub(crate) name: String,
    /// `None` for both engines, else `"sqlite"` or `"postgres"`.
    pub(crate) engine: Option<String>,
    /// Where it is.
    pub(crate) path: PathBuf,
}

thread_local!(static SCHEMA: RefCell<Option<rusqlite::Connection>> = const { RefCell::new(None) });

/// Prepares `text` on SQLite with all migrations applied; the error is SQLite's own.
pub(crate) fn check(text: &str) -> Result<Prepared, String> {
    SCHEMA.with_borrow_mut(|schema| {
        let schema = match schema {
            Some(open) => open,
            None => schema.insert(migrated()?),
        };
        let statement = schema.prepare(&crate::dialect::sqlite(text)).map_err(|e| e.to_string())?;
        let arguments = statement.parameter_count();
        if let Some(unused) = (1..=arguments).find(|at| statement.parameter_name(*at).is_none()) {
            return Err(format!("${unused} is not used"));
        }
        let columns = statement.column_names().map(String::from).collect();
        Ok(Prepared { columns, arguments, is_read: statement.readonly() })
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

/// Every migration, lowest number first.
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
        let [one, other] = pair else { continue };
        if one.version == other.version && (one.engine.is_none() || one.engine == other.engine) {
            return Err(format!("{} and {} have the same number", one.path.display(), other.path.display()));
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
