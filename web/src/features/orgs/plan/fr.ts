// Les mots de l’offre d’une organization : son écran, et la bande qui annonce la fin de l’essai.
import { plural } from "@/lib/format";
import type { plan as en } from "./en";

export const plan = {
  title: "Offre",
  text: "Votre offre, son échéance et votre utilisation.",
  load_failed: "L’offre n’a pas pu être chargée.",
  names: { starter: "Débutant", professional: "Professionnel", enterprise: "Entreprise" },
  unlimited: {
    title: "Sans limite",
    text: "Cette instance de Vitrine ne facture rien : tout est compris, pour autant d’établissements que vous le souhaitez.",
  },
  demo: {
    title: "Démonstration",
    text: "Une démonstration n’a aucune limite. Inscrivez-vous pour conserver votre travail : 14 jours gratuits, sans carte bancaire.",
  },
  trial: {
    title: "Essai gratuit",
    until: (date) =>
      `L’essai se termine le ${date}. Aucune carte bancaire n’est demandée, et rien n’est facturé.`,
    leads_to: (name) =>
      `Vous avez choisi l’offre ${name} à l’inscription. Écrivez-nous pour la garder, ou pour en prendre une autre.`,
    next: "Écrivez-nous pour continuer avec l’offre de votre choix.",
  },
  active: {
    title: (name) => `Offre ${name}`,
    until: (date) => `Prend fin le ${date}.`,
    endless: "Sans date de fin.",
  },
  over: {
    title: "Aucune offre en ce moment",
    trial: (date) => `L’essai s’est terminé le ${date}.`,
    plan: (name, date) => `L’offre ${name} s’est terminée le ${date}.`,
    none: "Il n’y a ni essai ni offre.",
  },
  afterwards:
    "Sans offre, rien n’est supprimé : vous pouvez consulter, modifier, exporter et supprimer tout ce qui est là. Seul l’ajout d’établissements n’est plus possible.",
  locations: "Établissements",
  of: (used, most) => `${used} sur ${most}`,
  used: (count, used) => `${used} ${plural("fr", count, "établissement", "établissements")}`,
  over_limit: (most) =>
    `Vous dépassez la limite de votre offre (${most}). Tous vos établissements restent, mais vous ne pouvez pas en ajouter.`,
  full: "Vous avez utilisé tous les établissements de votre offre. Pour en ajouter un, supprimez-en un ou changez d’offre.",
  change: "Changer d’offre",
  ask: "Seuls les propriétaires peuvent changer d’offre. Adressez-vous à l’un d’eux.",
  subject: (organisation) => `Offre de ${organisation}`,
  compare: "Comparer les offres et les prix",
  banner: {
    name: "Votre offre",
    soon: (date) => `L’essai gratuit se termine le ${date}. Rien ne sera supprimé.`,
    over: "Votre essai ou votre offre a pris fin. Tout reste, mais vous ne pouvez plus ajouter d’établissement.",
    link: "Voir l’offre",
  },
} satisfies typeof en;
