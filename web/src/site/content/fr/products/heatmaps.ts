// Local rank heatmaps.
import type { heatmaps as en } from "../../en/products/heatmaps";

export const heatmaps = {
  meta: {
    title: "Carte de positions locales, rue par rue | Vitrine",
    description:
      "Votre position sur Google Maps depuis chaque point de votre zone, par mot-clé, dans le temps et face à vos concurrents. Exportez, partagez.",
    name: "Cartes de positions",
  },
  hero: {
    eyebrow: "Cartes de positions",
    title: "Premier ici. Neuvième deux rues plus loin.",
    lead: "Google ne répond pas la même chose à chaque coin de rue. Vitrine pose la même question depuis toute une grille de points et inscrit votre position sur chacun.",
    picture:
      "Une grille de sept repères sur sept posée sur un plan de ville. Près de la boutique, les positions sont 1 et 2, en vert ; vers les bords, elles tombent à 14 et au-delà, en rouge.",
    keyword: "boulangerie près de moi",
    place: "Boulangerie L’Atelier, 49 points, tous les 500 m",
    average: "Position moyenne",
    top3: "Dans le top 3",
    legend: { good: "Excellent, 1 à 3", fair: "Moyen, 4 à 10", poor: "Faible, 11 et au-delà" },
  },
  features: {
    title: "Une carte qui répond à vos questions",
    lead: "Pas une moyenne de plus : l’endroit où vous gagnez, celui où vous disparaissez, et qui prend votre place.",
    items: {
      maps: {
        title: "Cartes interactives",
        text: "Zoomez, déplacez, touchez un repère : voici les résultats que verrait un client à cet endroit précis.",
      },
      colors: {
        title: "Des couleurs lisibles d’un coup d’œil",
        text: "Rouge, c’est faible ; vert, c’est excellent ; et la position est écrite sur chaque repère. Une autre échelle convient aux daltoniens.",
      },
      history: {
        title: "Historique",
        text: "Remontez les mois et voyez ce qu’une nouvelle catégorie ou cinquante avis ont changé.",
      },
      keywords: {
        title: "Une vue par mot-clé",
        text: "« Pizza » et « pizza à emporter » n’ont pas la même carte. Suivez-les séparément.",
      },
      competitors: {
        title: "Comparaison avec vos concurrents",
        text: "Posez la grille d’un concurrent à côté de la vôtre et repérez les rues où il passe devant.",
      },
      share: {
        title: "Export et partage",
        text: "Une image pour la présentation, un tableau pour l’analyste, un lien pour le client qui n’a pas de compte.",
      },
    },
  },
  steps: {
    title: "Comment ça marche",
    lead: "Trois étapes. Seule la première vous revient, et une seule fois.",
    items: [
      {
        title: "Les recherches",
        text: "Choisissez les mots-clés, la taille de la grille et la fréquence. Vitrine cherche depuis chaque point, comme le ferait un client.",
      },
      {
        title: "Le traitement des données",
        text: "Votre position et celles de vos concurrents sont relevées, débarrassées des annonces et des doublons, puis conservées.",
      },
      {
        title: "La visualisation",
        text: "La grille prend ses couleurs et sa date : part de points dans le top 3, position moyenne, évolution.",
      },
    ],
  },
  history: {
    title: "Voyez le vert gagner du terrain",
    text: "Une carte est une photo. Une suite de cartes montre si le travail paie : de nouvelles photos en mars, une adresse corrigée en avril, un concurrent parti en mai.",
    points: [
      "Toujours les mêmes points, pour comparer les mois entre eux",
      "Une alerte dès qu’une position recule",
      "Position moyenne et part de top 3 sur une courbe",
    ],
    picture: "La position moyenne d’un établissement sur six mois, passée de 9,4 à 3,1.",
    chart: "Position moyenne, « boulangerie près de moi »",
    months: ["janv.", "févr.", "mars", "avr.", "mai", "juin"],
  },
  uses: {
    title: "À quoi elle sert",
    items: {
      place: {
        title: "Choisir où s’installer",
        text: "Lancez la grille sur une adresse avant de signer le bail et voyez qui domine le quartier.",
      },
      ads: {
        title: "Cibler la publicité",
        text: "Ne payez des clics que dans les rues où vos résultats gratuits n’arrivent pas.",
      },
      chains: {
        title: "Comparer les points de vente",
        text: "Quarante points de vente, un mot-clé : les plus faibles se voient en une minute, et la raison aussi.",
      },
      agencies: {
        title: "Prouver votre travail",
        text: "Montrez l’avant et l’après. Un client comprend une carte qui a viré au vert.",
      },
    },
  },
  figures: {
    title: "Tirées de vraies recherches",
    items: [
      { value: "1 M+", label: "de recherches suivies" },
      { value: "1 Md+", label: "de points de données" },
      { value: "95 %", label: "d’amélioration moyenne des positions" },
      { value: "99,9 %", label: "de disponibilité" },
    ],
  },
  read_more: "Apprendre à lire une carte",
  closing: {
    title: "Votre première carte dès aujourd’hui",
    text: "Un établissement, un mot-clé et 49 points suffisent pour savoir par où commencer. Les relevés passent par votre propre compte DataForSEO ou SerpApi, à son prix : environ 3 centimes pour celui-ci. Dans la démo, ils sont gratuits.",
  },
} satisfies typeof en;
