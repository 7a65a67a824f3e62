// Documentation of the audit log and of emergency access.
import { h2, list, p, steps } from "../../types/blocks";

export const audit = {
  meta: {
    name: "Journal d’audit",
    title: "Journal d’audit et accès d’urgence | Vitrine",
    description:
      "Qui a fait quoi et quand, dans un journal signé qui révèle toute falsification : chercher, exporter, et agir quand les responsables sont injoignables.",
  },
  title: "Journal d’audit et accès d’urgence",
  lead: "Voyez qui a fait quoi, et prouvez que personne n’y a touché. Il est compris dans chaque formule.",
  blocks: [
    h2("Lire le journal"),
    p(
      "Les propriétaires et les administrateurs le trouvent dans [Paramètres, Journal d’audit](app:/dashboard/settings/audit). Chaque entrée nomme la personne, le jeton ou l’assistant, l’heure, l’adresse IP, et les valeurs avant et après. Filtrez par personne, sujet et période, ou affichez tout ce qui concerne un établissement ou un membre.",
    ),
    list(
      "Il consigne les connexions, les modifications, les exports et les tentatives refusées.",
      "Une entrée ne se modifie pas et ne s’efface pas. Elle est conservée six ans, sauf si l’exploitant fixe une autre durée.",
      "Consulter le journal et l’exporter y laissent aussi une entrée.",
    ),
    h2("Prouver qu’il est complet"),
    p(
      "Chaque entrée est signée avec la précédente : une entrée modifiée, retirée ou ajoutée se voit. La page dit si la chaîne est intacte. L’exploitant la vérifie avec **vitrine audit verify**, qui nomme la première entrée modifiée.",
    ),
    h2("L’exporter"),
    p(
      "Choisissez **Export CSV** ou **Export JSONL**. Le fichier contient les entrées qui correspondent à vos filtres.",
    ),
    h2("L’accès d’urgence"),
    p(
      "Un magasin doit fermer ce soir et aucun responsable n’est joignable ? Un propriétaire peut autoriser certains membres à prendre, pour quelques heures, les droits d’un administrateur sur les établissements, les rapports et le journal d’audit.",
    ),
    steps(
      "En tant que propriétaire, ouvrez [Paramètres, Membres](app:/dashboard/settings/members) et autorisez l’accès d’urgence pour chaque personne de confiance.",
      "En cas d’urgence, cette personne choisit **Commencer…** sur la même page ou dans les paramètres de l’organisation, indique un motif et une durée de 1 à 24 heures, et confirme son identité.",
      "Les propriétaires et les administrateurs reçoivent aussitôt un e-mail et une notification. Ils peuvent y mettre fin à tout moment.",
    ),
    list(
      "Tout ce qui est fait pendant ce temps porte la mention de l’accès d’urgence dans le journal d’audit.",
      "Les membres, les invitations, les réglages, les jetons d’API, les webhooks et les comptes Google en sont exclus : rien ne lui survit.",
      "Il ne dispense pas du second facteur.",
    ),
  ],
} as const;
