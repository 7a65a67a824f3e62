// Les mots des paramètres des assistants.
import type { AssistantWords } from "./en";

export const assistants = {
  title: "Assistants",
  text: "Un assistant IA comme Claude peut lire vos données et, si vous l’autorisez, préparer du travail pour vous. Il utilise Vitrine avec l’un de vos jetons d’API et n’en fait jamais plus que vous.",
  load_failed: "Les paramètres n’ont pas pu être chargés.",
  address: {
    title: "Adresse",
    label: "Adresse du serveur",
    copy: "Copier l’adresse",
    copied: "Copié",
    failed: "Votre navigateur a bloqué la copie. Sélectionnez l’adresse et copiez-la à la main.",
  },
  switch: {
    label: "Les assistants peuvent se connecter",
    on: "Toute personne qui a un jeton de cette organisation peut connecter un assistant.",
    off: "Aucun assistant n’entre, quels que soient les droits de son jeton.",
    guarded:
      "Désactivé par défaut : un établissement relève d’une profession de santé ou du droit, tenue au secret.",
    owners: "Seuls les propriétaires peuvent changer ce réglage.",
    failed: "Le réglage n’a pas été enregistré.",
  },
  scopes: {
    title: "Ce qu’un assistant peut faire",
    text: "Le jeton en décide. Commencez par la lecture et n’ajoutez que le nécessaire.",
    read: [
      "Lecture",
      "Établissements, audits, performances, avis, positions, citations, posts, pages et rapports.",
    ],
    write: [
      "Modification",
      "Préparer des réponses et des posts, écrire des notes, attribuer des avis, avancer des tâches, modifier des établissements.",
    ],
    publish: [
      "Publication",
      "Programmer des posts, retirer des posts et des réponses chez Google. Aucune réponse n’est envoyée.",
    ],
    spend: ["Dépense", "Lancer des relevés de positions, qui coûtent de l’argent."],
    untrusted:
      "Un avis ou un annuaire peut contenir un texte qui cherche à tromper un assistant. Vitrine signale ce texte comme une donnée. N’accordez malgré tout que le nécessaire.",
  },
  connect: {
    title: "Connecter un assistant",
    steps: [
      "Créez un jeton d’API.",
      "Donnez à l’assistant l’adresse, et le jeton dans l’en-tête Authorization.",
      "Demandez-lui une vue d’ensemble de vos établissements.",
    ],
    token: "Jetons d’API",
    ways: {
      claude: "Claude Code",
      desktop: "Assistants avec un fichier de réglages",
      other: "Votre programme",
    },
    replace: "Remplacez vtr_… par votre jeton.",
  },
  calls: {
    title: "Derniers appels",
    failed: "Les appels n’ont pas pu être chargés.",
    empty: "Aucun assistant n’a encore appelé.",
    columns: { time: "Heure", assistant: "Assistant", by: "Jeton de", tool: "Outil", outcome: "Résultat" },
    done: "Fait",
    insufficient_scope: "Le jeton n’a pas le droit nécessaire",
    changed: "Réglage changé",
    all: "Journal d’audit",
  },
} satisfies AssistantWords;
