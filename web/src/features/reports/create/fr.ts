// Words of the dialog that makes a report; loaded with it.
import { plural } from "@/lib/format";
import type { create as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");

export const create = {
  title: "Nouveau rapport",
  step: (at: number, total: number, name: string) => `Étape ${at} sur ${total} : ${name}`,
  steps: ["Modèle et établissements", "Période et contenu", "Ce qui va se passer"],
  back: "Retour",
  next: "Suivant",
  submit: "Créer le rapport",
  failed: "Le rapport n’a pas été créé.",
  template: {
    label: "Modèle",
    executive: "Une ou deux pages pour qui décide : quelques chiffres, un graphique et la prochaine étape.",
    technical: "Toutes les sections, les grilles et les tableaux, pour ceux qui font le travail.",
    client: "Une lettre en mots simples : ce qui s’est passé, ce que vous avez fait et la suite.",
  },
  places: {
    label: "Établissements",
    all: "Tous les établissements",
    some: "Certains établissements",
    tagged: "Les établissements qui portent une étiquette",
    add: "Ajouter un établissement",
    placeholder: "Trouver un établissement…",
    remove: (name: string) => `Retirer ${name}`,
    choose_label: "Étiquette",
    label_placeholder: "Choisissez une étiquette",
    no_labels: "Il n’y a pas encore d’étiquette.",
    labeled: (name: string) => `Avec l’étiquette «\u202f${name}\u202f»`,
  },
  period: {
    label: "Période",
    presets: {
      last_month: "Le mois dernier",
      last_week: "La semaine dernière",
      last_30_days: "Les 30 derniers jours",
      last_90_days: "Les 90 derniers jours",
      own: "Dates au choix",
    },
    from: "Du",
    to: "Au",
  },
  compare: {
    label: "Comparer avec",
    previous: "La période précédente",
    year: "La même période un an plus tôt",
    none: "Rien",
  },
  language: { label: "Langue du rapport" },
  sections: {
    label: "Sections",
    help: "Faites glisser une section, ou choisissez sa poignée et appuyez sur Entrée, pour la déplacer.",
    drag: (name: string) => `Déplacer ${name}`,
    on: (name: string) => `Afficher ${name}`,
  },
  note: {
    label: "Votre mot",
    help: "En tête du rapport, avec vos propres mots.",
    optional: "Facultatif",
  },
  troubles: {
    locations: "Choisissez au moins un établissement.",
    too_many: "Choisissez au plus 500 établissements, ou une étiquette.",
    label: "Choisissez une étiquette.",
    dates: "Choisissez les deux dates.",
    order: "La fin précède le début.",
    future: "La période doit se terminer avant aujourd’hui.",
    too_long: "Une période dure au plus 18 mois.",
    sections: "Activez au moins une section.",
  },
  report_title: { label: "Titre", help: "Changez-le si vous le souhaitez." },
  suggested: (place: string, period: string) => `${place}, ${period}`,
  all_places: "Visibilité locale",
  summary: {
    title: "Ce qui va se passer",
    locations: "Établissements",
    period: "Période",
    compared: "Comparée avec",
    language: "Langue",
    sections: "Sections",
    frozen: "Chiffres",
    frozen_text:
      "Figés tels qu’ils sont aujourd’hui. Le rapport reste le même, même si les données changent.",
    seen: "Qui le voit",
    seen_text: "Votre équipe. Les clients le voient quand vous le publiez, le partagez ou l’envoyez.",
    nothing: "Rien",
    sections_value: (count: number) => `${n(count)} ${plural("fr", count, "section", "sections")}`,
    days: (count: number) => `${n(count)} ${plural("fr", count, "jour", "jours")}`,
  },
} satisfies typeof en;
