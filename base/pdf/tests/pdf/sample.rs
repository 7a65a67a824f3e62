//! A report with everything that a document may have, in both languages.

use pdf::{
    Block, Change, Chart, ChartKind, Color, Column, Cover, Document, EventMark, Figure, Grid, GridPoint, Heading,
    Language, List, Paragraph, Pin, Row, Series, Span, Style, Table, Tone, Unit,
};

/// Returns one of two texts.
fn say(language: Language, english: &str, french: &str) -> String {
    if language == Language::En { english } else { french }.to_owned()
}

/// Makes the report.
pub fn report(language: Language) -> Document {
    let made_at = "2026-11-26T08:00:00Z".parse().expect("a time");
    let say = |english: &str, french: &str| say(language, english, french);
    let title = say("Local visibility in November", "Visibilité locale en novembre");
    let mut document = Document::new(&title, language, made_at, "019ac0de-0000-7000-8000-000000000001");
    document.brand.name = String::from("Agence Lumière & Fils");
    document.brand.color = Color::new(0x12, 0x35, 0x5B);
    document.header = say("November 1–30, 2026", "1er–30 novembre 2026");
    document.footer =
        say("Maison Beaufort · made on November 26, 2026", "Maison Beaufort · établi le 26 novembre 2026");
    document.blocks = vec![
        Cover {
            title,
            subtitle: "Maison Beaufort – Paris, Lyon, Montréal".to_owned(),
            facts: vec![
                (say("Period", "Période"), say("November 1–30, 2026", "Du 1er au 30 novembre 2026")),
                (say("Compared with", "Comparée à"), say("October 2026", "Octobre 2026")),
                (say("Locations", "Établissements"), "3".to_owned()),
            ],
            is_page: true,
            picture: None,
        }
        .into(),
        Heading::h1(say("Summary", "Synthèse")).into(),
        Paragraph::new(say(
            "More people found you and called: 412 calls, 46 more than in October. Two of three locations gained reviews, and the average rating stayed at 4.6.",
            "Davantage de personnes vous ont trouvé et appelé : 412 appels, 46 de plus qu’en octobre. Deux établissements sur trois ont gagné des avis, et la note moyenne reste à 4,6 !",
        ))
        .styled(Style::Lead)
        .into(),
        figures(language),
        calls(language, ChartKind::Line).into(),
        Block::Columns(vec![
            vec![
                Heading::h3(say("Work done", "Travaux réalisés")).into(),
                List::new([
                    say("Answered 38 reviews, on average within 9 hours.", "38 réponses aux avis, en 9 heures en moyenne."),
                    say("Corrected the phone number in 4 directories.", "Numéro de téléphone corrigé dans 4 annuaires."),
                    say("Published 6 posts and 12 photos.", "6 posts et 12 photos publiés."),
                ])
                .into(),
            ],
            vec![
                Heading::h3(say("Next steps", "Prochaines étapes")).into(),
                List {
                    is_numbered: true,
                    ..List::new([
                        say("Add opening hours for the holidays.", "Ajouter les horaires des fêtes."),
                        say("Ask customers in Lyon for reviews.", "Demander des avis aux clients de Lyon."),
                        say("Choose a second category in Montréal.", "Choisir une seconde catégorie à Montréal."),
                    ])
                }
                .into(),
            ],
        ]),
        Paragraph::new(say(
            "Google gives no figures for the last three days of the period. They are missing in the charts and not counted as 0.",
            "Google ne fournit aucun chiffre pour les trois derniers jours de la période. Ils manquent dans les graphiques et ne comptent pas pour zéro.",
        ))
        .styled(Style::Callout)
        .into(),
    ];
    for part in [performance, rankings, reviews, sentiment, citations] {
        document.blocks.extend(part(language));
    }
    document
}

fn figures(language: Language) -> Block {
    let say = |english: &str, french: &str| say(language, english, french);
    let change = |text: &str, is_up, tone| Some(Change { text: text.to_owned(), is_up, tone });
    vec![
        Figure {
            change: change(&say("+12.6%", "+12,6 %"), Some(true), Tone::Good),
            note: say("366 in October", "366 en octobre"),
            ..Figure::new(say("Calls", "Appels"), "412")
        },
        Figure {
            change: change(&say("−3.1%", "−3,1 %"), Some(false), Tone::Bad),
            note: say("1,290 in October", "1 290 en octobre"),
            ..Figure::new(say("Direction requests", "Demandes d’itinéraire"), say("1,250", "1 250"))
        },
        Figure {
            change: change("±0", None, Tone::Neutral),
            note: say("18 new reviews", "18 nouveaux avis"),
            ..Figure::new(say("Average rating", "Note moyenne"), say("4.6", "4,6"))
        },
        Figure {
            note: say("Fewer than 30 clicks: no comparison", "Moins de 30 clics : pas de comparaison"),
            ..Figure::new(say("Clicks to the website", "Clics vers le site"), "24")
        },
    ]
    .into()
}

/// Makes a chart of daily calls with a gap and two events.
pub fn calls(language: Language, kind: ChartKind) -> Chart {
    let say = |english: &str, french: &str| say(language, english, french);
    let day = |day: usize| if language == Language::En { format!("Nov {day}") } else { format!("{day} nov.") };
    let value = |day: usize| 9.0 + (day * 7 % 11) as f64 + (day as f64 / 6.0).floor();
    let days = if kind == ChartKind::Line { 30 } else { 6 };
    Chart {
        title: say("Calls per day", "Appels par jour"),
        kind,
        labels: (1..=days).map(day).collect(),
        series: vec![Series {
            name: say("November", "Novembre"),
            values: (1..=days).map(|day| (day < 28 && day != 14).then(|| value(day))).collect(),
        }],
        before: Some(Series::new(say("October", "Octobre"), (1..=days).map(|day| value(day * 3) * 0.85))),
        marks: if kind == ChartKind::Line {
            vec![
                EventMark { at: 8, text: say("Opening hours changed for Paris", "Horaires modifiés pour Paris") },
                EventMark { at: 17, text: say("12 photos added", "12 photos ajoutées") },
            ]
        } else {
            Vec::new()
        },
        ..Chart::default()
    }
}

fn performance(language: Language) -> Vec<Block> {
    let say = |english: &str, french: &str| say(language, english, french);
    let mut views = calls(language, ChartKind::Line);
    views.title = say("Views on Search and Maps", "Vues sur la recherche et sur Maps");
    views.marks.clear();
    views.series.push(Series::new("Maps", (0..30).map(|day| f64::from(day % 7) * 0.9 + 4.0)));
    views.series[0].name = say("Search", "Recherche");
    vec![
        Block::PageBreak,
        Heading::h1(say("Performance of the profiles", "Performance des fiches")).into(),
        Paragraph::of(vec![
            Span::from(say("The figures are those of ", "Les chiffres sont ceux de ")),
            Span::link(
                say("Google Business Profile", "la fiche d’établissement Google"),
                "https://business.google.com/",
            ),
            Span::from(say(", as of November 29.", ", au 29 novembre.")),
        ])
        .into(),
        views.into(),
        calls(language, ChartKind::Bars).into(),
        Heading::h2(say("Figures by location", "Chiffres par établissement")).into(),
        table(language, 24).into(),
    ]
}

/// Makes a table of locations.
pub fn table(language: Language, rows: usize) -> Table {
    let say = |english: &str, french: &str| say(language, english, french);
    let cities = ["Paris", "Lyon", "Montréal", "Nice", "Nantes", "Québec"];
    let mut table = Table {
        title: say("Locations", "Établissements"),
        columns: vec![
            Column::text(say("Location", "Établissement")),
            Column::text(say("City", "Ville")),
            Column::number(say("Views", "Vues")),
            Column::number(say("Calls", "Appels")),
            Column::number(say("Change", "Évolution")),
        ],
        ..Table::default()
    };
    for row in 0..rows {
        let (tone, change) = if row % 3 == 0 {
            (Tone::Bad, format!("−{}%", row % 9 + 1))
        } else {
            (Tone::Good, format!("+{}%", row % 7 + 1))
        };
        table.rows.push(Row::new([
            pdf::Cell::from(format!("Maison Beaufort {}", row + 1)),
            cities[row % cities.len()].into(),
            (row * 137 % 4000 + 50).to_string().into(),
            (row * 31 % 90).to_string().into(),
            pdf::Cell::from(change).toned(tone),
        ]));
    }
    if rows > 0 {
        let cells = [say("Total", "Total"), String::new(), "41 204".to_owned(), "1 018".to_owned(), "+4%".to_owned()];
        table.rows.push(Row { is_total: true, ..Row::new(cells) });
    }
    table
}

/// Makes a heatmap of `side` by `side` points.
pub fn grid(language: Language, side: usize) -> Grid {
    let say = |english: &str, french: &str| say(language, english, french);
    let points = (0..side * side).map(|at| {
        let (x, y) = (at % side, at / side);
        let distance = x.abs_diff(side / 2).max(y.abs_diff(side / 2));
        let pin = match distance * 3 + at % 3 {
            _ if at == 5 => Pin::Unknown,
            rank if rank < 12 => Pin::Rank(rank as u16 + 1),
            _ => Pin::Absent,
        };
        let last = (side - 1).max(1) as f64;
        GridPoint { x: x as f64 / last, y: y as f64 / last, pin }
    });
    Grid {
        title: say("Ranks for “bakery” on November 24", "Positions pour « boulangerie » le 24 novembre"),
        points: points.collect(),
        depth: 20,
        note: say(
            "1 km between two points. The location is at the center.",
            "1 km entre deux points. L’établissement est au centre.",
        ),
        ..Grid::default()
    }
}

fn rankings(language: Language) -> Vec<Block> {
    let say = |english: &str, french: &str| say(language, english, french);
    let label = |week: usize| if language == Language::En { format!("Week {week}") } else { format!("Semaine {week}") };
    vec![
        Heading::h1(say("Rankings on Maps", "Positions sur Maps")).into(),
        Paragraph::new(say(
            "The average rank improved from 6.4 to 4.9, which is more than ranks vary without a cause. The business is among the first three at 31 of 81 points.",
            "La position moyenne passe de 6,4 à 4,9, davantage que les variations sans cause. L’établissement est parmi les trois premiers sur 31 points de 81.",
        ))
        .into(),
        grid(language, 9).into(),
        Chart {
            title: say("Average rank", "Position moyenne"),
            unit: Unit::Rank,
            labels: (40..48).map(label).collect(),
            series: vec![Series::new("Boulangerie", [9.1, 8.4, 8.6, 7.2, 6.4, 5.5, 5.2, 4.9])],
            before: Some(Series::new(say("The year before", "Année précédente"), [10.0, 10.2, 9.8, 9.9, 9.4, 9.6, 9.3, 9.5])),
            ..Chart::default()
        }
        .into(),
    ]
}

fn reviews(language: Language) -> Vec<Block> {
    let say = |english: &str, french: &str| say(language, english, french);
    vec![
        Heading::h1(say("Reviews", "Avis")).into(),
        Chart {
            title: say("Stars of the new reviews", "Étoiles des nouveaux avis"),
            kind: ChartKind::Lying,
            labels: ["5 ★", "4 ★", "3 ★", "2 ★", "1 ★"].map(str::to_owned).to_vec(),
            series: vec![Series::new(say("November", "Novembre"), [12.0, 3.0, 1.0, 0.0, 2.0])],
            before: Some(Series::new(say("October", "Octobre"), [9.0, 5.0, 0.0, 1.0, 1.0])),
            ..Chart::default()
        }
        .into(),
        Heading::h2(say("Latest reviews", "Derniers avis")).into(),
        Paragraph::new("“Wonderful croissants 🥐, the staff is kind 👍🏽 and efficient. The office of the chef’s œuvre, fit for a first affair.”").styled(Style::Quote).in_language("en").into(),
        Paragraph::new("« Très bon accueil ! Le cœur du quartier : on y revient. Prix : 4,50 € ; attente ? Aucune. »").styled(Style::Quote).in_language("fr").into(),
        Paragraph::new("خدمة ممتازة وخبز طازج كل صباح، وأنصح به الجميع. زرنا المحل 3 مرات في نوفمبر.").styled(Style::Quote).in_language("ar").into(),
        Paragraph::new("値段も手頃で美味しい (CJK has no font here) 🇫🇷 👩‍👩‍👧 ❤️ ⭐").styled(Style::Quote).into(),
    ]
}

fn sentiment(language: Language) -> Vec<Block> {
    let say = |english: &str, french: &str| say(language, english, french);
    vec![
        Heading::h1(say("What customers talk about", "Ce dont parlent les clients")).into(),
        Chart {
            title: say("Share of positive mentions", "Part des mentions positives"),
            unit: Unit::Percent,
            kind: ChartKind::Bars,
            labels: [
                say("Bread", "Pain"),
                say("Service", "Service"),
                say("Waiting time", "Attente"),
                say("Price", "Prix"),
            ]
            .to_vec(),
            series: vec![Series::new(say("Positive", "Positives"), [92.0, 81.0, 40.5, 66.0])],
            ..Chart::default()
        }
        .into(),
        Paragraph::new(say(
            "Topics with fewer than five mentions are left out.",
            "Les thèmes de moins de cinq mentions sont omis.",
        ))
        .styled(Style::Small)
        .into(),
    ]
}

fn citations(language: Language) -> Vec<Block> {
    let say = |english: &str, french: &str| say(language, english, french);
    vec![
        Heading::h1(say("Directories", "Annuaires")).into(),
        table(language, 70).into(),
        Heading::h2(say("Figures without data", "Chiffres sans données")).into(),
        Table { columns: vec![Column::text(say("Directory", "Annuaire"))], ..Table::default() }.into(),
        Chart { title: say("Bookings", "Réservations"), ..Chart::default() }.into(),
    ]
}
