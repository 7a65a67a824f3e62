// Contents of the plans: the price pages and the app show the same.
import type { AddOnTexts, PlanTexts } from "../types/plans";

/** The full plans. */
export const everything: PlanTexts = {
  starter: {
    name: "Débutant",
    text: "Pour une boutique qui veut être trouvée.",
    features: [
      "1 établissement",
      "Optimisation de la fiche Google",
      "25 annuaires comparés, corrections prêtes",
      "1 page locale",
      "Rapports mensuels",
      "Assistance par e-mail",
    ],
  },
  professional: {
    name: "Professionnel",
    text: "Pour qui a plusieurs adresses et peu de temps.",
    features: [
      "Jusqu’à 5 établissements",
      "Cartes de positions",
      "Réponses aux avis par l’IA",
      "Plus de 100 annuaires comparés, corrections prêtes",
      "5 pages locales",
      "Rapports hebdomadaires",
      "Assistance prioritaire",
    ],
  },
  enterprise: {
    name: "Entreprise",
    text: "Pour les réseaux, les franchises et leurs agences.",
    features: [
      "Établissements illimités",
      "Cartes de positions en temps réel",
      "Pages locales illimitées",
      "Rapports quotidiens en marque blanche",
      "Accès à l’API",
      "Assistance téléphonique 24\u202fh/24, 7\u202fj/7",
    ],
  },
};

/** The plans of the Google Business Profile product alone. */
export const profileOnly: PlanTexts = {
  starter: {
    name: "Débutant",
    text: "Pour la boutique du coin.",
    features: ["1 établissement", "Optimisation de base", "Rapports mensuels", "Assistance par e-mail"],
  },
  professional: {
    name: "Professionnel",
    text: "Pour une entreprise qui grandit.",
    features: [
      "Jusqu’à 5 établissements",
      "Optimisation avancée par l’IA",
      "Programmation automatique des posts",
      "Rapports hebdomadaires",
      "Assistance prioritaire",
    ],
  },
  enterprise: {
    name: "Entreprise",
    text: "Pour les réseaux et les agences.",
    features: [
      "Établissements illimités",
      "IA entraînée sur vos textes",
      "Rapports en marque blanche",
      "Interlocuteur dédié",
      "Assistance téléphonique 24 h/24, 7 j/7",
    ],
  },
};

/** The add-ons of every plan. */
export const addOnTexts: AddOnTexts = {
  location: {
    title: "Établissement supplémentaire",
    text: "Une adresse de plus, avec tout ce que comprend votre formule.",
  },
  support: {
    title: "Assistance Premium",
    text: "Une personne attitrée qui connaît votre compte, par téléphone et par e-mail.",
  },
  reporting: {
    title: "Rapports sur mesure",
    text: "Des rapports construits autour de vos propres chiffres, à vos couleurs.",
  },
};
