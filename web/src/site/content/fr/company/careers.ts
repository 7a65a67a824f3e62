// Working here.
import { h2, list, p, steps } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const careers: TextPageText = {
  meta: {
    title: "Carrières : des outils pour de vrais commerces | Vitrine",
    description:
      "Comment nous travaillons chez Vitrine, ce que nous cherchons, comment se passe un recrutement et comment postuler sans offre publiée.",
    name: "Carrières",
  },
  eyebrow: "L’entreprise",
  title: "Travaillez à ce qu’utilise la boulangerie d’à côté",
  lead: "Une petite équipe, de vrais utilisateurs, deux langues et un logiciel qui doit être juste.",
  contents: "Sur cette page",
  blocks: [
    h2("Postes ouverts"),
    p(
      "Aucun poste n’est ouvert en ce moment. Nous lisons pourtant chaque candidature qui nous dit ce que vous amélioreriez dans notre produit.",
    ),
    h2("Comment nous travaillons"),
    list(
      "**À distance**, à trois heures au plus de l’heure de Paris ou de Montréal, avec une semaine ensemble deux fois par an.",
      "**Quatre heures par jour sans réunion.** Ce qui peut s’écrire s’écrit.",
      "**Qui construit dépanne.** Chacun répond aux clients un jour par mois.",
      "**Mesurer plutôt que deviner.** Un changement censé être plus rapide arrive avec ses chiffres.",
      "**Français ou anglais** : la langue dans laquelle vous pensez. Les documents qui comptent existent dans les deux.",
    ),
    h2("Ce que nous cherchons"),
    list(
      "Des développeuses et développeurs qui aiment Rust, SQL et TypeScript, et qui suppriment du code avec plaisir.",
      "Des designers qui soignent autant l’état vide et le message d’erreur que la page d’accueil.",
      "Des rédacteurs et des spécialistes de la recherche locale qui connaissent les commerces de l’intérieur.",
    ),
    h2("Comment se passe un recrutement"),
    steps(
      "Vous écrivez, avec un lien vers quelque chose que vous avez fait et une chose que vous changeriez dans Vitrine.",
      "Nous répondons en une semaine, toujours.",
      "Deux entretiens d’une heure, avec des personnes avec qui vous travailleriez.",
      "Une journée de vrai travail ensemble, rémunérée.",
      "Une offre, avec la fourchette de salaire que vous connaissez depuis le premier entretien.",
    ),
    p(
      "Nous ne demandons ni photo, ni âge, ni situation de famille, et nous gardons une candidature six mois, sauf si vous demandez moins.",
    ),
  ],
  next: {
    title: "Dites-nous ce que vous changeriez",
    text: "Utilisez le formulaire, avec « Candidature » en objet.",
    to: "contact",
    action: "Postuler",
  },
};
