// Words of the matrix of locations and directories, and of the page around it.
import { plural } from "@/lib/format";
import type { matrix as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");
/** A text that begins with a capital, within a sentence. */
const lower = (text: string) => `${text}`.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

export const matrix = {
  label: "Entrées par établissement et par annuaire",
  location: "Établissement",
  legend: "Légende",
  legend_task: "Tâche ouverte",
  legend_stale: "Fiche modifiée depuis",
  hint: "Survolez une case ou déplacez-vous avec les flèches. La touche Entrée l’ouvre.",
  cell: (location, directory, state) => `${location}, ${directory}\u00a0: ${state}`,
  no_directory: "Ne concerne pas cet établissement",
  loaded: (count) =>
    `${n(count)} ${plural("fr", count, "établissement affiché", "établissements affichés")}. Faites défiler pour voir la suite.`,
  counts: (locations, directories) =>
    `${n(locations)} ${plural("fr", locations, "établissement", "établissements")}, ${n(directories)} ${plural("fr", directories, "annuaire", "annuaires")}`,
  filters: {
    label: "Filtres",
    search: "Rechercher des établissements",
    search_placeholder: "Rechercher des établissements…",
    label_filter: "Étiquette",
    any_label: "Étiquettes",
    group: "Groupe",
    any_group: "Tous les groupes",
    country: "Pays",
    any_country: "Tous les pays",
    sort: "Tri",
    sorts: { name: "Nom", city: "Ville", score: "Score le plus bas" },
    states: "Afficher les établissements dont une entrée est",
    clear: "Effacer les filtres",
  },
  audit: {
    button: "Vérifier maintenant",
    running: "Vérification des entrées",
    queued: "La vérification va commencer",
    progress: (done, total) => `${done} sur ${total}`,
    started: "La vérification a commencé. Vous pouvez quitter la page.",
    failed: "La vérification n’a pas pu commencer.",
    last: (when) => `Dernière vérification\u00a0: ${lower(when)}.`,
    stopped: "La dernière vérification s’est arrêtée avant la fin. Relancez-la pour continuer.",
    help: (automatic, all) =>
      `${n(automatic)} ${plural("fr", automatic, "annuaire vérifié", "annuaires vérifiés")} automatiquement sur ${n(all)}, les autres avec votre aide.`,
  },
  more: "Plus",
  download: "Télécharger en CSV",
  download_failed: "Le téléchargement a échoué.",
  plan: "Créer les tâches des erreurs et des absences",
  empty: {
    title: "Aucune citation pour l’instant",
    text: "Les annuaires se recopient entre eux, erreurs comprises. Ajoutez un établissement pour voir où il figure et ce qu’on y lit.",
    add: "Ajouter un établissement",
    filtered_title: "Aucun résultat",
    filtered_text: "Choisissez d’autres filtres.",
  },
  back: "Tous les établissements",
  of_location: {
    title: (name) => `Les annuaires de ${name}`,
    listings: "Annuaires",
    gains: "Ce qui compte le plus",
    gain: {
      wrong: (directory, fields) => `Corriger ${fields} sur ${directory}`,
      missing: (directory) => `Figurer sur ${directory}`,
    },
    gain_fields: { name: "le nom", address: "l’adresse", postcode: "le code postal", phone: "le téléphone" },
    all_states: "Tous",
    none: "Aucun annuaire ne concerne cet établissement.",
    none_in_state: "Aucune entrée dans cet état.",
    open_page: "Ouvrir dans Citations locales",
    differs: (fields) => `Différences\u00a0: ${fields}`,
    search: "Rechercher un annuaire…",
    beyond_plan: (count) =>
      `Votre formule ne comprend pas ${n(count)} ${plural("fr", count, "autre annuaire", "autres annuaires")}.`,
  },
} satisfies typeof en;
