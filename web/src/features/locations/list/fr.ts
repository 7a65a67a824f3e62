// Words of the menus over the list: columns and density, saved views, labels.
import { plural } from "@/lib/format";
import type { list as en } from "./en";

export const list = {
  display: {
    label: "Colonnes et densité",
    density: "Hauteur des lignes",
    comfortable: "Confortable",
    compact: "Compacte",
    columns: "Colonnes, selon la place",
    also: "Afficher aussi",
    labels: "Étiquettes",
    usual: "Colonnes habituelles",
  },
  more: {
    label: "Autres actions",
    data: "Import et export",
    labels: "Gérer les étiquettes",
    duplicates: "Doublons possibles",
    history: "Modifications groupées récentes",
    deleted: "Supprimés récemment",
  },
  deleted: {
    title: "Supprimés récemment",
    subtitle: "Un établissement peut être rétabli dans les 30 jours qui suivent sa suppression.",
    empty: "Aucun établissement supprimé",
    empty_text: "Les établissements que vous supprimez restent ici pendant 30 jours.",
    failed: "Les établissements supprimés n’ont pas pu être chargés.",
    at: (time) => `Supprimé le ${time}`,
    restore: "Rétablir",
    restore_named: (name) => `Rétablir ${name}`,
  },
  views: {
    all: "Tous les établissements",
    save_text: "Filtres, tri, colonnes et hauteur des lignes, sous un nom.",
    name_placeholder: "Exemple : Paris, sans téléphone",
    empty_text: "Filtrez et triez la liste selon vos besoins, puis enregistrez-la ici sous un nom.",
  },
  labels: {
    title: "Étiquettes",
    text: "Repérez vos établissements avec vos propres mots : région, équipe, campagne. Toute votre organisation les voit.",
    empty: "Aucune étiquette pour l’instant",
    empty_text: "Créez la première ici, puis attribuez-la à des établissements par une modification groupée.",
    new: "Nouvelle étiquette",
    name: "Nom",
    name_placeholder: "Exemple : Magasin phare",
    color: "Couleur",
    colors: {
      blue: "Bleu",
      green: "Vert",
      brass: "Laiton",
      red: "Rouge",
      purple: "Violet",
      grey: "Gris",
    },
    add: "Ajouter l’étiquette",
    added: (name) => `Étiquette « ${name} » ajoutée`,
    save: "Enregistrer",
    rename: (name) => `Modifier « ${name} »`,
    show: (name) => `Afficher les établissements marqués « ${name} »`,
    delete: (name) => `Supprimer « ${name} »`,
    delete_question: (name) => `Supprimer l’étiquette « ${name} » ?`,
    delete_text: (n, text) =>
      n === 0
        ? "Aucun établissement ne la porte."
        : plural(
            "fr",
            n,
            "Elle est retirée d’un établissement, qui est conservé.",
            `Elle est retirée de ${text} établissements, qui sont conservés.`,
          ),
    delete_confirm: "Supprimer l’étiquette",
    deleted: (name) => `Étiquette « ${name} » supprimée`,
    failed: "L’étiquette n’a pas pu être enregistrée.",
    delete_failed: "L’étiquette n’a pas pu être supprimée.",
    load_failed: "Les étiquettes n’ont pas pu être chargées.",
    exists: "Une étiquette porte déjà ce nom",
    too_many: "Il y a 200 étiquettes, le maximum possible. Supprimez-en une d’abord.",
    count: (n, text) => `${text} ${plural("fr", n, "établissement", "établissements")}`,
  },
} satisfies typeof en;
