// Page about the company.
import { h2, list, p } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const about: TextPageText = {
  meta: {
    title: "À propos : la recherche locale des commerces | Vitrine",
    description:
      "Vitrine, comme celle d’un magasin. Pourquoi nous faisons un logiciel de référencement local pour commerces, enseignes et agences, et comment.",
    name: "À propos",
  },
  eyebrow: "L’entreprise",
  title: "Une vitrine fait qu’on s’arrête, qu’on lit et qu’on entre",
  lead: "Nous construisons celle qui compte aujourd’hui : l’endroit où votre commerce apparaît quand quelqu’un, tout près, cherche ce que vous faites.",
  contents: "Sur cette page",
  blocks: [
    h2("Nos convictions"),
    list(
      "**Le quartier décide.** La plupart des clients d’un commerce habitent ou travaillent à côté. Être trouvé par eux vaut mieux qu’être vu de tous.",
      "**Juste vaut mieux que bruyant.** Un bon numéro de téléphone, de vrais horaires et un avis auquel on a répondu font entrer plus de monde qu’un slogan.",
      "**Un outil doit dire quoi faire.** « 3 établissements n’ont pas de numéro de téléphone. Ajoutez-les. » aide. Un graphique sans suite, non.",
      "**Vos données sont à vous.** Exportez-les quand vous voulez, par la liste ou par l’API, dans des formats ouverts.",
    ),
    h2("Pour qui nous travaillons"),
    p(
      "Plus de 10 000 entreprises : restaurants, cabinets médicaux, agences immobilières, cabinets d’avocats, artisans et enseignes, ainsi que les agences qui s’en occupent. Un commerce seul a les mêmes outils qu’une enseigne de mille magasins ; seule la liste est plus courte.",
    ),
    h2("Ce que nous construisons"),
    p(
      "Un seul endroit pour tout ce que regarde la recherche locale : [fiches Google Business Profile](page:google-business-profile), [positions rue par rue](page:heatmaps), [avis](page:reviews), [citations locales](page:citations), [pages locales](page:local-pages) et [rapports](page:reporting) qu’on lit vraiment.",
    ),
    h2("Comment nous travaillons"),
    list(
      "Le français et l’anglais sont à égalité. Chaque page et chaque écran existe dans les deux langues, écrit dans chacune et non traduit mot à mot.",
      "Aucun pistage sur notre site. Vous lisez ceci sans cookie, sans bandeau et sans qu’un tiers le sache.",
      "Le logiciel est publié sous licence Apache 2.0. Vous pouvez l’héberger vous-même : voyez la [documentation](page:docs).",
      "Nous publions ses temps de réponse et la façon de les mesurer, y compris là où il reste à faire.",
    ),
    h2("Ce que nous ne faisons pas"),
    p(
      "Nous ne promettons pas la première place : personne ne maîtrise les résultats de recherche. Nous n’achetons pas d’avis, nous n’en cachons pas de mauvais, et le produit n’aidera personne à le faire.",
    ),
  ],
  next: {
    title: "Faisons connaissance",
    text: "Une consultation gratuite dure 30 minutes et se termine par la liste de ce qu’il faut corriger d’abord.",
    to: "contact",
    action: "Nous parler",
  },
};
