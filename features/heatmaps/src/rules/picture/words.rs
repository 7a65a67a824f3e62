//! Words of pictures and shared pages of scans.

use mail::Language;

use super::numbers::{average, distance, percent, short, signed, whole};
use crate::{
    rules::noise::Verdict,
    types::{Device, MetricChange, PinKind, Provider, ScanSnapshot},
};

/// Returns the text of a language.
pub(super) fn localized(language: Language, english: &'static str, french: &'static str) -> &'static str {
    match language {
        Language::English => english,
        Language::French => french,
    }
}

/// Returns the search words in quotation marks.
pub(super) fn quoted(language: Language, keyword: &str) -> String {
    match language {
        Language::English => format!("“{keyword}”"),
        Language::French => format!("«\u{202f}{keyword}\u{202f}»"),
    }
}

/// Returns the size of the grid and the distance between its points.
pub(super) fn grid(snapshot: &ScanSnapshot, language: Language) -> String {
    let (size, spacing) = (snapshot.size, distance(language, snapshot.spacing_m, snapshot.unit));
    match language {
        Language::English => format!("{size} × {size} points, {spacing} apart"),
        Language::French => format!("{size} × {size} points, tous les {spacing}"),
    }
}

/// Returns the device of the search.
pub(super) fn device(language: Language, device: Device) -> &'static str {
    match device {
        Device::Desktop => localized(language, "Computer", "Ordinateur"),
        Device::Mobile => localized(language, "Phone", "Mobile"),
    }
}

/// Returns the name of a provider.
pub(super) fn provider(provider: Provider) -> &'static str {
    match provider {
        Provider::DataForSeo => "DataForSEO",
        Provider::SerpApi => "SerpApi",
    }
}

/// Returns the source of the ranks.
pub(super) fn source(language: Language, measured_with: Provider) -> String {
    let name = provider(measured_with);
    match language {
        Language::English => format!("Ranks on Google Maps, measured with {name}"),
        Language::French => format!("Positions Google Maps relevées avec {name}"),
    }
}

/// Returns a change with its band, as the dashboard words it.
pub(super) fn change(language: Language, change: &MetricChange) -> String {
    let (delta, band) = (signed(language, change.delta), short(language, change.band));
    match (change.verdict, language) {
        (Verdict::Real, Language::English) => format!("{delta} ± {band}, real"),
        (Verdict::Real, Language::French) => format!("{delta} ± {band}, réel"),
        (Verdict::Maybe, Language::English) => format!("{delta} ± {band}, possibly real"),
        (Verdict::Maybe, Language::French) => format!("{delta} ± {band}, possible"),
        (Verdict::Noise, Language::English) => format!("within noise ({delta} ± {band})"),
        (Verdict::Noise, Language::French) => format!("dans le bruit ({delta} ± {band})"),
    }
}

/// Returns what the changes are compared with.
pub(super) fn compared(snapshot: &ScanSnapshot, language: Language) -> String {
    match (snapshot.change.as_ref().map(|change| change.scans), language) {
        (None, Language::English) => "Not compared with earlier scans".to_owned(),
        (None, Language::French) => "Sans comparaison avec des relevés précédents".to_owned(),
        (Some(1), Language::English) => "Compared with the previous scan".to_owned(),
        (Some(1), Language::French) => "Par rapport au relevé précédent".to_owned(),
        (Some(scans), Language::English) => format!("Compared with the average of the previous {scans} scans"),
        (Some(scans), Language::French) => format!("Par rapport à la moyenne des {scans} relevés précédents"),
    }
}

/// Returns a number of points with a rank, of those with an answer.
pub(super) fn ranked_points(language: Language, ranked: i64, measured: i64) -> String {
    let (ranked, measured) = (whole(language, ranked), whole(language, measured));
    match language {
        Language::English => format!("{ranked} of {measured} points"),
        Language::French => format!("{ranked} points sur {measured}"),
    }
}

/// Returns a description of the grid with its figures and the number of points in each band.
pub(super) fn description(snapshot: &ScanSnapshot, language: Language) -> String {
    let between = |from: f64, to: f64| {
        let ranks = snapshot.pins.iter().filter(|pin| pin.state == PinKind::Rank).filter_map(|pin| pin.rank);
        ranks.filter(|rank| (from..=to).contains(rank)).count()
    };
    let absent = snapshot.pins.iter().filter(|pin| pin.state == PinKind::Absent).count();
    let (top3, top10, top20) = (between(1.0, 3.0), between(4.0, 10.0), between(11.0, 20.0));
    let (keyword, name) = (quoted(language, &snapshot.keyword), &snapshot.location);
    let (solv, atrp) = (percent(language, snapshot.figures.solv), average(language, snapshot.figures.atrp));
    match language {
        Language::English => format!(
            "Ranks of {name} for {keyword} on {}. Top 3: {top3}, 4 to 10: {top10}, 11 to 20: {top20}, not in the top 20: {absent}. SoLV {solv}, ATRP {atrp}.",
            grid(snapshot, language)
        ),
        Language::French => format!(
            "Positions de {name} pour {keyword} sur {}. Top 3\u{a0}: {top3}, de 4 à 10\u{a0}: {top10}, de 11 à 20\u{a0}: {top20}, hors des 20 premiers\u{a0}: {absent}. SoLV {solv}, ATRP {atrp}.",
            grid(snapshot, language)
        ),
    }
}
