// Mots des organizations qui déconnectent les personnes inactives.
import { plural } from "@/lib/format";
import type * as en from "../en/idle";

/** Dans les paramètres d’une organization. */
export const rule: typeof en.rule = {
  title: "Déconnecter en cas d’inactivité",
  text: "Toute personne qui ne bouge pas le pointeur et n’appuie sur aucune touche pendant ce temps doit se reconnecter, sur cet appareil. Une question lui est posée une minute avant. Si l’organisation a des clients, la règle vaut aussi pour ses membres chez eux ; les programmes munis d’un jeton ne sont pas concernés.",
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

/** Avant que cela n’arrive. */
export const warning: typeof en.warning = {
  title: "Êtes-vous toujours là ?",
  text: "Vous n’avez rien fait ici depuis un moment. Pour protéger ce qui est affiché à l’écran, votre session va être fermée.",
  left: (seconds) => `${seconds} ${plural("fr", seconds, "seconde restante", "secondes restantes")}`,
  stay: "Garder ma session ouverte",
  leave: "Se déconnecter",
};
