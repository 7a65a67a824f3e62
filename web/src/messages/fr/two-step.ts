// Mots de la connexion en deux étapes au-delà des paramètres personnels : prouver de nouveau qui l’on est, et organizations
// qui l’exigent.
import type * as en from "../en/two-step";

/** Avant d’ajouter ou de retirer un accès au compte. */
export const again: typeof en.again = {
  title: "Est-ce toujours vous ?",
  text: "Votre connexion date un peu. Avant toute modification de vos accès, prouvez que personne d’autre n’est à votre place.",
  password: "Votre mot de passe",
  submit: "Continuer",
  wrong: "Ce n’est pas votre mot de passe.",
  send_code: "Pas de mot de passe ? Recevoir un code par e-mail",
  not_sent: "Le code n’a pas pu être envoyé. Réessayez dans une minute.",
  code: "Code reçu par e-mail",
  code_help: "Nous vous avons envoyé un code. Il est valable dix minutes.",
  wrong_code: "Ce code est faux ou expiré.",
  failed: "Cela n’a pas fonctionné. Veuillez réessayer.",
};

/** Dans les paramètres d’une organization. */
export const rule: typeof en.rule = {
  title: "Exiger la connexion en deux étapes",
  text: "Seules les personnes qui se connectent en deux étapes peuvent travailler dans cette organisation : après le mot de passe, un code donné par une application, ou une clé d’accès. Les autres la configurent avant d’y voir quoi que ce soit ; les programmes de ceux qui ne l’ont pas sont refusés. Si elle a des clients, ses membres en ont besoin chez eux aussi.",
  on: "La connexion en deux étapes est désormais exigée",
  off: "La connexion en deux étapes n’est plus exigée",
  own_first: "Configurez-la d’abord pour vous-même, puis connectez-vous ainsi.",
  to_security: "Compte et sécurité",
  failed: "Rien n’a été modifié.",
};

/** Pour qui doit la configurer. */
export const setUp: typeof en.setUp = {
  document_title: "Connexion en deux étapes",
  title: "La connexion en deux étapes est exigée",
  text: (organisation) =>
    `Pour travailler chez ${organisation}, il faut se connecter en deux étapes. Configurez cette connexion maintenant : il vous faut votre téléphone et une minute environ.`,
  add: "Ajouter une application",
  use_passkey: "Se connecter avec une clé d’accès",
  elsewhere: "Travailler dans une autre organisation",
  other_account: "Utiliser un autre compte",
};
