//! The table of options in `docs/operations.md`, written from the command line's own description.

use std::{collections::BTreeMap, fmt::Write, fs, path::PathBuf};

use clap::{Arg, CommandFactory};
use vitrine::config::Cli;

const BEGIN: &str = "<!-- options: written by `make openapi` -->\n";
const END: &str = "<!-- /options -->";

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs/operations.md")
}

/// Every option of the commands that run for long, by name.
pub fn options() -> BTreeMap<String, (Arg, Vec<&'static str>)> {
    let mut options: BTreeMap<String, (Arg, Vec<&'static str>)> = BTreeMap::new();
    for command in ["serve", "work"] {
        let program = Cli::command();
        let subcommand = program.find_subcommand(command).expect("a command");
        for argument in subcommand.get_arguments().filter(|argument| !argument.is_hide_set()) {
            let Some(name) = argument.get_long().filter(|name| *name != "help") else { continue };
            options.entry(name.to_owned()).or_insert_with(|| (argument.clone(), Vec::new())).1.push(command);
        }
    }
    options
}

fn table() -> String {
    let mut table = "| option | variable | of | default | what |\n|---|---|---|---|---|\n".to_owned();
    for (name, (argument, commands)) in options() {
        let variable = argument.get_env().and_then(|name| name.to_str()).map(|name| format!("`{name}`"));
        let takes_value = argument.get_action().takes_values();
        let default = argument.get_default_values().iter().filter_map(|value| value.to_str()).collect::<Vec<_>>();
        let default = match (default.as_slice(), takes_value) {
            ([], _) | (_, false) => String::new(),
            (values, true) => format!("`{}`", values.join(", ")),
        };
        let help =
            argument.get_help().map(ToString::to_string).unwrap_or_default().replace('|', "\\|").replace('\n', " ");
        let (variable, command_names) = (variable.unwrap_or_default(), commands.join(", "));
        let _ = writeln!(table, "| `--{name}` | {variable} | {command_names} | {default} | {help} |");
    }
    table
}

fn parts() -> (String, String, String) {
    let text = fs::read_to_string(file()).expect("docs/operations.md");
    let (before, after_begin) = text.split_once(BEGIN).expect("the table begins");
    let (table, after) = after_begin.split_once(END).expect("the table ends");
    (before.to_owned(), table.to_owned(), after.to_owned())
}

#[test]
fn the_manual_lists_every_option() {
    assert!(parts().1 == table(), "docs/operations.md is out of date: run `make openapi` and look at what changed");
}

#[test]
fn every_option_can_be_a_variable() {
    let without: Vec<String> =
        options().into_iter().filter(|(_, (argument, _))| argument.get_env().is_none()).map(|(name, _)| name).collect();
    assert!(without.is_empty(), "{without:?}");
}

#[test]
#[ignore = "writes docs/operations.md: `make openapi` runs it"]
fn write_the_table() {
    let (before, _, after) = parts();
    fs::write(file(), format!("{before}{BEGIN}{}{END}{after}", table())).expect("docs/operations.md");
}
