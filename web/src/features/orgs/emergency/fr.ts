// The words of emergency access.
import type * as en from "./en";

export const emergency: typeof en.emergency = {
  title: "Accès d’urgence",
  text: "Quand les responsables sont injoignables, vous disposez des droits d’administration sur les établissements et les rapports pendant quelques heures. Les membres, les réglages, les jetons d’API, les webhooks et les comptes Google restent tels quels. Les propriétaires et les administrateurs en sont avertis aussitôt.",
  begin: "Commencer…",
  running: "Accès en cours",
  may_use: "Peut utiliser l’accès d’urgence",
  may_use_name: (name) => `${name} peut utiliser l’accès d’urgence`,
  given: (name) => `${name} peut désormais utiliser l’accès d’urgence`,
  taken: (name) => `${name} ne peut plus utiliser l’accès d’urgence`,
  not_changed: (name) => `L’autorisation de ${name} n’a pas été modifiée.`,
  dialog: {
    title: "Commencer un accès d’urgence",
    reason: "Motif",
    reason_help:
      "Les propriétaires et les administrateurs le liront, et il figurera dans le journal d’audit.",
    reason_hint: (left, most) => `Encore ${left} sur ${most}`,
    too_short: "Écrivez au moins dix caractères.",
    hours: "Pour combien de temps",
    hours_choices: { "1": "1 heure", "4": "4 heures", "8": "8 heures", "24": "24 heures" },
    submit: "Commencer l’accès d’urgence",
    failed: "L’accès d’urgence n’a pas commencé.",
    not_given: "Aucun propriétaire ne vous autorise plus à utiliser l’accès d’urgence.",
    already: "Vous disposez déjà d’un accès d’urgence.",
    done: "L’accès d’urgence a commencé",
  },
  banner: {
    name: "Accès d’urgence",
    until: (time) => `Accès d’urgence jusqu’au ${time}. Tout ce que vous faites est consigné.`,
    end: "Mettre fin à l’accès",
    ended: "L’accès d’urgence est terminé",
    not_ended: "Impossible de mettre fin à l’accès d’urgence.",
  },
  list: {
    title: "Historique des accès d’urgence",
    load_failed: "Impossible de charger les accès d’urgence.",
    former: "Ancien membre",
    running: "En cours",
    period: (from, until) => `Du ${from} au ${until}`,
    ended_by: (from, until, name) => `Du ${from} au ${until}, fin décidée par ${name}`,
    end: "Mettre fin",
    end_name: (name) => `Mettre fin à l’accès d’urgence de ${name}`,
  },
};
