// For agencies and other partners.
import { h2, list, p, steps } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const partners: TextPageText = {
  meta: {
    title: "Partenaires : agences, consultants, éditeurs | Vitrine",
    description:
      "Travaillez avec Vitrine comme agence, consultant ou éditeur : tous vos clients au même endroit, rapports à votre logo, API et vrais contacts.",
    name: "Partenaires",
  },
  eyebrow: "L’entreprise",
  title: "Les commerces de vos clients, dans une seule vitrine",
  lead: "Pour les agences et consultants qui suivent beaucoup d’entreprises, et pour les éditeurs des logiciels que les commerces utilisent déjà.",
  contents: "Sur cette page",
  blocks: [
    h2("Pour les agences et les consultants"),
    list(
      "**Une seule liste pour tous les clients.** Étiquettes et vues enregistrées les séparent ; la recherche trouve n’importe quel commerce dans un seul champ.",
      "**Des milliers à la fois.** Les horaires des fêtes pour toutes les succursales en une fois, annulables pendant 30 jours.",
      "**Des rôles.** Donnez à un collègue le droit de modifier et à un client celui de regarder.",
      "**Des rapports et un espace client à votre marque**, sur votre domaine, par lien, PDF ou e-mail.",
      "**Des preuves.** Chaque modification porte une date et un auteur : vous pouvez montrer ce que vous avez fait.",
    ),
    h2("Pour les éditeurs de logiciels"),
    list(
      "**Une API ouverte**, avec un document publié, des lots, un flux des modifications et des jetons personnels. Voir [API](page:api).",
      "**Des formats standard** à l’entrée et à la sortie : CSV avec en-têtes en français ou en anglais, OpenAPI, erreurs RFC 9457.",
      "**La licence Apache 2.0** : lisez le code, lancez-le dans vos tests, construisez dessus.",
    ),
    h2("Ce que nous vous apportons"),
    list(
      "Une personne attitrée qui connaît votre installation.",
      "La formation de votre équipe, en français ou en anglais, en vidéo et en direct.",
      "Les nouveautés en avant-première, et votre mot à dire sur la suite.",
      "Les prix de la formule Entreprise dès le premier client si vous en apportez cinq ou plus.",
    ),
    h2("Comment commencer"),
    steps(
      "Écrivez-nous : combien de clients, combien d’établissements, quels outils aujourd’hui.",
      "Nous préparons un essai avec votre propre liste : un CSV suffit.",
      "Après 14 jours, nous regardons le résultat ensemble et convenons des conditions.",
    ),
    p("Être partenaire ne coûte rien et n’engage à rien."),
  ],
  next: {
    title: "Apportez votre liste",
    text: "En 30 minutes, nous vous montrons les établissements de vos clients dans Vitrine.",
    to: "contact",
    action: "Devenir partenaire",
  },
};
