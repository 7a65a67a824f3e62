// Real estate.
import type { districts as en } from "../../en/solutions/real-estate";
import type { SolutionText } from "../../types/solutions";

/** Neighborhoods, beyond the texts of all industries. */
export const districts = {
  title: "On ne vend pas dans une ville. On vend dans quelques rues.",
  text: "Une position pour toute la ville n’apprend rien. Posez une grille sur chacun de vos quartiers, suivez-la, et passez vos soirées là où un mandat est presque à vous.",
  points: [
    "Une grille par quartier, avec ses propres mots-clés",
    "« Estimation maison » et « appartement à vendre » séparés",
    "Une page locale par quartier, avec vos conseillers et ce que vous seul en savez",
  ],
  action: "Comprendre les cartes de positions",
  picture: "La carte de positions d’un quartier : premier au centre, dixième et au-delà vers l’est.",
  keyword: "estimation maison",
  place: "Immobilière des Quais, quartier Ouest, 25 points",
} satisfies typeof en;

export const realEstate: SolutionText = {
  meta: {
    title: "Référencement local pour l’immobilier | Vitrine",
    description:
      "Soyez l’agence qu’on trouve dans chaque quartier : fiches par conseiller, position rue par rue, avis après la vente et pages locales.",
    name: "Immobilier",
  },
  hero: {
    eyebrow: "Pour l’immobilier",
    title: "Le nom qu’on connaît avant même de déménager",
    lead: "Un propriétaire choisit son agence des mois avant d’appeler. Il regarde qui apparaît sur le plan, et ce qu’ont écrit les voisins.",
    picture:
      "La page locale d’une agence immobilière, avec trois biens en vente et un bouton pour demander une estimation.",
  },
  searches: {
    title: "Ce que tapent vendeurs et acheteurs",
    items: [
      "estimation maison",
      "agence immobilière près de moi",
      "maison à vendre quartier Ouest",
      "appartement avec balcon",
      "meilleure agence immobilière",
      "combien vaut ma maison",
    ],
  },
  features: {
    title: "Huit services pour votre agence",
    lead: "Moins de temps sur les portails, plus sur les paliers.",
    items: [
      {
        title: "Une fiche par conseiller",
        text: "L’agence et ses conseillers côte à côte, sans se disputer la même recherche.",
      },
      {
        title: "Votre position par quartier",
        text: "Une grille pour chaque secteur, avec les mots des vendeurs et ceux des acheteurs.",
      },
      {
        title: "Des avis après la signature",
        text: "La demande part quand les clés ont changé de main, aux vendeurs comme aux acheteurs.",
      },
      {
        title: "Une page par secteur",
        text: "Ce qui fait le charme du quartier, les questions des vendeurs, et qui appeler.",
      },
      {
        title: "L’estimation d’abord",
        text: "Le bouton que cherchent les propriétaires est en haut de la fiche et de la page.",
      },
      {
        title: "Les bons portails",
        text: "SeLoger, Leboncoin, Bien’ici et les plans montrent la même agence, le même téléphone, les mêmes horaires.",
      },
      {
        title: "Des posts pour les visites",
        text: "Prévus avec l’annonce, retirés partout en un clic quand le bien est vendu.",
      },
      { title: "Plusieurs agences", text: "Chacune anime ses conseillers ; le siège voit toute la carte." },
    ],
  },
  steps: {
    title: "D’une agence à tout un quartier",
    items: [
      {
        title: "Choisissez vos secteurs",
        text: "Indiquez les quartiers où vous voulez être connu et voyez où vous en êtes.",
      },
      {
        title: "Créez une page pour chacun",
        text: "Le modèle immobilier se remplit avec vos données ; ajoutez ce que vous seul savez.",
      },
      {
        title: "Recueillez et répondez",
        text: "Un avis par vente suffit pour dépasser une agence qui n’en demande aucun.",
      },
    ],
  },
  metrics: {
    title: "Les chiffres derrière la carte",
    items: [
      { value: "95 %", label: "d’amélioration moyenne des positions" },
      { value: "150 %", label: "de trafic en plus en moyenne" },
      { value: "50 000+", label: "pages locales publiées" },
      { value: "100+", label: "annuaires" },
    ],
  },
  story: {
    eyebrow: "Étude de cas",
    title: "Immobilière des Quais : connue rue par rue",
    text: "Les portails avaient les maisons. L’agence a pris ce qu’ils n’ont pas : la connaissance de onze quartiers, et un nom que les vendeurs trouvent. Un récit d’exemple.",
    figure: { value: "+89 %", label: "de demandes de vendeurs" },
    action: "Lire l’étude de cas",
  },
  questions: [
    {
      question: "Chaque conseiller peut-il avoir sa fiche Google ?",
      answer:
        "Oui, s’il reçoit lui-même le public. La fiche porte son nom, pas celui de l’agence, et les deux ne devraient pas avoir la même catégorie.",
    },
    {
      question: "Un conseiller part. Que devient sa fiche ?",
      answer:
        "Elle est à lui. Vous la transmettez dans Google et la retirez de votre liste ; la fiche, les pages et les avis de l’agence restent chez vous.",
    },
    {
      question: "Combien de pages pouvons-nous publier ?",
      answer: "Une avec Débutant, cinq avec Professionnel, autant que vous voulez avec Entreprise.",
    },
  ],
  closing: {
    title: "Commencez par votre meilleure rue",
    text: "Voyez qui y est premier aujourd’hui, puis regardez de nouveau dans un mois.",
  },
};
