//! Filter of locations, as conditions of SQL statements.

use crate::{CauseId, Filters, GoogleState, Health, LabelId, OpenStatus, Rule, Status, rules::needle};

/// Returns a statement about matching locations: `filter!(query(Row, "select …"), "…", "…", org, filter, …)`.
///
/// The first text selects from the organization's locations and ends where a condition may stand. The second is the
/// condition for the searched text `$2`; it varies because an index needs a form of its own. The last follows all
/// conditions. `$1` is the organization, `$2` to `$21` are the filters, the caller's own arguments begin at `$22`.
macro_rules! filter {
    ($statement:ident($($before:tt)*), $text:literal, $tail:literal, $org:expr, $filter:expr $(, $argument:expr)* $(,)?) => {{
        let filter: &$crate::queries::LocationFilter = $filter;
        let (low, high, bits) = filter.numbers();
        $statement!(
            $($before)* $text
            " and (cast($3 as text) is null or city_key like $3 escape '\\')
              and (cast($4 as text) is null or category_key like $4 escape '\\')
              and (cast($5 as boolean) is null or verified = $5)
              and rating_key >= $6
              and health >= $7 and health <= $8 and (issue_bits & $9) = $9
              and (cast($10 as text) is null or id in
                  (select location_id from location_labels where org_id = $1 and label_id = $10))
              and (not cast($11 as boolean) or latitude is null)
              and (not cast($12 as boolean) or sync_status = 'error')
              and (cast($13 as text) is null or import_id = $13 or exists
                  (select 1 from location_history
                   where org_id = $1 and location_id = locations.id and source_id = $13))
              and (cast($14 as text) is null or search_key like $14 escape '\\')
              and (cast($15 as text) is null or search_key like $15 escape '\\')
              and (cast($16 as text) is null or search_key like $16 escape '\\')
              and (cast($17 as text) is null or search_key like $17 escape '\\')
              and (cast($18 as text) is null or search_key like $18 escape '\\')
              and (cast($19 as text) is null or open_status = $19)
              and (cast($20 as text) is null or country = $20)
              and (cast($21 as text) is null or state = $21) "
            $tail,
            $org,
            $crate::queries::part(filter.narrowest()),
            $crate::queries::part(filter.city.as_deref()),
            $crate::queries::part(filter.category.as_deref()),
            filter.verified,
            filter.least,
            low,
            high,
            bits,
            filter.label.as_ref(),
            filter.unlocated,
            filter.sync_failed,
            filter.changed_by.as_ref(),
            $crate::queries::part(filter.word(1)),
            $crate::queries::part(filter.word(2)),
            $crate::queries::part(filter.word(3)),
            $crate::queries::part(filter.word(4)),
            $crate::queries::part(filter.word(5)),
            filter.open_status,
            filter.country.as_deref(),
            filter.state.as_deref()
            $(, $argument)*
        )
    }};
}
pub(crate) use filter;

/// Filters as the statements take them; nulls let everything through.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LocationFilter {
    /// Folded words that the name, city, address, postal code and store code together contain: the [`WORDS`] longest.
    pub words: Vec<String>,
    /// Folded part of the city.
    pub city: Option<String>,
    /// Folded part of the category.
    pub category: Option<String>,
    /// Required verification of the Business Profile.
    pub verified: Option<bool>,
    /// Least `rating_key`, which is -1 for a location that was never rated.
    pub least: f64,
    /// In this health.
    pub health: Option<Health>,
    /// Fails this rule.
    pub issue: Option<Rule>,
    /// Carries this label.
    pub label: Option<LabelId>,
    /// Has no coordinates.
    pub unlocated: bool,
    /// The last sync with its Business Profile failed.
    pub sync_failed: bool,
    /// Came or was changed by this import, bulk edit or sync.
    pub changed_by: Option<CauseId>,
    /// Open status of the location.
    pub open_status: Option<OpenStatus>,
    /// Country, as locations have it.
    pub country: Option<String>,
    /// State or region, as locations have it.
    pub state: Option<String>,
    /// Difference from the Business Profile, which [`Search`](crate::Search) resolves into ids.
    pub google: Option<GoogleState>,
}

impl LocationFilter {
    /// Converts the filters of the API; `None` when they match every location.
    pub fn of(filters: &Filters) -> Option<Self> {
        let filter = Self {
            words: words(filters.q.as_deref()),
            city: needle(filters.city.as_deref()),
            category: needle(filters.category.as_deref()),
            verified: match filters.status {
                Status::All => None,
                Status::Verified => Some(true),
                Status::Unverified => Some(false),
            },
            least: if filters.min_rating.0 > 0.0 { filters.min_rating.0 } else { -1.0 },
            health: filters.health,
            issue: filters.issue,
            label: filters.label.clone(),
            unlocated: filters.unlocated,
            sync_failed: filters.sync_failed,
            changed_by: filters.changed_by.clone(),
            open_status: filters.open_status,
            country: given(filters.country.as_deref()),
            state: given(filters.state.as_deref()),
            google: filters.google,
        };
        (filter != Self::all()).then_some(filter)
    }

    /// Returns true when only the database can evaluate the filter: the index has no such field.
    pub fn needs_database(&self) -> bool {
        self.changed_by.is_some()
            || self.google.is_some()
            || self.open_status.is_some()
            || self.country.is_some()
            || self.state.is_some()
    }

    /// Lets everything through.
    pub fn all() -> Self {
        Self { least: -1.0, ..Self::default() }
    }

    /// The lowest and highest health, and the bits of the rules that must fail.
    pub fn numbers(&self) -> (i64, i64, i64) {
        let (low, high) = self.health.map_or((0, 100), Health::range);
        (low, high, self.issue.map_or(0, Rule::bit))
    }

    /// Returns a text that the search key of every match contains: the longest word, else the city, which is part of
    /// the search key.
    pub fn narrowest(&self) -> Option<&str> {
        self.word(0).or(self.city.as_deref())
    }

    /// Returns the n-th longest word, from 0.
    pub fn word(&self, n: usize) -> Option<&str> {
        self.words.get(n).map(String::as_str)
    }
}

/// Returns a text without spaces around it; `None` when it is empty.
fn given(text: Option<&str>) -> Option<String> {
    text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}

/// Number of words that statements look for one by one.
const WORDS: usize = 6;

/// Returns the longest words of a typed text, the longest first. Shorter ones than these hardly narrow a search.
fn words(text: Option<&str>) -> Vec<String> {
    let Some(needle) = needle(text) else { return Vec::new() };
    let mut words: Vec<String> = needle.split_whitespace().map(str::to_owned).collect();
    words.sort_by_key(|word| std::cmp::Reverse(word.len()));
    words.truncate(WORDS);
    words
}

/// `%text%`, with the signs that `like` reads as something else made ordinary.
pub(crate) fn part(text: Option<&str>) -> Option<String> {
    text.map(|text| format!("%{}%", text.replace('\\', r"\\").replace('%', r"\%").replace('_', r"\_")))
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn words_are_looked_for_one_by_one_the_longest_first() {
        for (typed, expected) in [
            ("", vec![]),
            ("Markham  Paris", vec!["markham", "paris"]),
            ("thaï 75009 markham", vec!["markham", "75009", "thai"]),
            ("a b cc dd ee ff gg", vec!["cc", "dd", "ee", "ff", "gg", "a"]),
        ] {
            assert_eq!(words(Some(typed)), expected, "{typed}");
        }
    }
}
