// Words of the settings of requests; loaded with them.
import { plural } from "@/lib/format";
import type { settings as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");

export const settings: typeof en = {
  sender: {
    title: "Expéditeur",
    text: "Figure au bas de chaque demande. La loi exige un nom et une adresse postale.",
    name: "Nom",
    name_placeholder: "Boulangerie Atelier",
    address: "Adresse postale",
    address_placeholder: "12 rue du Moulin\n69001 Lyon",
  },
  limits: {
    title: "Limites",
    text: "Vous pouvez être plus strict que la loi et l’usage, jamais moins.",
    period: "Jours entre deux demandes",
    period_help: "De 90 à 730, par personne, tous établissements confondus.",
    period_invalid: "Saisissez un nombre de 90 à 730.",
    cap: "Demandes par 24 heures",
    cap_help: "De 1 à 10\u202f000, toutes campagnes confondues.",
    cap_invalid: "Saisissez un nombre de 1 à 10\u202f000.",
    from: "Pas avant",
    to: "Pas après",
    hours_help:
      "À l’heure du destinataire. Là où la loi est plus stricte, c’est elle qui s’applique\u00a0: en France, par exemple, rien ne part les dimanches et jours fériés.",
    hours_invalid: "«\u202fPas après\u202f» doit être plus tard que «\u202fPas avant\u202f».",
  },
  off: {
    label: "Ne solliciter personne",
    text: "Les campagnes s’arrêtent et rien n’est envoyé. Les pages d’avis, les QR codes et le formulaire privé restent en service.",
  },
  regulated: {
    label: "Exclure les professions qui ne peuvent pas solliciter d’avis",
    text: "Médecins, dentistes, pharmaciens, avocats et notaires n’ont pas le droit de solliciter des éloges publics en France. Leur déontologie l’interdit, et une demande les exposerait à des sanctions. Ce réglage est activé, sauf si vous le désactivez.",
    none: "Aucun de vos établissements n’exerce une telle profession.",
    some: (count) =>
      `${n(count)} ${plural("fr", count, "établissement est exclu", "établissements sont exclus")}\u00a0:`,
    more: (count) => `et ${n(count)} ${plural("fr", count, "autre", "autres")}`,
    reasons: {
      french_medical: "profession médicale en France",
      french_legal: "profession juridique en France",
    },
    reason_other: "profession réglementée",
    sure_title: "Solliciter malgré l’interdiction\u202f?",
    sure_text:
      "Faites-le seulement si la catégorie de ces établissements est erronée. Les membres de ces professions en répondent eux-mêmes.",
    sure: "Désactiver",
    keep: "Continuer à les exclure",
  },
  save: "Enregistrer",
  saved: "Paramètres enregistrés",
  failed: "Les paramètres n’ont pas été enregistrés.",
  load_failed: "Les paramètres n’ont pas pu être chargés.",
  fairness: {
    title: "Preuve d’équité",
    text: "Chaque page d’avis est comptée quand elle s’affiche, avec les liens publics qu’elle montre. La part des pages qui ont montré tous les liens doit être de 100\u00a0% pour chaque note\u00a0: personne n’est écarté.",
    month: "Mois",
    group: "Note",
    pages: "Pages affichées",
    share: "Ont montré tous les liens",
    groups: { none: "Pas encore de note", low: "0 à 6", middle: "7 et 8", high: "9 et 10" },
    none: "Aucune page",
    sets: (count) =>
      `${n(count)} ${plural("fr", count, "ensemble de liens différent a été montré", "ensembles de liens différents ont été montrés")} ce mois-ci.`,
    proof: "Ouvrir la preuve publique",
    copy: "Copier le lien",
    copied: "Lien copié",
    copy_failed: "Votre navigateur a bloqué la copie. Ouvrez la preuve et copiez son adresse.",
    failed: "La preuve n’a pas pu être chargée.",
  },
};
