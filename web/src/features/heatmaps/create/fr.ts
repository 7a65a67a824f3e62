// Words of the dialog that creates heatmaps; loaded with it.
import { plural } from "@/lib/format";
import type { create as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");
const points = (count: number) => `${n(count)} ${plural("fr", count, "point", "points")}`;
const keywords = (count: number) => `${n(count)} ${plural("fr", count, "mot-clé", "mots-clés")}`;

export const create = {
  title: "Nouvelle carte de positions",
  step: (at, total, name) => `Étape ${at} sur ${total}\u00a0: ${name}`,
  steps: ["Que mesurer", "Zone", "Ce qui va se passer"],
  back: "Retour",
  next: "Suivant",
  location: {
    placeholder: "Rechercher un établissement…",
    required: "Choisissez un établissement.",
    no_position:
      "Cet établissement n’a pas encore de position. Choisissez le centre sur la carte à l’étape suivante.",
  },
  keywords: {
    label: "Mots-clés",
    placeholder: "pizza, livraison de pizza",
    help: "Ce que vos clients tapent dans Google Maps. Validez chacun par Entrée ou une virgule. Chaque mot-clé a sa propre carte.",
    add: "Ajouter",
    remove: (keyword) => `Retirer ${keyword}`,
    list: "Mots-clés des nouvelles cartes",
    count: (count, max) => `${n(count)} sur ${max}`,
    required: "Saisissez au moins un mot-clé.",
    too_many: (max) => `Vous pouvez ajouter ${max} mots-clés au plus à la fois.`,
    too_long: (max) => `Un mot-clé compte au plus ${max} ${plural("fr", max, "caractère", "caractères")}.`,
  },
  area: {
    label: "Type de zone",
    presets: {
      center: {
        label: "Centre-ville",
        text: "Vos clients viennent à pied. Pour un café, une boulangerie ou une boutique en ville.",
      },
      neighborhood: {
        label: "Quartier",
        text: "Vos clients habitent à côté. Convient à la plupart des restaurants et des salons.",
      },
      town: {
        label: "Ville",
        text: "Vos clients traversent la ville. Pour un dentiste, un garage ou une salle de sport.",
      },
      region: {
        label: "Région",
        text: "Vos clients viennent d’autres communes, ou vous vous déplacez. Pour un plombier ou un déménageur.",
      },
    },
    custom: "Personnalisée",
    radius: "Rayon",
    radius_value: (radius) => `${radius} du centre aux points extérieurs`,
    unit: "Unité",
    units: { km: "Kilomètres", mi: "Miles" },
    size: "Grille",
    size_help: (spacing) =>
      `Un point tous les ${spacing}. Plus il y a de points, plus la carte est fine, et plus elle coûte.`,
    size_name: (size) => `${size} × ${size}\u00a0: ${points(size * size)}`,
    meters: (text) => `${text}\u00a0m`,
    kilometers: (text) => `${text}\u00a0km`,
    feet: (text) => `${text}\u00a0pieds`,
    miles: (text) => `${text}\u00a0mi`,
  },
  center: {
    label: "Points autour du centre",
    help: "Faites glisser le repère pour déplacer le centre.",
    missing: "Cliquez sur la carte pour choisir le centre.",
    required: "Choisissez le centre sur la carte.",
    reset: "Revenir à l’établissement",
  },
  schedule: {
    label: "Répéter",
    help: "Une évolution se voit mieux quand les relevés se répètent. Vitrine choisit une heure où l’établissement est ouvert.",
  },
  mode: {
    label: "Rapidité",
    queue: "Économique",
    queue_text: (price) => `${price} par réponse, prêt en 5 minutes environ`,
    live: "Rapide",
    live_text: (price) => `${price} par réponse, prêt en une ou deux minutes`,
  },
  advanced: {
    title: "Options avancées",
    provider: "Fournisseur de positions",
    connected: (name) => name,
    not_connected: (name) => `${name} (sans clé)`,
    device: "Appareil",
    devices: { desktop: "Ordinateur", mobile: "Téléphone" },
    language: "Langue de recherche",
    country: "Pays de recherche",
    any_country: "Non précisé",
    zoom: "Zoom de la carte",
    zoom_help: "L’étendue de carte que voit la recherche à chaque point. 14 correspond à un quartier.",
    adaptive: "Relevé adaptatif",
    adaptive_text:
      "Interroge d’abord un point sur deux, puis seulement là où la position change. Environ un tiers de réponses en moins\u202f; les points intermédiaires sont estimés.",
    adaptive_small: "Pour les grilles d’au moins 11 × 11 points.",
  },
  summary: {
    title: "Ce qui va se passer",
    points: "Points",
    points_value: (per, words) =>
      words === 1 ? points(per) : `${points(per)} pour chacun des ${keywords(words)}`,
    answers: (count) =>
      `${n(count)} ${plural("fr", count, "réponse", "réponses")} au plus, avec les secondes lectures qui mesurent le bruit`,
    price: "Prix de ce relevé",
    price_value: (price) => `${price} au plus`,
    month: "Par mois",
    month_value: (price) => `${price} au plus`,
    month_none: "Rien. Vous lancez chaque relevé.",
    duration: "Prêt dans",
    seconds: (count) => `${n(count)} ${plural("fr", count, "seconde", "secondes")} environ`,
    minutes: (count) => `${n(count)} ${plural("fr", count, "minute", "minutes")} environ`,
    background: "Le relevé se fait en arrière-plan. Vous pouvez quitter la page.",
    left: "Reste ce mois-ci",
    left_value: (left, cap) => `${left} sur ${cap}`,
    charged: (provider) => `Facturé par ${provider} sur votre compte`,
    seen: "Qui la voit",
    seen_text: "Les membres qui voient cet établissement",
    failed: "Le prix n’a pas pu être calculé.",
  },
  obstacles: {
    no_account: {
      title: (provider) => `${provider} n’est pas connecté`,
      text: "Ajoutez votre clé pour lancer des relevés. Vous pouvez enregistrer la carte maintenant et faire le relevé plus tard.",
      link: "Ajouter une clé",
    },
    cap_reached: {
      title: "Ce relevé pourrait dépasser votre plafond mensuel",
      text: (left) =>
        `Reste sous le plafond\u00a0: ${left}. Choisissez moins de points, ou augmentez le plafond.`,
      link: "Modifier le plafond",
    },
    simulated: "Démo\u00a0: les positions sont simulées, rien n’est facturé.",
  },
  submit: (count, price) => `Relever ${points(count)} pour ${price} au plus`,
  submit_demo: (count) => `Relever ${points(count)} (simulation)`,
  submit_unscanned: "Enregistrer sans relevé",
  created: (count) => `${n(count)} ${plural("fr", count, "carte créée", "cartes créées")}`,
  failed: "La carte n’a pas été créée.",
} satisfies typeof en;
