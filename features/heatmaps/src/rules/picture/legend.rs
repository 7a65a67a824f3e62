//! Explanations of numbers, colors and figures, for readers without an account.

use mail::Language;

use crate::types::{PinKind, ScanSnapshot};

impl ScanSnapshot {
    /// Returns what the numbers, colors and figures mean: name and explanation.
    pub fn legend(&self, language: Language) -> Vec<(&'static str, &'static str)> {
        let is_estimated = self.pins.iter().any(|pin| pin.state == PinKind::Estimated);
        let is_missing = self.pins.iter().any(|pin| pin.state == PinKind::Missing);
        let lines = match language {
            Language::English => [
                (
                    true,
                    "Points",
                    "Each point of the grid is a place where Google Maps was searched. Its number is the rank of the business there: green is near the top, red is far below, and gray with 20+ means not in the top 20.",
                ),
                (is_estimated, "≈", "This point wasn’t checked. Its rank is estimated from the points around it."),
                (is_missing, "–", "This point got no valid response, so it doesn’t count toward any metric."),
                (
                    true,
                    "SoLV",
                    "Share of local voice: the percentage of points where the business is in the top 3. Higher is better.",
                ),
                (
                    true,
                    "ATRP",
                    "Average total rank: the average over all points, where a point without the business counts as 21. Lower is better.",
                ),
                (
                    true,
                    "ARP",
                    "Average rank where found: points where the business isn’t in the top 20 don’t count. Lower is better.",
                ),
                (
                    self.change.is_some(),
                    "±",
                    "Google rarely returns the same ranks twice in a row. A change within this range is noise.",
                ),
            ],
            Language::French => [
                (
                    true,
                    "Points",
                    "Chaque point de la grille est un endroit où la recherche a été faite sur Google Maps. Son nombre est la position de l’établissement à cet endroit\u{a0}: en vert près de la première place, en rouge loin derrière, en gris avec 20+ hors des 20 premiers.",
                ),
                (
                    is_estimated,
                    "≈",
                    "Ce point n’a pas été interrogé. Sa position est estimée d’après les points voisins.",
                ),
                (is_missing, "–", "Ce point n’a pas reçu de réponse valable et n’entre dans aucun chiffre."),
                (
                    true,
                    "SoLV",
                    "Part de voix locale\u{a0}: le pourcentage de points où l’établissement est dans le top 3. Plus elle est élevée, mieux c’est.",
                ),
                (
                    true,
                    "ATRP",
                    "Position moyenne totale\u{a0}: la moyenne sur tous les points, où un point sans l’établissement compte pour 21. Plus elle est basse, mieux c’est.",
                ),
                (
                    true,
                    "ARP",
                    "Position moyenne si présent\u{a0}: les points où l’établissement est hors des 20 premiers ne comptent pas. Plus elle est basse, mieux c’est.",
                ),
                (
                    self.change.is_some(),
                    "±",
                    "Interrogé deux fois, Google donne rarement les mêmes positions. Une évolution dans cette marge est du bruit.",
                ),
            ],
        };
        lines.into_iter().filter(|(is_shown, ..)| *is_shown).map(|(_, name, text)| (name, text)).collect()
    }
}
