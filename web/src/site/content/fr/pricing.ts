// The pricing page.
import { addOns, guaranteeDays, money, trialDays } from "../../prices";
import type { PricingText } from "../types/pricing";
import { addOnTexts, everything } from "./plans";

const extra = addOns.location;

export const pricing: PricingText = {
  meta: {
    name: "Tarifs",
    title: "Tarifs\u202f: nos formules de SEO local | Vitrine",
    description: `Trois formules dès 39\u00a0€ par mois, pour une boutique, cinq ou cinq cents. ${trialDays} jours gratuits sans carte, sans engagement, remboursé sous ${guaranteeDays} jours.`,
  },
  title: "Un prix par formule, sans surprise",
  lead: "Commencez gratuitement, restez tant que cela vous rapporte. Changez de formule ou partez quand vous voulez.",
  billing: "Facturation",
  monthly: "Mensuel",
  yearly: "Annuel",
  badge: (percent) => `Économisez ${percent}\u202f%`,
  per_month: "par mois",
  per_year: "par mois, payé à l’année",
  saving: (amount) => `Vous économisez ${amount} par an`,
  popular: "La plus choisie",
  start: "Essai Gratuit",
  talk: "Nous parler",
  talk_subject: "La formule Entreprise",
  trial: (days) => `${days} jours gratuits. Sans carte bancaire. Sans engagement. Résiliable à tout moment.`,
  plans: everything,
  add_ons: {
    title: "Ajoutez ce qu’il vous faut",
    lead: "À n’importe quelle formule, le temps de vous en servir.",
    add: "Ajouter à mon formule",
    items: addOnTexts,
  },
  comparison: {
    title: "Comparer les formules",
    lead: "Ce que chaque formule comprend, ligne par ligne.",
    feature: "Fonction",
    yes: "Inclus",
    no: "Non inclus",
    note: "Les cartes de positions passent par votre propre compte chez un fournisseur, DataForSEO ou SerpApi. Vous payez son tarif, sans supplément.",
    groups: [
      {
        name: "Taille",
        rows: [
          ["Établissements", "1", "Jusqu’à 5", "Illimités"],
          ["Annuaires", "25", "Plus de 100", "Plus de 100"],
          ["Pages locales", "1", "5", "Illimitées"],
        ],
      },
      {
        name: "Visibilité",
        rows: [
          ["Optimisation de la fiche Google", true, true, true],
          ["Programmation des posts", false, true, true],
          ["Cartes de positions", false, true, "Temps réel"],
          ["Comparaison avec les concurrents", false, true, true],
        ],
      },
      {
        name: "Réputation",
        rows: [
          ["Suivi des avis et alertes", true, true, true],
          ["Demandes d’avis par e-mail, SMS et QR code", true, true, true],
          ["Réponses aux avis par l’IA", false, true, true],
        ],
      },
      {
        name: "Sécurité",
        rows: [
          ["Authentification unique (OpenID Connect)", true, true, true],
          ["Journal d’audit", true, true, true],
        ],
      },
      {
        name: "Rapports et assistance",
        rows: [
          ["Rapports", "Mensuels", "Hebdomadaires", "Quotidiens"],
          ["Rapports en marque blanche", false, false, true],
          ["Accès à l’API", false, false, true],
          ["Assistance", "E-mail", "Prioritaire", "Téléphone 24\u202fh/24"],
        ],
      },
    ],
  },
  faq: {
    title: "Vos questions sur les tarifs",
    items: [
      {
        question: "Combien coûte un établissement de plus\u202f?",
        answer: `${money(extra.monthly, "fr")} par mois, ou ${money(extra.yearly, "fr")} par mois si vous payez à l’année. Il profite de tout ce que comprend votre formule.`,
      },
      {
        question: "Puis-je changer de formule\u202f?",
        answer:
          "Oui, quand vous voulez. Le changement est immédiat, et vous ne payez que la différence pour le reste de la période. Le montant exact s’affiche avant que vous confirmiez.",
      },
      {
        question: "Y a-t-il un essai gratuit\u202f?",
        answer: `Oui\u202f: ${trialDays} jours de la formule Professionnel, avec toutes ses fonctions. Sans carte bancaire, et rien ne se renouvelle tout seul.`,
      },
      {
        question: "Comment puis-je payer\u202f?",
        answer:
          "Par carte bancaire ou PayPal. Les formules annuelles peuvent aussi être réglées par virement (ACH aux États-Unis).",
      },
      {
        question: "Et si cela ne nous convient pas\u202f?",
        answer: `Vous êtes remboursé\u202f: en totalité, dans les ${guaranteeDays} premiers jours, sans avoir à vous justifier.`,
      },
    ],
  },
  guarantee: {
    title: (days) => `Satisfait ou remboursé pendant ${days} jours`,
    text: "Si Vitrine ne vaut pas son prix pour vous le premier mois, écrivez-nous un mot et nous vous remboursons tout. Aucun contrat ne vous retient.",
  },
  cta: {
    title: "Voyez ce qui manque avant de payer quoi que ce soit",
    text: "Essayez toutes les fonctions pendant quatorze jours, avec cinq établissements au plus. Pour les cartes de positions, apportez la clé d’un fournisseur\u202f: vous ne payez que son tarif.",
  },
};
