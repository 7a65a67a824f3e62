//! Entries of a business in public registers. A difference is a hint.

mod nppes;
mod sirene;

use futures::future::BoxFuture;

use crate::{fetch::Web, rules::comparison::Reference, types::Values};

/// An entry of a register.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Names: of the firm, of its shop, former ones.
    pub(crate) names: Vec<String>,
    /// Address and phone number.
    pub(crate) found: Values,
    /// Id in the register.
    pub(crate) id: String,
    /// Page of the entry.
    pub(crate) url: String,
    /// True when the register says that the business is closed.
    pub(crate) is_closed: bool,
}

/// A register.
pub(crate) trait Source: Send + Sync {
    /// Returns the entries that may be a business; `None` when the register does not answer.
    fn find<'a>(&'a self, web: &'a Web, reference: &'a Reference) -> BoxFuture<'a, Option<Vec<Entry>>>;

    /// Returns true when its entries have phone numbers.
    fn has_phones(&self) -> bool;
}

/// Returns the client of a register of the list of directories; `None` for one that a person looks into.
pub(crate) fn source(directory: &str) -> Option<&'static dyn Source> {
    match directory {
        "sirene" => Some(&sirene::Sirene),
        "nppes" => Some(&nppes::Nppes),
        _ => None,
    }
}

/// Returns a name without its legal form, as a search needs it.
fn bare(name: &str) -> String {
    const FORMS: [&str; 16] = [
        "inc", "llc", "ltd", "llp", "corp", "co", "pllc", "pc", "sarl", "sas", "sasu", "eurl", "sa", "snc", "sci",
        "selarl",
    ];
    let folded = text::fold(name);
    let words: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let distinctive: Vec<&str> = words.iter().copied().filter(|word| !FORMS.contains(word)).collect();
    if distinctive.is_empty() { words.join(" ") } else { distinctive.join(" ") }
}
