// The page that does not exist.
import type { en } from "../en/not-found";

export const fr: typeof en = {
  title: "Page introuvable | Vitrine",
  heading: "Cette page n’a pas encore été créée",
  lead: "Dites-moi ce que vous aimeriez trouver sur cette page.",
  tell: "Nous le dire",
  home: "Retour à l’accueil",
  subject: "Une page qui manque",
  links: "Ou continuez ici",
  search: "Chercher dans l’aide",
  submit: "Chercher",
};
