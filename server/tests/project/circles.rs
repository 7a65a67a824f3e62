//! No modules of one crate use each other in a circle.
//!
//! Every file is a module. A module uses another one when it names it, or an item that the other one defines; names are
//! followed through `pub use`. A module and the modules inside it belong together, so that uses between them are no
//! circle. Test modules are left out.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Path of a module in its crate; empty for the root.
type Module = Vec<String>;
/// Modules that each module uses.
type Uses = BTreeMap<Module, BTreeSet<Module>>;

/// Source of a crate, without comments, texts and tests.
struct Source {
    texts: BTreeMap<Module, String>,
    exports: BTreeMap<Module, BTreeMap<String, Vec<String>>>,
}

/// Path in a `use` declaration with the name that it introduces.
struct Import {
    path: Vec<String>,
    name: String,
    is_public: bool,
}

/// Returns the source without comments, texts and the test module at its end.
fn code(source: &str) -> String {
    let source = source.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let mut code = String::new();
    let mut characters = source.chars().peekable();
    while let Some(sign) = characters.next() {
        match sign {
            '/' if characters.peek() == Some(&'/') => {
                while characters.peek().is_some_and(|sign| *sign != '\n') {
                    characters.next();
                }
            }
            '"' => {
                while let Some(sign) = characters.next() {
                    match sign {
                        '\\' => drop(characters.next()),
                        '"' => break,
                        _ => {}
                    }
                }
            }
            // A quoted character, not a lifetime.
            '\'' => {
                let ahead: String = characters.clone().take(3).collect();
                let length = match ahead.as_bytes() {
                    [b'\\', ..] => ahead.chars().skip(2).position(|sign| sign == '\'').map(|at| at + 3),
                    _ if ahead.chars().nth(1) == Some('\'') => Some(2),
                    _ => None,
                };
                for _ in 0..length.unwrap_or(0) {
                    characters.next();
                }
            }
            sign => code.push(sign),
        }
    }
    code
}

/// Splits a use tree at its top level.
fn branches(tree: &str) -> Vec<&str> {
    let (mut depth, mut start, mut branches) = (0, 0, Vec::new());
    for (at, sign) in tree.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                branches.push(&tree[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    branches.push(&tree[start..]);
    branches.into_iter().map(str::trim).filter(|branch| !branch.is_empty()).collect()
}

fn segments(path: &str) -> Vec<String> {
    path.split("::").map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// Returns the paths of a use tree with the names that they introduce.
fn paths(tree: &str, before: &[String]) -> Vec<(Vec<String>, String)> {
    branches(tree)
        .into_iter()
        .flat_map(|branch| {
            if let (Some(open), Some(close)) = (branch.find('{'), branch.rfind('}')) {
                return paths(&branch[open + 1..close], &[before, &segments(&branch[..open])].concat());
            }
            let (path, alias) = branch.split_once(" as ").unwrap_or((branch, ""));
            let path = [before, &segments(path)].concat();
            let name = if alias.is_empty() { path.last().cloned().unwrap_or_default() } else { alias.trim().into() };
            vec![(path, name)]
        })
        .collect()
}

/// Takes the `use` declarations out of the code.
fn imports(code: &str) -> (Vec<Import>, String) {
    let (mut imports, mut remaining) = (Vec::new(), String::new());
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let start = line.trim_start();
        let is_visibility = |before: &str| {
            before.is_empty() || before == "pub " || before.starts_with("pub(") && before.ends_with(") ")
        };
        let declaration = start.split_once("use ").filter(|(before, _)| is_visibility(before));
        let Some((visibility, tree)) = declaration else {
            remaining.push_str(line);
            remaining.push('\n');
            continue;
        };
        let mut tree = tree.to_owned();
        while !tree.contains(';')
            && let Some(line) = lines.next()
        {
            tree.push_str(line);
        }
        let tree = tree.split(';').next().unwrap_or_default();
        let is_public = !visibility.is_empty();
        imports.extend(paths(tree, &[]).into_iter().map(|(path, name)| Import { path, name, is_public }));
    }
    (imports, remaining)
}

/// Returns the paths in expressions and types that begin with `crate`, `super` or `self`, or with a module inside.
fn named(code: &str, here: &Module, modules: &BTreeSet<Module>) -> Vec<Vec<String>> {
    let words = code.split(|sign: char| !(sign.is_alphanumeric() || sign == '_' || sign == ':'));
    words
        .map(segments)
        .filter(|path| path.len() > 1)
        .filter(|path| {
            ["crate", "super", "self"].contains(&path[0].as_str())
                || modules.contains(&[here.as_slice(), &path[..1]].concat())
        })
        .collect()
}

impl Source {
    fn of(files: BTreeMap<Module, String>) -> Self {
        let texts: BTreeMap<Module, String> = files.into_iter().map(|(module, text)| (module, code(&text))).collect();
        let exports = texts
            .iter()
            .map(|(module, text)| {
                let public = imports(text).0.into_iter().filter(|import| import.is_public);
                (module.clone(), public.map(|import| (import.name, import.path)).collect())
            })
            .collect();
        Self { texts, exports }
    }

    /// Returns the module that defines what a path names; `None` outside this crate.
    fn defining(&self, here: &Module, path: &[String], depth: usize) -> Option<Module> {
        let (mut at, mut path) = match path.first()?.as_str() {
            "crate" => (Module::new(), &path[1..]),
            "self" => (here.clone(), &path[1..]),
            "super" => {
                let up = path.iter().take_while(|part| *part == "super").count();
                (here[..here.len().checked_sub(up)?].to_vec(), &path[up..])
            }
            first if self.texts.contains_key(&[here.as_slice(), &[first.to_owned()]].concat()) => (here.clone(), path),
            _ => return None,
        };
        while let Some(first) = path.first() {
            let inside = [at.as_slice(), std::slice::from_ref(first)].concat();
            if self.texts.contains_key(&inside) {
                (at, path) = (inside, &path[1..]);
            } else if let Some(exported) =
                self.exports.get(&at).and_then(|names| names.get(first)).filter(|_| depth > 0)
            {
                return self.defining(&at, exported, depth - 1).or(Some(at));
            } else {
                break;
            }
        }
        Some(at)
    }

    fn uses(&self) -> Uses {
        let modules: BTreeSet<Module> = self.texts.keys().cloned().collect();
        let is_related = |left: &Module, right: &Module| left.starts_with(right) || right.starts_with(left);
        self.texts
            .iter()
            .map(|(here, text)| {
                let (declared, remaining) = imports(text);
                let paths = declared.into_iter().map(|import| import.path).chain(named(&remaining, here, &modules));
                let used = paths.filter_map(|path| self.defining(here, &path, 9));
                (here.clone(), used.filter(|other| !is_related(here, other)).collect())
            })
            .collect()
    }
}

/// Returns the modules from which a use leads back to them.
fn circles(uses: &Uses) -> Vec<String> {
    let reached = |from: &Module| {
        let (mut reached, mut next) = (BTreeSet::new(), vec![from]);
        while let Some(module) = next.pop() {
            next.extend(uses.get(module).into_iter().flatten().filter(|module| reached.insert((*module).clone())));
        }
        reached
    };
    let all: BTreeMap<&Module, BTreeSet<Module>> = uses.keys().map(|module| (module, reached(module))).collect();
    let is_back = |left: &Module, right: &Module| all.get(right).is_some_and(|modules| modules.contains(left));
    let mut circles = Vec::new();
    for (module, used) in uses {
        let back: Vec<String> =
            used.iter().filter(|other| is_back(module, other)).map(|other| other.join("::")).collect();
        if !back.is_empty() {
            circles.push(format!("{} -> {}", module.join("::"), back.join(", ")));
        }
    }
    circles
}

/// Returns the modules of a crate with their sources.
fn files(src: &Path) -> BTreeMap<Module, String> {
    let (mut files, mut folders) = (BTreeMap::new(), vec![src.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let within = path.strip_prefix(src).expect("below src").with_extension("");
                let mut module: Module = within.iter().map(|part| part.to_string_lossy().into_owned()).collect();
                if module.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
                    module.pop();
                }
                files.insert(module, fs::read_to_string(&path).expect("a source file"));
            }
        }
    }
    files
}

/// Returns the folders of all crates that have sources.
fn crates() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("server/ is in the root");
    let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("Cargo.toml");
    let members = manifest.split("members = [").nth(1).and_then(|tail| tail.split(']').next()).expect("members");
    let members = members.split('"').skip(1).step_by(2);
    members.map(|member| root.join(member).join("src")).filter(|src| src.is_dir()).collect()
}

#[test]
fn no_modules_of_a_crate_use_each_other_in_a_circle() {
    let circles: Vec<String> = crates()
        .iter()
        .flat_map(|src| {
            let folder = src.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
            circles(&Source::of(files(src)).uses()).into_iter().map(move |circle| format!("{folder}: {circle}"))
        })
        .collect();
    assert!(circles.is_empty(), "move what both need into a module of its own:\n{}", circles.join("\n"));
}

#[test]
fn a_circle_is_found_through_names_and_exports_and_not_between_a_module_and_its_parts() {
    let circles_of = |sources: &[(&str, &str)]| {
        let files = sources.iter().map(|(module, text)| (segments(module), (*text).to_owned())).collect();
        circles(&Source::of(files).uses())
    };
    let direct = [("", "mod a;\nmod b;"), ("a", "use crate::b::B;"), ("b", "use super::a::A;")];
    assert_eq!(circles_of(&direct), ["a -> b", "b -> a"]);
    let grouped = [("", "mod a;\nmod b;"), ("a", "fn f() { crate::b::g(); }"), ("b", "use crate::a::{\n    f,\n};")];
    assert_eq!(circles_of(&grouped), ["a -> b", "b -> a"]);
    let exported = [("", "mod a;\nmod b;\npub use b::B;"), ("a", "use crate::{B, C};"), ("b", "use crate::a::f;")];
    assert_eq!(circles_of(&exported), ["a -> b", "b -> a"]);
    let long = [("", ""), ("a", "use crate::b::B;"), ("b", "use crate::c::C;"), ("c", "use crate::a::A;")];
    assert_eq!(circles_of(&long).len(), 3);
    for fine in [
        vec![("", "mod a;\nuse a::f;\npub struct S;"), ("a", "use crate::S;")],
        vec![("", "mod a;"), ("a", "mod b;\npub use b::B;"), ("a::b", "use super::f;")],
        vec![("", ""), ("a", "use crate::b::B;"), ("b", "// use crate::a::A;\nconst TEXT: &str = \"crate::a::A\";")],
        vec![
            ("", ""),
            ("a", "use crate::b::B;"),
            ("b", "fn g() {}\n#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}\n"),
        ],
        vec![("", ""), ("a", "use b::B;"), ("b", "use a::A;")],
    ] {
        assert_eq!(circles_of(&fine), Vec::<String>::new(), "{fine:?}");
    }
}
