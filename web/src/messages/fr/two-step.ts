// Texts of the second factor outside of personal settings: reauthentication, and organizations that require it.
import type * as en from "../en/two-step";

/** Before a way to sign in is added or removed. */
export const reauthentication: typeof en.reauthentication = {
  title: "Confirmez votre identité",
  text: "Votre connexion date un peu. Confirmez votre identité pour modifier vos accès.",
  password: "Votre mot de passe",
  submit: "Continuer",
  wrong: "Mot de passe incorrect.",
  send_code: "Pas de mot de passe ? Recevoir un code",
  not_sent: "Le code n’a pas pu être envoyé. Réessayez dans une minute.",
  code: "Code reçu par e-mail",
  code_help: "Nous vous avons envoyé un code. Il est valable dix minutes.",
  wrong_code: "Ce code est incorrect ou a expiré.",
  failed: "Une erreur est survenue. Réessayez.",
};

/** In the settings of an organization. */
export const rule: typeof en.rule = {
  title: "Exiger la connexion en deux étapes",
  text: "Chacun doit utiliser une application d’authentification ou une clé d’accès. Les membres qui n’en ont pas la configurent à leur prochaine connexion ; d’ici là, leurs jetons d’API ne fonctionnent plus. Vaut aussi pour vos membres dans les organisations clientes.",
  on: "La connexion en deux étapes est désormais exigée",
  off: "La connexion en deux étapes n’est plus exigée",
  own_first:
    "Configurez d’abord la connexion en deux étapes pour votre compte, puis utilisez-la pour vous connecter.",
  to_security: "Compte et sécurité",
  failed: "Rien n’a été modifié.",
};

/** Texts for users who must set it up. */
export const setUp: typeof en.setUp = {
  document_title: "Connexion en deux étapes",
  title: "La connexion en deux étapes est exigée",
  text: (organisation) =>
    `${organisation} exige la connexion en deux étapes. Configurez-la maintenant : il vous faut votre téléphone et une minute environ.`,
  add: "Ajouter une application",
  use_passkey: "Se connecter avec une clé d’accès",
  elsewhere: "Aller dans une autre organisation",
  other_account: "Utiliser un autre compte",
};
