//! Excel workbook of a report: a sheet for the figures, and one for each chart and table.

use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, XlsxError};

use super::{
    Drawn,
    sheets::{SheetCell, sheets},
};

/// Maximum characters of the name of a sheet.
const MAX_NAME: usize = 31;
/// Width of the first column, in characters.
const FIRST_WIDTH: f64 = 34.0;
/// Width of the other columns, in characters.
const WIDTH: f64 = 16.0;

/// Returns the workbook. Texts are texts, never formulas or links.
///
/// # Errors
/// When the workbook cannot be written; no content leads here.
pub(crate) fn xlsx(drawn: &Drawn) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    let made_at = ExcelDateTime::from_timestamp(drawn.made_at.as_second())?;
    workbook.set_properties(&DocProperties::new().set_title(&drawn.title).set_creation_datetime(&made_at));
    let bold = Format::new().set_bold();
    let mut names: Vec<String> = Vec::new();
    for sheet in sheets(drawn) {
        let name = sheet_name(&sheet.name, &names);
        let worksheet = workbook.add_worksheet();
        worksheet.set_name(&name)?.set_freeze_panes(1, 0)?;
        names.push(name);
        for (column, title) in (0..).zip(&sheet.columns) {
            worksheet.write_string_with_format(0, column, title, &bold)?;
            worksheet.set_column_width(column, if column == 0 { FIRST_WIDTH } else { WIDTH })?;
        }
        for (row, cells) in (1..).zip(&sheet.rows) {
            for (column, cell) in (0..).zip(cells) {
                match cell {
                    SheetCell::Text(words) => worksheet.write_string(row, column, words)?,
                    SheetCell::Number(number) => worksheet.write_number(row, column, *number)?,
                    SheetCell::Empty => continue,
                };
            }
        }
    }
    workbook.save_to_buffer()
}

/// Returns a name that Excel takes and no other sheet has.
fn sheet_name(title: &str, taken: &[String]) -> String {
    let clean: String = title.chars().filter(|sign| !"[]:*?/\\'".contains(*sign) && !sign.is_control()).collect();
    let short: String = clean.trim().chars().take(MAX_NAME).collect();
    let short = if short.trim().is_empty() { "–".to_owned() } else { short.trim().to_owned() };
    let is_taken = |name: &str| taken.iter().any(|other| other.to_lowercase() == name.to_lowercase());
    let numbered = (2..).map(|number| {
        let ending = format!(" {number}");
        let begin: String = short.chars().take(MAX_NAME - ending.len()).collect();
        format!("{}{ending}", begin.trim_end())
    });
    std::iter::once(short.clone()).chain(numbered).find(|name| !is_taken(name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_sheets_are_short_unique_and_clean() {
        let mut taken = Vec::new();
        for (title, expected) in [
            ("Figures", "Figures"),
            ("figures", "figures 2"),
            ("[a]:*?/\\'b'", "ab"),
            ("", "–"),
            ("A very long title of a table with many words", "A very long title of a table wi"),
            ("A very long title of a table with other words", "A very long title of a table 2"),
        ] {
            let name = sheet_name(title, &taken);
            assert_eq!(name, expected);
            assert!(name.chars().count() <= MAX_NAME);
            taken.push(name);
        }
    }
}
