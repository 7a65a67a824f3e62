//! Tests of the rules of importing reviews.

use ::imports::{
    Mapping, OnBadRow, Source as From, csv,
    csv::{Encoding, Format, Separator},
    suggest_mapping,
};
use jiff::Timestamp;
use locations::LocationId;
use proptest::prelude::*;

use super::*;
use crate::types::Source;

const SHOP: &str = "018f0000-0000-7000-8000-000000000001";
const BAKERY: &str = "018f0000-0000-7000-8000-000000000002";
const OTHER_BAKERY: &str = "018f0000-0000-7000-8000-000000000003";

fn id(text: &str) -> LocationId {
    text.parse().unwrap()
}

fn now() -> Timestamp {
    "2026-06-01T10:00:00Z".parse().unwrap()
}

fn directory() -> Directory {
    let mut directory = Directory::builder();
    let place = |id_text, name, city, external_id| NamedLocation { id: id(id_text), name, city, external_id };
    directory.add(place(SHOP, "Épicerie du coin", "Lyon", Some("A-01")));
    directory.add(place(BAKERY, "Bakery", "Austin", None));
    directory.add(place(OTHER_BAKERY, "Bakery", "Boston", None));
    directory.add_google(&id(SHOP), "locations/77");
    directory.build()
}

/// Returns the drafts of a file whose columns are suggested, and the codes of its bad rows.
fn rows(file: &str, options: &Options) -> (Vec<Draft>, Vec<(u64, &'static str)>) {
    let format = Format { encoding: Encoding::Utf8, separator: Separator::Comma };
    let mut reader = csv::Reader::new(format, csv::Limits::rows(1_000));
    let (mut plan, mut drafts, mut bad) = (None, Vec::new(), Vec::new());
    let head = file.lines().next().unwrap();
    let headers: Vec<String> = head.split(',').map(str::to_owned).collect();
    let mut each = |record: csv::Record<'_>| {
        let plan = plan.get_or_insert_with(|| {
            compile(&suggest_mapping(&headers, &[]), &headers, options, directory(), now()).unwrap()
        });
        match row(plan, &record) {
            Ok(draft) => drafts.push(draft),
            Err(problems) => bad.extend(problems.iter().map(|problem| (record.line(), problem.code))),
        }
    };
    reader.feed(file.as_bytes(), &mut each).unwrap();
    reader.finish(&mut each).unwrap();
    (drafts, bad)
}

#[test]
fn a_row_becomes_a_review() {
    let file = "Store code,Site,Review ID,Note,Titre,Avis,Auteur,Date de l’avis,Lien,Réponse,Date de la réponse\n\
        A-01,Google,r1,\"4,5\",Super,Très bien,Zoé,31/12/2025 18:30,https://example.com/r1,Merci,02/01/2026\n";
    let (drafts, bad) = rows(file, &Options { date_order: Some(DateOrder::DayFirst), ..Options::default() });
    assert_eq!(bad, []);
    let Draft { line, identity, found, rating_given } = &drafts[0];
    assert_eq!((*line, identity.source, identity.location.as_str()), (2, Source::Google, SHOP));
    assert_eq!((found.external_id.as_str(), found.rating, rating_given), ("r1", Some(4.5), &None));
    assert_eq!((found.text.as_str(), found.author.as_str()), ("Super\n\nTrès bien", "Zoé"));
    assert_eq!(found.written_at.to_string(), "2025-12-31T18:30:00Z");
    assert_eq!(found.url.as_deref(), Some("https://example.com/r1"));
    let reply = found.reply.as_ref().unwrap();
    assert_eq!((reply.text.as_str(), reply.at.to_string().as_str()), ("Merci", "2026-01-02T12:00:00Z"));
}

#[test]
fn a_location_is_named_by_store_code_google_or_name() {
    let file = "location,rating,date\na 01,5,2025-01-01\naccounts/1/locations/77/reviews/9,5,2025-01-02\n\
        EPICERIE DU COIN,5,2025-01-03\nBakery Boston,5,2025-01-04\nBakery,5,2025-01-05\nNowhere,5,2025-01-06\n,5,2025-01-07\n";
    let (drafts, bad) = rows(file, &Options::default());
    let found: Vec<&str> = drafts.iter().map(|draft| draft.identity.location.as_str()).collect();
    assert_eq!(found, [SHOP, SHOP, SHOP, OTHER_BAKERY]);
    assert_eq!(bad, [(6, "ambiguous_location"), (7, "unknown_location"), (8, "required")]);
    let options = Options { location: Some(id(BAKERY)), ..Options::default() };
    let (drafts, bad) = rows("rating,date\n5,2025-01-01\n", &options);
    assert_eq!((drafts[0].identity.location.as_str(), bad), (BAKERY, Vec::new()));
}

#[test]
fn ratings_are_read_on_their_own_scale() {
    let given = |text: &str| Some(text.to_owned());
    for (text, scale, expected) in [
        ("", None, Ok((None, None))),
        ("0", None, Ok((None, None))),
        ("4", None, Ok((Some(4.0), None))),
        ("4,5", None, Ok((Some(4.5), None))),
        ("4/5", None, Ok((Some(4.0), None))),
        ("3 sur 5", None, Ok((Some(3.0), None))),
        ("5 étoiles", None, Ok((Some(5.0), None))),
        ("2 stars", None, Ok((Some(2.0), None))),
        ("FIVE", None, Ok((Some(5.0), None))),
        ("STAR_RATING_UNSPECIFIED", None, Ok((None, None))),
        ("★★★★☆", None, Ok((Some(4.0), None))),
        ("⭐⭐", None, Ok((Some(2.0), None))),
        ("10/10", None, Ok((Some(5.0), given("10/10")))),
        ("5,5/10", None, Ok((Some(3.0), given("5.5/10")))),
        ("1", Some(10.0), Ok((Some(1.0), given("1/10")))),
        ("50 %", None, Ok((Some(3.0), given("50 %")))),
        ("Recommended", None, Ok((None, given("Recommended")))),
        ("8", None, Err(rating::Problem::UnknownScale)),
        ("0.5", None, Err(rating::Problem::Invalid)),
        ("11/10", None, Err(rating::Problem::Invalid)),
        ("-1", None, Err(rating::Problem::Invalid)),
        ("great", None, Err(rating::Problem::Invalid)),
        ("1/0", None, Err(rating::Problem::Invalid)),
    ] {
        let rating = rating::rating(text, scale).map(|rating| (rating.stars, rating.given));
        assert_eq!(rating, expected, "{text}");
    }
}

#[test]
fn dates_are_read_in_their_usual_forms() {
    use DateOrder::{DayFirst, MonthFirst};
    for (text, order, expected) in [
        ("2025-03-04T05:06:07.123Z", None, Ok("2025-03-04T05:06:07.123Z")),
        ("2025-03-04T05:06:07+02:00", None, Ok("2025-03-04T03:06:07Z")),
        ("2025-03-04", None, Ok("2025-03-04T12:00:00Z")),
        ("2025/03/04 05:06", None, Ok("2025-03-04T05:06:00Z")),
        ("2025-03-04 05:06:07.000000", None, Ok("2025-03-04T05:06:07Z")),
        ("13/4/25", None, Ok("2025-04-13T12:00:00Z")),
        ("4/13/2025, 1:02 PM", None, Ok("2025-04-13T13:02:00Z")),
        ("04.03.2025 18h30", Some(DayFirst), Ok("2025-03-04T18:30:00Z")),
        ("04-03-2025", Some(MonthFirst), Ok("2025-04-03T12:00:00Z")),
        ("05/05/2025", None, Ok("2025-05-05T12:00:00Z")),
        ("1er mai 2024", None, Ok("2024-05-01T12:00:00Z")),
        ("3 févr. 2024 à 10:15", None, Ok("2024-02-03T10:15:00Z")),
        ("May 1, 2024", None, Ok("2024-05-01T12:00:00Z")),
        ("04/03/2025", None, Err(date::Problem::Ambiguous)),
        ("31/31/2025", None, Err(date::Problem::Invalid)),
        ("2025-02-30", None, Err(date::Problem::Invalid)),
        ("yesterday", None, Err(date::Problem::Invalid)),
        ("01/01/0001", None, Err(date::Problem::Invalid)),
    ] {
        let time = date::time(text, order).map(|time| time.to_string());
        assert_eq!(time.as_deref(), expected.as_ref().map(|text| *text), "{text}");
    }
}

#[test]
fn the_order_of_day_and_month_is_that_of_a_date_that_has_only_one() {
    for (cells, is_french, expected) in [
        (&["01/02/2025", "13/02/2025"][..], false, Some(DateOrder::DayFirst)),
        (&["01/02/2025", "02/13/2025"], true, Some(DateOrder::MonthFirst)),
        (&["01/02/2025"], true, Some(DateOrder::DayFirst)),
        (&["01/02/2025", "2025-01-13"], false, None),
    ] {
        assert_eq!(guess_order(cells.iter().copied(), is_french), expected, "{cells:?}");
    }
}

#[test]
fn bad_rows_are_reported_with_their_errors() {
    let options = Options { location: Some(id(SHOP)), ..Options::default() };
    let long = "x".repeat(10_001);
    for (cells, code) in [
        (",,2025-01-01,,", "no_rating_or_text"),
        ("great,,2025-01-01,,", "invalid_rating"),
        ("9,,2025-01-01,,", "unknown_scale"),
        ("5,,,,", "required"),
        ("5,,soon,,", "invalid_date"),
        ("5,,02/03/2025,,", "ambiguous_date"),
        ("5,,2026-06-03,,", "future_date"),
        ("5,,2025-01-01,javascript:alert(1),", "invalid_url"),
        (&format!("5,{long},2025-01-01,,"), "too_long"),
        (&format!("5,,2025-01-01,,{}", "é".repeat(2_049)), "reply_too_long"),
        ("5,2025-01-01", "ragged_row"),
    ] {
        let (_, bad) = rows(&format!("rating,text,date,url,reply\n{cells}\n"), &options);
        assert_eq!(bad, [(2, code)], "{}", &cells[..cells.len().min(60)]);
    }
    let safe = "<b>שלום</b>";
    let (drafts, bad) = rows(&format!("rating,text,date\n,{safe},2025-01-01\n"), &options);
    assert_eq!((drafts[0].found.text.as_str(), bad), (safe, Vec::new()), "text stays as it is");
}

#[test]
fn the_columns_of_supported_exports_are_detected() {
    for (headers, expected) in [
        (
            &[
                "create time",
                "comment",
                "name",
                "review id",
                "review reply comment",
                "review reply update time",
                "reviewer display name",
                "reviewer profile photo url",
                "star rating",
                "update time",
            ][..],
            &[
                ("written_at", 0),
                ("text", 1),
                ("location", 2),
                ("external_id", 3),
                ("reply", 4),
                ("replied_at", 5),
                ("author", 6),
                ("rating", 8),
            ][..],
        ),
        (
            &["Établissement", "Auteur", "Note", "Commentaire", "Date", "Réponse", "Date de réponse", "Lien"],
            &[
                ("location", 0),
                ("author", 1),
                ("rating", 2),
                ("text", 3),
                ("written_at", 4),
                ("reply", 5),
                ("replied_at", 6),
                ("url", 7),
            ],
        ),
        (
            &["Review Id", "Review Title", "Review Date", "Review Location", "Review Text", "Rating", "Name"],
            &[
                ("external_id", 0),
                ("title", 1),
                ("written_at", 2),
                ("location", 3),
                ("text", 4),
                ("rating", 5),
                ("author", 6),
            ],
        ),
    ] {
        let headers: Vec<String> = headers.iter().map(|&header| header.to_owned()).collect();
        let mut sample = vec![vec![String::new(); headers.len()]];
        if headers[2] == "name" {
            sample[0][2] = "accounts/1/locations/77/reviews/9".into();
        }
        let mapping: Mapping<Field> = suggest_mapping(&headers, &sample);
        for field in <Field as ::imports::Field>::ALL {
            let name = ::imports::Field::name(*field);
            let column = expected.iter().find(|(of, _)| *of == name).map(|(_, column)| *column);
            assert_eq!(mapping.column(*field), column, "{name} in {headers:?}");
        }
    }
}

#[test]
fn a_mapping_needs_a_location_a_date_and_a_rating_or_text() {
    let headers = ["a".to_owned(), "b".to_owned()];
    let missing = |mapping: &Mapping<Field>, options: &Options| {
        let problems = compile(mapping, &headers, options, directory(), now()).err().unwrap_or_default();
        problems.into_iter().map(|problem| problem.code()).collect::<Vec<_>>()
    };
    let dated: Mapping<Field> =
        [(Field::WrittenAt, From::Column(0)), (Field::Text, From::Column(1))].into_iter().collect();
    let located = Options { location: Some(id(SHOP)), on_bad_row: OnBadRow::Skip, ..Options::default() };
    assert_eq!(missing(&Mapping::default(), &Options::default()), ["mapping_incomplete"; 3]);
    assert_eq!(missing(&dated, &Options::default()), ["mapping_incomplete"]);
    assert_eq!(missing(&dated, &located), [""; 0]);
    let unknown = Options { location: Some(id("018f0000-0000-7000-8000-000000000009")), scale: Some(1), ..located };
    assert_eq!(missing(&dated, &unknown), ["unknown_location", "invalid_scale"]);
}

#[test]
fn a_review_without_an_id_is_identified_by_its_content() {
    let of = |author, text| identity(id(SHOP), Source::Other, "", (author, Timestamp::UNIX_EPOCH, text));
    let review = of("Ann", "Good");
    assert_eq!(review, of("Ann", "Good"));
    assert_ne!(review, of("Ann", "Bad"));
    assert_ne!(review, of("Bob", "Good"));
    assert_eq!(review.external_id.len(), 34);
    assert_eq!(Identity::of_key(&review.key()), Some(review));
    let given = identity(id(SHOP), Source::Google, "a|b", ("Ann", Timestamp::UNIX_EPOCH, "Good"));
    assert_eq!((given.external_id.as_str(), Identity::of_key(&given.key())), ("a|b", Some(given.clone())));
}

proptest! {
    #[test]
    fn any_text_is_a_rating_within_the_stars_or_refused(text in ".{0,20}", scale in prop::option::of(2.0..100.0)) {
        if let Ok(rating) = rating::rating(&text, scale) {
            prop_assert!(rating.stars.is_none_or(|stars| (1.0..=5.0).contains(&stars)));
        }
    }

    #[test]
    fn any_text_is_a_time_or_refused(text in ".{0,30}|[0-9]{1,4}[/. -][0-9]{1,4}[/. -][0-9]{1,4}( [0-9:apm]{0,8})?") {
        let _ = date::time(&text, None);
    }
}
