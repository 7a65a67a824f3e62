//! Valid, unusual and broken files.

use super::{Detected, Encoding, FileProblem, Format, Limits, Reader, Separator, Sniffer, Survey, detect};
use proptest::prelude::*;

const LIMITS: fn() -> Limits = || Limits::rows(1_000);

fn survey(bytes: &[u8]) -> Result<Detected, FileProblem> {
    detect(&[bytes], LIMITS())
}

/// Returns the lines and cells of all records. The bytes are fed in pieces of `piece` bytes.
fn read(bytes: &[u8], limits: Limits, piece: usize) -> Result<Vec<(u64, Vec<String>)>, FileProblem> {
    let mut sniffer = Sniffer::default();
    for piece in bytes.chunks(piece) {
        sniffer.feed(piece)?;
    }
    let mut reader = Reader::new(sniffer.finish()?, limits);
    let mut records = Vec::new();
    let mut keep = |record: super::Record<'_>| {
        let cells = (0..record.ends.len()).map(|column| record.get(column).to_owned()).collect();
        records.push((record.line(), cells));
    };
    for piece in bytes.chunks(piece) {
        reader.feed(piece, &mut keep)?;
    }
    reader.finish(&mut keep)?;
    Ok(records)
}

fn utf16(text: &str, to_bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(to_bytes).collect()
}

#[test]
fn every_encoding_reads_the_same() {
    let text = "Nom;Ville\r\nCafé de l’Œuf;Orléans\r\nThé;Nîmes\r\nDéjà;Béziers\r\n";
    let marked = format!("\u{FEFF}{text}");
    let (windows, _, _) = encoding_rs::WINDOWS_1252.encode(text);
    let ascii_first = utf16("Name;City\r\nJoe;Paris\r\n", u16::to_le_bytes);
    for (bytes, encoding) in [
        (text.as_bytes().to_vec(), Encoding::Utf8),
        (marked.as_bytes().to_vec(), Encoding::Utf8Bom),
        (windows.to_vec(), Encoding::Windows1252),
        (utf16(&marked, u16::to_le_bytes), Encoding::Utf16Le),
        (utf16(&marked, u16::to_be_bytes), Encoding::Utf16Be),
        (utf16(text, u16::to_le_bytes), Encoding::Utf16Le),
        (utf16(text, u16::to_be_bytes), Encoding::Utf16Be),
    ] {
        let result = survey(&bytes).unwrap();
        assert_eq!((result.encoding, result.separator, result.row_count), (encoding, Separator::Semicolon, 3));
        assert_eq!(result.headers(), ["Nom", "Ville"], "{encoding:?}");
        assert_eq!(result.preview[0], ["Café de l’Œuf", "Orléans"], "{encoding:?}");
    }
    assert_eq!(survey(&ascii_first).unwrap().encoding, Encoding::Utf16Le);
}

#[test]
fn windows_1252_is_distinguished_from_damaged_utf8_and_other_scripts() {
    let short = b"name,city\nCaf\xE9,Paris\n";
    assert_eq!(survey(short).unwrap().preview[0][0], "Café");
    let damaged = "name,city\nCafé,Orléans\nThé,Nîmes\n"
        .as_bytes()
        .iter()
        .copied()
        .chain(*b"Caf\xE9,Paris\n")
        .collect::<Vec<_>>();
    assert_eq!(survey(&damaged), Err(FileProblem::InvalidEncoding { line: 4 }));
    let marked = b"\xEF\xBB\xBFname\nJoe\nCaf\xE9\n";
    assert_eq!(survey(marked), Err(FileProblem::InvalidEncoding { line: 3 }));
    let (russian, _, _) = encoding_rs::WINDOWS_1251.encode("имя,город\nКафе у дома,Москва\nПекарня,Казань\n");
    assert_eq!(survey(&russian), Err(FileProblem::InvalidEncoding { line: 1 }));
    let lone_surrogate =
        [utf16("name\nJoe\n", u16::to_le_bytes), vec![0x00, 0xD8, b'x', 0], utf16("\n", u16::to_le_bytes)].concat();
    assert_eq!(survey(&lone_surrogate), Err(FileProblem::InvalidEncoding { line: 3 }));
    for western in [
        "Müller Bäckerei,Köln\nGrößter Laden,Düsseldorf\n",
        "Peluquería Ñandú,Málaga\nPanadería,León\n",
        "Padaria São João,Braga\nCafé Pão,Évora\n",
    ] {
        let (bytes, _, _) = encoding_rs::WINDOWS_1252.encode(western);
        let file = [b"name,city\n", &*bytes].concat();
        assert_eq!(survey(&file).map(|result| result.encoding), Ok(Encoding::Windows1252), "{western}");
    }
}

#[test]
fn unfit_files_are_refused_with_their_code() {
    let many_columns: String = (0..513).map(|n| n.to_string()).collect::<Vec<_>>().join(",") + "\n1\n";
    let long = format!("a,b\nx,{}\n", "y".repeat(64 * 1024 + 1));
    let long_record = format!("a,b\nx,y\n{}z\n", format!("{},", "y".repeat(60_000)).repeat(20));
    let wide_record = format!("a,b\n{}\n", ",".repeat(1024 * 1024 + 1));
    let many_rows = "a\n".to_owned() + &"1\n".repeat(1_001);
    let long_unclosed = format!("a,b\nx,\"{}\n", "y\n".repeat(64 * 1024));
    for (bytes, code, params) in [
        (&b""[..], "empty_file", "null"),
        (b"  \r\n\n \t", "empty_file", "null"),
        (b"\xEF\xBB\xBF", "empty_file", "null"),
        (b"\xFF\xFE", "empty_file", "null"),
        (b",,\n , \n", "empty_file", "null"),
        (b"name,city", "header_only", "null"),
        (b"name,city\r\n\r\n,,\r\n", "header_only", "null"),
        (b"PK\x03\x04\x14\x00\x06\x00", "not_csv", "null"),
        (b"%PDF-1.7\n", "not_csv", "null"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "not_csv", "null"),
        (b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "not_csv", "null"),
        (b"\n<!DOCTYPE html><html>", "not_csv", "null"),
        (b"{\"name\": 1}", "not_csv", "null"),
        (b"\x01\x02\x03\x04\x05\x06,\n", "not_csv", "null"),
        (b"name,city\nJoe,Paris and more text\nA\0nn,Lyon\n", "nul_bytes", r#"{"line":3}"#),
        (b"name,city\nJoe,\"Paris\nAnn,Lyon\n", "unclosed_quote", r#"{"line":2}"#),
        (b"name,city\n\"Joe\n\",\"Paris\nAnn,Lyon\n", "unclosed_quote", r#"{"line":3}"#),
        (b"name,\"city", "unclosed_quote", r#"{"line":1}"#),
        (b"name,\"city\"\"", "unclosed_quote", r#"{"line":1}"#),
        (b"name,City, CITY \n1,2,3\n", "duplicate_headers", r#"{"name":"CITY"}"#),
        (many_columns.as_bytes(), "too_many_columns", r#"{"max":512}"#),
        (wide_record.as_bytes(), "too_many_columns", r#"{"max":512}"#),
        (long.as_bytes(), "field_too_large", r#"{"line":2,"max":65536}"#),
        (long_record.as_bytes(), "field_too_large", r#"{"line":3,"max":65536}"#),
        (long_unclosed.as_bytes(), "unclosed_quote", r#"{"line":2}"#),
        (many_rows.as_bytes(), "too_many_rows", r#"{"max_rows":1000}"#),
    ] {
        let start = String::from_utf8_lossy(&bytes[..bytes.len().min(40)]);
        let problem = survey(bytes).expect_err(&start);
        assert_eq!((problem.code(), &*problem.params().to_string()), (code, params), "{start:?}");
        assert_eq!(read(bytes, LIMITS(), 3), Err(problem), "{start:?} in small pieces");
    }
}

#[test]
fn records_know_the_line_they_begin_on() {
    for text in [
        "name,city\n\nJoe,Paris\n\"A\nB\",Lyon\n , \nAnn,Nice",
        "name,city\r\n\r\nJoe,Paris\r\n\"A\r\nB\",Lyon\r\n , \r\nAnn,Nice\r\n",
        "name,city\r\rJoe,Paris\r\"A\rB\",Lyon\r , \rAnn,Nice\r\r",
    ] {
        let records = read(text.as_bytes(), LIMITS(), 1_000).unwrap();
        let lines: Vec<u64> = records.iter().map(|record| record.0).collect();
        assert_eq!(lines, [3, 4, 7], "{text:?}");
        assert_eq!(records[2].1, ["Ann", "Nice"]);
    }
}

#[test]
fn quotation_marks_hold_separators_line_ends_and_themselves() {
    let text = "name,city\n\"Joe \"\"the\"\" Bar, Grill\",\"a\nb\"\n5\" Pizza,x\n";
    let records = read(text.as_bytes(), LIMITS(), 1_000).unwrap();
    assert_eq!(records[0].1, ["Joe \"the\" Bar, Grill", "a\nb"]);
    assert_eq!(records[1].1, ["5\" Pizza", "x"]);
}

#[test]
fn only_rows_with_missing_or_further_cells_are_ragged() {
    let mut reader = Reader::new(Format { encoding: Encoding::Utf8, separator: Separator::Comma }, LIMITS());
    let mut ragged = Vec::new();
    let text = b"a,b,c,,\n1,2,3\n1,2,3,, \n1,2\n1,2,3,4\n1,2,\n";
    reader
        .feed(text, |record| ragged.push(record.ragged().map(|ragged| (ragged.expected, ragged.cell_count))))
        .unwrap();
    assert_eq!(reader.finish(|_| {}), Ok(5));
    assert_eq!(reader.headers(), ["a", "b", "c"]);
    assert_eq!(ragged, [None, None, Some((3, 2)), Some((3, 4)), None]);
}

#[test]
fn a_column_without_a_name_keeps_its_place() {
    let result = survey(b"a,,c\n1,2,3\n").unwrap();
    assert_eq!(
        result.columns.iter().map(|column| (column.index, &*column.name)).collect::<Vec<_>>(),
        [(0, "a"), (2, "c")]
    );
    assert_eq!(result.headers(), ["a", "", "c"]);
    assert_eq!(result.preview, [["1", "2", "3"]]);
}

#[test]
fn a_survey_shows_three_rows_and_samples_fifty() {
    let text = "a\n".to_owned() + &"x \n".repeat(60);
    let result = survey(text.as_bytes()).unwrap();
    assert_eq!((result.row_count, result.preview.len(), result.sample.len()), (60, 3, 50));
    assert_eq!(
        serde_json::to_value(&result).unwrap(),
        serde_json::json!({
            "encoding": "utf-8", "separator": ",", "has_header": true, "columns": [{"index": 0, "name": "a"}],
            "row_count": 60, "preview": [["x"], ["x"], ["x"]],
        })
    );
}

/// Bytes that resemble a CSV file.
fn csv_like() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        8 => "[a-c,;\" \r\n\t|é€]{0,12}".prop_map(String::into_bytes),
        1 => Just(b"\"\"".to_vec()),
        1 => Just(b"\r\n".to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..4),
        1 => Just(vec![b'y'; 50]),
    ];
    prop::collection::vec(piece, 0..20).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..2_000)) {
        let _ = survey(&bytes);
    }

    #[test]
    fn the_size_of_pieces_changes_nothing(bytes in csv_like(), piece in 1_usize..20) {
        let tight = Limits { max_rows: 10, max_field: 40, max_record: 90, max_columns: 8 };
        for limits in [LIMITS(), tight] {
            prop_assert_eq!(read(&bytes, limits, piece), read(&bytes, limits, 1_000_000));
        }
    }

    #[test]
    fn a_survey_counts_the_records_that_are_read(bytes in csv_like()) {
        if let Ok(result) = survey(&bytes) {
            prop_assert_eq!(read(&bytes, LIMITS(), 7).map(|records| records.len() as u64), Ok(result.row_count));
        }
    }

    #[test]
    fn written_files_are_read_back(rows in prop::collection::vec(prop::collection::vec("[a-zé,;\"\r\n |]{0,8}x", 3), 1..20), end in "\n|\r\n|\r") {
        let quoted = |row: &Vec<String>| row.iter().map(|cell| format!("\"{}\"", cell.replace('"', "\"\""))).collect::<Vec<_>>().join(";");
        let text = std::iter::once("A;B;C".to_owned()).chain(rows.iter().map(quoted)).collect::<Vec<_>>().join(&end);
        let mut survey = Survey::new(Format { encoding: Encoding::Utf8, separator: Separator::Semicolon }, LIMITS());
        survey.feed(text.as_bytes()).unwrap();
        let result = survey.finish().unwrap();
        let trimmed: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(|cell| cell.trim().to_owned()).collect()).collect();
        prop_assert_eq!(result.sample, trimmed);
    }
}
