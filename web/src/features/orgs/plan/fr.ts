// Texts of the plan of an organization: its screen, and the banner about the end of the trial.
import { plural } from "@/lib/format";
import type { plan as en } from "./en";

export const plan = {
  title: "Formule",
  text: "Votre formule, son échéance et votre utilisation.",
  load_failed: "La formule n’a pas pu être chargée.",
  names: { starter: "Débutant", professional: "Professionnel", enterprise: "Entreprise" },
  unlimited: {
    title: "Sans limite",
    text: "Cette instance de Vitrine ne facture rien : tout est compris, pour autant d’établissements que vous le souhaitez.",
  },
  demo: {
    title: "Démo",
    text: "Une démo n’a aucune limite. Inscrivez-vous pour conserver votre travail : 14 jours gratuits, sans carte bancaire.",
  },
  trial: {
    title: "Essai gratuit",
    until: (date) =>
      `L’essai se termine le ${date}. Aucune carte bancaire n’est demandée, et rien n’est facturé.`,
    leads_to: (name) =>
      `Vous avez choisi la formule ${name} à l’inscription. Écrivez-nous pour la garder, ou pour en prendre une autre.`,
    next: "Écrivez-nous pour continuer avec la formule de votre choix.",
  },
  active: {
    title: (name) => `Formule ${name}`,
    until: (date) => `Prend fin le ${date}.`,
    endless: "Sans date de fin.",
  },
  over: {
    title: "Aucune formule en ce moment",
    trial: (date) => `L’essai s’est terminé le ${date}.`,
    plan: (name, date) => `La formule ${name} s’est terminée le ${date}.`,
    none: "Il n’y a ni essai ni formule.",
  },
  afterwards:
    "Sans formule, rien n’est supprimé : vous pouvez consulter, modifier, exporter et supprimer tout ce qui est là. Seul l’ajout d’établissements n’est plus possible.",
  locations: "Établissements",
  of: (used, most) => `${used} sur ${most}`,
  used: (count, used) => `${used} ${plural("fr", count, "établissement", "établissements")}`,
  over_limit: (most) =>
    `Vous dépassez la limite de votre formule (${most}). Tous vos établissements sont conservés, mais vous ne pouvez pas en ajouter.`,
  full: "Vous avez utilisé tous les établissements de votre formule. Pour en ajouter un, supprimez-en un ou changez de formule.",
  change: "Changer de formule",
  ask: "Seuls les propriétaires peuvent changer de formule. Adressez-vous à l’un d’eux.",
  subject: (organisation) => `Formule de ${organisation}`,
  compare: "Comparer les formules et les prix",
  banner: {
    name: "Votre formule",
    soon: (date) => `L’essai gratuit se termine le ${date}. Rien ne sera supprimé.`,
    over: "Votre essai ou votre formule a pris fin. Tout est conservé, mais vous ne pouvez plus ajouter d’établissement.",
    link: "Voir la formule",
  },
} satisfies typeof en;
