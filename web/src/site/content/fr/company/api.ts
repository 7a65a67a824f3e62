// Page about the API.
import { code, h2, list, p, steps, table } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const api: TextPageText = {
  meta: {
    title: "API : établissements, imports, audits, direct | Vitrine",
    description:
      "Une API REST pour votre travail de chaque jour : jetons, exemples, erreurs, pagination, lots, flux des modifications, document OpenAPI.",
    name: "API",
  },
  eyebrow: "Assistance",
  title: "Ce que vous faites chaque jour, votre programme peut le faire",
  lead: "REST en HTTPS, du JSON, un document OpenAPI. Le tableau de bord utilise la même API.",
  contents: "Sur cette page",
  blocks: [
    h2("Votre premier appel"),
    steps(
      "Connectez-vous et créez un jeton personnel dans vos réglages, puis choisissez ses droits. Il commence par vtr_ et n’est montré qu’une fois.",
      "Envoyez-le avec chaque requête. Il permet ce que permettent à la fois ses droits et votre rôle actuel.",
    ),
    code(
      "Dix établissements, triés par santé",
      "curl 'https://vitrine.example/api/v1/locations?sort=health&limit=10' \\",
      "  -H 'Authorization: Bearer vtr_…'",
    ),
    code(
      "Ajouter un établissement",
      "curl -X POST https://vitrine.example/api/v1/locations \\",
      "  -H 'Authorization: Bearer vtr_…' \\",
      "  -H 'Content-Type: application/json' \\",
      "  -H 'Idempotency-Key: 2f1c8e' \\",
      '  -d \'{"name":"Chez Zoé","address":"1 rue de la Paix","city":"Paris"}\'',
    ),
    p(
      "Si vous envoyez deux fois le même appel avec la même Idempotency-Key, l’établissement n’est ajouté qu’une fois.",
    ),
    h2("Ce que contient l’API"),
    table(
      "Domaines de l’API",
      ["Domaine", "Ce que vous pouvez faire"],
      [
        "Établissements",
        "Lister, chercher, filtrer, trier, ajouter, modifier, supprimer, rétablir, exporter",
      ],
      ["Lots", "Modifier ou supprimer tout ce qui correspond, en arrière-plan, avec annulation"],
      ["Imports", "Envoyer un CSV, le contrôler, le lancer, l’annuler"],
      ["Audit et historique", "Ce qui ne va pas dans un établissement, et qui a modifié quoi"],
      ["Photos", "Envoyer, ordonner, décrire, retirer"],
      ["Étiquettes et vues", "Ranger les établissements à votre façon et garder les filtres"],
      ["Doublons", "Trouver, fusionner, séparer de nouveau"],
      ["Avis, posts et pages", "Lire, filtrer, rédiger, programmer, publier, et connaître l’état de chacun"],
      [
        "Cartes de positions et citations",
        "Lancer des relevés, lire les positions, comparer les annuaires, traiter les tâches",
      ],
      ["Demandes et rapports", "Demander des avis aux clients, créer et télécharger des rapports"],
      ["Webhooks et assistants", "Des événements signés, et des outils pour Claude et d’autres à /mcp"],
      [
        "Modifications et direct",
        "Un flux de tout ce qui a changé depuis une version, et des événements en direct",
      ],
    ),
    h2("Conventions"),
    list(
      "**Les erreurs** sont des documents RFC 9457 avec un code stable ; un champ incorrect est nommé dans errors.",
      "**Les pages** ont un curseur : rien n’est sauté ni montré deux fois pendant que les données changent.",
      "**Modifications simultanées** : les réponses portent un ETag ; renvoyez-le en If-Match et vous n’écrasez jamais le travail d’un autre.",
      "**Les dates** sont en RFC 3339, en temps universel.",
      "**Les limites** répondent 429 avec Retry-After.",
      "**Réservé aux personnes** : membres, jetons, domaines et paiements demandent une personne connectée ; un jeton perdu n’y touche pas.",
    ),
    h2("Suivre ce qui change"),
    p(
      "Demandez les modifications depuis la version que vous connaissez : vous recevez tout ce qui a suivi, dans l’ordre et sans trou. Si votre programme a été hors ligne une semaine, le même appel le remet à jour.",
    ),
    code(
      "Modifications depuis la version 1200",
      "curl 'https://vitrine.example/api/v1/locations/changes?since=1200' \\",
      "  -H 'Authorization: Bearer vtr_…'",
    ),
    h2("Le document OpenAPI"),
    p(
      "La description complète est servie par chaque instance à l’adresse /api/v1/openapi.json et se lit dans le navigateur à /fr/docs/api. Produisez-en un client dans le langage qui vous plaît.",
    ),
    h2("Sans compte"),
    p(
      "Le [statut](page:status) d’une instance, l’outil d’audit et le formulaire de contact sont des adresses publiques de la même API, avec des limites plus serrées.",
    ),
  ],
  next: {
    title: "L’accès à l’API fait partie de la formule Entreprise",
    text: "Qui héberge Vitrine soi-même en dispose sans formule.",
    to: "pricing",
    action: "Voir les formules",
  },
};
