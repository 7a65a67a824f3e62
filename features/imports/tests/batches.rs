//! Batches of rows: good, bad and repeated ones, and files that cannot be read.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use imports::{
    Batches, CompiledMapping, Field, HeaderWords, Importable, Mapping, ReadError, Row, RowProblem, RowReader, Source,
    batches,
    csv::{Encoding, FileProblem, Format, Record, Separator},
};
use tokio::sync::mpsc;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Name;

impl Field for Name {
    const ALL: &'static [Self] = &[Self];
    const MAPPING_SCHEMA: &'static str = "NameMapping";

    fn name(self) -> &'static str {
        "name"
    }

    fn max_chars(self) -> usize {
        10
    }

    fn is_multiline(self) -> bool {
        false
    }

    fn header_words(self) -> HeaderWords {
        HeaderWords { names: &["name"], phrases: &[], affixes: &[], exclusions: &[] }
    }

    fn is_plausible(self, _: &[&str]) -> bool {
        true
    }
}

/// Rows with a name; names that differ in case only are duplicates.
struct Names(CompiledMapping<Name>);

impl Importable for Names {
    type Field = Name;
    type Draft = String;
    type Item = String;

    fn mapping(&self) -> &CompiledMapping<Name> {
        &self.0
    }

    fn title_field(&self) -> Name {
        Name
    }

    fn draft(&self, record: &Record<'_>) -> Result<String, Vec<RowProblem<Name>>> {
        let mut row = RowReader::new(&self.0, record).map_err(|problem| vec![problem])?;
        let name = row.required(Name).into_owned();
        row.finish(name)
    }

    fn key(&self, draft: &String) -> String {
        draft.to_lowercase()
    }

    fn item(&mut self, draft: String, key: String) -> String {
        format!("{draft} ({key})")
    }
}

async fn read(pieces: Vec<Result<Vec<u8>, &'static str>>) -> Batches<Names, &'static str> {
    let mapping: Mapping<Name> = [(Name, Source::Column(0))].into_iter().collect();
    let (mapping, problems) = CompiledMapping::compile(&mapping, &["Name".to_owned(), "Note".to_owned()]);
    assert_eq!(problems, []);
    let (sender, receiver) = mpsc::channel(pieces.len());
    for piece in pieces {
        sender.send(piece).await.unwrap();
    }
    batches(receiver, Format { encoding: Encoding::Utf8, separator: Separator::Comma }, 100, Names(mapping))
}

#[tokio::test]
async fn each_row_is_an_item_or_bad_or_a_duplicate() {
    let pieces = vec![Ok(b"Name,Note\nAnn,x\nBo".to_vec()), Ok(b"b,\nANN,\n,y\nlonger than ten,\n".to_vec())];
    let (mut rows, mut file) = (Vec::new(), read(pieces).await);
    while let Some(batch) = file.recv().await {
        rows.extend(batch.unwrap().into_iter().map(|row| match row {
            Row::Good(item) => *item,
            Row::Bad { line, title, problems } => {
                let (problem, column) = &problems[0];
                format!("{line} {} {} “{title}”", problem.code, column.as_deref().unwrap_or_default())
            }
            Row::Duplicate { line, earlier_line } => format!("{line} as {earlier_line}"),
        }));
    }
    assert_eq!(rows, ["Ann (ann)", "Bob (bob)", "4 as 2", "5 required Name “”", "6 too_long Name “longer than ten”"]);
}

#[tokio::test]
async fn reading_ends_with_the_first_error() {
    let mut unclosed = read(vec![Ok(b"Name,Note\n\"Ann,x\n".to_vec())]).await;
    let error = unclosed.recv().await.unwrap().err();
    assert!(matches!(error, Some(ReadError::File(FileProblem::UnclosedQuote { line: 2 }))), "{error:?}");
    assert!(unclosed.recv().await.is_none());

    let mut broken = read(vec![Ok(b"Name,Note\nAnn,x\n".to_vec()), Err("gone")]).await;
    assert_eq!(broken.recv().await.unwrap().unwrap().len(), 1);
    let error = broken.recv().await.unwrap().err();
    assert!(matches!(error, Some(ReadError::Pieces("gone"))), "{error:?}");
    assert!(broken.recv().await.is_none());
}
