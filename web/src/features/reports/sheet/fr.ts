// Words on the paper of a report, in the language of the report.
import { plural } from "@/lib/format";
import type { sheet as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");

export const sheet = {
  templates: {
    executive: "Synthèse pour la direction",
    technical: "Analyse technique",
    client: "Votre rapport",
  },
  names: {
    summary: "Résumé",
    profile: "Fiche Google",
    rankings: "Positions",
    reviews: "Avis",
    sentiment: "Thèmes",
    citations: "Annuaires",
    health: "État des fiches",
    requests: "Demandes d’avis",
    work_done: "Travail accompli",
    next: "La suite",
  },
  locations: (count: number) => `${n(count)} ${plural("fr", count, "établissement", "établissements")}`,
  and_more: (names: string, count: number) =>
    `${names} et ${n(count)} ${plural("fr", count, "autre", "autres")}`,
  compared: (period: string) => `Par rapport à : ${period}`,
  data_until: (date: string) => `Données jusqu’au ${date}`,
  made: (date: string) => `Chiffres au ${date}`,
  gaps: "À propos des données",
  before: (value: string) => `${value} avant`,
  same: "Inchangé",
  more: (change: string) => `En hausse de ${change}`,
  fewer: (change: string) => `En baisse de ${change}`,
  unknown: "Aucune donnée",
  source: (label: string) => `${label} : ouvrir les données de ce chiffre`,
  period_before: "La période précédente",
  date: "Date",
  value: "Valeur",
  marks: "Ce qui a été fait",
  marks_count: (count: number) => `Ce qui a été fait sur ${n(count)} ${plural("fr", count, "jour", "jours")}`,
  mark: (date: string, text: string) => `${date}\u00a0: ${text}`,
  hours: (value: string) => `${value} h`,
  all_rows: (count: number) => `Afficher toutes les lignes (${n(count)})`,
  grid: {
    rank: (rank: string) => `position ${rank}`,
    absent: "hors des 20 premiers",
    missing: "sans réponse",
    row: (number: number) => `Ligne ${n(number)}`,
    column: (number: number) => `Colonne ${n(number)}`,
    best: "1re",
    worst: "9e ou plus loin",
    over: "Hors des 20 premiers",
  },
  stars: (rating: string) => `${rating} sur 5`,
  erased: "Ce texte a été supprimé.",
} satisfies typeof en;
