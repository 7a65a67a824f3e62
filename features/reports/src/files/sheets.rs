//! Figures and tables of a report as sheets of cells, for files that people calculate with.

use crate::{
    rules::{numbers, say},
    types::{Chart, Language, Snapshot, Unit},
};

use super::Drawn;

/// Cell of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum SheetCell {
    Text(String),
    Number(f64),
    Empty,
}

/// Sheet: a name, headings, and rows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sheet {
    pub(crate) name: String,
    pub(crate) columns: Vec<String>,
    pub(crate) rows: Vec<Vec<SheetCell>>,
}

fn optional(value: Option<f64>) -> SheetCell {
    value.map_or(SheetCell::Empty, SheetCell::Number)
}

/// Returns the sheets of a report: all figures, then the chart and the table of each section.
pub(crate) fn sheets(drawn: &Drawn) -> Vec<Sheet> {
    let language = drawn.language;
    let mut sheets = vec![figures(language, drawn)];
    for section in &drawn.snapshot.sections {
        sheets.extend(section.chart.as_ref().map(|chart| points(language, chart)));
        sheets.extend(section.table.as_ref().map(|table| {
            Sheet {
                name: table.title.clone(),
                columns: table.columns.iter().map(|column| column.title.clone()).collect(),
                rows: table
                    .rows
                    .iter()
                    .map(|row| {
                        let cells = row.cells.iter().zip(&table.columns);
                        cells
                            .map(|(cell, column)| match (cell.value, column.unit) {
                                (Some(value), _) => SheetCell::Number(value),
                                (None, Unit::Text) => SheetCell::Text(cell.shown.clone()),
                                (None, _) => SheetCell::Empty,
                            })
                            .collect()
                    })
                    .collect(),
            }
        }));
    }
    sheets
}

/// Returns the figures of all sections, each once.
fn figures(language: Language, drawn: &Drawn) -> Sheet {
    let Snapshot { sections, period, .. } = &drawn.snapshot;
    let mut seen: Vec<&str> = Vec::new();
    let mut rows = Vec::new();
    for figure in sections.iter().flat_map(|section| &section.figures) {
        if seen.contains(&figure.key.as_str()) {
            continue;
        }
        seen.push(&figure.key);
        rows.push(vec![
            SheetCell::Text(figure.label.clone()),
            optional(figure.value),
            optional(figure.before),
            optional(figure.change),
            SheetCell::Text(unit(language, figure.unit)),
        ]);
    }
    let period = numbers::period(language, *period);
    Sheet {
        name: say!(language; "Figures", "Chiffres"),
        columns: vec![
            say!(language; "Figure", "Chiffre"),
            period,
            say!(language; "Before", "Avant"),
            say!(language; "Change", "Évolution"),
            say!(language; "Unit", "Unité"),
        ],
        rows,
    }
}

fn points(language: Language, chart: &Chart) -> Sheet {
    let mut columns = vec![say!(language; "Date", "Date")];
    columns.extend(chart.series.iter().map(|series| series.name.clone()));
    let row = |(at, label): (usize, &String)| {
        let values = chart.series.iter().map(|series| optional(series.values.get(at).copied().flatten()));
        std::iter::once(SheetCell::Text(label.clone())).chain(values).collect()
    };
    Sheet { name: chart.title.clone(), columns, rows: chart.labels.iter().enumerate().map(row).collect() }
}

/// Returns the name of a unit; that of a change in percent is part of the unit of numbers.
fn unit(language: Language, unit: Unit) -> String {
    match unit {
        Unit::Count => say!(language; "number, change in %", "nombre, évolution en %"),
        Unit::Percent => say!(language; "%, change in points", "%, évolution en points"),
        Unit::Rating => say!(language; "stars", "étoiles"),
        Unit::Rank => say!(language; "rank", "rang"),
        Unit::Points => say!(language; "points", "points"),
        Unit::Hours => say!(language; "hours", "heures"),
        Unit::Text => String::new(),
    }
}
