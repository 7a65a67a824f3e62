//! The shape of the project: which folder may know which, how long files are, what dependencies bring with them.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

/// Longest file a reader should have to hold in mind.
const MAX_LINES: usize = 500;

/// Allowed dependencies of each crate, between spaces; a crate that is not listed fails the test.
const ARROWS: [(&str, &str); 64] = [
    ("geo", "text"),
    ("dates", ""),
    ("hours", ""),
    ("crypto", ""),
    ("text", ""),
    ("sentiment", "text"),
    ("reply-guard", "sentiment"),
    ("nap", "text"),
    ("page-templates", "dates hours"),
    ("db-macros", ""),
    ("db", "db-macros"),
    ("events", ""),
    ("api", "db"),
    ("backup", "db media"),
    ("audit", "api crypto db events"),
    ("jobs", "api db"),
    ("mail", "api crypto db jobs"),
    ("media", "api db jobs"),
    ("notice", "api mail"),
    ("outgoing", ""),
    ("drafting", ""),
    ("pdf", ""),
    ("testing", "api crypto db"),
    ("bench", ""),
    ("faults", ""),
    ("simulated-world", ""),
    ("simulated-directories", ""),
    ("simulated-drafting", "simulated-world"),
    ("simulated-google", "simulated-world"),
    ("simulated-rank", "simulated-world"),
    ("simulated-openid", "simulated-world"),
    ("simulated-stripe", "dates simulated-world"),
    ("auth", "api audit crypto db events jobs mail notice text"),
    ("orgs", "api audit auth db events jobs mail media text"),
    ("brands", "api audit auth db events mail media notice orgs text"),
    ("domains", "api audit db events jobs notifications orgs"),
    ("audit-log", "api audit auth crypto db events jobs orgs text"),
    ("notifications", "api auth crypto db events jobs mail notice orgs"),
    ("operations", "api audit backup crypto db jobs mail media"),
    ("webhooks", "api audit crypto db events jobs notifications orgs outgoing text"),
    ("imports", "api db events jobs orgs text"),
    ("locations", "api audit db events geo hours imports jobs notifications orgs text webhooks"),
    (
        "reviews",
        "api audit auth crypto dates db events imports jobs locations mail notifications orgs pdf reply-guard sentiment \
         text webhooks",
    ),
    ("billing", "api audit auth crypto dates db events jobs locations mail notifications orgs webhooks"),
    ("clients", "api auth db locations orgs reviews text"),
    ("sso", "api audit auth crypto db events jobs mail orgs outgoing"),
    ("mcp", "api audit auth db events jobs locations orgs outgoing reply-guard reviews text"),
    ("scim", "api audit auth db events orgs sso text"),
    ("drafts", "api audit crypto db drafting events jobs locations orgs reply-guard reviews sentiment text"),
    ("bulk", "api db events hours jobs locations notifications orgs"),
    ("citations", "api audit db events jobs locations mail nap notice notifications orgs outgoing text webhooks"),
    ("heatmaps", "api audit crypto dates db events geo hours jobs locations mail notifications orgs pdf text webhooks"),
    ("photos", "api audit db events jobs locations media orgs text"),
    ("duplicates", "api audit db geo jobs locations orgs photos text"),
    ("posts", "api audit db events hours jobs locations media notifications orgs text webhooks"),
    (
        "google",
        "api audit auth crypto db events hours jobs locations media notifications orgs photos posts reviews text webhooks",
    ),
    (
        "requests",
        "api audit crypto db events google hours jobs locations mail notice notifications orgs reply-guard reviews text \
         webhooks",
    ),
    (
        "pages",
        "api audit crypto db domains events geo hours jobs locations orgs page-templates photos reply-guard reviews text \
         webhooks",
    ),
    (
        "reports",
        "api audit auth brands citations crypto dates db domains events heatmaps jobs locations mail media notice notifications \
         orgs pdf requests reviews text webhooks",
    ),
    ("portal", "api audit auth brands crypto dates db domains events jobs locations mail orgs reports reviews text"),
    (
        "data",
        "api audit auth billing brands crypto dates db events google jobs mail media notifications orgs photos posts text",
    ),
    ("site", "api crypto db jobs locations mail notice outgoing text"),
    (
        "demo",
        "api auth brands citations db google heatmaps hours jobs locations orgs pages portal posts reports requests reviews \
         simulated-directories simulated-google simulated-rank text",
    ),
    (
        "vitrine",
        "api audit audit-log auth backup billing brands bulk citations clients crypto data db demo domains drafting drafts duplicates \
         events google heatmaps jobs locations mail mcp media nap notifications operations orgs outgoing pages photos portal \
         posts reply-guard reports requests reviews sentiment simulated-drafting simulated-google simulated-openid simulated-rank \
         simulated-stripe scim site sso text webhooks",
    ),
];

/// Licenses that may be part of a program under Apache-2.0. Choices ("MIT OR …") need one of these among them.
const LICENCES: [&str; 16] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "BlueOak-1.0.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "OpenSSL",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Crates that are in the program in more than one version, because two dependencies disagree.
const DUPLICATES: &str = include_str!("duplicates.txt");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("server/ is in the root").to_owned()
}

/// The kind of machine this runs on: what other kinds need was never downloaded.
fn platform() -> String {
    let output = Command::new(env!("CARGO")).arg("-vV").output().expect("cargo runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host").to_owned()
}

fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", &platform()])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// Every file git would track, by ending.
fn files(endings: &[&str]) -> Vec<PathBuf> {
    let output = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("git runs");
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(|line| root().join(line))
        .filter(|path| path.is_file())
        .filter(|path| path.extension().is_some_and(|ending| endings.iter().any(|accepted| *accepted == ending)))
        .collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Dependencies that a crate needs although no source names them, with the reason.
const UNNAMED_DEPENDENCIES: [(&str, &str, &str); 1] =
    [("geo", "unicode-normalization", "the build script includes the folding of base/text as a file")];

#[test]
fn a_crate_names_every_dependency_that_it_declares() {
    let metadata = metadata();
    let mut unused = Vec::new();
    for package in list(&metadata, "packages").iter().filter(|package| package["source"].is_null()) {
        let (name, manifest) = (text(package, "name"), PathBuf::from(text(package, "manifest_path")));
        let folder = manifest.parent().expect("a manifest is in a folder");
        let sources: String =
            files(&["rs"]).iter().filter(|path| path.starts_with(folder)).map(|path| read(path)).collect();
        for dependency in list(package, "dependencies") {
            let declared = dependency["rename"].as_str().unwrap_or_else(|| text(dependency, "name"));
            let in_code = declared.replace('-', "_");
            let is_named = [format!("{in_code}::"), format!("use {in_code};"), format!("use {in_code} as ")]
                .iter()
                .any(|mention| sources.contains(mention.as_str()));
            let is_excused =
                UNNAMED_DEPENDENCIES.iter().any(|(crate_name, on, _)| (*crate_name, *on) == (name, declared));
            if !is_named && !is_excused {
                unused.push(format!("{name}: {declared}"));
            }
        }
    }
    assert!(unused.is_empty(), "remove from Cargo.toml what no source names:\n{}", unused.join("\n"));
}

#[test]
fn crate_dependencies_follow_the_allowed_arrows() {
    let metadata = metadata();
    let ours: BTreeSet<&str> = list(&metadata, "packages")
        .iter()
        .filter(|package| package["source"].is_null())
        .map(|package| text(package, "name"))
        .collect();
    let mut wrong = Vec::new();
    for package in list(&metadata, "packages").iter().filter(|package| package["source"].is_null()) {
        let name = text(package, "name");
        let Some((_, allowed)) = ARROWS.iter().find(|(crate_name, _)| *crate_name == name) else {
            wrong.push(format!("{name} has no arrows"));
            continue;
        };
        for dependency in list(package, "dependencies").iter().filter(|dependency| dependency["kind"].is_null()) {
            let on = text(dependency, "name");
            if ours.contains(on) && !allowed.split_whitespace().any(|name| name == on) {
                wrong.push(format!("{name} must not know {on}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Returns all crates that each crate depends on, also through others.
fn dependencies() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut all: BTreeMap<_, BTreeSet<_>> =
        ARROWS.iter().map(|(name, direct)| (*name, direct.split_whitespace().collect())).collect();
    // Each round follows the arrows at least one step further.
    for _ in ARROWS {
        let before = all.clone();
        for on in all.values_mut() {
            *on = on.iter().flat_map(|name| before[name].iter().chain([name])).copied().collect();
        }
    }
    all
}

/// Returns the block of ARCHITECTURE.md: one crate per line, layer by layer, without the arrows that follow from others.
fn drawn_arrows() -> String {
    let all = dependencies();
    let mut layer: BTreeMap<&str, usize> = ARROWS.iter().map(|(name, _)| (*name, 0)).collect();
    for (name, direct) in ARROWS.iter().cycle().take(ARROWS.len() * ARROWS.len()) {
        let above = direct.split_whitespace().map(|on| layer[on] + 1).max().unwrap_or_default();
        layer.insert(name, above);
    }
    let of_layer = |number: usize| layer.iter().filter(move |(_, at)| **at == number).map(|(name, _)| *name);
    let lines = (1..ARROWS.len()).flat_map(of_layer).map(|name| {
        let follows = |on: &str| all[name].iter().any(|other| all[other].contains(on));
        let direct: Vec<&str> = all[name].iter().copied().filter(|on| !follows(on)).collect();
        format!("{name:<16} ->  {}\n", direct.join("  "))
    });
    format!("\n```\n{}\n{}```\n", of_layer(0).collect::<Vec<_>>().join("  "), lines.collect::<Vec<_>>().concat())
}

/// Returns ARCHITECTURE.md with the block of the arrows as the list gives it.
fn architecture() -> String {
    let (start, end) = ("<!-- arrows -->", "<!-- /arrows -->");
    let page = read(&root().join("ARCHITECTURE.md"));
    let (before, after_start) = page.split_once(start).expect("the block starts");
    let (_, after) = after_start.split_once(end).expect("the block ends");
    format!("{before}{start}{}{end}{after}", drawn_arrows())
}

#[test]
fn the_page_of_the_architecture_shows_the_arrows() {
    let is_current = read(&root().join("ARCHITECTURE.md")) == architecture();
    assert!(is_current, "the arrows of ARCHITECTURE.md are out of date: run `make openapi` and look at what changed");
}

#[test]
#[ignore = "writes ARCHITECTURE.md: `make openapi` runs it"]
fn write_the_arrows() {
    fs::write(root().join("ARCHITECTURE.md"), architecture()).expect("ARCHITECTURE.md");
}

#[test]
fn pure_rules_know_no_database_no_clock_and_no_web() {
    let forbidden =
        ["db::", "api::App", "api::Live", "axum::", "tokio::", "std::fs", "std::net", "Clock", "rand::", "::now()"];
    let rules = files(&["rs"]).into_iter().filter(|path| {
        let path = path.to_string_lossy();
        if path.contains("/tests/") {
            return false;
        }
        path.ends_with("/rules.rs")
            || path.contains("/rules/")
            || path.contains("base/geo/src")
            || path.contains("base/hours/src")
            || path.contains("base/text/src")
            || path.contains("base/sentiment/src")
            || path.contains("base/reply-guard/src")
            || path.contains("base/nap/src")
            || path.contains("base/page-templates/src")
            || path.contains("features/imports/src/csv/")
    });
    let wrong: Vec<String> = rules
        .flat_map(|path| {
            let source = read(&path);
            let code = source.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
            let forbidden_words: Vec<_> = forbidden.iter().filter(|word| code.contains(**word)).collect();
            forbidden_words.into_iter().map(|word| format!("{}: {word}", path.display())).collect::<Vec<_>>()
        })
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Folders that may contain SQL outside of `queries`, with the reason.
const SQL_ELSEWHERE: [(&str, &str); 3] = [
    ("base/db/", "it implements the statements, and its own ones are about the engine"),
    ("base/db-macros/", "it checks the statements while they compile"),
    ("base/testing/", "it creates and drops the databases of the tests"),
];

#[test]
fn sql_is_only_in_queries() {
    let marks = ["query!(", "rows!(", "rusqlite::", "tokio_postgres::"];
    let verbs = ["\"select ", "\"insert into ", "\"update ", "\"delete from "];
    let wrong: Vec<String> = files(&["rs"])
        .iter()
        .filter_map(|path| path.strip_prefix(root()).ok())
        .filter(|path| path.starts_with("base") || path.starts_with("features") || path.starts_with("server/src"))
        .filter(|path| {
            !path.components().any(|part| ["queries", "tests"].contains(&stem(&part.as_os_str().to_string_lossy())))
        })
        .filter(|path| !SQL_ELSEWHERE.iter().any(|(folder, _)| path.starts_with(folder)))
        .filter(|path| {
            let source = read(&root().join(path));
            let code = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_lowercase();
            marks.iter().chain(&verbs).any(|sign| code.contains(sign))
        })
        .map(|path| path.display().to_string())
        .collect();
    assert!(wrong.is_empty(), "move the SQL into `queries` of the feature: {wrong:#?}");
}

#[test]
fn no_file_is_longer_than_a_reader_can_hold() {
    let long: Vec<String> = files(&["rs", "ts", "tsx", "css", "sql", "sh"])
        .iter()
        .filter(|path| !path.ends_with("schema.d.ts"))
        .map(|path| (read(path).lines().count(), path))
        .filter(|(lines, _)| *lines > MAX_LINES)
        .map(|(lines, path)| format!("{lines} {}", path.display()))
        .collect();
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn every_crate_has_a_description() {
    let without: Vec<String> = list(&metadata(), "packages")
        .iter()
        .filter(|package| package["source"].is_null())
        .filter_map(|package| Path::new(text(package, "manifest_path")).parent().map(Path::to_owned))
        .filter(|folder| read_lines(&folder.join("README.md")) < 8)
        .map(|folder| folder.display().to_string())
        .collect();
    assert!(without.is_empty(), "no README, or one too short: {without:#?}");
}

fn read_lines(path: &Path) -> usize {
    fs::read_to_string(path).map_or(0, |text| text.lines().count())
}

#[test]
fn folders_and_files_follow_the_naming_rules() {
    let vague = ["utils", "util", "helpers", "helper", "common", "manager", "misc", "service"];
    let wrong: Vec<String> = files(&["rs", "ts", "tsx"])
        .iter()
        .filter_map(|path| path.strip_prefix(root()).ok())
        .filter(|path| path.components().any(|part| vague.contains(&stem(&part.as_os_str().to_string_lossy()))))
        .map(|path| path.display().to_string())
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Names of files that end like a participle or a gerund and are nouns or terms of the field all the same.
const TERMS: [&str; 21] = [
    "billing", // the feature
    "checked", // tests of `base/hours`, by what they try
    "compiled_mapping",
    "deleted", // locations that can be restored
    "drafting",
    "encoding",
    "feed",
    "listing", // what a directory shows of a location
    "mapping",
    "monitoring",
    "opened",
    "pending",
    "provisioning",
    "rating",
    "rounding",
    "seed",
    "shared",
    "signed_in", // the session of a request
    "timing",
    "wiring",
    "wording",
];

/// Names that are participles without their usual ending.
const PARTICIPLES: [&str; 12] =
    ["begun", "found", "given", "held", "kept", "known", "made", "sent", "shown", "told", "unsent", "written"];

#[test]
fn modules_are_named_by_nouns_and_verbs() {
    let wrong: Vec<String> = files(&["rs"])
        .iter()
        .filter(|path| path.components().any(|part| part.as_os_str() == "src"))
        .filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let name = stem(&name);
            let is_participle = name.ends_with("ing") || name.ends_with("ed") || PARTICIPLES.contains(&name);
            is_participle && !TERMS.contains(&name)
        })
        .map(|path| path.display().to_string())
        .collect();
    assert!(wrong.is_empty(), "name the module by a noun, or list it with its reason: {wrong:#?}");
}

#[test]
fn a_module_with_modules_inside_is_a_file_beside_its_folder() {
    let wrong: Vec<PathBuf> = files(&["rs"]).into_iter().filter(|path| path.ends_with("mod.rs")).collect();
    assert!(wrong.is_empty(), "write `name.rs` beside `name/`, not `name/mod.rs`: {wrong:#?}");
}

fn stem(name: &str) -> &str {
    name.split('.').next().unwrap_or(name)
}

#[test]
fn every_dependency_may_be_shipped() {
    let metadata = metadata();
    let wrong: Vec<String> = list(&metadata, "packages")
        .iter()
        .filter(|package| !package["source"].is_null())
        .filter(|package| !may_ship(text(package, "license")))
        .map(|package| format!("{} {}", text(package, "name"), text(package, "license")))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// `A AND (B OR C)`, with `/` as an old way to write `OR`: every part needs one license that is allowed.
fn may_ship(expression: &str) -> bool {
    expression
        .replace(['(', ')'], "")
        .replace('/', " OR ")
        .split(" AND ")
        .all(|part| part.split(" OR ").any(|licence| LICENCES.contains(&licence.trim())))
}

#[test]
fn dependencies_have_one_version_unless_listed() {
    let metadata = metadata();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for id in list(&metadata["resolve"], "nodes").iter().map(|node| text(node, "id")) {
        if let Some(package) = list(&metadata, "packages").iter().find(|package| text(package, "id") == id) {
            versions.entry(text(package, "name")).or_default().insert(text(package, "version"));
        }
    }
    let names: BTreeSet<&str> = DUPLICATES.lines().filter_map(|line| line.split_whitespace().next()).collect();
    let several: BTreeSet<&str> =
        versions.iter().filter(|(_, versions)| versions.len() > 1).map(|(name, _)| *name).collect();
    let fresh: Vec<_> =
        several.iter().filter(|name| !names.contains(*name)).map(|name| (name, &versions[*name])).collect();
    let gone: Vec<_> = names.iter().filter(|name| !name.starts_with('#') && !several.contains(*name)).collect();
    assert!(fresh.is_empty(), "in several versions: {fresh:#?}");
    assert!(gone.is_empty(), "no longer in several versions, take them off the list: {gone:#?}");
}
