// Texts of the API reference. The descriptions of the operations come from the API itself, in English.
import type { apiReference as en } from "./en";

export const apiReference = {
  title: "Référence de l’API",
  intro:
    "Ce que vous faites chaque jour, vos programmes peuvent le faire : le tableau de bord utilise les mêmes adresses et reçoit les mêmes réponses. L’API échange du JSON sur HTTPS.",
  in_english: "Les descriptions des opérations sont en anglais, comme les noms des champs.",
  sign_in: "Se connecter",
  dashboard: "Tableau de bord",
  languages: "Langue de la page",
  contents: "Sommaire",
  search: "Trouver une opération",
  search_example: "locations, POST…",
  none: "Aucune opération ne correspond.",
  clear: "Tout afficher",
  load_failed: "La référence n’a pas pu être chargée.",
  download: "Document OpenAPI",
  copy_link: "Lien vers cette opération",
  copy: "Copier",
  copied: "Copié",
  example: "Exemple",
  parameters: "Paramètres",
  body: "Corps",
  answers: "Réponses",
  places: { path: "dans le chemin", query: "dans la requête", header: "en-tête", cookie: "cookie" },
  required: "obligatoire",
  one_of: "L’un de",
  show_fields: "Champs",
  file: "Contenu du fichier",
  no_body: "Sans contenu",
  public: "Sans jeton",
  session_only: "Pas avec un jeton",
  list_of: (type) => `liste de ${type}`,
  or_null: "ou null",
  basics: "Principes",
  basic: {
    auth: {
      title: "Authentification",
      text: "Créez un jeton dans les paramètres et envoyez-le avec chaque requête. Par défaut, il permet seulement la lecture et expire au bout de 90 jours. Si ses droits ne suffisent pas, l’API répond 403 insufficient_scope et nomme ceux qu’il faut.",
      link: "Créer un jeton",
    },
    errors: {
      title: "Erreurs",
      text: "Chaque erreur est un document application/problem+json : un code stable, une phrase en anglais et, pour chaque champ refusé, la raison. Les erreurs de votre côté sont des 4xx, les nôtres des 5xx.",
    },
    pages: {
      title: "Pagination",
      text: "Les listes arrivent par pages de 50, 200 au plus avec limit. Indiquez next_cursor dans cursor pour obtenir la suite ; null marque la fin. Rien n’est sauté ni répété pendant que la liste change.",
    },
    versions: {
      title: "Modifier sans risque",
      text: "Chaque établissement a un ETag, qui identifie sa version. Envoyez-le dans l’en-tête If-Match : si l’établissement a changé entre-temps, l’API répond 412 et rien n’est écrasé.",
    },
    once: {
      title: "Idempotence",
      text: "Envoyez une Idempotency-Key avec un POST et répétez-le sans crainte : il n’a qu’un effet, et chaque répétition reçoit la première réponse, pendant 24 heures.",
    },
    changes: {
      title: "Suivre les changements",
      text: "GET /locations/changes donne chaque établissement modifié depuis votre dernier appel, sans en manquer un : de quoi tenir à jour un localisateur de points de vente. GET /events signale aussitôt qu’il s’est passé quelque chose.",
    },
    limits: {
      title: "Limites de débit",
      text: "Au-delà d’un certain nombre de requêtes, l’API répond 429 avec Retry-After, en secondes.",
    },
  },
} satisfies typeof en;
