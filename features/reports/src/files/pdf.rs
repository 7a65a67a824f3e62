//! PDF of a report.

use pdf::{
    Block, Brand, Change, Color, Column, Cover, Document, EventMark, Figure, Grid, GridPoint, Heading, List, Paper,
    Paragraph, Picture, Pin, Rendered, Row, Series, Span, Style, Table, Tone,
};

use super::Drawn;
use crate::{
    rules::{
        numbers::{date, decimal, period, short_date},
        say,
    },
    types::{self, ChartKind, Language, Quote, Section, SectionKind, Template, Trend, Unit},
};

/// Maximum number of rows of a table in the executive and client templates.
const MAX_ROWS: usize = 25;

/// Renders a report. Takes tens of milliseconds of processor time.
///
/// # Errors
/// When the fonts of the program are damaged.
pub(crate) fn render(drawn: &Drawn, logo: Option<Vec<u8>>) -> Result<Rendered, pdf::Error> {
    document(drawn, logo).render()
}

fn document(drawn: &Drawn, logo: Option<Vec<u8>>) -> Document {
    let language = drawn.language;
    let organization = &drawn.snapshot.organization;
    let words = match language {
        Language::En => pdf::Language::En,
        Language::Fr => pdf::Language::Fr,
    };
    let mut document = Document::new(drawn.title.clone(), words, drawn.made_at, drawn.id.clone());
    let color = organization.color.as_deref().and_then(color).unwrap_or(document.brand.color);
    document.brand = Brand { name: organization.name.clone(), color, logo: logo.map(Picture::new) };
    document.paper = Paper::A4;
    document.header = period(language, drawn.period);
    document.footer.clone_from(&drawn.title);
    document.blocks.push(cover(drawn).into());
    if let Some(note) = &drawn.note {
        document.blocks.push(Paragraph::new(note.clone()).styled(Style::Callout).into());
    }
    for gap in &drawn.snapshot.gaps {
        document.blocks.push(Paragraph::new(gap.clone()).styled(Style::Small).into());
    }
    for section in &drawn.snapshot.sections {
        document.blocks.extend(blocks(drawn, section));
    }
    if !organization.footer.is_empty() {
        document.blocks.push(Paragraph::new(organization.footer.clone()).styled(Style::Small).into());
    }
    document
}

fn color(text: &str) -> Option<Color> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
    let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
    Some(Color::new(part(0)?, part(2)?, part(4)?))
}

fn cover(drawn: &Drawn) -> Cover {
    let (language, snapshot) = (drawn.language, &drawn.snapshot);
    let locations = match (snapshot.location_count, snapshot.locations.first()) {
        (1, Some(only)) if only.city.is_empty() || only.name.contains(&only.city) => only.name.clone(),
        (1, Some(only)) => format!("{}, {}", only.name, only.city),
        (count, _) => {
            crate::rules::words::counted(language, count, ["location", "locations", "établissement", "établissements"])
        }
    };
    let mut facts = vec![(say!(language; "Period", "Période"), period(language, drawn.period))];
    if let Some(previous) = snapshot.previous {
        facts.push((say!(language; "Compared with", "Comparé à"), period(language, previous)));
    }
    let made_on = drawn.made_at.to_zoned(jiff::tz::TimeZone::UTC).date();
    facts.push((say!(language; "Made on", "Établi le"), date(language, made_on)));
    Cover {
        title: drawn.title.clone(),
        subtitle: locations,
        facts,
        is_page: drawn.template == Template::Technical,
        picture: None,
    }
}

fn blocks(drawn: &Drawn, section: &Section) -> Vec<Block> {
    let language = drawn.language;
    let mut blocks = vec![Block::from(Heading::h1(section.title.clone()))];
    let style = if section.kind == SectionKind::Summary { Style::Lead } else { Style::Body };
    if !section.sentences.is_empty() {
        blocks.push(Paragraph::new(section.sentences.join(" ")).styled(style).into());
    }
    if !section.figures.is_empty() {
        let figures: Vec<Figure> = section.figures.iter().map(|figure| tile(language, figure)).collect();
        blocks.push(figures.into());
    }
    blocks.extend(section.chart.as_ref().map(|chart| chart_of(chart).into()));
    blocks.extend(section.grids.iter().map(|grid| grid_of(language, grid).into()));
    blocks.extend(section.table.as_ref().map(|table| table_of(drawn, table).into()));
    for quote in &section.texts {
        blocks.push(Block::Group(quoted(language, quote)));
    }
    if !section.items.is_empty() {
        let items = section.items.iter().map(|item| match item.on {
            Some(day) => format!("{}\u{a0}: {}", short_date(language, day), item.text),
            None => item.text.clone(),
        });
        let is_numbered = section.kind == SectionKind::Next;
        blocks.push(List { is_numbered, ..List::new(items) }.into());
    }
    for definition in &section.definitions {
        blocks.push(Paragraph::new(definition.clone()).styled(Style::Small).into());
    }
    blocks.extend(sources(drawn, section));
    blocks
}

/// Returns links to the sources of a section's figures, for readers with an account.
fn sources(drawn: &Drawn, section: &Section) -> Option<Block> {
    let site = drawn.site.as_deref().filter(|_| drawn.template == Template::Technical)?;
    let mut paths: Vec<&str> = section.figures.iter().map(|figure| figure.source.as_str()).collect();
    paths.dedup();
    let first = *paths.first()?;
    let label = say!(drawn.language; "Source of these figures", "Source de ces chiffres");
    let link = Span::link(label, format!("{site}{first}"));
    Some(Paragraph::of(vec![link]).styled(Style::Small).into())
}

fn tile(language: Language, figure: &types::Figure) -> Figure {
    let change = figure.shown_change.as_ref().map(|text| Change {
        text: text.clone(),
        is_up: match figure.trend {
            Some(Trend::Up) => Some(true),
            Some(Trend::Down) => Some(false),
            Some(Trend::Same) | None => None,
        },
        tone: match figure.is_better {
            Some(true) => Tone::Good,
            Some(false) => Tone::Bad,
            None => Tone::Neutral,
        },
    });
    let before = figure.before.map(|before| crate::rules::numbers::formatted(language, Some(before), figure.unit));
    let note = before.map(|before| say!(language; "{before} before", "{before} avant"));
    Figure { label: figure.label.clone(), value: figure.shown.clone(), change, note: note.unwrap_or_default() }
}

fn chart_of(chart: &types::Chart) -> pdf::Chart {
    let series = |series: &types::Series| Series { name: series.name.clone(), values: series.values.clone() };
    pdf::Chart {
        title: chart.title.clone(),
        alt: chart.summary.clone(),
        kind: match chart.kind {
            ChartKind::Line => pdf::ChartKind::Line,
            ChartKind::Bar => pdf::ChartKind::Bars,
        },
        unit: match chart.unit {
            Unit::Percent => pdf::Unit::Percent,
            Unit::Rank => pdf::Unit::Rank,
            Unit::Rating => pdf::Unit::Stars,
            _ => pdf::Unit::Number,
        },
        labels: chart.labels.clone(),
        series: chart.series.iter().filter(|series| !series.is_before).map(series).collect(),
        before: chart.series.iter().find(|series| series.is_before).map(series),
        marks: chart
            .marks
            .iter()
            .map(|mark| EventMark { at: usize::try_from(mark.at).unwrap_or_default(), text: mark.label.clone() })
            .take(8)
            .collect(),
        ..pdf::Chart::default()
    }
}

fn grid_of(language: Language, grid: &types::Grid) -> Grid {
    let last = (grid.size - 1).max(1) as f64;
    let point = |point: &types::GridPoint| GridPoint {
        x: point.column as f64 / last,
        y: point.row as f64 / last,
        pin: match (point.rank, point.is_absent) {
            (Some(rank), false) if rank < 20.5 => Pin::Rank(rank.round().max(1.0) as u16),
            (Some(_), _) | (None, true) => Pin::Absent,
            (None, false) => Pin::Unknown,
        },
    };
    let distance = decimal(language, grid.spacing_m / 1000.0, 1);
    Grid {
        title: format!("{}, {}", grid.keyword, grid.location),
        alt: grid.summary.clone(),
        points: grid.points.iter().map(point).collect(),
        depth: 20,
        note: say!(language; "{distance} km between points", "{distance}\u{a0}km entre les points"),
        is_color_blind: false,
        empty: String::new(),
    }
}

fn table_of(drawn: &Drawn, table: &types::Table) -> Table {
    let language = drawn.language;
    let most = if drawn.template == Template::Technical { usize::MAX } else { MAX_ROWS };
    let column = |column: &types::Column| match column.unit {
        Unit::Text => Column::text(column.title.clone()),
        _ => Column::number(column.title.clone()),
    };
    let row = |row: &types::Row| Row::new(row.cells.iter().map(|cell| cell.shown.clone()));
    Table {
        title: table.title.clone(),
        columns: table.columns.iter().map(column).collect(),
        rows: table.rows.iter().take(most).map(row).collect(),
        empty: say!(language; "Nothing to show.", "Rien à afficher."),
    }
}

fn quoted(language: Language, quote: &Quote) -> Vec<Block> {
    let day = date(language, quote.written_at.to_zoned(jiff::tz::TimeZone::UTC).date());
    let stars = quote.rating.map(|rating| {
        let rating = decimal(language, rating, usize::from(rating.fract() != 0.0));
        say!(language; "{rating} out of 5", "{rating} sur 5")
    });
    let author = quote.author.clone().filter(|author| !author.is_empty());
    let by = [author, stars, Some(day), Some(quote.site.clone()), Some(quote.location.clone())];
    let by: Vec<String> = by.into_iter().flatten().filter(|part| !part.is_empty()).collect();
    let text = match &quote.text {
        Some(text) => text.clone(),
        None => say!(language;
            "The text of this review was removed after the report was made.",
            "Le texte de cet avis a été retiré après l’établissement du rapport."),
    };
    let mut blocks: Vec<Block> = vec![Paragraph::new(text).styled(Style::Quote).into()];
    blocks.push(Paragraph::new(by.join(" · ")).styled(Style::Small).into());
    if let Some(reply) = &quote.reply {
        let label = say!(language; "Reply: ", "Réponse\u{a0}: ");
        blocks.push(Paragraph::of(vec![Span::bold(label), Span::from(reply.clone())]).styled(Style::Small).into());
    }
    blocks
}
