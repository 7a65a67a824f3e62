// Words of the map of locations.
import { plural } from "@/lib/format";

const places = (n: number, text: string) => `${text} ${plural("en", n, "location", "locations")}`;

export const map = {
  label: "Map of your locations",
  in_view: "In view",
  nothing_in_view: "No locations in this area.",
  cluster: (n: number, text: string) => `${places(n, text)} close together`,
  /** Name of the town with the most locations. */
  cluster_at: (town: string, n: number, text: string) => `${town} · ${places(n, text)} close together`,
  /** After a number. */
  close_together: (n: number) => `${plural("en", n, "location", "locations")} close together`,
  zoom_in: "Zoom in",
  one_place: (n: number, text: string) => `${places(n, text)} in the same spot`,
  located: (n: number, text: string) => `${places(n, text)} on the map`,
  unlocated: (n: number, text: string) => `${places(n, text)} not on the map`,
  unlocated_help: "Add a postal code or coordinates to show a location on the map.",
  show_list: "Show the list",
  fit: "Show all",
  none: "No locations on the map yet",
  none_text: "Add a postal code or coordinates to show a location on the map.",
  failed: "Your locations couldn’t be shown on the map.",
  verified: "Verified",
  unverified: "Unverified",
  legend: "Health",
};
