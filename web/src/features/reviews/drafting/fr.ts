// Words of drafted replies.
import type { drafting as english } from "./en";

export const drafting = {
  draft: "Proposer une réponse",
  stop: "Arrêter",
  writing: "Rédaction en cours…",
  again: "Nouvelle version en cours…",
  nothing: "Aucune proposition pour cet avis. Rédigez la réponse vous-même.",
  cap_reached:
    "Votre organisation a utilisé toutes ses propositions du mois. Un administrateur peut relever la limite dans Paramètres > Intégrations.",
  by_model: (model: string) => `Proposée par une IA (${model}). Relisez-la avant de l’envoyer.`,
  by_simulated: "Proposée par une IA simulée. Relisez-la avant de l’envoyer.",
  by_template: "Cette proposition vient d’un modèle de réponse",
  discarded: "Une première proposition a été écartée\u00a0:",
  automatic: "Envoyée automatiquement",
  avoided: "Elle contient un mot ou un sujet que votre organisation n’emploie jamais.",
  fallbacks: {
    no_maker: "Aucune IA n’est connectée.",
    confidential:
      "Les avis des professions de santé et du droit ne sont pas transmis à une IA, sauf si un propriétaire l’autorise dans Paramètres > Intégrations.",
    language: "L’IA rédige pour les avis en français et en anglais.",
    guard: "Les propositions de l’IA n’ont pas passé le contrôle\u00a0:",
    declined: "L’IA n’a pas voulu rédiger de réponse.",
    no_funds: "Le compte du service d’IA n’a plus de crédit.",
    key_refused:
      "Le service d’IA a refusé la clé. Un administrateur peut la remplacer dans Paramètres > Intégrations.",
    model_unknown:
      "Le service d’IA ne connaît pas ce modèle d’IA. Un administrateur peut en changer dans Paramètres > Intégrations.",
    too_slow: "L’IA a mis trop de temps à répondre.",
    busy: "Le service d’IA est surchargé. Réessayez dans une minute.",
    resting: "Le service d’IA ne répond pas. Réessayez dans une minute.",
    other: "L’IA n’a pas pu rédiger de réponse. Réessayez plus tard.",
  },
} satisfies typeof english;
