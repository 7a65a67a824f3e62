// Textes de l’import d’avis, là où ils diffèrent de ceux des établissements.
import { imports } from "./fr";
import type { reviewImports as en } from "./reviews-en";

const reviews = (_: number, text: string) => `${text} avis`;

export const reviewImports: typeof en = {
  ...imports,
  title: "Importer des avis",
  choose: {
    ...imports.choose,
    title: "Choisissez votre fichier d’avis",
    drop: "Déposez votre fichier CSV ou JSON ici",
    requirement_list: (size, rows) => [
      `CSV, JSON ou JSON Lines, ${size} au maximum`,
      `${rows} avis au maximum par import`,
      "Les noms des colonnes sur la première ligne d’un fichier CSV",
      "Une date, et une note ou un texte pour chaque avis",
    ],
    requirement_note:
      "Vous pouvez aussi choisir le fichier reviews.json de Google Takeout. Vos colonnes peuvent porter d’autres noms : vous les associez à l’étape suivante.",
    template_file: "modele-avis.csv",
    template_rows: [
      [
        "Établissement",
        "Source",
        "Note",
        "Texte",
        "Auteur",
        "Date",
        "Réponse",
        "Date de réponse",
        "Lien",
        "Identifiant de l’avis",
      ],
      [
        "A-01",
        "Google",
        "5",
        "Très bon accueil !",
        "Zoé Martin",
        "31/01/2026",
        "Merci Zoé !",
        "01/02/2026",
        "",
        "",
      ],
    ],
  },
  map: {
    ...imports.map,
    title: "Associer les colonnes",
    template_placeholder: "Magasin {numero}",
    skip_text: "Seuls les nouveaux avis sont ajoutés.",
    fields: {
      location: "Établissement",
      rating: "Note",
      title: "Titre",
      text: "Texte",
      author: "Auteur",
      written_at: "Date",
      source: "Site",
      external_id: "Identifiant de l’avis",
      url: "Lien",
      reply: "Réponse",
      replied_at: "Date de réponse",
    },
  },
  check: {
    ...imports.check,
    matching: "Déjà présents",
    name: "Auteur",
    nothing: "Rien à importer. Vous avez déjà tous les avis de ce fichier.",
    submit: (n, text) => `Importer ${reviews(n, text)}`,
  },
  progress: { ...imports.progress, title: "Import des avis" },
  outcome: {
    ...imports.outcome,
    done: (n, text) => `${reviews(n, text)} ${n < 2 ? "importé" : "importés"}`,
    skipped: "Déjà présents, ignorés",
    view: "Voir les avis",
    undone_text:
      "Les avis importés ont été retirés, sauf ceux auxquels vous avez répondu ou que vous avez marqués comme traités.",
    failed_text: "Rien n’a été importé. Vos avis n’ont pas changé.",
    finished_toast: (n, text) => `${reviews(n, text)} ${n < 2 ? "importé" : "importés"}`,
  },
  errors: {
    ...imports.errors,
    not_csv: () => "Ce n’est pas un fichier CSV ou JSON. Choisissez-en un autre.",
    unsupported_media_type: () => "Ce n’est pas un fichier CSV ou JSON. Choisissez-en un autre.",
  },
  row_errors: { ...imports.row_errors, matching: () => "Déjà parmi vos avis" },
};
