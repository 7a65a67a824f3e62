// Words that every product and solution page shares.
import type { frame as en } from "../../en/products/frame";

export const frame = {
  start_trial: "Essai Gratuit",
  watch_demo: "Voir la démo",
  schedule_demo: "Réserver une démo",
  see_pricing: "Voir les tarifs",
  trial_note: "14 jours offerts. Sans carte bancaire. Sans engagement.",
  closing_title: "Voyez votre position dans votre rue",
  closing_text:
    "Ajoutez votre premier établissement en une minute et essayez tout gratuitement pendant 14 jours.",
  related_title: "Pour aller plus loin",
  questions_title: "Les premières questions qu’on nous pose",
  see_solution: "Voir la solution",
  close: "Fermer",
  preview: "Voir le modèle",
  per_month: "par mois",
  popular: "La plus choisie",
} satisfies typeof en;
