// Words of the strip above every screen.
import type { banner as en } from "./en";

const PAUSED =
  "Rien n’a été supprimé. Relevés de positions, campagnes, réponses automatiques, posts programmés et rapports sont en pause.";

export const banner = {
  name: "Votre formule",
  trial: (date) => `Votre essai gratuit se termine le ${date}. Rien ne sera supprimé.`,
  past_due: (date) =>
    `Un paiement a échoué. Mettez à jour votre moyen de paiement avant le ${date} pour que tout continue.`,
  past_due_open: "Un paiement a échoué. Mettez à jour votre moyen de paiement pour que tout continue.",
  paused: `Votre essai est terminé. ${PAUSED}`,
  over: `Votre formule a pris fin. ${PAUSED}`,
  fix: "Régler le paiement",
  choose: "Choisir une formule",
  view: "Voir la formule",
} satisfies typeof en;
