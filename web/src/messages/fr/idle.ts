// Texts of organizations that sign idle people out.
import { plural } from "@/lib/format";
import type * as en from "../en/idle";

/** In the settings of an organization. */
export const rule: typeof en.rule = {
  title: "Déconnexion automatique",
  text: "Déconnecte chacun après cette durée d’inactivité, avec un avertissement une minute avant. Vaut aussi pour vos membres dans les organisations clientes. Les jetons d’API ne sont pas concernés.",
  label: "Déconnecter après",
  choices: {
    off: "30 jours",
    15: "15 minutes",
    30: "30 minutes",
    60: "1 heure",
    480: "8 heures",
    1440: "24 heures",
  },
  done: "Enregistré",
  failed: "Rien n’a été modifié.",
};

/** Warning before the sign-out. */
export const warning: typeof en.warning = {
  title: "Êtes-vous toujours là ?",
  text: "Vous êtes inactif depuis un moment. Pour protéger vos données, votre session va être fermée.",
  left: (seconds) => `${seconds} ${plural("fr", seconds, "seconde restante", "secondes restantes")}`,
  stay: "Garder ma session ouverte",
  leave: "Se déconnecter",
};
