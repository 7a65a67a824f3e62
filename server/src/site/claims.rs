//! Claims of the public site that are not true of every instance: customer numbers, ratings, stories, events, open
//! positions, support hours. The build marks each of them (`web/src/site/claims.ts`), and this module keeps it, puts the
//! operator's own in its place, or leaves it out.

use std::{collections::BTreeSet, fs, path::Path, str::FromStr};

use serde::Deserialize;

/// Begins a claim; the next character is its letter.
const BEGIN: char = '\u{e000}';
/// Begins what the page says without the claim.
const OTHERWISE: char = '\u{e001}';
/// Ends a claim.
const END: char = '\u{e002}';
/// Begins a template that is repeated for each of the operator's own entries; the next characters are the letter of
/// the list and the language.
const EACH: char = '\u{e003}';
/// Ends a template.
const EACH_END: char = '\u{e004}';
/// Placeholders in a template.
const PLACES: [&str; 2] = ["claim-first.invalid", "claim-second.invalid"];
/// Maximum entries of a list of one's own.
const MAX_ENTRIES: usize = 8;
/// Maximum characters of each of the two texts of an entry.
const MAX_TEXT: usize = 80;
/// Letters of claims that are true where the operator wrote a list of their own.
const OWN_FIGURES: char = 'F';
const OWN_HOURS: char = 'H';

/// Kind of a claim.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Claim {
    Figures,
    Stories,
    Events,
    Careers,
    Press,
    Support,
    Compliance,
}

impl Claim {
    const ALL: [Self; 7] =
        [Self::Figures, Self::Stories, Self::Events, Self::Careers, Self::Press, Self::Support, Self::Compliance];

    /// Returns the letter that the build marks it with.
    const fn letter(self) -> char {
        match self {
            Self::Figures => 'f',
            Self::Stories => 's',
            Self::Events => 'e',
            Self::Careers => 'c',
            Self::Press => 'p',
            Self::Support => 'h',
            Self::Compliance => 'k',
        }
    }
}

/// Two texts: a number and its meaning, or days and hours.
type Entry = (String, String);

/// A list in both languages.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
struct Own {
    en: Vec<Entry>,
    fr: Vec<Entry>,
}

/// Contents of the operator's file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    keep: Vec<Claim>,
    figures: Option<Own>,
    support_hours: Option<Own>,
}

/// Claims that the site makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SiteClaims {
    letters: BTreeSet<char>,
    figures: Own,
    hours: Own,
}

impl SiteClaims {
    /// All claims of the sample company.
    pub fn all() -> Self {
        Self { letters: Claim::ALL.into_iter().map(Claim::letter).collect(), ..Self::default() }
    }

    /// No claim at all.
    pub fn none() -> Self {
        Self::default()
    }

    /// Returns true if the operator promises to answer messages within 24 hours.
    pub fn promises_answers(&self) -> bool {
        self.letters.contains(&Claim::Support.letter())
    }

    /// Returns a text of the build as this instance serves it. Empty when a claim was all there was.
    pub(super) fn applied(&self, built: &str) -> String {
        self.repeated(&self.chosen(built))
    }

    fn chosen(&self, built: &str) -> String {
        let mut text = String::with_capacity(built.len());
        // One entry for each claim around the position: true if its part is shown.
        let mut inside = Vec::new();
        let mut letters = built.chars();
        while let Some(letter) = letters.next() {
            match letter {
                BEGIN => inside.push(letters.next().is_some_and(|claim| self.letters.contains(&claim))),
                OTHERWISE => {
                    if let Some(last) = inside.last_mut() {
                        *last = !*last;
                    }
                }
                END => drop(inside.pop()),
                _ if inside.iter().all(|is_shown| *is_shown) => text.push(letter),
                _ => {}
            }
        }
        text
    }

    fn repeated(&self, text: &str) -> String {
        let mut parts = text.split(EACH);
        let mut done = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (template, after) = part.split_once(EACH_END).unwrap_or((part, ""));
            let mut template = template.chars();
            let own = if template.next() == Some(OWN_HOURS) { &self.hours } else { &self.figures };
            let entries = if template.next() == Some('f') { &own.fr } else { &own.en };
            for (first, second) in entries {
                let ours = template.as_str().replace(PLACES[0], &super::company::escaped(first));
                done.push_str(&ours.replace(PLACES[1], &super::company::escaped(second)));
            }
            done.push_str(after);
        }
        done
    }

    /// Reads the operator's file.
    fn read(path: &Path) -> Result<Self, String> {
        let wrong = |cause: String| format!("{}: {cause}", path.display());
        let text = fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
        Self::parse(&text).map_err(wrong)
    }

    fn parse(text: &str) -> Result<Self, String> {
        let written: Written = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let mut claims = Self { letters: written.keep.into_iter().map(Claim::letter).collect(), ..Self::default() };
        for (own, place, claim, letter) in [
            (written.figures, &mut claims.figures, Claim::Figures, OWN_FIGURES),
            (written.support_hours, &mut claims.hours, Claim::Support, OWN_HOURS),
        ] {
            let Some(own) = own else { continue };
            if claims.letters.contains(&claim.letter()) {
                return Err("figures and support_hours of your own replace those of the sample company: \
                            remove \"figures\" and \"support\" from keep"
                    .into());
            }
            own.check()?;
            claims.letters.insert(letter);
            *place = own;
        }
        Ok(claims)
    }
}

impl Own {
    fn check(&self) -> Result<(), String> {
        for list in [&self.en, &self.fr] {
            if list.is_empty() || list.len() > MAX_ENTRIES {
                return Err(format!("a list needs 1 to {MAX_ENTRIES} entries in each language"));
            }
            let is_text =
                |text: &str| (1..=MAX_TEXT).contains(&text.chars().count()) && !text.chars().any(char::is_control);
            if !list.iter().all(|(first, second)| is_text(first) && is_text(second)) {
                return Err(format!("each text of an entry has 1 to {MAX_TEXT} characters on one line"));
            }
        }
        Ok(())
    }
}

impl FromStr for SiteClaims {
    type Err = String;

    /// Takes `all`, `none`, or the path of a file.
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "all" => Ok(Self::all()),
            "none" => Ok(Self::none()),
            path => Self::read(Path::new(path)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SiteClaims;

    const BUILT: &str = "<p>\u{e000}f10,000+ shops\u{e001}Shops\u{e002}\u{e000}c, jobs\u{e000}p, press\u{e001}\u{e002}\u{e001}\u{e002}</p>";

    fn parsed(text: &str) -> SiteClaims {
        SiteClaims::parse(text).expect("a valid file")
    }

    #[test]
    fn a_claim_is_made_or_replaced_or_left_out() {
        assert_eq!(SiteClaims::all().applied(BUILT), "<p>10,000+ shops, jobs, press</p>");
        assert_eq!(SiteClaims::none().applied(BUILT), "<p>Shops</p>");
        assert_eq!(parsed(r#"{"keep":["careers"]}"#).applied(BUILT), "<p>Shops, jobs</p>");
        // A claim inside of one that is left out is left out as well.
        assert_eq!(parsed(r#"{"keep":["press"]}"#).applied(BUILT), "<p>Shops</p>");
    }

    #[test]
    fn a_page_that_is_all_claim_is_empty() {
        assert_eq!(SiteClaims::none().applied("\u{e000}c<!doctype html>\u{e001}\u{e002}"), "");
    }

    #[test]
    fn an_operator_shows_their_own_and_it_is_text() {
        let built = "\u{e000}F<dl>\u{e003}Fe<dt>claim-first.invalid</dt><dd>claim-second.invalid</dd>\u{e004}</dl>\u{e001}\u{e002}";
        let own = parsed(r#"{"figures":{"en":[["40","shops"],["<b>","& more"]],"fr":[["40","magasins"]]}}"#);
        assert_eq!(own.applied(built), "<dl><dt>40</dt><dd>shops</dd><dt>&lt;b&gt;</dt><dd>&amp; more</dd></dl>");
        assert_eq!(own.applied(&built.replace("Fe", "Ff")), "<dl><dt>40</dt><dd>magasins</dd></dl>");
        assert_eq!(SiteClaims::none().applied(built), "");
        assert_eq!(SiteClaims::all().applied(built), "");
    }

    #[test]
    fn a_file_that_says_something_else_is_refused() {
        for wrong in [
            "",
            r#"{"keep":["profits"]}"#,
            r#"{"ratings":[]}"#,
            r#"{"figures":{"en":[["1","shop"]]}}"#,
            r#"{"figures":{"en":[["1","shop"]],"fr":[]}}"#,
            r#"{"figures":{"en":[["1",""]],"fr":[["1","magasin"]]}}"#,
            r#"{"figures":{"en":[["1","a\nb"]],"fr":[["1","magasin"]]}}"#,
            r#"{"keep":["support"],"support_hours":{"en":[["Monday","9 to 5"]],"fr":[["Lundi","9 à 17"]]}}"#,
        ] {
            assert!(SiteClaims::parse(wrong).is_err(), "{wrong}");
        }
        assert!("/no/such/file.json".parse::<SiteClaims>().is_err());
    }
}
