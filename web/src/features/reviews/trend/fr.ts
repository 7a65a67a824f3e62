// Words of the reviews by month; loaded with them.
import type { trend as en } from "./en";

export const trend: typeof en = {
  title: "Avis par mois",
  measure: "Afficher",
  measures: { reviews: "Avis", average: "Note moyenne" },
  source: "Source",
  all: "Toutes les sources",
  month: "Mois",
  of_all: { reviews: "Avis par mois", average: "Note moyenne par mois" },
  of_source: {
    reviews: (source) => `Avis par mois, ${source}`,
    average: (source) => `Note moyenne par mois, ${source}`,
  },
  by_source: { reviews: "Avis par mois et par source", average: "Note moyenne par mois et par source" },
  reviews: (_count, text) => `${text} avis`,
  unrated: "Aucune note",
  none: "Aucun avis ces 12 derniers mois",
  computed: "Comment est-ce calculé ?",
  computed_text:
    "Un avis compte pour le mois où il a été écrit, en temps universel. Toutes les notes du mois comptent autant dans sa moyenne ; les avis sans note n’y changent rien. Les avis qui ne sont plus affichés par leur site ne comptent pas. Le mois en cours n’est pas terminé.",
  formula: "(somme des notes du mois) ÷ (nombre de notes du mois)",
  failed: "Les avis par mois n’ont pas pu être chargés.",
};
