// A case study, in French.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Étude de cas : l’Immobilière des Quais",
    description:
      "Une agence immobilière à quatre adresses écrit sur les rues qu’elle connaît et demande ses avis au bon moment : +89 %. Récit illustratif.",
    name: "Immobilière des Quais",
  },
  business: "Immobilière des Quais, 4 agences",
  title: "Immobilière des Quais : connue rue par rue",
  lead: "Les portails avaient les biens ; l’agence a pris ce qu’ils ne peuvent avoir : la connaissance de onze quartiers, et un nom que les vendeurs trouvent.",
  stats: [
    { value: "+89 %", label: "de demandes de vendeurs", text: "en neuf mois" },
    { value: "+156 %", label: "de visites des pages locales", text: "sur les mêmes neuf mois" },
    { value: "11", label: "pages locales", text: "écrites par ceux qui connaissent les rues" },
  ],
  body: [
    h2("La situation"),
    p(
      "Quatre agences au bord de la Saône, quatorze négociateurs, et neuf fiches créées par les négociateurs eux-mêmes, en concurrence avec celles des agences. Les acquéreurs venaient des portails, comme partout. Les vendeurs, qui apportent les mandats, cherchent autrement : « estimation appartement », « agence immobilière près du parc », le nom d’un quartier. Là, l’agence restait introuvable.",
    ),
    h2("Ce qui a été fait"),
    steps(
      "Une règle pour les fiches des négociateurs : leur nom, leur catégorie, leur ligne, l’adresse de l’agence. Celles que personne ne voulait tenir ont été retirées.",
      "Onze pages pour onze quartiers, écrites chacune par celui qui y vit ou y vend : ce qui s’y est vendu, la rue à huit heures du matin, l’école, les crues, le stationnement. Pas de prix qui vieillissent, mais un lien vers une estimation.",
      "L’avis se demande à la remise des clés, au vendeur comme à l’acquéreur. Auparavant, on le demandait après la visite, quand personne n’avait rien à dire.",
      "Une grille sur « agence immobilière » autour de chaque agence, toutes les deux semaines. Le creux entre deux agences a décidé du sujet de la douzième page.",
      "Les horaires confrontés à la réalité : deux agences fermaient le mercredi après-midi sans l’avoir jamais dit.",
    ),
    h2("Ce que cela a donné"),
    p(
      "En neuf mois, les demandes de vendeurs ont augmenté de 89 % et les visites des pages de quartier de 156 %. Trois agences sur quatre figurent parmi les trois premières devant leur propre porte sur « agence immobilière » ; elles étaient une seule. Les négociateurs citent ces pages pendant les visites, ce que personne n’avait prévu.",
    ),
    quote(
      "Un portail connaît tous les prix. Il ne sait pas quel côté de la rue a le soleil.",
      "Négociatrice, agence de Vaise (récit illustratif)",
    ),
    h2("Ce qui peut se copier"),
    list(
      "Écrivez ce que vous savez et qu’un portail ne peut pas savoir.",
      "Demandez l’avis au moment où la clé change de main.",
      "Réglez qui a une fiche avant que chacun ne concurrence sa propre agence.",
    ),
    p(
      "Ce que fait Vitrine pour l’[immobilier](page:real-estate), et comment naissent les [pages locales](page:local-pages).",
    ),
  ],
};
