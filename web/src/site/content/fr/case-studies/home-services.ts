// A case study, in French.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Étude de cas : un plombier au bon endroit",
    description:
      "Comment une entreprise de plomberie a corrigé sa zone desservie, écrit cinq pages et plus que doublé ses appels. Récit illustratif.",
    name: "Services à domicile",
  },
  business: "Plomberie et chauffage, 9 personnes, zone desservie",
  title: "Le plombier dont la carte se trompait de ville",
  lead: "La fiche montrait la maison du patron, les clients étaient ailleurs. Une zone corrigée, cinq pages honnêtes et une carte à QR code ont fait le reste.",
  stats: [
    { value: "+127 %", label: "d’appels depuis la fiche", text: "par rapport au même trimestre d’hiver" },
    {
      value: "+89 %",
      label: "de demandes par les pages de services",
      text: "par rapport à l’ancienne liste",
    },
    { value: "5", label: "pages de services", text: "avec des prix, au lieu de vingt mots" },
  ],
  body: [
    h2("La situation"),
    p(
      "Neuf personnes, cinq camionnettes, et une fiche à l’adresse privée du fondateur, dans un village à vingt kilomètres de Lyon, où se faisait l’essentiel du travail. Sur la carte, l’entreprise était première au village et absente de la ville. Le site énumérait vingt services en vingt mots. Les avis tombaient deux fois l’an, quand quelqu’un était particulièrement content ou particulièrement trempé.",
    ),
    h2("Ce qui a été fait"),
    steps(
      "Adresse masquée, quatorze communes saisies comme zone desservie. Puis nouvelle validation, avec une vidéo de la camionnette, de l’atelier et des outils.",
      "Un véritable atelier existait à Villeurbanne depuis des années, sans enseigne. Avec une enseigne, des horaires et quelqu’un sur place, il est devenu l’adresse de l’entreprise sur la carte.",
      "Catégories : « Plombier » d’abord, puis « Chauffagiste » et « Rénovation de salles de bains », qui étaient vraies ; quatre autres, qui ne l’étaient pas, retirées. Et l’adresse de l’établissement mise à jour au répertoire Sirene.",
      "Cinq pages pour les cinq sortes de travaux qui font vivre l’entreprise, chacune avec fourchette de prix, délai, garantie et photos de ses propres chantiers.",
      "Une carte à QR code sur chaque chaudière posée, et une ligne sur la facture. Pour tout le monde.",
    ),
    h2("Ce que cela a donné"),
    p(
      "Une grille de 81 points l’a montré : en dix semaines, la part de points lyonnais dans les trois premiers est passée de presque rien à un tiers. Les appels depuis la fiche dépassent de 127 % ceux du même trimestre d’hiver un an plus tôt, et les demandes par les pages de services de 89 % celles de l’ancienne liste. De nouveaux avis arrivent chaque semaine ; le mot qui y revient le plus est « ponctuel », devenu le premier de la description.",
    ),
    quote(
      "Nous étions invisibles là où nous travaillions, et célèbres là où nous dormions.",
      "Le gérant (récit illustratif)",
    ),
    h2("Ce qui peut se copier"),
    list(
      "Si vous vous déplacez, masquez votre adresse ; si un atelier peut recevoir, posez une enseigne.",
      "Regardez la carte là où sont vos clients, pas là où vous êtes.",
      "Cinq pages avec des prix valent mieux que vingt mots sans.",
    ),
    p(
      "Voyez [comment lire une carte de positions](page:article-heatmap), ou ce que fait Vitrine pour les [services à domicile](page:home-services).",
    ),
  ],
};
