// Texts of reauthentication within a form.
import type * as en from "../en/proof";

export const proof: typeof en.proof = {
  password: "Votre mot de passe",
  send_code: "Pas de mot de passe ? Recevoir un code",
  not_sent: "Le code n’a pas pu être envoyé. Réessayez dans une minute.",
  code: "Code reçu par e-mail",
  code_help: "Nous vous avons envoyé un code. Il est valable dix minutes.",
};
