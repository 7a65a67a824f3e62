// Google Business Profile optimization.

import type { profile as en } from "../../en/products/google-business-profile";
import { profileOnly } from "../plans";

export const profile = {
  meta: {
    title: "Optimiser sa fiche Google Business Profile | Vitrine",
    description:
      "Voyez ce qui manque à votre fiche Google, corrigez-la avec des suggestions, programmez vos posts et suivez chaque modification. 14 jours offerts.",
    name: "Google Business Profile",
  },
  hero: {
    eyebrow: "Google Business Profile",
    title: "Une fiche qui donne envie d’entrer",
    lead: "Pour la plupart de vos clients, votre fiche Google est votre porte d’entrée. Vitrine montre ce qui manque, propose de meilleurs textes et vous prévient quand quelqu’un la modifie.",
    picture:
      "L’audit d’un établissement dans Vitrine : deux problèmes critiques et deux avertissements, chacun avec son bouton de correction.",
  },
  features: {
    title: "Six tâches que vous ne ferez plus à la main",
    lead: "Connectez Google une seule fois. Vos établissements arrivent avec leurs horaires, leurs catégories et leurs photos.",
    items: {
      suggestions: {
        title: "Suggestions par l’IA",
        text: "Catégories, services et description jusqu’à 750 caractères, rédigés d’après ce que cherchent vos clients. Vous validez chaque mot.",
      },
      posts: {
        title: "Programmation des posts",
        text: "Préparez offres, événements et actualités dans un calendrier, pour un établissement ou pour tous, chacun à son heure locale.",
      },
      reviews: {
        title: "Gestion des avis",
        text: "Chaque nouvel avis Google accompagné d’un projet de réponse, en français ou en anglais. Répondez depuis la liste.",
      },
      photos: {
        title: "Gestion des photos",
        text: "Ajoutez vos photos au bon format, choisissez la couverture et le logo, publiez-les sur Google et repérez les établissements qui n’en ont aucune.",
      },
      analytics: {
        title: "Statistiques",
        text: "Vues, appels, demandes d’itinéraire et clics vers le site, par établissement et par jour, comparés au mois précédent.",
      },
      alerts: {
        title: "Alertes de modification",
        text: "Google et les internautes peuvent modifier votre fiche. Vous le savez le jour même, avec l’avant et l’après.",
      },
    },
  },
  audit: {
    title: "Sachez par quoi commencer",
    text: "L’audit lit votre fiche comme le ferait un client. Ce qui l’empêche de vous joindre est critique, ce qui le fait hésiter est un avertissement. Chaque ligne a son bouton.",
    points: [
      "Critique : pas de téléphone, pas de catégorie, fiche non validée",
      "Avertissement : pas de description, de photos, d’horaires ou de site, note inférieure à 4",
      "Un indice de 0 à 100 pour chaque établissement",
    ],
    action: "Auditer une fiche gratuitement",
  },
  posts: {
    title: "Des posts qui suivent les saisons",
    text: "Écrivez une fois, publiez partout. Un post pour la terrasse en mai, pour les cartes cadeaux en décembre, pour le seul magasin ouvert le dimanche.",
    points: [
      "Offres, événements et actualités",
      "Un établissement, une étiquette ou tout le réseau",
      "Un calendrier, avec validation si votre équipe le souhaite",
    ],
    picture: "Une semaine de posts programmés : une offre mardi, un événement jeudi et une actualité samedi.",
  },
  benefits: {
    title: "Ce qu’apporte une fiche complète",
    lead: "Ce que constatent en moyenne les entreprises qui travaillent avec Vitrine.",
    items: [
      {
        value: "95 %",
        label: "d’amélioration moyenne des positions",
        text: "en recherche locale, sur les mots-clés suivis",
      },
      { value: "150 %", label: "de trafic en plus en moyenne", text: "depuis la recherche Google et Maps" },
      { value: "5 ×", label: "plus de visibilité", text: "pour une fiche complète que pour une fiche vide" },
      { value: "4,9/5", label: "note moyenne de Vitrine", text: "sur 2 847 avis d’entreprises clientes" },
    ],
  },
  plans: {
    title: "Des formules pour la fiche seule",
    lead: "Vous n’avez besoin que de la fiche ? Ces formules s’arrêtent là. Cartes de positions, citations et pages locales font partie des formules complètes.",
    all: "Comparer avec les formules complètes",
    items: {
      starter: { ...profileOnly.starter, action: "Choisir Débutant" },
      professional: { ...profileOnly.professional, action: "Choisir Professionnel" },
      enterprise: { ...profileOnly.enterprise, action: "Choisir Entreprise" },
    },
  },
  closing: {
    title: "Votre fiche, complète ce soir",
    text: "Connectez Google, ouvrez l’audit et suivez la liste de haut en bas.",
  },
} satisfies typeof en;
