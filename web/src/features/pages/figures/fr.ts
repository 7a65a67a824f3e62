// Words of the figures of pages; loaded with them.
import { plural } from "@/lib/format";
import type { figures as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");

export const figures: typeof en = {
  label: "Chiffres",
  period: "Période",
  days: (count) => `${n(count)} derniers jours`,
  location: {
    location: "Établissement",
    clear_location: "Afficher tous les établissements",
    searching: "Recherche…",
    nothing: "Aucun établissement trouvé",
  },
  all_locations: "Toutes les pages",
  names: {
    views: "Vues",
    calls: "Appels",
    directions: "Itinéraires",
    bookings: "Réservations",
    orders: "Commandes",
    visits: "Visites du site",
  },
  describe: {
    views: (count) => `${n(count)} ${plural("fr", count, "vue", "vues")}`,
    calls: (count) => `${n(count)} ${plural("fr", count, "appel", "appels")}`,
    directions: (count) => `${n(count)} ${plural("fr", count, "itinéraire", "itinéraires")}`,
    bookings: (count) => `${n(count)} ${plural("fr", count, "réservation", "réservations")}`,
    orders: (count) => `${n(count)} ${plural("fr", count, "commande", "commandes")}`,
    visits: (count) => `${n(count)} ${plural("fr", count, "visite", "visites")}`,
  },
  more: (percent) => `${percent} de plus qu’avant`,
  fewer: (percent) => `${percent} de moins qu’avant`,
  same: "Autant qu’avant",
  chart: (name) => `${name} par jour`,
  day: "Jour",
  not_over: "Pas encore terminé",
  nothing: "Personne n’a ouvert de page pendant cette période.",
  method:
    "Compté par le serveur : les vues des pages et les clics sur le téléphone, l’itinéraire et les liens. Les robots qui s’annoncent ne comptent pas. Rien n’est conservé sur les visiteurs : ni cookie, ni bandeau.",
};
