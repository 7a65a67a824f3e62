// Words of the list of pages; loaded with it.
import { plural } from "@/lib/format";
import type { list as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");
const pages = (count: number) => `${n(count)} ${plural("fr", count, "page", "pages")}`;
const s = (count: number) => plural("fr", count, "", "s");

export const list: typeof en = {
  caption: "Pages locales",
  columns: {
    location: "Établissement",
    state: "État",
    words: "Mots originaux",
    views: "Vues",
    calls: "Appels",
    problems: "À faire",
    actions: "Actions",
  },
  unique: (share) => `${share} originaux`,
  period: "30 derniers jours",
  summary: (live, draft, hidden) =>
    `${n(live)} en ligne · ${n(draft)} brouillon${s(draft)} · ${n(hidden)} pas encore indexée${s(hidden)}`,
  plan: (used, limit) => `Pages en ligne de votre formule : ${n(used)} sur ${n(limit)}`,
  filters: {
    label: "Filtres",
    search: "Rechercher une page",
    search_placeholder: "Nom ou ville…",
    problem: "Problème",
    any_problem: "Problèmes",
    states: "État",
    label_filter: "Étiquette",
    any_label: "Étiquettes",
    clear: "Effacer les filtres",
  },
  none: "Aucune page ne correspond",
  none_text: "Essayez moins de filtres ou une autre orthographe.",
  no_locations: "Pas encore d’établissement",
  no_locations_text: "Chaque établissement de votre liste reçoit une page. Ajoutez le premier.",
  to_locations: "Voir les établissements",
  select_all: "Sélectionner toutes les pages affichées",
  select: (name) => `Sélectionner ${name}`,
  selected: (count) => `${pages(count)} sélectionnée${s(count)}`,
  clear: "Effacer la sélection",
  publish: "Publier",
  publish_changes: "Publier les modifications",
  unpublish: "Mettre hors ligne",
  edit: "Modifier",
  edit_page: (name) => `Modifier la page de ${name}`,
  more: (name) => `Autres actions pour ${name}`,
  open_live: "Ouvrir la page en ligne",
  nothing_to_do: "Prête",
  more_problems: (count) => `+${n(count)}`,
  publishing: {
    title: (count) => `Publier ${pages(count)}`,
    button: (count) => `Publier ${pages(count)}`,
    report: "Ce qui a été publié",
    live: "En ligne en une seconde, pour tout le monde",
    indexed: "Indexées par les moteurs de recherche",
    hidden: "Accessibles, mais pas encore indexées",
    closed: "Fermées définitivement, laissées de côté",
    beyond: "Au-delà de votre formule, restent en brouillon",
    others: "Ne peuvent pas être publiées",
    undo: "Vous pouvez remettre une page hors ligne à tout moment. Son adresse reste réservée.",
    done: (count) => `${pages(count)} publiée${s(count)}`,
    failed: "Les pages n’ont pas été publiées.",
  },
  unpublishing: {
    title: (count) => `Mettre ${pages(count)} hors ligne ?`,
    text: "Les visiteurs arrivent sur la page de la ville. Les textes restent en brouillon, et l’adresse reste réservée.",
    button: "Mettre hors ligne",
    done: (count) => `${pages(count)} mise${s(count)} hors ligne`,
    failed: "Toutes les pages n’ont pas été mises hors ligne.",
  },
};
