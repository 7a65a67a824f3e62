// Local landing pages.
import type { localPages as en } from "../../en/products/local-pages";

export const localPages = {
  meta: {
    title: "Pages locales : une page par établissement | Vitrine",
    description:
      "Une page rapide et complète par établissement, avec six modèles : restaurant, santé, immobilier, droit, services à domicile, commerce.",
    name: "Pages locales",
  },
  hero: {
    eyebrow: "Pages locales",
    title: "À chaque porte, sa propre page",
    lead: "« Horaires », « parking », « près de la gare » : on cherche un lieu, pas un groupe. Vitrine crée une page pour chacun de vos établissements et la tient à jour.",
    picture: "La page locale d’un restaurant : photo, horaires, bouton de réservation et plan.",
  },
  templates: {
    title: "Six modèles, conçus avec des gens du métier",
    lead: "Ouvrez-en un. Vous verrez une page entière, remplie avec les données d’une entreprise d’exemple.",
    items: {
      restaurant: {
        title: "Restaurant",
        text: "Carte, réservation, commande et horaires exceptionnels.",
      },
      medical: { title: "Santé", text: "Praticiens, spécialités, prise en charge, accès de plain-pied." },
      realEstate: {
        title: "Immobilier",
        text: "Conseillers par quartier, zones couvertes, demande d’estimation.",
      },
      legal: { title: "Droit", text: "Domaines, avocats et barreaux, premier rendez-vous, en mots simples." },
      homeServices: {
        title: "Services à domicile",
        text: "Zone desservie, bouton d’appel, exemples de prix.",
      },
      retail: { title: "Commerce", text: "Rayons, disponibilité, retrait en magasin, dimanches ouverts." },
    },
  },
  features: {
    title: "Ce que fait chaque page",
    items: {
      data: {
        title: "Nourrie par votre liste",
        text: "Adresse, horaires, téléphone, photos et avis viennent de l’établissement. Une seule modification, et la page suit en une seconde.",
      },
      search: {
        title: "Écrite pour la recherche",
        text: "Un balisage propre, les données LocalBusiness, un titre et une description par établissement. Une page qui copie sa voisine reste hors des moteurs de recherche jusqu’à ce que vous y ajoutiez un texte à elle.",
      },
      speed: {
        title: "Là tout de suite",
        text: "Quelques kilo-octets de HTML simple, sans script ni cookie. La page s’ouvre dans un train, sur un vieux téléphone.",
      },
      contact: {
        title: "Agir en un geste",
        text: "Appeler, réserver, trouver le chemin : les trois choses qu’on vient chercher sont en haut.",
      },
      reviews: {
        title: "Des avis sincères",
        text: "Les derniers avis de cet établissement, bons et mauvais, avec vos réponses.",
      },
      domain: {
        title: "Des adresses qui restent",
        text: "Un établissement déménage ou change de nom ? Son ancienne adresse mène pour toujours à la nouvelle. Vous pouvez aussi afficher les pages sous votre propre domaine.",
      },
    },
  },
  limits: {
    title: "Combien de pages ?",
    text: "Une page locale avec Débutant, 5 avec Professionnel, autant que vous voulez avec Entreprise.",
    action: "Comparer les formules",
  },
  figures: {
    items: [
      { value: "50 000+", label: "pages locales publiées" },
      { value: "150 %", label: "de trafic en plus en moyenne" },
      { value: "99,9 %", label: "de disponibilité" },
    ],
  },
  closing: {
    title: "Publiez votre première page aujourd’hui",
    text: "Choisissez un modèle, un établissement, relisez une fois et publiez.",
  },
} satisfies typeof en;
