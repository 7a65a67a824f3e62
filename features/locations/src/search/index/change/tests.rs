//! An index that took over changes is the one that would have been made from scratch.

use proptest::{prelude::*, sample::select};

use super::*;
use crate::{Health, PagePosition, Rule, Sort, queries::LocationFilter};

fn row(id: u8, name: &str, city: &str, number: i64) -> IndexRow {
    IndexRow {
        id: Uuid::from_u128(u128::from(id)).to_string(),
        search_key: format!("{name}\n{city}\n1 main st\n"),
        category_key: "shop".into(),
        verified: number % 2 == 0,
        rating_key: number as f64,
        reviews: number,
        last_sync_key: number / 2,
        health: 40 + 20 * number,
        issue_bits: number,
        latitude: (number > 0).then_some(45.0),
        longitude: (number > 0).then_some(number as f64),
        sync_failed: number == 3,
        labels: (number > 1).then(|| format!("[\"{}\"]", label(number).as_str())),
    }
}

fn label(number: i64) -> crate::LabelId {
    Uuid::from_u128(number as u128).to_string().parse().unwrap()
}

fn made(rows: &[IndexRow]) -> Index {
    let mut index = Index::default();
    assert!(rows.iter().all(|row| index.push(row)));
    index.sorted()
}

fn pages(index: &Index) -> Vec<Vec<String>> {
    let any = LocationFilter { least: -1.0, words: vec!["a".into()], ..LocationFilter::default() };
    let filter = [
        any.clone(),
        LocationFilter { health: Some(Health::Fair), ..any.clone() },
        LocationFilter { issue: Some(Rule::MissingCategory), ..any.clone() },
        LocationFilter { label: Some(label(2)), ..any.clone() },
        LocationFilter { unlocated: true, ..any.clone() },
        LocationFilter { sync_failed: true, ..any },
    ];
    let sorts = [Sort::Name, Sort::City, Sort::Rating, Sort::Reviews, Sort::LastSync, Sort::Health];
    let pages =
        filter.iter().flat_map(|filter| sorts.map(|sort| index.page(filter, &PagePosition::start(sort), 100).ids));
    pages.collect()
}

fn rows() -> impl Strategy<Value = Vec<IndexRow>> {
    let names = select(vec!["a", "ab", "a very long name", "a very long nama", "", "é"]);
    let values = (0..30_u8, names, select(vec!["x", "y", "ya"]), 0..4_i64);
    prop::collection::vec(values, 0..20).prop_map(|rows| {
        let mut rows: Vec<_> = rows.into_iter().map(|(id, name, city, number)| row(id, name, city, number)).collect();
        rows.sort_by(|a, b| a.id.cmp(&b.id));
        rows.dedup_by(|a, b| a.id == b.id);
        rows
    })
}

proptest! {
    #[test]
    fn taking_over_changes_gives_the_index_made_from_scratch(
        before in rows(), written in rows(), gone in prop::collection::vec(0..30_u8, 0..5), is_sorted: bool,
    ) {
        let index = made(&before);
        if is_sorted {
            pages(&index);
        }
        let gone: Vec<String> = gone.into_iter().map(|id| row(id, "", "", 0).id).collect();
        let written: Vec<IndexRow> = written.into_iter().filter(|row| !gone.contains(&row.id)).collect();
        let ids: Vec<String> = written.iter().map(|row| row.id.clone()).chain(gone.clone()).collect();
        let changed = index.changed(&ids, &written).unwrap();

        let mut after: Vec<IndexRow> = before.into_iter().filter(|row| !ids.contains(&row.id)).collect();
        after.extend(written);
        let anew = made(&after);
        prop_assert_eq!(&changed.text, &anew.text);
        prop_assert_eq!(&changed.starts, &anew.starts);
        prop_assert_eq!(&changed.ids, &anew.ids);
        prop_assert_eq!(&changed.reviews, &anew.reviews);
        prop_assert_eq!(format!("{:?}", changed.places), format!("{:?}", anew.places));
        prop_assert_eq!(pages(&changed), pages(&anew));
    }
}
