// Les mots de l’offre d’une organization : son écran, et la bande qui annonce la fin de l’essai.
import { plural } from "@/lib/format";
import type { plan as en } from "./en";

export const plan = {
  title: "Offre",
  text: "Ce que votre organisation peut faire, jusqu’à quand, et ce qu’elle en utilise.",
  load_failed: "L’offre n’a pas pu être chargée.",
  names: { starter: "Débutant", professional: "Professionnel", enterprise: "Entreprise" },
  unlimited: {
    title: "Sans limite",
    text: "Cette instance de Vitrine ne facture rien : tout est compris, pour autant d’établissements que vous le souhaitez.",
  },
  demo: {
    title: "Démonstration",
    text: "Dans une démonstration, rien n’est limité. Inscrivez-vous pour garder ce que vous ajoutez : 14 jours gratuits, sans carte bancaire.",
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
    until: (date) => `Elle est valable jusqu’au ${date}.`,
    endless: "Elle n’a pas de terme.",
  },
  over: {
    title: "Aucune offre en ce moment",
    trial: (date) => `L’essai s’est terminé le ${date}.`,
    plan: (name, date) => `L’offre ${name} s’est terminée le ${date}.`,
    none: "Il n’y a ni essai ni offre.",
  },
  afterwards:
    "Sans offre, rien n’est supprimé : vous pouvez consulter, modifier, exporter et supprimer tout ce qui est là. Seul l’ajout d’établissements n’est plus possible.",
  locations: "Établissements",
  of: (used, most) => `${used} sur ${most}`,
  used: (count, used) => `${used} ${plural("fr", count, "établissement", "établissements")}`,
  over_limit: (most) =>
    `Il y en a plus que l’offre n’en permet (${most}). Tous restent ; vous ne pouvez pas en ajouter.`,
  full: "Toutes les places sont prises. Pour ajouter un établissement, supprimez-en un ou changez d’offre.",
  change: "Changer d’offre",
  subject: (organisation) => `Offre de ${organisation}`,
  compare: "Comparer les offres et les prix",
  banner: {
    name: "Votre offre",
    soon: (date) => `L’essai gratuit se termine le ${date}. Rien ne sera supprimé.`,
    over: "Votre essai ou votre offre a pris fin. Tout reste, mais vous ne pouvez plus ajouter d’établissement.",
    link: "Voir l’offre",
  },
} satisfies typeof en;
