// Words of billing in Settings > Plan.
import { plural } from "@/lib/format";
import type { billing as en } from "./en";

const days = (count: number) => `${count.toLocaleString("fr-FR")} ${plural("fr", count, "jour", "jours")}`;

/** Features that pause at the end of a plan, and features that continue. */
const PAUSES =
  "Relevés de positions, campagnes, réponses automatiques, posts programmés et rapports se mettent en pause.";
const GOES_ON =
  "Vous pouvez toujours consulter, modifier, répondre, synchroniser, exporter et supprimer. Les pages publiées, les widgets et les liens partagés restent en ligne.";

export const billing = {
  title: "Formule",
  text: "Votre formule, vos paiements et votre utilisation.",
  load_failed: "La formule n’a pas pu être chargée.",
  plans: { starter: "Débutant", professional: "Professionnel", enterprise: "Entreprise" },
  lists: { everything: "Formule complète", profile: "Fiche Google seule" },
  products: {
    starter: "Débutant",
    professional: "Professionnel",
    enterprise: "Entreprise",
    profile_starter: "Débutant, fiche Google seule",
    profile_professional: "Professionnel, fiche Google seule",
    profile_enterprise: "Entreprise, fiche Google seule",
    extra_location: "Établissement supplémentaire",
    custom_reporting: "Rapports sur mesure",
    premium_support: "Assistance Premium",
  },
  per: { month: "par mois", year: "par an" },
  standing: {
    trial: {
      title: "Essai gratuit",
      badge: (left) => (left === 0 ? "Se termine aujourd’hui" : `Encore ${days(left)}`),
      text: (date) =>
        `Vous disposez de la formule Professionnel jusqu’au ${date}. Aucune carte n’est enregistrée, et rien n’est facturé tant que vous n’avez pas choisi de formule.`,
      chosen: (plan) => `Vous avez choisi la formule ${plan} à l’inscription.`,
      afterwards: `Sans choix de votre part, rien n’est supprimé. ${PAUSES}`,
    },
    trial_chosen: {
      title: (plan) => `${plan}, dès la fin de l’essai`,
      badge: "Essai",
      text: (date, amount) => `Premier paiement de ${amount} le ${date}, à la fin de l’essai.`,
    },
    active: {
      badge: "Active",
      text: (date, amount) => `Prochain paiement : ${amount} le ${date}.`,
      renews: (date) => `Se renouvelle le ${date}.`,
    },
    ending: {
      badge: "Résiliée",
      text: (date) => `Tout fonctionne jusqu’au ${date}. Vous ne serez plus débité.`,
      afterwards: `Ensuite, rien n’est supprimé. ${PAUSES}`,
    },
    past_due: {
      badge: "Paiement refusé",
      text: (since) =>
        `Le paiement du ${since} n’a pas abouti. Votre banque l’a peut-être refusé, ou la carte a expiré.`,
      until: (date) =>
        `Tout fonctionne jusqu’au ${date}, et nous présentons de nouveau le paiement d’ici là. S’il n’est pas réglé à cette date, rien n’est supprimé. ${PAUSES}`,
    },
    paused: {
      title: "Votre essai est terminé",
      badge: "En pause",
      text: (plan) =>
        `Vous avez choisi la formule ${plan}, mais sans moyen de paiement. Choisissez à nouveau votre formule en ajoutant un moyen de paiement : tout reprend aussitôt.`,
    },
    over: {
      trial: "Votre essai est terminé",
      plan: (plan) => `Votre formule ${plan} a pris fin`,
      none: "Aucune formule",
      badge: "Terminée",
      trial_badge: "Terminé",
      goes_on: { title: "Fonctionne toujours", text: GOES_ON },
      pauses: {
        title: "En pause jusqu’au choix d’une formule",
        text: "Relevés de positions, campagnes, réponses automatiques, posts programmés et rapports. L’ajout d’établissements n’est plus possible.",
      },
    },
    agency: {
      title: (agency) => `Réglée par ${agency}`,
      text: (agency) =>
        `Vos établissements comptent dans la formule de ${agency}. Vous n’avez rien à payer ici. Pour changer de formule, adressez-vous à votre agence.`,
    },
  },
  actions: {
    choose: "Choisir une formule",
    go_on: (plan) => `Continuer avec ${plan}`,
    change: "Changer de formule",
    cancel: "Résilier la formule",
    resume: "Garder ma formule",
    pay: "Payer maintenant",
    export: "Exporter vos données",
    compare: "Comparer les formules",
  },
  resumed: "Votre formule continue.",
  ask: {
    owners: (names) => `Seuls les propriétaires peuvent changer de formule. Adressez-vous à ${names}.`,
    nobody: "Seuls les propriétaires peuvent changer de formule.",
  },
  facts: {
    list: "Tarifs",
    period: "Facturation",
    periods: { month: "Mensuelle", year: "Annuelle" },
    price: "Prix",
    tax: "hors taxes",
    add_ons: "Options",
    none: "Aucune",
    extra_locations: (count) =>
      `${count} ${plural("fr", count, "établissement supplémentaire", "établissements supplémentaires")}`,
  },
  usage: {
    title: "Utilisation et limites",
    load_failed: "L’utilisation n’a pas pu être chargée.",
    locations: "Établissements",
    directories: "Annuaires",
    landing_pages: "Pages locales",
    of: (used, most) => `${used} sur ${most}`,
    unlimited: (used) => `${used} à ce jour, sans limite`,
    no_limit: "Sans limite",
    up_to: (most) => `Jusqu’à ${most}`,
    full: "La limite est atteinte. Pour aller au-delà, choisissez une formule supérieure ou une option.",
    over: (count) =>
      `${count} de plus que la limite de la formule : tout est conservé, mais l’ajout n’est plus possible.`,
    report_every: "Rapports",
    rhythms: { day: "Quotidiens", week: "Hebdomadaires", month: "Mensuels" },
    included: "Inclus",
    not_included: "Non inclus",
    features: {
      heatmaps: "Cartes de positions",
      post_scheduling: "Programmation des posts",
      drafting: "Réponses aux avis par l’IA",
      white_label: "Rapports en marque blanche",
      api: "Accès à l’API",
      citations: "Citations locales",
      pages: "Pages locales",
      requests: "Demandes d’avis",
      other_reviews: "Avis d’autres sources",
    },
  },
  invoices: {
    title: "Factures",
    empty: "Vos factures apparaîtront ici après le premier paiement.",
    load_failed: "Les factures n’ont pas pu être chargées.",
    date: "Date",
    number: "Numéro",
    amount: "Montant",
    state: "État",
    actions: "Actions",
    no_number: "Brouillon",
    pdf: "PDF",
    pdf_of: (number) => `Facture ${number} en PDF`,
    pay: "Payer",
    pay_of: (number) => `Payer la facture ${number}`,
    more: "Afficher les factures plus anciennes",
    states: {
      draft: "Brouillon",
      open: "Impayée",
      paid: "Payée",
      void: "Annulée",
      uncollectible: "Non recouvrée",
    },
  },
  payment: {
    title: "Moyen de paiement et coordonnées de facturation",
    text: "Cartes, adresse de facturation et numéro de TVA sont conservés par Stripe. Ce serveur ne voit jamais votre carte.",
    method: "Moyen de paiement",
    method_text: "Carte ou PayPal ; pour les formules annuelles, aussi un compte bancaire américain.",
    customer: "Adresse de facturation et numéro de TVA",
    customer_text: "Imprimés sur vos factures.",
    open: "Modifier chez Stripe",
    failed: "Le portail de facturation n’a pas pu être ouvert.",
  },
  cancel: {
    title: "Résilier votre formule ?",
    until: (date) => `Tout fonctionne jusqu’au ${date}, la fin de la période que vous avez payée.`,
    until_trial: (date) => `Tout fonctionne jusqu’au ${date}, la fin de votre essai.`,
    no_charge_trial: "Vous ne serez pas débité.",
    no_charge: "Vous ne serez plus débité.",
    kept: "Rien n’est supprimé. Vous pouvez toujours consulter, modifier, synchroniser et exporter.",
    pauses:
      "Relevés de positions, campagnes, réponses automatiques, posts programmés et rapports se mettent en pause ce jour-là.",
    undo: "D’ici là, vous pouvez changer d’avis en un clic.",
    export: "Vous pouvez exporter toutes vos données à tout moment.",
    keep: "Garder la formule",
    submit: "Résilier la formule",
    failed: "La formule n’a pas été résiliée.",
    done: (date) => `Votre formule est résiliée. Tout fonctionne jusqu’au ${date}.`,
  },
  paid: {
    confirming: "Confirmation de votre abonnement…",
    confirming_text: "Quelques secondes suffisent en général. Vous pouvez quitter cette page.",
    done: (plan) => `Vous avez la formule ${plan}`,
    done_text: (amount, date) => `Prochain paiement : ${amount} le ${date}. Le reçu arrive par e-mail.`,
    trial_text: (amount, date) =>
      `Rien n’a été débité aujourd’hui. Le premier paiement de ${amount} aura lieu le ${date}.`,
    slow: "Votre paiement n’est pas encore confirmé",
    slow_text:
      "Certains moyens de paiement prennent plus de temps. Si vous avez terminé le paiement, ne payez pas une deuxième fois : la formule commence dès que le paiement arrive, et cette page l’affiche.",
    failed: "Votre paiement n’a pas pu être vérifié",
    failed_text:
      "Si vous avez terminé le paiement, ne payez pas une deuxième fois. Vérifiez à nouveau dans une minute.",
    check: "Vérifier à nouveau",
    to_plan: "Terminé",
  },
} satisfies typeof en;
