// The home page.
import type { HomeText } from "../types/home";

export const home: HomeText = {
  meta: {
    name: "Accueil",
    title: "Vitrine\u202f: le SEO local des commerces de proximité",
    description:
      "Soyez trouvé sur Google Maps, récoltez plus d’avis et faites entrer du monde. SEO local pour commerces, cabinets, réseaux et agences. Essai gratuit.",
  },
  hero: {
    eyebrow: "Référencement local et réputation, au même endroit",
    title: "L’adresse que l’on trouve à deux pas",
    lead: "Vitrine tient votre fiche Google à jour, montre votre position rue par rue, prépare une réponse à chaque avis et repère chaque annuaire qui se trompe. Pour une boutique ou pour mille.",
    start: "Essai Gratuit",
    demo: "Voir la démo",
    note: "14 jours d’essai gratuit. Sans carte bancaire. Résiliable à tout moment.",
  },
  picture: {
    label:
      "Plan d’un quartier avec la position d’une pizzeria en 25 points, première près de la boutique, onzième en bordure, un avis cinq étoiles et sa réponse, et 127\u202f% d’appels de plus que le mois dernier.",
    keyword: "pizza à proximité",
    area: "Vieux-Lyon, 3\u00a0km autour",
    average: "Position moyenne 3,1",
    before: "contre 7,8",
    review: "La meilleure margherita du quartier, et ils se souvenaient de nos prénoms.",
    reviewer: "Ana R.",
    reply: "Réponse prête",
    reply_text: "Merci, Ana\u202f! Le four sera de nouveau chaud vendredi.",
    calls: "Appels",
    month: "par rapport au mois dernier",
  },
  proof: [
    { value: "10\u202f000+", label: "entreprises utilisent Vitrine" },
    { value: "4,9/5", label: "note moyenne, sur 2\u202f847 avis" },
    { value: "95\u202f%", label: "d’amélioration moyenne des positions" },
    { value: "150\u202f%", label: "de trafic en plus en moyenne" },
  ],
  features: {
    title: "Tout ce qui amène du monde chez vous",
    lead: "Six outils, une seule liste d’établissements. Vous changez une adresse une fois : vos pages suivent en une seconde, Google en un clic, et chaque annuaire a sa correction prête à coller.",
    more: "Découvrir",
    items: {
      "google-business-profile": {
        title: "Google Business Profile",
        text: "L’IA suggère ce qui manque, les posts partent à l’heure, les photos sont rangées, et vous êtes prévenu si quelqu’un modifie vos horaires.",
      },
      heatmaps: {
        title: "Cartes de positions",
        text: "Votre classement sur une grille au-dessus de la ville, du rouge au vert, pour chaque mot-clé, face à vos concurrents, avec tout l’historique.",
      },
      reviews: {
        title: "Gestion des avis",
        text: "Vos avis Google dans une seule boîte, où ceux de Yelp, Facebook, TripAdvisor et plus de 50 autres sites ont leur place, avec des réponses préparées qui vous ressemblent.",
      },
      citations: {
        title: "Citations locales",
        text: "Le même nom, la même adresse et le même téléphone dans plus de 100 annuaires : chaque écart trouvé, chaque correction préparée.",
      },
      "local-pages": {
        title: "Pages locales",
        text: "Une page rapide pour chaque lieu que vous servez, avec les données structurées que cherchent les moteurs.",
      },
      reporting: {
        title: "Rapports SEO local",
        text: "Ce qui a changé et ce que cela a rapporté, en une page, à votre nom si vous êtes une agence.",
      },
    },
  },
  week: {
    title: "Trois petites pauses par semaine",
    lead: "Nul besoin d’un service marketing. Il suffit de savoir quoi faire ensuite.",
    days: {
      reporting: {
        title: "Lundi\u202f: faire le point",
        text: "Vues, appels et itinéraires sur une page qui se lit en deux minutes, avec ce qu’il faut faire cette semaine.",
        points: [
          "Des chiffres expliqués simplement",
          "Par e-mail, en PDF ou par un lien",
          "À vos couleurs, si vous êtes une agence",
        ],
        action: "Voir les rapports",
      },
      reviews: {
        title: "Mercredi\u202f: répondre aux avis",
        text: "Vos nouveaux avis Google attendent dans une seule boîte, à côté de ceux que vous importez de Yelp, Facebook, TripAdvisor et plus de 50 autres sites, chacun avec un brouillon. Changez deux mots, envoyez.",
        points: [
          "Des brouillons qui répondent à ce qui est écrit",
          "Les mots qui reviennent, comptés",
          "Chaque avis confié à la bonne personne",
        ],
        action: "Répondre aux avis",
      },
      "google-business-profile": {
        title: "Vendredi\u202f: être prêt pour le week-end",
        text: "Vitrine lit chaque fiche avec les yeux d’un client et place en tête ce qui vous coûte des appels.",
        points: [
          "Une note de santé pour chaque établissement",
          "Téléphone, catégorie ou horaires absents\u202f: en premier",
          "Une alerte dès que quelqu’un modifie votre fiche",
        ],
        action: "Compléter votre fiche",
      },
    },
  },
  industries: {
    title: "Pensé pour les métiers de proximité",
    lead: "On ne choisit pas un dentiste comme on choisit une pizza. Vitrine connaît les catégories, les annuaires et les questions de chaque métier.",
    more: "Voir la solution",
    all: "Tous les secteurs",
    items: {
      restaurants: {
        title: "Restaurants",
        text: "Cartes, horaires et photos qui donnent faim, là où l’on regarde une heure avant de dîner.",
        points: ["Plus de 500 restaurants", "+180\u202f% de commandes en ligne", "4,7 étoiles en moyenne"],
      },
      healthcare: {
        title: "Santé",
        text: "Les patients trouvent le bon praticien et prennent rendez-vous. Vos réponses remercient sans jamais nommer un patient.",
        points: ["Plus de 1\u202f000 cabinets", "+120\u202f% de nouveaux patients", "Conforme HIPAA"],
      },
      "home-services": {
        title: "Services à domicile",
        text: "Pas de vitrine, mais une zone d’intervention\u202f: soyez visible dans chaque commune que vos camionnettes desservent.",
        points: [
          "Zones d’intervention sans adresse",
          "Votre position par commune",
          "Demandes d’avis par SMS",
        ],
      },
    },
  },
  stats: {
    title: "Rue après rue, cela compte",
    items: [
      { value: "1\u202fM+", label: "de recherches suivies" },
      { value: "500\u202fM+", label: "d’avis gérés" },
      { value: "2\u202fM+", label: "de citations créées" },
      { value: "99,9\u202f%", label: "de disponibilité, assistance 24\u202fh/24" },
    ],
  },
  cta: {
    title: "Commencez par regarder votre rue",
    text: "Ajoutez un établissement et voyez ce qui manque, en quatre minutes environ. Connectez Google pour ses avis, et un fournisseur de positions pour sa carte.",
    start: "Essai Gratuit",
    talk: "Planifier une démo",
    subject: "Planifier une démo",
    note: "14 jours gratuits. Sans carte bancaire. Résiliable à tout moment.",
  },
};
