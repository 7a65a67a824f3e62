// The sample businesses of the local page templates. None of them exists.
import type { sampleWords as en } from "../../en/products/sample-pages";
import type { SamplePage, Trade } from "../../types/products";

/** Texts that all sample pages share. */
export const sampleWords = {
  hours: "Horaires",
  way: "Venir chez nous",
  review: "Ce qu’en disent les clients",
  question: "Bon à savoir",
  open: "Ouvert",
} satisfies typeof en;

export const samplePages: Record<Trade, SamplePage> = {
  restaurant: {
    name: "Casa Lume",
    host: "casalume.example/les-quais",
    headline: "La pizza au feu de bois, au bord de l’eau",
    intro:
      "Quarante couverts en salle, trente en terrasse. La pâte repose deux jours, le four brûle du hêtre.",
    address: "18, quai du Moulin, Les Quais",
    actions: ["Réserver une table", "Appeler"],
    hours: [
      ["Du mardi au vendredi", "12 h–14 h 30, 19 h–22 h 30"],
      ["Samedi et dimanche", "12 h–23 h"],
      ["Lundi", "fermé"],
    ],
    offers: {
      title: "À la carte",
      items: [
        ["Margherita", "12 €"],
        ["Courgette, menthe, ricotta", "15 €"],
        ["Tiramisu pour deux", "10 €"],
      ],
    },
    review: {
      text: "La terrasse au coucher du soleil et une croûte qui craque. Nous venons chaque jeudi.",
      by: "Inès, 5 étoiles",
    },
    question: {
      question: "Avez-vous une pâte sans gluten ?",
      answer: "Oui, cuite sur une pierre à part. Dites-le en réservant.",
    },
  },
  medical: {
    name: "Cabinet de la Porte-Nord",
    host: "portenord.example/vieille-ville",
    headline: "Vos médecins dans la vieille ville",
    intro: "Quatre médecins, deux infirmières, un accueil qui décroche. Nous prenons de nouveaux patients.",
    address: "7, place des Tilleuls, Vieille Ville",
    actions: ["Prendre rendez-vous", "Appeler"],
    hours: [
      ["Du lundi au jeudi", "8 h–18 h"],
      ["Vendredi", "8 h–13 h"],
      ["Vaccinations", "mercredi, 14 h–17 h"],
    ],
    offers: {
      title: "Nos praticiens",
      items: [
        ["Dre Amara Colin", "médecine générale"],
        ["Dr Jonas Weil", "pédiatrie"],
        ["Dre Lina Parc", "cardiologie"],
      ],
    },
    review: {
      text: "On m’a rappelée dans l’heure et tout expliqué avec des mots simples.",
      by: "une patiente, 5 étoiles",
    },
    question: {
      question: "L’entrée est-elle de plain-pied ?",
      answer: "Oui, par la porte de la place. L’ascenseur dessert les deux étages.",
    },
  },
  realEstate: {
    name: "Port & Colline Immobilier",
    host: "portcolline.example/ouest",
    headline: "Se loger à l’ouest, rue par rue",
    intro:
      "Nous vendons dans onze rues et nous les connaissons toutes. Interrogez-nous sur les écoles, le bruit et le soleil du matin.",
    address: "102, rue du Verger, quartier Ouest",
    actions: ["Demander une estimation", "Appeler"],
    hours: [
      ["Du lundi au vendredi", "9 h–19 h"],
      ["Samedi", "10 h–16 h"],
      ["Visites", "sur rendez-vous"],
    ],
    offers: {
      title: "En vente en ce moment",
      items: [
        ["Trois pièces avec balcon", "386 000 €"],
        ["Maison de ville, jardin", "542 000 €"],
        ["Loft près de l’ancien moulin", "339 000 €"],
      ],
    },
    review: {
      text: "On nous a dit ce que valait la maison, pas ce que nous espérions. Vendue en trois semaines.",
      by: "Paul et Mei, 5 étoiles",
    },
    question: {
      question: "Combien coûte une estimation ?",
      answer: "Rien. Elle prend une heure et vous est remise par écrit.",
    },
  },
  legal: {
    name: "Cabinet des Bouleaux",
    host: "bouleaux.example/centre",
    headline: "Une avocate qui répond en mots simples",
    intro:
      "Famille, travail, logement, à deux minutes du tribunal. Vous connaissez le coût avant de commencer.",
    address: "3, allée des Bouleaux, Centre",
    actions: ["Prendre un premier rendez-vous", "Appeler"],
    hours: [
      ["Du lundi au vendredi", "9 h–18 h"],
      ["En soirée", "mardi jusqu’à 20 h"],
      ["En visio", "sur demande"],
    ],
    offers: {
      title: "Nos domaines",
      items: [
        ["Droit de la famille", "Me Sophie Brandt"],
        ["Droit du travail", "Me Marc Halle"],
        ["Droit du logement", "Me Yara Odel"],
      ],
    },
    review: {
      text: "Elle a dit dès le premier jour ce que nous pouvions obtenir. Nous l’avons obtenu.",
      by: "un client, 5 étoiles",
    },
    question: {
      question: "Que faut-il apporter ?",
      answer: "La lettre qui vous inquiète et vos contrats. Nous en faisons des copies sur place.",
    },
  },
  homeServices: {
    name: "Plomberie Crécerelle",
    host: "crecerelle.example/est",
    headline: "Votre plombier à l’est, chez vous dans l’heure",
    intro:
      "Fuites, chauffage, salles de bains. Six camionnettes, une personne au téléphone, un prix avant de commencer.",
    address: "Intervient à Champ-Est, Marlieu, Pont-Royal et Vieux-Bac",
    actions: ["Appeler maintenant", "Demander un devis"],
    hours: [
      ["Du lundi au samedi", "7 h–20 h"],
      ["Dimanche", "urgences"],
      ["Au téléphone", "jour et nuit"],
    ],
    offers: {
      title: "Nos prix habituels",
      items: [
        ["Canalisation bouchée", "à partir de 90 €"],
        ["Pose d’un mitigeur", "à partir de 130 €"],
        ["Entretien de chaudière", "110 €"],
      ],
    },
    review: {
      text: "De l’eau au plafond à neuf heures, tout sec à dix. Et ils ont balayé.",
      by: "Thomas, 5 étoiles",
    },
    question: {
      question: "Le déplacement est-il facturé ?",
      answer: "Pas dans les quatre communes de cette page.",
    },
  },
  retail: {
    name: "Fougère & Champs",
    host: "fougerechamps.example/rue-du-marche",
    headline: "Le plein air, rue du Marché",
    intro: "Chaussures, tentes et vélos sur deux étages, et un atelier qui répare ce que vous avez déjà.",
    address: "55, rue du Marché, devant l’arrêt du tram",
    actions: ["Voir le stock", "Itinéraire"],
    hours: [
      ["Du lundi au vendredi", "10 h–19 h"],
      ["Samedi", "9 h–19 h"],
      ["Dimanche", "le premier du mois, 12 h–17 h"],
    ],
    offers: {
      title: "Dans ce magasin",
      items: [
        ["Retrait en magasin", "prêt en 2 heures"],
        ["Atelier vélo", "à partir de 22 €"],
        ["Location de tentes", "16 € le week-end"],
      ],
    },
    review: {
      text: "Ils ont ressemelé des chaussures que je croyais finies. Voilà pourquoi j’achète ici.",
      by: "Ruth, 5 étoiles",
    },
    question: {
      question: "Puis-je rendre ici une commande en ligne ?",
      answer: "Oui, pendant 60 jours, avec ou sans la boîte.",
    },
  },
};
