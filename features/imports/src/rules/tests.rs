//! Mappings, suggestions and rows of a kind with three fields.

use std::borrow::Cow;

use utoipa::PartialSchema;

use super::*;
use crate::csv::{Limits, Reader, detect};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Contact {
    Name,
    Email,
    Notes,
}

impl Field for Contact {
    const ALL: &'static [Self] = &[Self::Name, Self::Email, Self::Notes];
    const MAPPING_SCHEMA: &'static str = "ContactMapping";

    fn name(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Email => "email",
            Self::Notes => "notes",
        }
    }

    fn max_chars(self) -> usize {
        20
    }

    fn is_multiline(self) -> bool {
        self == Self::Notes
    }

    fn header_words(self) -> HeaderWords {
        let (names, phrases): (&[&str], &[(&str, i32)]) = match self {
            Self::Name => (&["name", "fullname"], &[("name", 70)]),
            Self::Email => (&["email"], &[("email address", 90), ("email", 70)]),
            Self::Notes => (&["notes"], &[]),
        };
        let affixes: &[&str] = if self == Self::Email { &["mail"] } else { &[] };
        HeaderWords { names, phrases, affixes, exclusions: &["company"] }
    }

    fn is_plausible(self, cells: &[&str]) -> bool {
        self != Self::Email || at_least_half(cells, |cell| cell.contains('@'))
    }
}

fn headers(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn template(text: &str) -> Source {
    Source::Template(text.to_owned())
}

/// Returns the fields of each row, or the codes of its problems.
fn read(file: &str, mapping: &Mapping<Contact>) -> Vec<Result<Vec<String>, Vec<&'static str>>> {
    let limits = Limits::rows(100);
    let detected = detect(&[file], limits).unwrap();
    let (mapping, problems) = CompiledMapping::compile(mapping, &detected.headers());
    assert_eq!(problems, []);
    let format = crate::csv::Format { encoding: detected.encoding, separator: detected.separator };
    let (mut reader, mut rows) = (Reader::new(format, limits), Vec::new());
    let mut row = |record: crate::csv::Record<'_>| {
        let fields = RowReader::new(&mapping, &record).map_err(|problem| vec![problem]).and_then(|mut cells| {
            let (name, email) = (cells.required(Contact::Name), cells.optional(Contact::Email));
            let fields = [name, email, cells.text(Contact::Notes)].map(Cow::into_owned);
            cells.finish(fields.to_vec())
        });
        rows.push(fields.map_err(|problems| problems.iter().map(|problem| problem.code).collect()));
    };
    reader.feed(file.as_bytes(), &mut row).unwrap();
    reader.finish(&mut row).unwrap();
    rows
}

#[test]
fn columns_are_suggested_by_name_unless_their_cells_contradict() {
    let suggested = |names: &[&str], sample: &[&[&str]]| -> Vec<Option<usize>> {
        let sample: Vec<_> = sample.iter().map(|row| headers(row)).collect();
        let mapping: Mapping<Contact> = suggest_mapping(&headers(names), &sample);
        Contact::ALL.iter().map(|field| mapping.column(*field)).collect()
    };
    assert_eq!(suggested(&["E-mail", "Full name", "NOTES"], &[]), [Some(1), Some(0), Some(2)]);
    assert_eq!(suggested(&["emailAddress", "Company name"], &[]), [None, Some(0), None]);
    assert_eq!(suggested(&["email", "Email address"], &[&["yes", "a@b.example"]]), [None, Some(1), None]);
    assert_eq!(suggested(&["email", "name"], &[&["", " "]]), [Some(1), Some(0), None]);
    assert!(has_header_word(&headers(&["Full-Name"]), &["full"]));
    assert!(!has_header_word(&headers(&["Fullness"]), &["full"]));
}

#[test]
fn shares_of_no_values_are_at_least_half_but_not_four_fifths() {
    let (none, some) = ([false; 0], [true, true, true, true, false]);
    assert!(at_least_half(&none, |is| *is) && !at_least_four_fifths(&none, |is| *is));
    assert!(at_least_four_fifths(&some, |is| *is) && !at_least_four_fifths(&some[1..], |is| *is));
    assert!(at_least_half(&some[3..], |is| *is) && !at_least_half(&some[4..], |is| *is));
}

#[test]
fn problems_of_a_mapping_name_the_column() {
    let names = headers(&["Store Number", "b"]);
    let problems = |sources: Vec<(Contact, Source)>| -> Vec<(&'static str, String)> {
        let (_, problems) = CompiledMapping::compile(&sources.into_iter().collect(), &names);
        problems.iter().map(|problem| (problem.code(), problem.params().to_string())).collect()
    };
    let twice = vec![(Contact::Name, Source::Column(1)), (Contact::Email, Source::Column(1))];
    assert_eq!(
        problems(twice),
        [("mapping_duplicate_column", r#"{"column":"b","fields":["name","email"]}"#.to_owned())]
    );
    let beyond = vec![(Contact::Email, Source::Column(2))];
    assert_eq!(problems(beyond), [("mapping_unknown_column", r#"{"column":2,"field":"email"}"#.to_owned())]);
    for (text, unknown) in [
        ("Shop {nope}", Some("nope")),
        ("Shop {}", Some("")),
        ("Shop {b", Some("b")),
        ("{{nope}}", None),
        ("a } b {B}", None),
    ] {
        let named = vec![(Contact::Name, template(text)), (Contact::Email, Source::Column(1))];
        let codes: Vec<String> = problems(named).into_iter().map(|(code, params)| format!("{code} {params}")).collect();
        let expected = unknown.map(|name| format!(r#"template_unknown_column {{"column":"{name}","field":"name"}}"#));
        assert_eq!(codes, expected.into_iter().collect::<Vec<_>>(), "{text}");
    }
}

#[test]
fn a_mapping_is_an_object_by_field() {
    let json = r#"{"name":{"template":"Walmart #{storenum}"},"email":{"column":7}}"#;
    let mapping: Mapping<Contact> = serde_json::from_str(json).unwrap();
    assert_eq!(mapping.column(Contact::Email), Some(7));
    assert_eq!(serde_json::to_string(&mapping).unwrap(), json);
    let null: Mapping<Contact> = serde_json::from_str(r#"{"notes":null}"#).unwrap();
    assert_eq!(null, Mapping::default());
    for (json, problem) in [
        (r#"{"nome":{"column":1}}"#, "unknown field `nome`, expected one of `name`, `email`, `notes`"),
        (r#"{"name":{"column":1},"name":{"column":2}}"#, "duplicate field `name`"),
        ("7", "expected an object with a source for each field"),
    ] {
        let error = serde_json::from_str::<Mapping<Contact>>(json).unwrap_err().to_string();
        assert!(error.contains(problem), "{error}");
    }
}

#[test]
fn the_schema_of_a_mapping_lists_its_fields() {
    let schema = serde_json::to_value(Mapping::<Contact>::schema()).unwrap();
    assert_eq!(schema["additionalProperties"], false);
    let properties = schema["properties"].as_object().unwrap();
    assert_eq!(properties.keys().collect::<Vec<_>>(), ["email", "name", "notes"]);
    assert_eq!(properties["name"]["$ref"], "#/components/schemas/Source");
}

#[test]
fn cells_are_cleaned_and_problems_are_collected() {
    let file = "full,mail,notes\n  Ann\t B ,n/a,x\n,a@b.example,\u{1}\nBob,a@b.example\nCy,aaaaaaaaaaaaaaaaaaaaa,\n";
    let columns = [Contact::Name, Contact::Email, Contact::Notes].into_iter().zip([0, 1, 2]);
    let rows = read(file, &columns.map(|(field, column)| (field, Source::Column(column))).collect());
    let ann = ["Ann B", "", "x"].map(str::to_owned).to_vec();
    assert_eq!(
        rows,
        [Ok(ann), Err(vec!["required", "control_characters"]), Err(vec!["ragged_row"]), Err(vec!["too_long"])]
    );
}

#[test]
fn a_template_fills_each_row_and_is_empty_with_its_columns() {
    let mapping = [(Contact::Name, template("{{{a}}} #{B}")), (Contact::Notes, template("fixed"))];
    let rows = read("a,b\n1,2\n,\u{a0}\n3,\n", &mapping.into_iter().collect());
    let row = |name: &str| Ok([name, "", "fixed"].map(str::to_owned).to_vec());
    assert_eq!(rows, [row("{1} #2"), row("{3} #")]);
}
