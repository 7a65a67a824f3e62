// Words of the list of heatmaps; loaded with it.
import { plural } from "@/lib/format";
import type { heatmaps as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");

export const heatmaps = {
  title: "Cartes de positions",
  subtitle: "Votre position sur Google Maps, point par point autour de chaque établissement",
  new: "Nouvelle carte",
  providers: { dataforseo: "DataForSEO", serpapi: "SerpApi" },
  filters: {
    label: "Filtres",
    location: "Établissement",
    all_locations: "Établissements",
    clear_location: "Afficher tous les établissements",
    searching: "Recherche…",
    nothing: "Aucun établissement trouvé",
    keyword: "Mot-clé",
    any_keyword: "Tous les mots-clés",
    sort: "Tri",
    sorts: { newest: "Les plus récentes", keyword: "Mot-clé", solv: "Meilleure part de top 3" },
    dropped: "En recul seulement",
    clear: "Effacer les filtres",
  },
  compared: (count, keyword) =>
    `${n(count)} ${plural("fr", count, "établissement", "établissements")} pour «\u202f${keyword}\u202f»`,
  columns: {
    keyword: "Mot-clé",
    location: "Établissement",
    solv: "Top 3 (SoLV)",
    solv_help: "Share of local voice\u00a0: le pourcentage de points où l’établissement est dans le top 3",
    atrp: "Position moy. (ATRP)",
    atrp_help:
      "Position moyenne sur tous les points. Un point où l’établissement n’apparaît pas compte pour 21",
    trend: "Évolution",
    latest: "Dernier relevé",
    schedule: "Fréquence",
  },
  open: (keyword, location) => `${keyword}, ${location}`,
  grid: (size, radius) => `${size} × ${size}, ${radius}`,
  radius: (text, unit) => `${text}\u00a0${unit === "mi" ? "mi" : "km"}`,
  no_scan: "Pas encore de relevé",
  no_figures: "Pas encore de chiffres",
  trend: (first, last) => `Top 3 des relevés récents\u00a0: de ${first} à ${last}`,
  verdicts: {
    real: (delta) => `${delta}, réel`,
    maybe: (delta) => `${delta}, peut-être`,
    noise: "dans le bruit",
    band: (delta, band) => `Écart\u00a0: ${delta}. Jusqu’à ${band}, il est courant sans cause particulière.`,
    better: "En hausse",
    worse: "En baisse",
  },
  schedules: {
    none: "À la demande",
    daily: "Chaque jour",
    weekly: "Chaque semaine",
    fortnightly: "Toutes les deux semaines",
    monthly: "Chaque mois",
  },
  paused: (schedule) => `${schedule}, en pause`,
  next: (date) => `Prochain\u00a0: ${date}`,
  scanning: {
    queued: "En attente",
    asking: "En cours",
    progress: (done, total) => `${done} sur ${total}`,
  },
  empty: {
    title: "Aucune carte de positions",
    text: "D’une rue à l’autre, Google ne classe pas un établissement de la même façon. Une carte de positions interroge toute une grille de points et montre où vos clients vous trouvent, et où ils ne vous voient pas.",
    needs_key:
      "Les relevés passent par votre propre compte chez un fournisseur de positions\u00a0: vous ne payez que son tarif.",
    integrations: "Ajouter un fournisseur",
    filtered_title: "Aucune carte ne correspond",
    filtered_text: "Choisissez d’autres filtres.",
  },
  simulated: "Démo\u00a0: les positions sont simulées, rien n’est facturé.",
  no_account: {
    title: "Aucun fournisseur de positions n’est connecté",
    text: "Les relevés ont besoin d’une clé chez un fournisseur de positions.",
  },
  load_failed: "Les cartes de positions n’ont pas pu être chargées.",
  more: "Afficher la suite",
  of_location: {
    title: "Cartes de positions",
    empty_title: "Aucune carte pour cet établissement",
    empty_text: "Voyez où, autour de cet établissement, vos clients le trouvent sur Google Maps.",
    all: "Voir dans la liste",
  },
} satisfies typeof en;
