//! The program's list of directories, and what an organization made of it.

use std::{collections::HashMap, sync::LazyLock};

use text::fold;

use super::applicable::has_client;
use crate::types::{Checking, Confidence, Details, Directory, DirectoryFilters, DirectoryId, DirectoryRow, Group};

/// Directories of the program, one per line.
const DATA: &str = include_str!("../../data/directories.tsv");

/// The program's list.
static LISTED: LazyLock<Vec<Directory>> = LazyLock::new(|| DATA.lines().skip(1).filter_map(read).collect());

fn read(line: &str) -> Option<Directory> {
    let cells: Vec<&str> = line.split('\t').collect();
    let [
        id,
        name,
        domain,
        countries,
        group,
        trades,
        tier,
        submit,
        verify,
        languages,
        add_url,
        search_url,
        checking,
        confidence,
    ] = cells.try_into().ok()?;
    let list = |text: &str| -> Vec<String> {
        text.split('|').filter(|part| !part.is_empty() && *part != "*").map(ToOwned::to_owned).collect()
    };
    let url = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    let (group, checking): (Group, Checking) = (group.parse().ok()?, checking.parse().ok()?);
    let id: DirectoryId = id.parse().ok()?;
    Some(Directory {
        checking: possible(checking, !search_url.is_empty(), has_client(id.as_str())),
        is_register: group == Group::Register || checking == Checking::Register,
        id,
        details: Details {
            name: name.to_owned(),
            domain: domain.to_owned(),
            countries: list(countries),
            group,
            trades: list(trades),
            tier: tier.parse().ok()?,
            submit: submit.parse().ok()?,
            verify: verify.parse().ok()?,
            languages: list(languages),
            add_url: url(add_url),
            search_url: url(search_url),
        },
        confidence: confidence.parse().ok()?,
        is_own: false,
        is_hidden: false,
    })
}

/// Returns the way in which the program checks a directory: a person looks where it cannot search.
fn possible(checking: Checking, has_search: bool, has_client: bool) -> Checking {
    match checking {
        Checking::Automatic if has_search => checking,
        Checking::Api | Checking::Register if has_client => checking,
        _ => Checking::Manual,
    }
}

/// Returns the program's directory with an id.
pub(crate) fn listed(id: &DirectoryId) -> Option<&'static Directory> {
    LISTED.iter().find(|directory| directory.id == *id)
}

/// Returns the directories of an organization by tier and name: the program's with its changes, and its own.
pub(crate) fn directories(rows: &[DirectoryRow]) -> Vec<Directory> {
    let changes: HashMap<&str, &DirectoryRow> = rows.iter().map(|row| (row.id.as_str(), row)).collect();
    let changed = |directory: &Directory| match changes.get(directory.id.as_str()) {
        Some(row) => with(directory.clone(), row),
        None => directory.clone(),
    };
    let mut all: Vec<Directory> = LISTED.iter().map(changed).collect();
    all.extend(rows.iter().filter(|row| row.is_own).filter_map(own));
    all.sort_by_cached_key(|directory| (directory.details.tier, fold(&directory.details.name)));
    all
}

/// Returns one directory of an organization, from its row; the program's without one.
pub(crate) fn directory(id: &DirectoryId, row: Option<&DirectoryRow>) -> Option<Directory> {
    match row {
        Some(row) if row.is_own => own(row),
        Some(row) => listed(id).map(|directory| with(directory.clone(), row)),
        None => listed(id).cloned(),
    }
}

fn with(mut directory: Directory, row: &DirectoryRow) -> Directory {
    directory.details.tier = row.tier.unwrap_or(directory.details.tier);
    directory.is_hidden = row.is_hidden;
    directory
}

fn own(row: &DirectoryRow) -> Option<Directory> {
    let details: Details = serde_json::from_value(row.details.clone()?).ok()?;
    Some(Directory {
        id: row.id.clone(),
        is_register: details.group == Group::Register,
        details,
        checking: Checking::Manual,
        confidence: Confidence::Seen,
        is_own: true,
        is_hidden: row.is_hidden,
    })
}

/// Returns true when a directory matches all filters.
pub(crate) fn matches(directory: &Directory, filters: &DirectoryFilters) -> bool {
    let details = &directory.details;
    let needle = filters.search.as_deref().map(fold).unwrap_or_default();
    let is_in = |list: &[String], value: &Option<String>| match value.as_deref() {
        None | Some("") => true,
        Some(value) => list.is_empty() || list.iter().any(|entry| entry.eq_ignore_ascii_case(value)),
    };
    is_in(&details.countries, &filters.country)
        && is_in(&details.trades, &filters.trade)
        && filters.group.is_none_or(|group| group == details.group)
        && filters.hidden.is_none_or(|hidden| hidden == directory.is_hidden)
        && (needle.is_empty() || fold(&details.name).contains(&needle) || details.domain.contains(&needle))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_list_is_read_and_every_id_is_its_own() {
        assert_eq!(LISTED.len(), DATA.lines().count() - 1);
        let ids: std::collections::HashSet<_> = LISTED.iter().map(|directory| &directory.id).collect();
        assert_eq!(ids.len(), LISTED.len());
        assert!(LISTED.iter().all(|directory| (1..=5).contains(&directory.details.tier)));
    }

    #[test]
    fn only_searchable_directories_are_marked_as_automatic() {
        let by_program = LISTED.iter().filter(|directory| directory.checking != Checking::Manual);
        let ids: Vec<&str> = by_program.map(|directory| directory.id.as_str()).collect();
        assert_eq!(ids, ["n49", "yellowpages-ca", "sirene", "nppes"]);
        // Registers without a client stay hints.
        assert!(listed(&"finess".parse().unwrap()).unwrap().is_register);
    }

    #[test]
    fn an_organization_changes_tier_and_visibility_and_adds_its_own() {
        let details = Details { name: "Annuaire local".into(), tier: 1, ..LISTED[5].details.clone() };
        let row = |id: &str, is_own, details| DirectoryRow {
            id: id.parse().unwrap(),
            is_own,
            tier: Some(4),
            is_hidden: true,
            details,
        };
        let rows = [row("yelp", false, None), row("0a", true, serde_json::to_value(details).ok())];
        let all = directories(&rows);
        assert_eq!(all.len(), LISTED.len() + 1);
        let directory = |id: &str| all.iter().find(|directory| directory.id.as_str() == id).unwrap();
        assert_eq!((directory("yelp").details.tier, directory("yelp").is_hidden), (4, true));
        assert!(directory("0a").is_own);
    }

    #[test]
    fn a_directory_of_all_countries_or_trades_matches_each_of_them() {
        let matching = |country: &str, group| {
            let filters = DirectoryFilters { country: Some(country.into()), group, ..DirectoryFilters::default() };
            LISTED.iter().filter(|directory| matches(directory, &filters)).count()
        };
        assert!(matching("FR", None) > 100 && matching("US", None) > 130);
        assert!(matching("DE", None) < matching("FR", None));
        assert!(matching("FR", Some(Group::Legal)) < 20);
        let filters = DirectoryFilters { search: Some("PAGES JAUNES".into()), ..DirectoryFilters::default() };
        assert!(LISTED.iter().filter(|directory| matches(directory, &filters)).count() <= 3);
    }
}
