// Words of the map of locations.
import { plural } from "@/lib/format";
import type { map as en } from "./en";

const places = (n: number, text: string) => `${text} ${plural("fr", n, "établissement", "établissements")}`;

export const map = {
  label: "Carte de vos établissements",
  in_view: "À l’écran",
  nothing_in_view: "Aucun établissement dans cette partie de la carte.",
  cluster_at: (town, n, text) => `${town} · ${places(n, text)} ${plural("fr", n, "rapproché", "rapprochés")}`,
  close_together: (n) => plural("fr", n, "établissement rapproché", "établissements rapprochés"),
  cluster: (n, text) => `${places(n, text)} ${plural("fr", n, "rapproché", "rapprochés")}`,
  zoom_in: "Zoomer",
  one_place: (n, text) => `${places(n, text)} au même endroit`,
  located: (n, text) => `${places(n, text)} sur la carte`,
  unlocated: (n, text) => `${places(n, text)} ${plural("fr", n, "n’est pas", "ne sont pas")} sur la carte`,
  unlocated_help: "Ajoutez un code postal ou des coordonnées pour afficher un établissement sur la carte.",
  show_list: "Afficher la liste",
  fit: "Tout afficher",
  none: "Aucun établissement sur la carte pour l’instant",
  none_text: "Ajoutez un code postal ou des coordonnées pour afficher un établissement sur la carte.",
  failed: "Les établissements n’ont pas pu être placés sur la carte.",
  verified: "Validé",
  unverified: "Non validé",
  legend: "Santé",
} satisfies typeof en;
