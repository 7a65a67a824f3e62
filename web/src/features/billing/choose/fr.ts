// Words of the page on which a plan is chosen.
import { plural } from "@/lib/format";
import type { choose as en } from "./en";

const locations = (count: number) => `${count} ${plural("fr", count, "établissement", "établissements")}`;
const pages = (count: number) => `${count} ${plural("fr", count, "page locale", "pages locales")}`;

export const choose = {
  back: "Formule",
  title: { new: "Choisir une formule", change: "Changer de formule" },
  text: {
    trial: (date) =>
      `Votre essai se poursuit jusqu’au ${date}, quelle que soit la formule choisie. Rien n’est débité avant.`,
    new: "Résiliable à tout moment. La formule se poursuit alors jusqu’à la fin de la période payée.",
    change: "Le changement est immédiat, et calculé au prorata, à la seconde près.",
  },
  list: "Tarifs",
  list_texts: {
    everything: "Fiche, avis, posts, citations locales, pages locales, cartes de positions et rapports.",
    profile:
      "Uniquement votre fiche Google : données, photos, avis Google, posts et rapports. Paiement mensuel.",
  },
  period: "Facturation",
  periods: { month: "Mensuelle", year: "Annuelle" },
  save_percent: (percent) => `−${percent} %`,
  currency: "Devise",
  currencies: { usd: "Dollar américain ($)", eur: "Euro (€)" },
  currency_fixed: "La devise d’un abonnement ne peut pas être modifiée.",
  plan: "Formule",
  popular: "La plus choisie",
  current: "Votre formule",
  per_month: "par mois",
  billed_monthly: "Facturée chaque mois",
  billed_yearly: (amount) => `Facturation annuelle : ${amount}`,
  or_yearly: (amount) => `ou ${amount} par mois, à l’année`,
  saves: (amount) => `${amount} d’économie par an`,
  compare: "Comparer toutes les fonctions",
  add_ons: "Options",
  add_ons_text: "Avec n’importe quelle formule, le temps de vous en servir.",
  extra_locations: "Établissements supplémentaires",
  extra_unlimited: "La formule Entreprise comprend un nombre illimité d’établissements.",
  each: (amount, period) => `${amount} ${period}, par établissement`,
  add: (amount, period) => `${amount} ${period}`,
  fewer: "Un établissement de moins",
  more: "Un établissement de plus",
  summary: {
    title: "Récapitulatif",
    plan: (plan, period) => `${plan}, ${period}`,
    extra: (count) =>
      `${count} ${plural("fr", count, "établissement supplémentaire", "établissements supplémentaires")}`,
    total: { month: "Total par mois", year: "Total par an" },
    saving: (amount) => `Vous économisez ${amount} par an en payant à l’année.`,
    could_save: (amount) => `Payer à l’année et économiser ${amount} par an`,
    tax: "Prix hors taxes ; les taxes s’ajoutent là où elles sont dues.",
    today: "À payer aujourd’hui",
    trial_end: (date) => `Le ${date}, à la fin de l’essai`,
    next: (date) => `Le ${date}`,
    renewal: {
      month: (amount) => `Puis ${amount} chaque mois, jusqu’à la résiliation.`,
      year: (amount) => `Puis ${amount} chaque année, jusqu’à la résiliation.`,
    },
    unused: (product) => `Temps non utilisé : ${product}`,
    used: (product, date) => `${product} jusqu’au ${date}`,
    other_product: "Formule précédente",
    credit: (amount) => `Vous recevez un avoir de ${amount}, déduit de vos prochaines factures.`,
    same: "C’est votre formule actuelle. Choisissez autre chose pour voir ce qui change.",
    again: "Réessayer",
    preview_failed: "Le prix de ce changement n’a pas pu être calculé.",
    calculating: "Calcul en cours…",
  },
  smaller: {
    title: "Ce qui dépasse la limite de la formule inférieure",
    none: "Rien : vous utilisez moins que ce que comprend la formule inférieure.",
    locations: (count) =>
      `${locations(count)}. Tout est conservé et reste modifiable, mais l’ajout n’est plus possible tant que la limite est dépassée.`,
    pages: (count) =>
      `${pages(count)}. Des pages récentes peuvent être mises hors ligne. Leur contenu est conservé, mais la publication d’autres pages n’est plus possible tant que la limite est dépassée.`,
    kept: "Rien n’est supprimé.",
  },
  submit: {
    trial: (plan) => `Choisir ${plan}, payer plus tard`,
    pay: (plan) => `Prendre la formule ${plan}`,
    change: (amount) => `Payer ${amount} et changer`,
    switch: (plan) => `Passer à la formule ${plan}`,
    none: "Aucun changement",
  },
  submit_note: {
    checkout: "Vous continuez sur la page de paiement sécurisée de Stripe.",
    card: "Le moyen de paiement enregistré est débité aussitôt.",
    credit: "Rien n’est débité aujourd’hui.",
  },
  changed: (plan) => `Vous avez maintenant la formule ${plan}.`,
  errors: {
    failed: "Rien n’a été modifié",
    billing_busy: "Un autre changement est en cours. Réessayez dans une minute.",
    other_currency: "La devise d’un abonnement ne peut pas être modifiée.",
    plan_given:
      "Votre formule a été attribuée par l’exploitant de ce serveur. Adressez-vous à lui pour en changer.",
    card_declined:
      "Votre paiement a été refusé. Vous gardez votre formule actuelle. Essayez un autre moyen de paiement.",
    already_subscribed: "Un abonnement existe déjà. Rechargez la page pour le modifier.",
    preview_expired: "Le prix a changé depuis son calcul. Vérifiez-le, puis recommencez.",
  },
  other_card: "Changer de moyen de paiement",
  billing_off: "Ce serveur ne facture rien : tout est compris, et il n’y a rien à choisir.",
  only_owners: "Seuls les propriétaires peuvent choisir une formule.",
} satisfies typeof en;
