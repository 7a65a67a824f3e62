// Words of the page of clients.
import { plural } from "@/lib/format";

export const clients = {
  title: "Clients",
  subtitle: "How every client is doing, and where a review is waiting for a reply.",
  new: "New client",
  caption: "Clients with their figures",
  search: "Find a client",
  sort: "Sort by",
  sorts: { name: "Name", waiting: "Without a reply", last_activity: "Last active" },
  columns: {
    name: "Client",
    locations: "Locations",
    health: "Health",
    rating: "Rating",
    waiting: "Without a reply",
    last_active: "Last active",
  },
  open: "Open",
  open_name: (name: string) => `Open ${name}`,
  problems: (count: number) => `${count} critical ${plural("en", count, "problem", "problems")}`,
  reviews: (count: string, number: number) => `${count} ${plural("en", number, "review", "reviews")}`,
  needs_factor: "Needs two-step verification",
  plans: { trial: "Trial", over: "Plan ended" },
  load_more: "Load more",
  load_failed: "Your clients couldn’t be loaded.",
  empty: {
    title: "No clients yet",
    text: "A client is an organization that your team manages for another business. Everyone here works in it with the same role, and the client only sees their own locations. Agencies and consultants need clients; a business with its own locations doesn’t.",
  },
  nothing: {
    title: "No clients found",
    text: "No client has this name.",
    clear: "Clear search",
  },
};
