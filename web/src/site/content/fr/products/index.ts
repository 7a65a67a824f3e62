// The page that presents all products.
import type { products as en } from "../../en/products/index";

export const products = {
  meta: {
    title: "Nos produits de référencement local | Vitrine",
    description:
      "Fiche Google, cartes de positions, avis, citations locales, pages locales et rapports : six produits autour d’une seule liste d’établissements.",
    name: "Produits",
  },
  hero: {
    eyebrow: "Produits",
    title: "Tout ce que voit un passant, au même endroit",
    lead: "On vous découvre sur Google Maps, dans les avis et dans les annuaires bien avant de pousser votre porte. Vitrine tient tout cela à jour, pour une boutique comme pour un réseau.",
    picture: "La liste des établissements dans Vitrine, avec l’état, la note et le statut de chacun.",
  },
  list: {
    title: "Six produits, une seule liste",
    lead: "Importez vos établissements une fois. Chaque produit reprend les mêmes noms, adresses et horaires : rien n’est à saisir deux fois.",
  },
  cards: {
    profile: {
      title: "Fiche Google Business Profile",
      text: "Repérez ce qui manque, recevez des suggestions de texte, programmez vos posts et soyez prévenu de chaque modification.",
      action: "Compléter votre fiche",
    },
    heatmaps: {
      title: "Cartes de positions",
      text: "Votre position à chaque coin de rue, mot-clé par mot-clé, à côté de vos concurrents.",
      action: "Voir la carte",
    },
    reviews: {
      title: "Gestion des avis",
      text: "Vos avis Google dans une seule boîte, où ceux de Yelp, Facebook et plus de 50 autres sites ont leur place, avec des réponses prêtes à relire.",
      action: "Répondre aux avis",
    },
    citations: {
      title: "Citations locales",
      text: "Le même nom, la même adresse et le même téléphone dans plus de 100 annuaires, avec une tâche pour chaque écart.",
      action: "Corriger vos citations",
    },
    pages: {
      title: "Pages locales",
      text: "Une page rapide par établissement, à partir de six modèles pensés pour votre métier.",
      action: "Choisir un modèle",
    },
    reporting: {
      title: "Rapports de référencement local",
      text: "Des rapports qu’un gérant lit en deux minutes, à votre marque si vous êtes une agence.",
      action: "Voir les rapports",
    },
  },
  together: {
    title: "Ensemble, ils vont plus loin",
    lead: "Un mauvais numéro de téléphone se voit à six endroits. Ici, il se corrige une fois.",
    items: {
      list: {
        title: "Une liste, une vérité",
        text: "Changez une seule fois le téléphone d’un établissement, publiez-le sur Google et voyez quels annuaires affichent encore l’ancien.",
      },
      health: {
        title: "Les problèmes d’abord",
        text: "Chaque établissement a un indice de 0 à 100. Les plus mal en point arrivent en tête, avec le bouton qui corrige.",
      },
      people: {
        title: "À chacun sa part",
        text: "Six rôles, du propriétaire au client. Un responsable voit son magasin, l’agence les voit tous.",
      },
    },
  },
  figures: {
    title: "Au service de plus de 10 000 entreprises",
    items: [
      { value: "1 M+", label: "de recherches suivies" },
      { value: "500 M+", label: "d’avis gérés" },
      { value: "2 M+", label: "de citations créées" },
      { value: "50 000+", label: "pages locales publiées" },
    ],
  },
} satisfies typeof en;
