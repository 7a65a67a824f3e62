// Words of the figures of pages; loaded with them.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");

export const figures = {
  label: "Performance",
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
    directions: (count: number) =>
      `${n(count)} ${plural("en", count, "direction request", "direction requests")}`,
    bookings: (count: number) => `${n(count)} ${plural("en", count, "booking", "bookings")}`,
    orders: (count: number) => `${n(count)} ${plural("en", count, "order", "orders")}`,
    visits: (count: number) => `${n(count)} ${plural("en", count, "visit", "visits")}`,
  },
  more: (percent: string) => `${percent} more than before`,
  fewer: (percent: string) => `${percent} fewer than before`,
  same: "As many as before",
  chart: (name: string) => `${name} per day`,
  day: "Day",
  not_over: "Not over yet",
  nothing: "No page views during this period.",
  method:
    "The server counts page views and clicks on phone numbers, directions, and links. Bots that identify themselves aren’t counted. No visitor data is stored, so there are no cookies and you don’t need a cookie banner.",
};
