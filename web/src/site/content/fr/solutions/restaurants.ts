// Restaurants.
import type { card as cardEn, call as en } from "../../en/solutions/restaurants";
import type { SolutionText } from "../../types/solutions";

/** Call button, beyond the texts of all industries. */
export const call = {
  action: "Parler à un spécialiste",
  note: "Du lundi au vendredi de 9 h à 18 h, le samedi de 10 h à 16 h.",
} satisfies typeof en;

/** Page of each restaurant, beyond the texts of all industries. */
export const card = {
  title: "La carte du jour, pas le PDF de l’an dernier",
  text: "Une page par maison, avec les plats, les horaires et le bouton que cherchent vos clients. Elle s’ouvre aussitôt sur un téléphone, dans la rue, et suit votre liste.",
  points: [
    "La carte en texte, lisible par les moteurs et les lecteurs d’écran",
    "Sans gluten, végétarien, terrasse, chaises hautes : la réponse avant l’appel",
    "Réservation et commande à votre adresse, sans la part d’une plateforme",
  ],
  action: "Voir le modèle restaurant",
  picture: "La page locale d’un restaurant, avec ses horaires et un bouton pour réserver une table.",
} satisfies typeof cardEn;

export const restaurants: SolutionText = {
  meta: {
    title: "Référencement local pour restaurants | Vitrine",
    description:
      "La bonne carte, les bons horaires, des avis avec réponse : comment plus de 500 restaurants remplissent leur salle grâce à Google Maps.",
    name: "Restaurants",
  },
  hero: {
    eyebrow: "Pour les restaurants",
    title: "À vingt heures, on choisit entre trois noms",
    lead: "Le plan montre trois restaurants. Vitrine vous aide à en faire partie, avec la bonne carte, les bons horaires et une note qui ouvre l’appétit.",
    picture:
      "Un résultat pour « pizza près de moi » : Pizzeria Mario arrive en tête avec 4,7 étoiles et la mention ouvert.",
  },
  searches: {
    title: "Ce que tapent vos clients",
    items: [
      "pizza près de moi",
      "terrasse ouverte",
      "brunch végétarien",
      "table pour 8 ce soir",
      "meilleur ramen",
      "menu enfant",
    ],
  },
  features: {
    title: "Huit services pour votre salle",
    lead: "Tous se font entre deux services, et sans vous.",
    items: [
      {
        title: "La carte et les plats",
        text: "La carte, les prix et les photos sur votre fiche, et un lien vers la carte du moment, pas vers le PDF de l’an dernier.",
      },
      {
        title: "Des horaires vrais",
        text: "Midi, soir, terrasse, jours fériés. La cuisine ferme à vingt-deux heures, et Google le sait.",
      },
      {
        title: "Réservation et commande",
        text: "Des liens directs vers vos propres pages, avant les plateformes qui prennent leur part.",
      },
      {
        title: "Les avis de partout",
        text: "Les avis Google au fil de l’eau, ceux de Yelp, TripAdvisor, Facebook et des sites de livraison quand vous les importez : une seule liste, des réponses prêtes.",
      },
      {
        title: "Des photos qui donnent faim",
        text: "Le plat de la semaine en couverture. Les photos floues des clients vous sont signalées : ajoutez-en de meilleures.",
      },
      {
        title: "Des posts pour les soirs calmes",
        text: "Menu du mardi, concert, huîtres : prévus pour le mois, publiés le jour même.",
      },
      {
        title: "Votre position par rue et par plat",
        text: "Voyez où « pizza » mène chez vous, et derrière quel pont cela s’arrête.",
      },
      {
        title: "Plusieurs maisons",
        text: "Chaque restaurant avec ses horaires, sa carte et son responsable, dans une seule liste.",
      },
    ],
  },
  steps: {
    title: "De l’import à la salle pleine",
    lead: "Trois étapes ; la première tient dans un soir de fermeture.",
    items: [
      {
        title: "Remettre la fiche d’aplomb",
        text: "Connectez Google, lancez l’audit, corrigez horaires, carte, liens et photos d’une traite.",
      },
      {
        title: "Répondre et demander",
        text: "Répondez à ce qui attend. Un QR code sur l’addition invite chaque client à donner son avis.",
      },
      {
        title: "Suivre la carte",
        text: "Regardez positions et commandes semaine après semaine, et publiez pour les soirs vides.",
      },
    ],
  },
  metrics: {
    title: "Ce que constatent plus de 500 restaurants",
    items: [
      { value: "+180 %", label: "de commandes en ligne" },
      { value: "65 %", label: "de passage en plus" },
      { value: "4,7", label: "étoiles en moyenne" },
      { value: "90 %", label: "de temps gagné pour répondre aux avis" },
    ],
  },
  story: {
    eyebrow: "Étude de cas",
    title: "Pizzeria Mario : du monde le mardi",
    text: "La queue le samedi, neuf couverts le mardi, et pas un avis avec réponse. Trois mois plus tard, l’ordre des travaux est écrit, et il se copie. Un récit d’exemple.",
    figure: { value: "+180 %", label: "de commandes en ligne" },
    action: "Lire l’étude de cas",
  },
  questions: [
    {
      question: "Nous changeons la carte chaque semaine. Est-ce gênant ?",
      answer:
        "Non. Le lien de la carte mène à une adresse qui montre toujours celle du moment, et les posts annoncent les plats du jour.",
    },
    {
      question: "Dois-je demander des avis moi-même ?",
      answer:
        "Un QR code sur l’addition ou un message après la réservation s’en charge. Chaque client voit les mêmes liens, et peut aussi vous écrire en privé.",
    },
    {
      question: "Le responsable d’une maison voit-il les autres ?",
      answer:
        "Seulement si vous le voulez. Chaque membre de l’équipe peut être limité à certains établissements.",
    },
  ],
  closing: { title: "Salle pleine un mardi", text: "Commencez par l’audit : le temps d’un café." },
};
