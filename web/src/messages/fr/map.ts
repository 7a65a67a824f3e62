// Words of the map; loaded with it.
import type { map as english } from "../en/map";

export const map = {
  failed: "La carte n’a pas pu s’afficher",
  failed_text:
    "Ce navigateur ne peut pas la dessiner, ou la connexion a été perdue. Tout le reste fonctionne sans elle.",
  loading: "Chargement de la carte…",
  zoom_in: "Zoom avant",
  zoom_out: "Zoom arrière",
  attribution: "Afficher ou masquer les sources",
  marker: "Repère",
  ctrl_scroll: "Ctrl + molette pour zoomer sur la carte",
  command_scroll: "⌘ + molette pour zoomer sur la carte",
  two_fingers: "Utilisez deux doigts pour déplacer la carte",
  pin: "Repère : les flèches le déplacent, plus vite avec Maj",
} satisfies typeof english;
