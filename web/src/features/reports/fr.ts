// Words of the list of reports; loaded with it.
import { plural } from "@/lib/format";
import type { reports as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");

export const reports = {
  title: "Rapports",
  subtitle: "Ce qui a changé, pourquoi, et la suite, dans les mots de vos lecteurs",
  new: "Nouveau rapport",
  new_schedule: "Nouvel envoi programmé",
  clients: {
    label: "Réglages de marque et de clients",
    brands: "Logo, couleurs et expéditeur",
    portal: "Espace client",
    domains: "Votre propre domaine",
  },
  tabs_label: "Rapports et envois programmés",
  tabs: { reports: "Rapports", schedules: "Envois programmés" },
  templates: {
    executive: "Synthèse pour la direction",
    technical: "Analyse technique",
    client: "Version client",
  },
  languages: { en: "anglais", fr: "français" },
  sections: {
    summary: "Résumé",
    profile: "Fiche Google",
    rankings: "Positions",
    reviews: "Avis",
    sentiment: "Ce dont parlent les clients",
    citations: "Citations locales",
    health: "État des fiches",
    requests: "Demandes d’avis",
    work_done: "Travail accompli",
    next: "La suite",
  },
  filters: {
    label: "Filtres",
    search: "Rechercher un rapport",
    location: "Établissement",
    all_locations: "Tous les établissements",
    clear_location: "Afficher tous les établissements",
    searching: "Recherche…",
    nothing: "Aucun établissement trouvé",
    template: "Modèle",
    any_template: "Tous les modèles",
    clear: "Effacer les filtres",
  },
  columns: {
    title: "Rapport",
    template: "Modèle",
    locations: "Établissements",
    period: "Période",
    made: "Créé",
    readers: "Lecteurs",
  },
  and_more: (names: string, count: number) =>
    `${names} et ${n(count)} ${plural("fr", count, "autre", "autres")}`,
  locations: (count: number) => `${n(count)} ${plural("fr", count, "établissement", "établissements")}`,
  all_locations: (count: number) => (count < 2 ? "1 établissement" : `Les ${n(count)} établissements`),
  states: { making: "En préparation", failed: "Échec" },
  released: "Publié",
  draft: "Non publié",
  draft_help: "Les clients ne le voient pas encore dans leur tableau de bord.",
  released_help: "Les clients de ces établissements le voient dans leur tableau de bord.",
  shared: (count: number) => `${n(count)} ${plural("fr", count, "lien", "liens")}`,
  sent: (count: number) => `envoyé à ${n(count)}`,
  scheduled: "Créé par un envoi programmé",
  empty: {
    title: "Aucun rapport pour l’instant",
    text: "Un rapport fait d’un mois de chiffres deux pages qu’on lit : ce qui a changé, ce que vous avez fait et la suite.",
    picture: "La première page d’un rapport : trois chiffres, un graphique et deux phrases",
    filtered_title: "Aucun rapport ne correspond",
    filtered_text: "Essayez d’autres filtres.",
    client_title: "Aucun rapport pour l’instant",
    client_text: "Les rapports sur vos établissements apparaissent ici dès leur publication.",
  },
  problems: {
    plan_limit:
      "Votre formule prévoit des envois moins fréquents. Choisissez un rythme plus lent, ou voyez Paramètres > Formule.",
    too_many_reports: "Plusieurs rapports se préparent. Réessayez quand certains seront prêts.",
    too_many_schedules: "La limite d’envois programmés est atteinte. Supprimez-en un d’abord.",
    report_not_ready: "Le rapport n’est pas encore prêt.",
    report_not_waiting: "Le rapport n’attend plus. Il est peut-être déjà parti.",
  },
  load_failed: "Les rapports n’ont pas pu être chargés.",
  more: "Afficher plus",
  of_location: {
    title: "Rapports",
    all: "Tous les rapports de cet établissement",
    none: "Aucun rapport sur cet établissement pour l’instant.",
  },
} satisfies typeof en;
