//! Bytes, pages and conformance.

use pdf::{
    Block, Cell, Chart, Column, Cover, Document, Figure, Grid, Language, List, Paper, Paragraph, Photo, Picture, Row,
    Table,
};

use crate::sample::{grid, report, table};

fn empty(language: Language) -> Document {
    let made_at = "2026-11-26T08:00:00Z".parse().expect("a time");
    Document::new("Report", language, made_at, "1")
}

/// Renders a document of some blocks, which has to conform.
fn pages(blocks: Vec<Block>) -> usize {
    let rendered = Document { blocks, ..empty(Language::En) }.render().expect("a PDF");
    assert!(rendered.is_conforming);
    rendered.pages
}

fn contains(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[test]
fn a_report_conforms_and_has_the_same_bytes_again() {
    for language in [Language::En, Language::Fr] {
        for paper in [Paper::A4, Paper::Letter] {
            let document = Document { paper, ..report(language) };
            let first = document.render().expect("a PDF");
            assert!(first.is_conforming);
            assert_eq!(first, document.render().unwrap());
        }
    }
}

#[test]
fn the_metadata_names_the_brand_and_no_program() {
    let rendered = report(Language::Fr).render().expect("a PDF");
    assert!(!contains(&rendered.bytes, "Vitrine") && !contains(&rendered.bytes, "krilla"));
    let named = Document { producer: String::from("Vitrine"), ..report(Language::Fr) }.render().expect("a PDF");
    assert!(contains(&named.bytes, "Vitrine"));
}

#[test]
fn blocks_without_content_conform() {
    assert_eq!(pages(Vec::new()), 1);
    let blocks = vec![
        Cover::default().into(),
        Cover { is_page: true, ..Cover::default() }.into(),
        Paragraph::default().into(),
        List::default().into(),
        Vec::<Figure>::new().into(),
        vec![Figure::default()].into(),
        Table::default().into(),
        Table { rows: vec![Row::default()], ..Table::default() }.into(),
        Table { columns: vec![Column::default()], rows: vec![Row::default()], ..Table::default() }.into(),
        Chart::default().into(),
        Grid::default().into(),
        Vec::<Photo>::new().into(),
        Block::Group(Vec::new()),
        Block::Columns(Vec::new()),
        Block::Columns(vec![Vec::new(), Vec::new()]),
        Block::PageBreak,
        Block::PageBreak,
    ];
    // The band, the cover page, and the rest.
    assert_eq!(pages(blocks), 3);
}

#[test]
fn a_table_of_500_rows_takes_as_many_pages_as_its_rows_fill() {
    // 37 rows of 18.7 points fill a page.
    let count = pages(vec![table(Language::En, 500).into()]);
    assert!((13..=15).contains(&count), "{count}");
}

#[test]
fn a_row_that_is_taller_than_a_page_is_cut_between_lines() {
    let table = Table {
        columns: vec![Column::text("Review"), Column::number("Stars")],
        rows: vec![Row::new([Cell::from("many words ".repeat(1500)), "5".into()]), Row::new(["short", "4"])],
        ..Table::default()
    };
    assert!(pages(vec![table.into()]) > 2);
}

#[test]
fn a_table_of_many_columns_stays_on_the_page() {
    let columns = (0..14).map(|at| Column::number(format!("Column number {at}"))).collect();
    let table = Table { columns, rows: vec![Row::new((0..14).map(|_| "1,234,567")); 3], ..Table::default() };
    assert_eq!(pages(vec![table.into()]), 1);
}

#[test]
fn pictures_are_shown_and_broken_ones_left_out() {
    let png = include_bytes!("../data/logo.png").to_vec();
    let jpeg = include_bytes!("../data/photo.jpg").to_vec();
    let photo = |data: &[u8]| Photo {
        picture: Picture::new(data.to_vec()),
        alt: "A shop window".to_owned(),
        caption: "The new window".to_owned(),
    };
    let mut document = empty(Language::En);
    document.brand.logo = Some(Picture::new(png.clone()));
    document.blocks = vec![
        Cover { is_page: true, picture: Some(Picture::new(jpeg.clone())), ..Cover::default() }.into(),
        vec![photo(&png), photo(&jpeg)].into(),
    ];
    let whole = document.render().expect("a PDF");
    assert!(whole.is_conforming);
    for broken in [&png[..100], &png[..png.len() - 20], &jpeg[..300], &jpeg[..20], b"GIF89a", b"RIFF1234WEBPVP8 ", b""]
    {
        document.blocks.push(vec![photo(broken)].into());
        let rendered = document.render().expect("a PDF");
        assert!(rendered.is_conforming, "{} bytes", broken.len());
        document.blocks.pop();
    }
}

#[test]
fn heatmaps_of_any_size_fit_on_a_page() {
    for side in [1, 2, 3, 7, 15, 21] {
        assert_eq!(pages(vec![grid(Language::Fr, side).into()]), 1);
    }
}

#[test]
fn a_report_with_six_charts_and_a_heatmap_has_less_than_400_kilobytes() {
    let rendered = report(Language::Fr).render().expect("a PDF");
    assert!(rendered.pages >= 9 && rendered.bytes.len() < 400_000, "{} bytes", rendered.bytes.len());
}

#[test]
#[ignore = "measures time: cargo test --release -p pdf -- --ignored --nocapture"]
fn a_report_with_six_charts_and_a_heatmap_takes_less_than_300_milliseconds() {
    report(Language::En).render().expect("a PDF");
    let mut times: Vec<u128> = (0..9)
        .map(|_| {
            let start = std::time::Instant::now();
            report(Language::Fr).render().expect("a PDF");
            start.elapsed().as_millis()
        })
        .collect();
    times.sort_unstable();
    println!("median of 9: {} ms", times[4]);
    assert!(times[4] < 300, "{times:?}");
}
