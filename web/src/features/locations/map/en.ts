// Words of the map of locations.
import { plural } from "@/lib/format";

const places = (n: number, text: string) => `${text} ${plural("en", n, "location", "locations")}`;

export const map = {
  label: "Map of your locations",
  in_view: "In view",
  nothing_in_view: "No location in this part of the map.",
  cluster: (n: number, text: string) => `${places(n, text)} close together`,
  zoom_in: "Zoom in",
  one_place: (n: number, text: string) => `${places(n, text)} at the same place`,
  located: (n: number, text: string) => `${places(n, text)} on the map`,
  unlocated: (n: number, text: string) => `${places(n, text)} ${plural("en", n, "is", "are")} not on the map`,
  unlocated_help: "With a postal code or coordinates, a location appears on the map.",
  show_list: "Show the list",
  fit: "Show all",
  none: "No location has a position yet",
  none_text: "With a postal code or coordinates, a location appears on the map.",
  failed: "The locations could not be put on the map.",
  verified: "Verified",
  unverified: "Unverified",
  legend: "Health",
};
