// Words of the page of requests that its tabs share; loaded with it.
import type { requests as en } from "./en";

export const requests: typeof en = {
  title: "Demandes d’avis",
  subtitle: "Demandez un avis à chaque client, avec les mêmes liens pour tout le monde",
  tabs_label: "Demandes d’avis",
  tabs: {
    campaigns: "Campagnes",
    contacts: "Contacts",
    feedback: "Messages privés",
    links: "Liens et QR codes",
    settings: "Paramètres",
  },
  new_campaign: "Nouvelle campagne",
  ask: "Demander à un client",
  load_more: "Afficher la suite",
  load_failed: "Le chargement a échoué.",
  location: {
    location: "Établissement",
    all_locations: "Établissements",
    choose: "Rechercher un établissement…",
    clear_location: "Afficher tous les établissements",
    searching: "Recherche…",
    nothing: "Aucun établissement trouvé",
    required: "Choisissez un établissement.",
  },
  of_location: {
    title: "Demandes d’avis",
    ask: "Demander un avis",
    qr: "QR code",
    links: "Liens publics\u00a0:",
    no_links: "Ajouter les sites où écrire un avis",
  },
  clear: "Effacer les filtres",
  languages: { en: "Anglais", fr: "Français" },
  forbidden: {
    title: "Les demandes sont désactivées",
    text: "Votre organisation a désactivé les demandes d’avis. Les pages d’avis et le formulaire privé restent en service.",
    link: "Ouvrir les paramètres des demandes",
  },
  incomplete: {
    title: "Rien ne peut encore être envoyé",
    text: "Chaque demande indique son expéditeur et une adresse postale, comme la loi l’exige.",
    link: "Renseigner l’expéditeur",
  },
};
