//! Figures, facts and competitors as lines of text.

use mail::Language;

use super::{
    numbers::{average, date, percent, short, whole},
    words::{change, compared, device, grid, localized, source},
};
use crate::{
    rules::noise::Verdict,
    types::{Figures, MetricChange, ScanSnapshot, SnapshotBusiness},
};

/// Maximum number of competitors that are shown.
const MAX_RIVALS: usize = 10;

/// Figure with its change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownFigure {
    /// Short name: SoLV, ATRP, ARP.
    pub short: &'static str,
    /// Name.
    pub name: &'static str,
    /// Value.
    pub value: String,
    /// Change with its band, and verdict; empty when nothing is compared.
    pub change: String,
    /// True for a real change for the better, false for the worse; `None` for noise.
    pub is_better: Option<bool>,
}

/// Business of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownRival {
    /// Name.
    pub name: String,
    /// True for the business that is measured.
    pub is_own: bool,
    /// SoLV, ARP, pins where it is found, rating, number of reviews.
    pub cells: [String; 5],
}

impl ScanSnapshot {
    /// Returns SoLV, ATRP and ARP.
    pub fn figures(&self, language: Language) -> Vec<ShownFigure> {
        let Figures { solv, atrp, arp, .. } = self.figures;
        let changes = self.change.as_ref();
        let figure = |short, name, value, metric: Option<&MetricChange>, is_small_best: bool| {
            let is_real = |metric: &&MetricChange| metric.verdict == Verdict::Real;
            ShownFigure {
                short,
                name,
                value,
                change: metric.map(|metric| change(language, metric)).unwrap_or_default(),
                is_better: metric.filter(is_real).map(|metric| (metric.delta < 0.0) == is_small_best),
            }
        };
        let solv_name = localized(language, "Share of local voice", "Part de voix locale");
        let atrp_name = localized(language, "Average total rank", "Position moyenne totale");
        let arp_name = localized(language, "Average rank where found", "Position moyenne si présent");
        vec![
            figure("SoLV", solv_name, percent(language, solv), changes.map(|changes| &changes.solv), false),
            figure("ATRP", atrp_name, average(language, atrp), changes.map(|changes| &changes.atrp), true),
            figure("ARP", arp_name, average(language, arp), None, true),
        ]
    }

    /// Returns the facts about the scan: label and value.
    pub fn facts(&self, language: Language) -> Vec<(&'static str, String)> {
        vec![
            (localized(language, "Date", "Date"), date(language, self.at)),
            (localized(language, "Grid", "Grille"), grid(self, language)),
            (localized(language, "In the top 20", "Dans le top 20"), self.top20_points(language)),
            (localized(language, "Device", "Appareil"), device(language, self.device).to_owned()),
        ]
    }

    /// Returns the sentences below the figures: what they are compared with, and where they come from.
    pub fn notes(&self, language: Language) -> Vec<String> {
        let mut notes = vec![compared(self, language)];
        if self.figures.is_estimated {
            let text = localized(
                language,
                "Weighted estimates from an adaptive scan",
                "Estimations pondérées d’un relevé adaptatif",
            );
            notes.push(text.to_owned());
        }
        if self.is_address_hidden {
            let text = localized(
                language,
                "Address hidden: the location isn’t marked",
                "Adresse masquée\u{a0}: emplacement non indiqué",
            );
            notes.push(text.to_owned());
        }
        notes.push(source(language, self.provider));
        notes
    }

    /// Returns the business and the strongest of the others.
    pub fn rivals(&self, language: Language) -> Vec<ShownRival> {
        let rival = |business: &SnapshotBusiness| ShownRival {
            name: business.name.clone(),
            is_own: business.is_own,
            cells: [
                percent(language, business.solv),
                average(language, business.arp),
                whole(language, business.found_in),
                business.rating.map_or_else(|| "–".to_owned(), |rating| short(language, rating)),
                business.reviews.map_or_else(|| "–".to_owned(), |reviews| whole(language, reviews)),
            ],
        };
        self.businesses.iter().take(MAX_RIVALS + 1).map(rival).collect()
    }
}
