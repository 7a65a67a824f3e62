//! Directories that apply to a location.

use crate::types::{Directory, Effort};

/// Returns true when a directory lists businesses of this country and trade, and the organization uses it.
pub(crate) fn applies(directory: &Directory, country: Option<&str>, trade: &str) -> bool {
    let details = &directory.details;
    let is_country = details.countries.is_empty()
        || country.is_some_and(|country| details.countries.iter().any(|listed| listed == country));
    // Directories of restaurants list coffee shops too.
    let is_trade = |listed: &String| listed == trade || (listed == "restaurant" && trade == "coffee_shop");
    !directory.is_hidden && is_country && (details.trades.is_empty() || details.trades.iter().any(is_trade))
}

/// Returns true when differences are hints only: a public register weighs nothing.
pub(crate) fn is_hint(directory: &Directory) -> bool {
    directory.is_register
}

/// Returns true for the id of a public register that the program asks.
pub(crate) fn has_client(id: &str) -> bool {
    matches!(id, "sirene" | "nppes")
}

/// Returns true when a person or a program can bring a business into the directory.
pub(crate) fn takes_entries(directory: &Directory) -> bool {
    !matches!(directory.details.submit, Effort::None | Effort::Register)
}

/// Returns the directories that apply to a location, and the number that the plan leaves out. `all` is in the order of
/// their weight. Public registers do not count.
pub(crate) fn applicable<'a>(
    all: &'a [Directory],
    (country, trade): (Option<&str>, &str),
    most: Option<usize>,
) -> (Vec<&'a Directory>, usize) {
    let (mut taken, mut left_out) = (0, 0);
    let mut within = Vec::new();
    for directory in all.iter().filter(|directory| applies(directory, country, trade)) {
        if is_hint(directory) {
            within.push(directory);
        } else if most.is_none_or(|most| taken < most) {
            taken += 1;
            within.push(directory);
        } else {
            left_out += 1;
        }
    }
    (within, left_out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::list::directories;

    fn number(country: &str, trade: &str, most: Option<usize>) -> (usize, usize) {
        let all = directories(&[]);
        let (within, left_out) = applicable(&all, (Some(country), trade), most);
        (within.iter().filter(|directory| !is_hint(directory)).count(), left_out)
    }

    #[test]
    fn a_trade_has_fewer_directories_than_a_country() {
        for (country, trade, least, most) in [
            ("US", "restaurant", 60, 100),
            ("CA", "healthcare", 55, 85),
            ("FR", "restaurant", 45, 80),
            ("FR", "legal", 45, 80),
            ("GB", "home_services", 45, 80),
        ] {
            let (number, left_out) = number(country, trade, None);
            assert!((least..=most).contains(&number), "{country} {trade}: {number}");
            assert_eq!(left_out, 0);
        }
        assert_eq!(number("FR", "coffee_shop", None), number("FR", "restaurant", None));
        assert!(number("FR", "other", None).0 < number("FR", "healthcare", None).0);
    }

    #[test]
    fn a_plan_keeps_the_heaviest_directories_and_all_registers() {
        let (remaining, left_out) = number("FR", "restaurant", Some(25));
        assert_eq!(remaining, 25);
        assert_eq!(remaining + left_out, number("FR", "restaurant", None).0);
        let all = directories(&[]);
        let (within, _) = applicable(&all, (Some("FR"), "restaurant"), Some(25));
        assert!(within.iter().any(|directory| directory.id.as_str() == "sirene"));
    }
}
