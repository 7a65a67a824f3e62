// Mots autour de chaque écran du tableau de bord, et des écrans qui arrêtent quelqu’un.
import { plural } from "@/lib/format";
import type { Messages } from "../en";

export const shell = {
  skip_to_content: "Aller au contenu",
  navigation: "Navigation principale",
  open_navigation: "Ouvrir la navigation",
  collapse: "Réduire la barre latérale",
  expand: "Agrandir la barre latérale",
  overview: "Vue d’ensemble",
  locations: "Établissements",
  reviews: "Avis",
  requests: "Demandes d’avis",
  heatmaps: "Cartes de positions",
  settings: "Paramètres",
  help: "Aide",
  trial: (days: number) => `Essai : ${days} ${plural("fr", days, "jour restant", "jours restants")}`,
  language: "Langue",
  english: "English",
  french: "Français",
  theme: "Thème",
  theme_light: "Clair",
  theme_dark: "Sombre",
  theme_system: "Comme l’appareil",
  user_menu: (name: string) => `Menu du compte : ${name}`,
  profile_settings: "Paramètres du profil",
  account_settings: "Paramètres du compte",
  legal_notice: "Mentions légales et sources",
  sign_out: "Se déconnecter",
  demo_banner: "Organisation de démonstration, supprimée au bout de 24 heures",
  demo_sign_up: "S’inscrire",
  access_denied: {
    title: "Accès refusé",
    text: "Vous devez terminer votre inscription avant d’accéder à cet espace",
    sign_up: "S’inscrire maintenant",
    login: "Retour à la connexion",
  },
  not_allowed: {
    title: "Vous n’avez pas accès à cette page",
    text: "Demandez l’accès à un propriétaire ou à un administrateur de votre organisation.",
  },
  not_found: {
    title: "Cette page n’a pas été générée",
    text: "Dites-moi ce que vous aimeriez trouver sur cette page.",
    to_dashboard: "Aller au tableau de bord",
    to_login: "Aller à la connexion",
  },
  failed: {
    title: "Cet écran n’a pas pu s’afficher",
    text: "Rien n’est perdu. Rechargez la page ; si cela se reproduit, déconnectez-vous puis reconnectez-vous.",
    reload: "Recharger",
  },
} satisfies Messages["shell"];
