//! Any text can be given.

use pdf::{
    Block, Cell, Change, Chart, ChartKind, Column, Cover, Document, EventMark, Figure, Grid, GridPoint, Heading,
    Language, List, Paragraph, Photo, Picture, Pin, Row, Series, Span, Style, Table, Tone,
};

/// Makes a document with texts in the places that `blocks` makes.
fn document(texts: &[String], language: Language, blocks: fn(&str) -> Vec<Block>) -> Document {
    let made_at = "2026-11-26T08:00:00Z".parse().expect("a time");
    let all = texts.concat();
    let mut document = Document::new(&all, language, made_at, &all);
    document.brand.name.clone_from(&all);
    document.header.clone_from(&all);
    document.footer = all;
    document.blocks = texts.iter().flat_map(|text| blocks(text)).collect();
    document
}

fn blocks(text: &str) -> Vec<Block> {
    let fact = (text.to_owned(), text.to_owned());
    let cover = Cover { title: text.to_owned(), subtitle: text.to_owned(), facts: vec![fact; 4], ..Cover::default() };
    let chart = |kind| Chart {
        title: text.to_owned(),
        kind,
        labels: vec![text.to_owned(); 3],
        series: vec![Series::new(text, [1.0, 5.0, 2.0]), Series::new(text, [f64::NAN, 1e308, -3.0])],
        before: Some(Series::new(text, [4.0])),
        marks: vec![EventMark { at: 1, text: text.to_owned() }, EventMark { at: 99, text: text.to_owned() }],
        ..Chart::default()
    };
    let change = Change { text: text.to_owned(), is_up: Some(true), tone: Tone::Good };
    let figure = Figure { change: Some(change), note: text.to_owned(), ..Figure::new(text, text) };
    let table = Table {
        title: text.to_owned(),
        columns: vec![Column::text(text), Column::number(text), Column::text(text)],
        rows: vec![Row::new([Cell::from(text), Span::bold(text).into()]), Row::new([text, text, text, text])],
        empty: text.to_owned(),
    };
    let spans =
        vec![Span::from(text), Span::bold(text), Span::link(text, "https://example.com/"), Span::link(text, text)];
    vec![
        Cover { is_page: true, ..cover.clone() }.into(),
        cover.into(),
        Heading::h3(text).into(),
        Paragraph::of(spans).into(),
        Paragraph::new(text).styled(Style::Quote).in_language("fr").into(),
        Paragraph::new(text).styled(Style::Callout).into(),
        List::new([text, text]).into(),
        vec![figure; 5].into(),
        table.into(),
        chart(ChartKind::Line).into(),
        chart(ChartKind::Bars).into(),
        chart(ChartKind::Lying).into(),
        Grid {
            title: text.to_owned(),
            note: text.to_owned(),
            points: vec![
                GridPoint { x: f64::NAN, y: 2.0, pin: Pin::Rank(0) },
                GridPoint { x: 0.1, y: -2.0, pin: Pin::Absent },
            ],
            ..Grid::default()
        }
        .into(),
        vec![Photo { picture: Picture::new(text.as_bytes().to_vec()), alt: text.to_owned(), caption: text.to_owned() }]
            .into(),
        Block::Columns(vec![vec![Heading::h1(text).into()], vec![Paragraph::new(text).into()]]),
    ]
}

/// Returns the text in a heading, a list and a table: a fifth of the time of all places.
fn few_blocks(text: &str) -> Vec<Block> {
    let rows = vec![Row::new([text, text])];
    let columns = vec![Column::text(text), Column::number(text)];
    let table = Table { title: text.to_owned(), columns, rows, empty: text.to_owned() };
    vec![Heading::h3(text).into(), List::new([text]).into(), table.into()]
}

/// Texts that have broken programs before.
const NASTY: [&str; 34] = [
    "",
    " ",
    "\n",
    "\0",
    "a\0b\u{1}\u{7f}\u{9f}",
    "\u{feff}\u{fffe}\u{ffff}\u{fdd0}",
    "\u{e000}\u{f8ff}\u{10ffff}",
    "\u{202e}right to left\u{202c}",
    "\u{200b}\u{200c}\u{200d}\u{2060}",
    "\u{ad}soft\u{ad}hyphen\u{ad}",
    "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}\u{30a}\u{30b}",
    "\u{301}\u{302}alone",
    "👩‍👩‍👧‍👦👍🏽🇫🇷1️⃣❤️🏴󠁧󠁢󠁥󠁮󠁧󠁿🏳️‍🌈",
    "🇫",
    "\u{1f3fd}\u{fe0f}\u{20e3}",
    "مرحبا بالعالم",
    "مَرْحَبًا ١٢٣ abc 123 مرحبا (نعم)",
    "שלום עולם",
    "नमस्ते दुनिया",
    "สวัสดีชาวโลก",
    "日本語のテキスト。漢字",
    "한국어 각",
    "𝕳𝖊𝖑𝖑𝖔 𝓌𝑜𝓇𝓁𝒹",
    "Ὀδυσσεύς Ёлки Đặng Nguyễn",
    "fi fl ffi œuvre Œ æ ß ĳ ﬁ ﬂ ﬀ",
    "« Bonjour ! » : 50 % ; 3 € ?",
    "<script>alert('x')</script> & \"quotes\" \\ (parentheses) [brackets] {braces} %percent /slash",
    "-- ' OR 1=1; DROP TABLE reports;",
    "=SUM(A1:A9)",
    "\r\n\r\n\t\u{b}\u{c}\u{85}\u{2028}\u{2029}",
    "https://example.com/a/very/long/path?with=a&query=that&has=no&place=to&break=at&all=0123456789012345678901234567890123456789",
    "\u{fffc}\u{fffd}\u{fff9}\u{fffa}\u{fffb}",
    "\u{1d173}\u{e0001}\u{e0041}\u{180e}\u{115f}\u{3164}\u{ffa0}",
    "½ ⅓ ™ © ® ° № ℃ ① Ⅻ ∞ ≠ √ ♥ ★ ☆ ✓ ▲ ▼ ⚠ ← →",
];

/// Returns a text of characters of all planes.
fn random(seed: u64) -> String {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let blocks =
        [0x00, 0x100, 0x300, 0x590, 0x600, 0x900, 0x2000, 0x2600, 0xFE00, 0xFF00, 0x1_F300, 0x1_F900, 0xE_0000];
    let length = next() % 120;
    (0..length)
        .filter_map(|_| {
            let block = blocks[(next() % blocks.len() as u64) as usize];
            char::from_u32(block + (next() % 256) as u32)
        })
        .collect()
}

#[test]
fn no_text_fails_a_document() {
    let long = ["x".repeat(700), "word ".repeat(200), "é".repeat(120), "\u{301}".repeat(200)];
    let random = (0..462).map(random);
    let texts: Vec<String> = NASTY.into_iter().map(str::to_owned).chain(long).chain(random).collect();
    assert_eq!(texts.len(), 500);
    // Several texts in a document: most of the time goes into the subsets of the fonts.
    let (nasty, random) = texts.split_at(NASTY.len() + 4);
    let nasty = nasty.chunks(10).map(|texts| (texts, blocks as fn(&str) -> Vec<Block>));
    let random = random.chunks(42).map(|texts| (texts, few_blocks as fn(&str) -> Vec<Block>));
    for (at, (texts, blocks)) in nasty.chain(random).enumerate() {
        let language = if at % 2 == 0 { Language::En } else { Language::Fr };
        let rendered = document(texts, language, blocks).render().unwrap_or_else(|error| panic!("{error}: {texts:?}"));
        assert!(rendered.is_conforming, "{texts:?}");
    }
}
