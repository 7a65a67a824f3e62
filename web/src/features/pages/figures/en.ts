// Words of the figures of pages; loaded with them.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");

export const figures = {
  label: "Figures",
  period: "Period",
  days: (count: number) => `Last ${n(count)} days`,
  location: {
    location: "Location",
    clear_location: "Show all locations",
    searching: "Searching…",
    nothing: "No locations found",
  },
  all_locations: "All pages",
  names: {
    views: "Views",
    calls: "Calls",
    directions: "Directions",
    bookings: "Bookings",
    orders: "Orders",
    visits: "Website visits",
  },
  describe: {
    views: (count: number) => `${n(count)} ${plural("en", count, "view", "views")}`,
    calls: (count: number) => `${n(count)} ${plural("en", count, "call", "calls")}`,
    directions: (count: number) => `${n(count)} ${plural("en", count, "time", "times")} directions`,
    bookings: (count: number) => `${n(count)} ${plural("en", count, "booking", "bookings")}`,
    orders: (count: number) => `${n(count)} ${plural("en", count, "order", "orders")}`,
    visits: (count: number) => `${n(count)} ${plural("en", count, "visit", "visits")}`,
  },
  chart: (name: string) => `${name} per day`,
  day: "Day",
  nothing: "No one has opened a page in this period.",
  method:
    "Counted by the server: views of pages, and clicks on phone number, directions and links. Bots that say who they are aren’t counted. Nothing about visitors is stored, so there is no cookie and no banner.",
};
