//! Transfer size of the scripts and styles that a browser loads before the first view of the dashboard.

use std::{collections::BTreeSet, fs, path::Path};

use serde_json::Value;

use super::Turn;
use crate::{
    Outcome,
    table::{Figure, Hold, Unit},
};

/// Entries of the build's manifest that make up the first view, besides their imports.
const FIRST_VIEW: [&str; 4] =
    ["app.html", "src/app/shell/shell.tsx", "src/app/locations-screen.tsx", "src/messages/en.ts"];
/// Loaded by the page itself, before anything else.
const BY_THE_PAGE: &str = "theme.js";

pub(super) fn measure(turn: &mut Turn<'_>) -> Outcome {
    if !turn.wants("weight") {
        return Ok(());
    }
    let web = &turn.options.web;
    let manifest: Value = serde_json::from_slice(&fs::read(web.join(".vite/manifest.json"))?)?;
    let mut files = BTreeSet::from([BY_THE_PAGE.to_owned()]);
    for name in FIRST_VIEW {
        closure(&manifest, name, &mut files)?;
    }
    let bytes = files.iter().map(|file| size(&web.join(file))).sum::<Result<u64, _>>()?;
    let label = format!("first view of `/dashboard`: {} files of JS and CSS, brotli", files.len());
    turn.add(&label, Unit::Bytes, Hold::AtMost(180e3), Figure::alone(bytes as f64));
    Ok(())
}

fn closure(manifest: &Value, name: &str, files: &mut BTreeSet<String>) -> Outcome {
    let chunk = &manifest[name];
    let file = chunk["file"].as_str().ok_or_else(|| format!("{name} is not in the manifest"))?;
    if !files.insert(file.to_owned()) {
        return Ok(());
    }
    let list = |key: &str| chunk[key].as_array().into_iter().flatten().filter_map(Value::as_str);
    files.extend(list("css").map(ToOwned::to_owned));
    list("imports").try_for_each(|import| closure(manifest, import, files))
}

/// Small files are not compressed.
fn size(file: &Path) -> Outcome<u64> {
    let compressed = file.with_added_extension("br");
    let file = if compressed.exists() { &compressed } else { file };
    Ok(fs::metadata(file).map_err(|e| format!("{}: {e}", file.display()))?.len())
}
