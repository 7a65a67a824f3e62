// Words around a report; those on its paper are in sheet/fr.ts.
import { plural } from "@/lib/format";
import type { view as en } from "./en";

export const view = {
  back: "Rapports",
  contents: "Sommaire",
  not_found: "Ce rapport n’existe plus",
  not_found_text: "Il a peut-être été supprimé.",
  load_failed: "Le rapport n’a pas pu être chargé.",
  making: "Le rapport se prépare",
  making_text: "Cela prend quelques secondes. Vous le retrouverez dans la liste si vous quittez cette page.",
  failed: "Le rapport n’a pas pu être créé",
  failed_text: "Rien n’a été conservé. Recommencez ou supprimez-le.",
  make_again: "Créer un autre rapport",
  release: "Publier pour les clients",
  released: "Les clients voient maintenant ce rapport.",
  withdrawn: "Les clients ne voient plus ce rapport.",
  undo: "Annuler",
  share: "Partager",
  download: {
    label: "Télécharger",
    pdf: "PDF",
    xlsx: "Tableaux Excel (XLSX)",
    csv: "Tableaux CSV",
    failed: "Le fichier n’a pas pu être téléchargé.",
  },
  more: "Autres actions",
  withdraw: "Masquer aux clients",
  rename: "Renommer",
  print: "Imprimer",
  delete: "Supprimer",
  note: {
    add: "Ajouter un mot personnel",
    edit: "Modifier le mot",
    label: "Votre mot",
    save: "Enregistrer",
    saved: "Mot enregistré.",
  },
  waiting: {
    title: "Ce rapport attend votre mot",
    stale: "Ce rapport attend les chiffres de Google",
    text: (recipients: string) =>
      `Ajoutez un mot ci-dessous si vous le souhaitez. Le rapport part à ${recipients}.`,
    send: (count: number) =>
      `Envoyer à ${count.toLocaleString("fr-FR")} ${plural("fr", count, "personne", "personnes")}`,
    sent: "Le rapport est en route.",
  },
  rename_dialog: {
    title: "Renommer le rapport",
    label: "Titre",
    submit: "Renommer",
    done: "Rapport renommé.",
  },
  remove: {
    title: "Supprimer ce rapport ?",
    text: (title: string) =>
      `«\u202f${title}\u202f» sera supprimé pour tout le monde, et ses liens ne fonctionneront plus. C’est définitif.`,
    confirm: "Supprimer le rapport",
    done: "Rapport supprimé.",
  },
} satisfies typeof en;
