// Words that all screens of local pages share; loaded with them.
import { plural } from "@/lib/format";
import type { pages as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");

export const pages: typeof en = {
  title: "Pages",
  subtitle: "Une page rapide et complète par établissement, à une adresse qui reste la vôtre",
  tabs_label: "Pages",
  tabs: { pages: "Pages", figures: "Chiffres", site: "Réglages du site", address: "Adresse" },
  open_site: "Ouvrir le site",
  load_more: "Afficher la suite",
  load_failed: "Le chargement a échoué.",
  languages: { en: "Anglais", fr: "Français" },
  templates: {
    restaurant: { name: "Restaurant", text: "La carte, la réservation, les horaires en tête." },
    medical: { name: "Santé", text: "Praticiens, spécialités, prise en charge, accès." },
    real_estate: { name: "Immobilier", text: "Les conseillers et leurs quartiers." },
    legal: { name: "Droit", text: "Domaines, avocats, premier rendez-vous." },
    home_services: { name: "Services à domicile", text: "L’appel, la zone desservie, des exemples de prix." },
    retail: { name: "Commerce", text: "Rayons, disponibilité, ouvertures du dimanche." },
  },
  fonts: {
    humanist: { name: "Humaniste", text: "Chaleureuse et facile à lire" },
    serif: { name: "À empattements", text: "Classique, pour les maisons qui ont une histoire" },
    geometric: { name: "Géométrique", text: "Nette et moderne" },
  },
  states: { none: "Pas encore de page", draft: "Brouillon", live: "En ligne", closed: "Fermé" },
  changed: "Modifications non publiées",
  indexed: "Indexée par les moteurs de recherche",
  not_indexed: "Pas encore indexée",
  own_words: (count) => `${n(count)} ${plural("fr", count, "mot original", "mots originaux")}`,
  problems: {
    too_few_words: {
      name: "Trop peu de texte",
      todo: "Écrivez au moins 150 mots qui n’appartiennent qu’à cette page : ce qui distingue l’établissement, qui y travaille, comment s’y rendre.",
    },
    too_like_sister: {
      name: "Trop proche d’une autre page",
      todo: "Remplacez les phrases reprises ailleurs par des faits qui ne sont vrais qu’ici.",
    },
    like_sister: {
      name: "Proche d’une autre page",
      todo: "Moins de la moitié du texte n’appartient qu’à cette page. Nommez les gens, les rues et les offres d’ici.",
    },
    machine_text: {
      name: "Texte non relu",
      todo: "Une machine a écrit ce texte. Relisez-le, corrigez-le, puis enregistrez la page.",
    },
    no_address: { name: "Pas d’adresse", todo: "Ajoutez l’adresse de l’établissement ou sa zone desservie." },
    no_hours: { name: "Pas d’horaires", todo: "Ajoutez les horaires, ou indiquez « sur rendez-vous »." },
    no_phone: { name: "Pas de téléphone", todo: "Ajoutez un numéro de téléphone à l’établissement." },
    no_photo: { name: "Pas de photo", todo: "Ajoutez au moins une photo de cet établissement." },
    title_clash: {
      name: "Titre en double",
      todo: "Une autre page porte le même titre. Ajoutez le quartier ou la rue.",
    },
  },
  of_location: {
    edit: "Modifier la page",
    to_site: "Voir les pages",
    figures: "Chiffres de la page",
    period: "30 derniers jours",
    views: "Vues",
    calls: "Appels",
    directions: "Itinéraires",
    bookings: "Réservations",
    todo: "À faire",
  },
  copy: { copied: "Copié", failed: "Votre navigateur a bloqué la copie." },
  unsaved: {
    title: "Quitter sans enregistrer ?",
    text: "Vos modifications n’ont pas été enregistrées.",
    stay: "Rester",
    leave: "Abandonner les modifications",
  },
  empty: {
    title: "À chaque établissement, sa page",
    text: "On cherche des horaires, un parking ou une carte près de chez soi, pas une enseigne. Créez les pages à partir de votre liste d’établissements : choisissez un modèle, réglez l’apparence, publiez.",
    create: "Créer votre site",
    forbidden: "Un administrateur de votre organisation peut créer le site.",
  },
};
