// French words beside pictures of the dashboard.
import type { ScreensText } from "../types/screens";

export const screens: ScreensText = {
  title: "Voici votre futur outil de travail",
  lead: "De vrais écrans, avec des commerces inventés. Essayez-les dans la démo : sans compte ni carte bancaire.",
  items: {
    overview: {
      title: "Commencez par l’essentiel du jour",
      text: "Vitrine place en tête ce qui vous attend, et dit combien de clients vous ont vu, appelé ou rendu visite.",
      alt: "La vue d’ensemble de Vitrine : les tâches du jour avec leur bouton, le nombre d’établissements et la courbe des vues sur 30 jours",
    },
    locations: {
      title: "Tous vos établissements dans une liste",
      text: "La santé, la note et le statut de chaque établissement, dans l’ordre de votre choix.",
      alt: "La liste des établissements dans Vitrine, chacun avec sa ville, son statut, sa santé et sa note",
    },
    audit: {
      title: "Voyez ce qui manque, et pourquoi c’est important",
      text: "Chaque problème d’une fiche dit ce qu’il vous coûte, avec un bouton qui mène au bon champ.",
      alt: "L’audit d’un établissement dans Vitrine : les problèmes, leur gravité, la raison et un bouton pour corriger chacun",
    },
    reviews: {
      title: "Vos avis Google dans une seule boîte",
      text: "Lisez les avis de tous vos établissements et répondez-y sur place.",
      alt: "Les avis dans Vitrine : la liste des avis de clients à gauche, l’avis choisi et sa réponse à droite",
    },
  },
};
