use jiff::{Timestamp, civil::date};

use super::*;
use hours::{Day, GivenPeriod, Period};
use locations::{LocationId, OpeningHours as LocationHours, differences};

fn location() -> Location {
    let details =
        Details { name: "A".into(), address: "1 Main St".into(), city: "Austin".into(), ..Details::default() };
    Location::by_hand(LocationId::new(Timestamp::UNIX_EPOCH), details, Timestamp::UNIX_EPOCH)
}

fn closed(day: i8) -> Special {
    Special { date: date(2026, 12, day), is_closed: true, open_time: None, close_time: None }
}

fn open(day: i8, from: &str, to: &str) -> Special {
    let (open_time, close_time) = (from.parse().ok(), to.parse().ok());
    Special { date: date(2026, 12, day), is_closed: false, open_time, close_time }
}

fn label(number: u8) -> LabelId {
    format!("0197f3a0-0000-7000-8000-0000000000{number:02}").parse().unwrap()
}

fn special(entries: &[Special]) -> Changes {
    Changes { special_hours: entries.to_vec(), ..Changes::default() }
}

#[test]
fn a_deletion_must_mean_as_many_as_expected_and_an_edit_not_many_more() {
    for (kind, expected, count, is_other) in [
        (Kind::Delete, 10, 10, false),
        (Kind::Delete, 10, 9, true),
        (Kind::Delete, 10, 11, true),
        (Kind::Edit, 10, 3, false),
        (Kind::Edit, 10, 21, false),
        (Kind::Edit, 10, 22, true),
        (Kind::Edit, 1_000, 1_110, false),
        (Kind::Edit, 1_000, 1_111, true),
        (Kind::Edit, i64::MAX, 5, false),
        (Kind::Edit, -1, 1, false),
        (Kind::Edit, i64::MIN, 1, true),
    ] {
        assert_eq!(is_other_count(kind, expected, count), is_other, "{kind:?} {expected} {count}");
    }
}

#[test]
fn changes_are_kept_in_their_usual_form() {
    let given = GivenChanges {
        category: Some(Some("  Coffee \t Shop ".into())),
        website: Some(Some("Example.com".into())),
        add_labels: vec![label(2), label(1), label(2)],
        ..GivenChanges::default()
    };
    let changes = check(given, None).unwrap();
    assert_eq!(changes.category, Some(Some("Coffee Shop".into())));
    assert_eq!(changes.website, Some(Some("https://example.com".into())));
    assert_eq!(changes.add_labels, [label(1), label(2)]);
    let emptied = GivenChanges { category: Some(None), website: Some(Some(" ".into())), ..GivenChanges::default() };
    let emptied = check(emptied, None).unwrap();
    assert_eq!((emptied.category, emptied.website), (Some(None), Some(None)));
}

#[test]
fn fields_that_cannot_change_are_refused_with_a_code() {
    let wrong = |given: GivenChanges| -> Vec<String> {
        check(given, None).unwrap_err().into_iter().map(|error| format!("{} {}", error.field, error.code)).collect()
    };
    let given = GivenChanges::default;
    let at = |is_closed, open_time: Option<&str>| GivenSpecial {
        date: "2026-12-25".into(),
        is_closed,
        open_time: open_time.map(Into::into),
        close_time: open_time.map(|_| "18:00".into()),
    };
    assert_eq!(wrong(given()), ["changes required"]);
    assert_eq!(wrong(GivenChanges { category: Some(Some("é".repeat(101))), ..given() }), ["category too_long"]);
    assert_eq!(wrong(GivenChanges { website: Some(Some("javascript:0".into())), ..given() }), ["website invalid_url"]);
    let both = GivenChanges { add_labels: vec![label(1)], remove_labels: vec![label(1)], ..given() };
    assert_eq!(wrong(both), ["remove_labels invalid"]);
    let many = GivenChanges { add_labels: vec![label(1); 201], ..given() };
    assert_eq!(wrong(many), ["add_labels out_of_range"]);
    for (hours, code) in [
        (vec![at(false, None)], "hours_invalid_time"),
        (vec![at(false, Some("25:00"))], "hours_invalid_time"),
        (vec![at(true, Some("09:00"))], "hours_closed_and_open"),
        (vec![at(true, None), at(false, Some("09:00"))], "hours_closed_and_open"),
        (vec![at(false, Some("09:00")), at(false, Some("10:00"))], "hours_overlap"),
        (vec![at(true, None); 101], "hours_too_many"),
    ] {
        let wrong = wrong(GivenChanges { special_hours: hours, ..given() });
        assert_eq!(wrong, [format!("special_hours {code}")]);
    }
}

#[test]
fn only_named_fields_change_and_an_empty_edit_changes_nothing() {
    let mut before = location();
    before.details.category = Some("Bar".into());
    before.details.website = Some("https://a.example".into());
    let category = |to: Option<&str>| Changes { category: Some(to.map(Into::into)), ..Changes::default() };
    let after = changed(&before, &category(Some("Café")), None).unwrap();
    assert_eq!((after.details.category.as_deref(), &after.details.website), (Some("Café"), &before.details.website));
    assert_eq!(changed(&before, &category(None), None).unwrap().details.category, None);
    assert_eq!(changed(&before, &category(Some("Bar")), None), None);
    assert_eq!(changed(&before, &Changes::default(), None), None);
}

fn period(day: Day) -> Period {
    Period { open_day: day, open_time: "09:00".parse().unwrap(), close_day: day, close_time: "17:00".parse().unwrap() }
}

#[test]
fn phone_description_country_week_and_sync_are_checked_and_changed() {
    let given = GivenChanges {
        phone: Some(Some(" 01 42 68 53 00 ".into())),
        description: Some(Some("Bread since 1921.".into())),
        country: Some(Some("France".into())),
        is_sync_paused: Some(true),
        regular_hours: Some(vec![GivenPeriod {
            open_day: Day::Monday,
            open_time: "09:00".into(),
            close_day: Day::Monday,
            close_time: "17:00".into(),
        }]),
        ..GivenChanges::default()
    };
    let changes = check(given, None).unwrap();
    assert_eq!(changes.country, Some(Some("FR".into())));
    assert_eq!(changes.regular_hours, Some(vec![period(Day::Monday)]));
    let mut before = location();
    before.details.opening_hours.0 =
        Some(OpeningHours { regular: vec![period(Day::Sunday)], special: vec![closed(25)] });
    let after = changed(&before, &changes, None).unwrap().details;
    assert_eq!((after.phone.as_deref(), after.country.as_deref()), (Some("01 42 68 53 00"), Some("FR")));
    assert_eq!(after.phone_e164.as_deref(), Some("+33142685300"));
    assert_eq!((after.description.as_deref(), after.is_sync_paused), (Some("Bread since 1921."), true));
    let hours = after.opening_hours.0.unwrap();
    assert_eq!((hours.regular, hours.special), (vec![period(Day::Monday)], vec![closed(25)]));
}

#[test]
fn invalid_phones_countries_texts_and_weeks_are_refused() {
    let wrong = |given: GivenChanges| -> Vec<String> {
        check(given, None).unwrap_err().into_iter().map(|error| format!("{} {}", error.field, error.code)).collect()
    };
    let night = |open_time: &str| GivenPeriod {
        open_day: Day::Monday,
        open_time: open_time.into(),
        close_day: Day::Monday,
        close_time: "17:00".into(),
    };
    let given = GivenChanges::default;
    assert_eq!(wrong(GivenChanges { phone: Some(Some("abc".into())), ..given() }), ["phone invalid_phone"]);
    assert_eq!(wrong(GivenChanges { country: Some(Some("Atlantis".into())), ..given() }), ["country invalid_country"]);
    assert_eq!(wrong(GivenChanges { city: Some("  ".into()), ..given() }), ["city required"]);
    assert_eq!(wrong(GivenChanges { city: Some("x".repeat(101)), ..given() }), ["city too_long"]);
    assert_eq!(wrong(GivenChanges { state: Some(Some("x".repeat(101))), ..given() }), ["state too_long"]);
    let long = GivenChanges { description: Some(Some("x".repeat(751))), ..given() };
    assert_eq!(wrong(long), ["description too_long"]);
    for (week, code) in [(vec![night("25:00")], "hours_invalid_time"), (vec![night("09:00"); 2], "hours_overlap")] {
        let wrong = wrong(GivenChanges { regular_hours: Some(week), ..given() });
        assert_eq!(wrong, [format!("regular_hours {code}")]);
    }
}

#[test]
fn a_phone_number_is_read_in_the_country_of_each_location() {
    let phone = Changes { phone: Some(Some("01 42 68 53 00".into())), ..Changes::default() };
    for (country, home, international) in
        [(Some("FR"), None, Some("+33142685300")), (None, Some("FR"), Some("+33142685300")), (None, None, None)]
    {
        let mut before = location();
        before.details.country = country.map(Into::into);
        let after = changed(&before, &phone, home).unwrap().details;
        assert_eq!(after.phone_e164.as_deref(), international, "{country:?} {home:?}");
    }
}

#[test]
fn a_country_that_does_not_fit_the_postal_code_changes_nothing() {
    let mut before = location();
    (before.details.postal_code, before.details.country) = (Some("H2X 1Y4".into()), Some("CA".into()));
    let to = |country: Option<&str>| Changes { country: Some(country.map(Into::into)), ..Changes::default() };
    assert_eq!(changed(&before, &to(Some("FR")), None), None);
    assert_eq!(changed(&before, &to(Some("CA")), None), None);
    before.details.postal_code = None;
    assert_eq!(changed(&before, &to(Some("FR")), None).unwrap().details.country.as_deref(), Some("FR"));
}

#[test]
fn an_empty_week_removes_the_hours() {
    let mut before = location();
    before.details.opening_hours.0 = Some(OpeningHours { regular: vec![period(Day::Sunday)], special: vec![] });
    let empty = Changes { regular_hours: Some(vec![]), ..Changes::default() };
    assert_eq!(changed(&before, &empty, None).unwrap().details.opening_hours.0, None);
}

#[test]
fn undo_restores_phone_country_description_week_and_sync() {
    let mut before = location();
    (before.details.phone, before.details.phone_e164) = (Some("514 842 1234".into()), Some("+15148421234".into()));
    (before.details.country, before.details.description) = (Some("CA".into()), Some("Old".into()));
    let changes = Changes {
        phone: Some(Some("01 42 68 53 00".into())),
        description: Some(None),
        country: Some(Some("FR".into())),
        is_sync_paused: Some(true),
        regular_hours: Some(vec![period(Day::Monday)]),
        ..Changes::default()
    };
    let after = changed(&before, &changes, None).unwrap();
    let deeds = differences(&before, &after);
    assert_eq!(undone(&after, deeds, &BTreeSet::new(), None), Some(before));
}

#[test]
fn city_and_state_are_spelled_alike_and_restored() {
    let given =
        GivenChanges {
            city: Some(" Montréal ".into()), state: Some(Some("québec".into())), ..GivenChanges::default()
        };
    let changes = check(given, None).unwrap();
    assert_eq!(changes.city.as_deref(), Some("Montréal"));
    let former = Changes { city: Some("Montreal".into()), country: Some(Some("CA".into())), ..Changes::default() };
    let before = changed(&location(), &former, None).unwrap();
    let after = changed(&before, &changes, None).unwrap();
    assert_eq!((after.details.city.as_str(), after.details.state.as_deref()), ("Montréal", Some("QC")));
    assert_eq!(changed(&after, &changes, None), None);
    let differences = differences(&before, &after);
    assert_eq!(undone(&after, differences, &BTreeSet::new(), None), Some(before));
    let cleared = Changes { state: Some(None), ..Changes::default() };
    assert_eq!(changed(&after, &cleared, None).unwrap().details.state, None);
}

#[test]
fn labels_are_put_on_and_taken_off_in_the_order_of_their_age() {
    let with = |labels: &[u8]| {
        let mut location = location();
        location.labels.0 = labels.iter().map(|number| label(*number).to_string()).collect();
        location
    };
    for (carried, add, remove, then) in [
        (&[][..], &[2, 1][..], &[][..], Some(&[1, 2][..])),
        (&[1, 3], &[2], &[3], Some(&[1, 2])),
        (&[1], &[1], &[2], None),
        (&[1], &[], &[1], Some(&[])),
    ] {
        let list = |labels: &[u8]| labels.iter().map(|number| label(*number)).collect();
        let changes = Changes { add_labels: list(add), remove_labels: list(remove), ..Changes::default() };
        assert_eq!(
            changed(&with(carried), &changes, None).map(|location| location.labels),
            then.map(|labels| with(labels).labels)
        );
    }
}

#[test]
fn new_entries_of_a_date_replace_the_old_ones() {
    let with = |entries: &[Special]| {
        let hours = OpeningHours { special: entries.to_vec(), ..OpeningHours::default() };
        let mut location = location();
        location.details.opening_hours = LocationHours(Some(hours));
        location
    };
    let full: Vec<Special> = (0..100)
        .map(|day| Special { date: date(2025, 1, 1).saturating_add(jiff::Span::new().days(day)), ..closed(1) })
        .collect();
    for (had, given, then) in [
        (vec![], vec![closed(25)], Some(vec![closed(25)])),
        (vec![open(24, "09:00", "12:00")], vec![closed(25)], Some(vec![open(24, "09:00", "12:00"), closed(25)])),
        (vec![open(25, "09:00", "12:00"), open(25, "14:00", "18:00")], vec![closed(25)], Some(vec![closed(25)])),
        (vec![closed(25)], vec![open(25, "10:00", "11:00")], Some(vec![open(25, "10:00", "11:00")])),
        (vec![closed(25)], vec![closed(25)], None),
        // The night before goes on into that date.
        (vec![open(24, "20:00", "04:00")], vec![open(25, "02:00", "10:00")], None),
        (vec![open(24, "20:00", "04:00")], vec![closed(25)], Some(vec![open(24, "20:00", "04:00"), closed(25)])),
        (full, vec![closed(25)], None),
    ] {
        let after = changed(&with(&had), &special(&given), None)
            .map(|location| location.details.opening_hours.0.unwrap().special);
        assert_eq!(after, then, "{had:?}");
    }
    let without = changed(&location(), &special(&[closed(25)]), None).unwrap();
    assert_eq!(without.details.opening_hours.0.unwrap().special, [closed(25)]);
}

#[test]
fn special_hours_of_a_location_stay_on_the_dates_that_it_has_set_unless_they_are_replaced() {
    let with = |entries: &[Special]| {
        let hours = OpeningHours { special: entries.to_vec(), ..OpeningHours::default() };
        let mut location = location();
        location.details.opening_hours = LocationHours((!hours.is_empty()).then_some(hours));
        location
    };
    let own = open(25, "09:00", "12:00");
    for (had, given, then, keeps) in [
        (vec![], vec![closed(25)], Some(vec![closed(25)]), false),
        (vec![own], vec![closed(25)], None, true),
        (vec![own], vec![closed(25), closed(26)], Some(vec![own, closed(26)]), true),
        (vec![own], vec![closed(26)], Some(vec![own, closed(26)]), false),
    ] {
        let changes = Changes { keep_special_hours: true, ..special(&given) };
        let after =
            changed(&with(&had), &changes, None).map(|location| location.details.opening_hours.0.unwrap().special);
        assert_eq!((after, keeps_hours(&with(&had), &changes)), (then, keeps), "{had:?}");
        assert!(!keeps_hours(&with(&had), &special(&given)), "replaced");
    }
}

#[test]
fn hours_are_kept_unless_the_request_replaces_them() {
    let given = |keep_special_hours| GivenChanges {
        special_hours: vec![GivenSpecial {
            date: "2025-12-25".into(),
            is_closed: true,
            open_time: None,
            close_time: None,
        }],
        keep_special_hours,
        ..GivenChanges::default()
    };
    for (requested, expected) in [(None, true), (Some(true), true), (Some(false), false)] {
        assert_eq!(check(given(requested), None).unwrap().keep_special_hours, expected, "{requested:?}");
    }
    let nothing = GivenChanges { keep_special_hours: Some(true), ..GivenChanges::default() };
    assert_eq!(check(nothing, None).unwrap_err()[0].code, "required");
}

#[test]
fn an_undo_restores_the_values_from_the_history() {
    let mut before = location();
    before.details.category = Some("Bar".into());
    before.labels.0 = vec![label(1).to_string(), label(3).to_string()];
    let changes = Changes {
        category: Some(None),
        website: Some(Some("https://a.example".into())),
        add_labels: vec![label(2)],
        remove_labels: vec![label(1)],
        special_hours: vec![closed(25)],
        ..Changes::default()
    };
    let after = changed(&before, &changes, None).unwrap();
    let deeds = differences(&before, &after);
    let all = BTreeSet::from([label(1).to_string()]);
    assert_eq!(undone(&after, deeds.clone(), &all, None), Some(before.clone()));
    // A label that was deleted since does not come back.
    before.labels.0.remove(0);
    assert_eq!(undone(&after, deeds, &BTreeSet::new(), None), Some(before));
    let unknown = FieldChange { field: "name".into(), old: json!("x"), new: json!("A") };
    assert_eq!(undone(&after, vec![unknown], &all, None), None);
}
