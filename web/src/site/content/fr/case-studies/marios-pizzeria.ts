// A case study, in French.
import { h2, list, p, quote, steps } from "@/site/content/types/blocks";
import type { CaseText } from "@/site/content/types/case-studies";

export const study: CaseText = {
  meta: {
    title: "Étude de cas : la Pizzeria Mario",
    description:
      "Une pizzeria familiale, quatorze tables, une saison : +180 % de commandes, 4,7 étoiles et du monde le mardi. Récit illustratif, en bref.",
    name: "Pizzeria Mario",
  },
  business: "Pizzeria Mario, 14 tables",
  title: "Pizzeria Mario : du monde un mardi",
  lead: "La queue le samedi, neuf couverts le mardi. Trois mois à corriger, à répondre et à regarder une carte.",
  stats: [
    { value: "+180 %", label: "de commandes en ligne", text: "surtout par sa propre page" },
    { value: "4,7", label: "étoiles", text: "contre 4,3 au départ" },
    { value: "90 %", label: "plus vite pour répondre", text: "le lendemain, avec le premier café" },
  ],
  body: [
    h2("La situation"),
    p(
      "De bonnes pizzas, une fiche créée par un cousin, des horaires faux depuis l’été, une carte en PDF et pas un avis avec réponse. Ceux qui cherchaient un mardi lisaient « fermé », ou ne voyaient pas la maison du tout.",
    ),
    h2("Ce qui a été fait"),
    steps(
      "Deux soirées pour la fiche : catégorie, horaires, photos, attributs, une carte lisible avec la pâte sans gluten.",
      "Une carte à QR code avec chaque addition, pour tout le monde, et un moyen de se plaindre en privé à côté de l’avis public.",
      "Une réponse à chaque avis dès le lendemain matin, les anciens à raison de dix par jour. Le reproche le plus fréquent, l’attente de l’addition, a disparu avec un second terminal de paiement.",
      "Une carte de 49 points : forte au sud, absente au-delà de la voie ferrée. La famille a parrainé le club de natation de l’autre rive et lui a consacré une page.",
      "Deux posts par semaine, pour le lundi et le mardi seulement, et un lien de commande vers sa propre page.",
    ),
    h2("Ce que cela a donné"),
    p(
      "À la fin de la saison, les commandes en ligne avaient progressé de 180 %, la note était passée de 4,3 à 4,7 étoiles, et les clients de passage avaient augmenté de 65 %, surtout du lundi au jeudi. Le nord-est de la carte est désormais orange, et vert près de la passerelle.",
    ),
    quote(
      "Rien de tout cela n’était difficile. Il fallait seulement le faire dans le bon ordre.",
      "Luigi, qui tient la salle (récit illustratif)",
    ),
    h2("Ce qui peut se copier"),
    list(
      "Corrigez d’abord ce qui coûte des clients aujourd’hui ; la publicité vient en dernier.",
      "Cherchez la cause du reproche le plus fréquent. Elle est souvent bon marché.",
      "Trouvez le bord de votre carte, et quelque chose d’utile à faire juste au-delà.",
    ),
    p(
      "La [version longue](page:article-pizzeria) raconte tout semaine après semaine, y compris ce qui n’a rien apporté.",
    ),
  ],
};
