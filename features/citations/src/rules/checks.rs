//! Validation of requests, and the stored form of texts.

use api::FieldError;

use crate::{
    rules::trade,
    types::{Details, DirectoryPatch, Effort, Group, NewDirectory, NewListing, Values, Verification},
};

/// Maximum number of countries or languages of a directory.
const MAX_CODES: usize = 60;
/// Maximum characters of an address of a page.
const MAX_URL: usize = 1000;

/// Trades that a directory can have.
const TRADES: [&str; 14] = [
    "restaurant",
    "coffee_shop",
    "retail",
    "healthcare",
    "automotive",
    "beauty",
    "professional",
    "home_services",
    "entertainment",
    "education",
    "legal",
    "property",
    "lodging",
    trade::OTHER,
];

/// Errors of the fields of a request.
#[derive(Debug, Default)]
struct Problems(Vec<FieldError>);

impl Problems {
    fn refuse(&mut self, field: &str, code: &'static str, detail: &str) {
        self.0.push(FieldError::new(field, code, detail));
    }

    /// Returns a text as it is kept; `None` when it is empty or refused.
    fn text(&mut self, field: &str, text: Option<&str>, most: usize) -> Option<String> {
        let Ok(text) = text::clean_lines(text?) else {
            self.refuse(field, "invalid", "This text can’t contain control characters.");
            return None;
        };
        if text.chars().count() > most {
            self.0.push(
                FieldError::new(field, "too_long", format!("Enter at most {most} characters."))
                    .with_params(serde_json::json!({ "max": most })),
            );
            return None;
        }
        (!text.is_empty()).then(|| text.into_owned())
    }

    fn url(&mut self, field: &str, url: Option<&str>) -> Option<String> {
        let text = self.text(field, url, MAX_URL)?;
        match url::Url::parse(&text) {
            Ok(url) if matches!(url.scheme(), "http" | "https") && url.host_str().is_some() => Some(text),
            _ => {
                self.refuse(field, "invalid_url", "Enter an address that begins with https://.");
                None
            }
        }
    }

    fn codes(&mut self, field: &str, codes: &[String], is_code: fn(&str) -> bool) -> Vec<String> {
        if codes.len() > MAX_CODES || codes.iter().any(|code| !is_code(code)) {
            self.refuse(field, "invalid", "One of these codes isn’t recognized.");
            return Vec::new();
        }
        let mut codes = codes.to_vec();
        codes.sort_unstable();
        codes.dedup();
        codes
    }

    fn end<T>(self, value: T) -> Result<T, Vec<FieldError>> {
        if self.0.is_empty() { Ok(value) } else { Err(self.0) }
    }
}

/// Observation of a person in a directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Observation {
    /// A listing, with the address of its page.
    Listing(Values, Option<String>),
    /// No listing.
    Missing,
    /// A directory that does not list such businesses.
    NotApplicable,
}

/// Reads the observation of a person.
///
/// # Errors
/// The invalid fields.
pub(crate) fn seen(new: &NewListing) -> Result<Observation, Vec<FieldError>> {
    let mut problems = Problems::default();
    let values = Values {
        name: problems.text("name", new.name.as_deref(), 300),
        address: problems.text("address", new.address.as_deref(), 500),
        city: problems.text("city", new.city.as_deref(), 100),
        postcode: problems.text("postcode", new.postcode.as_deref(), 40),
        phone: problems.text("phone", new.phone.as_deref(), 100),
    };
    let url = problems.url("url", new.url.as_deref().filter(|url| !url.trim().is_empty()));
    let is_listing = values != Values::default() || url.is_some();
    let answers = usize::from(is_listing) + usize::from(new.is_missing) + usize::from(new.is_not_applicable);
    if problems.0.is_empty() && answers != 1 {
        let detail = "Enter what the listing shows, or that there is none.";
        problems.refuse(if answers == 0 { "url" } else { "is_missing" }, "required", detail);
    }
    problems.end(match (new.is_missing, new.is_not_applicable) {
        (true, _) => Observation::Missing,
        (_, true) => Observation::NotApplicable,
        _ => Observation::Listing(values, url),
    })
}

/// Reads a new directory.
///
/// # Errors
/// The invalid fields.
pub(crate) fn new_directory(new: &NewDirectory) -> Result<Details, Vec<FieldError>> {
    let blank = Details {
        group: new.group.unwrap_or(Group::Local),
        submit: new.submit.unwrap_or(Effort::OwnerAccount),
        verify: new.verify.unwrap_or(Verification::Unknown),
        ..blank()
    };
    let patch = DirectoryPatch {
        tier: new.tier,
        name: Some(new.name.clone()),
        domain: Some(new.domain.clone()),
        countries: Some(new.countries.clone()),
        trades: Some(new.trades.clone()),
        languages: Some(new.languages.clone()),
        add_url: new.add_url.clone(),
        search_url: new.search_url.clone(),
        ..DirectoryPatch::default()
    };
    changed_directory(&blank, &patch)
}

/// Returns a directory without values.
fn blank() -> Details {
    Details {
        name: String::new(),
        domain: String::new(),
        countries: Vec::new(),
        group: Group::Local,
        trades: Vec::new(),
        tier: 3,
        submit: Effort::OwnerAccount,
        verify: Verification::Unknown,
        languages: Vec::new(),
        add_url: None,
        search_url: None,
    }
}

/// Checks the values of a change, whatever directory it is about.
///
/// # Errors
/// The invalid fields.
pub(crate) fn check_patch(patch: &DirectoryPatch) -> Result<(), Vec<FieldError>> {
    changed_directory(&blank(), patch).map(drop)
}

/// Changes an organization's own directory.
///
/// # Errors
/// The invalid fields.
pub(crate) fn changed_directory(before: &Details, patch: &DirectoryPatch) -> Result<Details, Vec<FieldError>> {
    let mut problems = Problems::default();
    let mut after = before.clone();
    if let Some(name) = &patch.name {
        after.name = problems.text("name", Some(name), 100).unwrap_or_default();
        if after.name.is_empty() && problems.0.is_empty() {
            problems.refuse("name", "required", "Enter a name.");
        }
    }
    if let Some(domain) = &patch.domain {
        match domain_of(domain) {
            Some(domain) => after.domain = domain,
            None => problems.refuse("domain", "invalid", "Enter a domain, such as example.org."),
        }
    }
    if let Some(countries) = &patch.countries {
        after.countries = problems.codes("countries", countries, |code| {
            code.len() == 2 && code.bytes().all(|byte| byte.is_ascii_uppercase())
        });
    }
    if let Some(languages) = &patch.languages {
        after.languages = problems.codes("languages", languages, |code| {
            code.len() == 2 && code.bytes().all(|byte| byte.is_ascii_lowercase())
        });
    }
    if let Some(trades) = &patch.trades {
        after.trades = problems.codes("trades", trades, |code| TRADES.contains(&code));
    }
    if let Some(tier) = patch.tier {
        check_tier(&mut problems, tier);
        after.tier = tier;
    }
    after.group = patch.group.unwrap_or(after.group);
    after.submit = patch.submit.unwrap_or(after.submit);
    after.verify = patch.verify.unwrap_or(after.verify);
    if let Some(url) = &patch.add_url {
        after.add_url = problems.url("add_url", Some(url).filter(|url| !url.is_empty()).map(String::as_str));
    }
    if let Some(url) = &patch.search_url {
        after.search_url = problems.url("search_url", Some(url).filter(|url| !url.is_empty()).map(String::as_str));
    }
    problems.end(after)
}

/// Checks the change of a directory of the program's list: only its tier and whether it is hidden can be changed.
///
/// # Errors
/// The invalid fields.
pub(crate) fn changed_listed(patch: &DirectoryPatch) -> Result<(), Vec<FieldError>> {
    let mut problems = Problems::default();
    if let Some(tier) = patch.tier {
        check_tier(&mut problems, tier);
    }
    for (field, is_given) in [
        ("name", patch.name.is_some()),
        ("domain", patch.domain.is_some()),
        ("countries", patch.countries.is_some()),
        ("group", patch.group.is_some()),
        ("trades", patch.trades.is_some()),
        ("submit", patch.submit.is_some()),
        ("verify", patch.verify.is_some()),
        ("languages", patch.languages.is_some()),
        ("add_url", patch.add_url.is_some()),
        ("search_url", patch.search_url.is_some()),
    ] {
        if is_given {
            problems.refuse(field, "read_only", "This can only be changed for directories you added.");
        }
    }
    problems.end(())
}

fn check_tier(problems: &mut Problems, tier: i64) {
    if !(1..=5).contains(&tier) {
        problems.refuse("tier", "out_of_range", "The tier must be between 1 and 5.");
    }
}

/// Returns the domain of a domain or of an address of a page, without `www.`.
fn domain_of(text: &str) -> Option<String> {
    let text = text.trim();
    let text = if text.contains("://") { text.to_owned() } else { format!("https://{text}") };
    let url = url::Url::parse(&text).ok()?;
    let url::Host::Domain(domain) = url.host()? else { return None };
    let domain = domain.strip_prefix("www.").unwrap_or(domain);
    (domain.contains('.') && domain.len() <= 200).then(|| domain.to_owned())
}

/// Cleans the reason or the note of a task.
///
/// # Errors
/// The invalid fields.
pub(crate) fn note(field: &str, text: Option<&str>, most: usize) -> Result<Option<String>, Vec<FieldError>> {
    let mut problems = Problems::default();
    let text = problems.text(field, text, most);
    problems.end(text)
}

#[cfg(test)]
mod tests;
