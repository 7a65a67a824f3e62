// Words of the page of clients.
import { plural } from "@/lib/format";
import type { clients as en } from "./en";

export const clients: typeof en = {
  title: "Clients",
  subtitle: "L’état de chaque client, et les avis qui attendent une réponse.",
  new: "Nouveau client",
  caption: "Clients et leurs chiffres",
  search: "Rechercher un client",
  sort: "Trier par",
  sorts: { name: "Nom", waiting: "Sans réponse", last_activity: "Dernière activité" },
  columns: {
    name: "Client",
    locations: "Établissements",
    health: "Santé",
    rating: "Note",
    waiting: "Sans réponse",
    last_active: "Dernière activité",
  },
  open: "Ouvrir",
  open_name: (name) => `Ouvrir ${name}`,
  problems: (count) => `${count} ${plural("fr", count, "problème critique", "problèmes critiques")}`,
  reviews: (count, _number) => `${count} avis`,
  needs_factor: "Demande la validation en deux étapes",
  plans: { trial: "Essai", over: "Formule terminée" },
  load_more: "Afficher la suite",
  load_failed: "Impossible de charger vos clients.",
  empty: {
    title: "Aucun client pour l’instant",
    text: "Un client est une organisation dont votre équipe s’occupe pour quelqu’un d’autre. Chacun y travaille avec le même rôle qu’ici, et le client ne voit que ses propres établissements. Les agences et les consultants en ont besoin ; une entreprise qui gère ses propres établissements, non.",
  },
  nothing: {
    title: "Aucun client trouvé",
    text: "Aucun client ne porte ce nom.",
    clear: "Effacer la recherche",
  },
};
