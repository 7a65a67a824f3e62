// Documentation of brands, the client portal, and domains: what an agency's clients see.
import { h2, list, p, steps, table } from "../../types/blocks";

export const brands = {
  meta: {
    name: "Brands and client portal",
    title: "Brands, client portal, and domains | Vitrine docs",
    description:
      "Put your logo, colors, and name on reports and emails, give clients a portal without passwords, and serve both on your own domain.",
  },
  title: "Brands and client portal",
  lead: "Your clients see your name, not ours: on reports, in emails, and in a portal at your own address.",
  blocks: [
    p(
      "Brands, the client portal, and its domain come with Enterprise and with the Custom Reporting add-on. See the [plans](page:pricing).",
    ),
    h2("Create a brand"),
    steps(
      "Open [Settings, Brands](app:/dashboard/settings/brands) and choose **Add brand**.",
      "Enter its name, two colors, and a typeface. A color that’s too light for charts on white gets a readable suggestion.",
      "Enter the sender name for emails and an address for replies. We email that address a link. Replies go there once someone has confirmed it.",
      "Save the brand, and upload its logos. With **Don’t mention Vitrine**, nothing that clients see names us.",
    ),
    p(
      "You can create up to 50 brands and choose one for each client. Clients without one get the default brand.",
    ),
    h2("Open the client portal"),
    steps(
      "Open [Settings, Client portal](app:/dashboard/settings/portal) and choose **Add person**.",
      "Enter a name, an email address, and a language. Choose all locations or only some.",
      "Send your client the address shown there. They enter their email address and get a link and a code.",
    ),
    list(
      "The link works once, for 15 minutes, in the browser that asked for it. No account and no password.",
      "People see the numbers of their locations, the latest reviews, and the reports you’ve released. They change nothing.",
      "Pause or remove a person, and they see nothing from that moment on.",
    ),
    h2("Use your own domain"),
    steps(
      "Open [Settings, Domains](app:/dashboard/settings/domains), choose what the domain is for, and enter it, such as reports.youragency.com.",
      "Create the two DNS records shown there: a TXT record that proves the domain is yours, and a CNAME record that leads here.",
      "Vitrine checks every minute at first, then every hour. New links to reports and the portal use the domain as soon as it’s active.",
    ),
    table(
      "States of a domain",
      ["State", "What it means"],
      ["Waiting for the TXT record", "The record that proves the domain is yours wasn’t found yet"],
      ["Waiting for the CNAME record", "The domain is yours, but doesn’t lead here yet"],
      ["Active", "It’s served, and checked every week"],
      ["Record missing", "It’s served for seven more days"],
    ),
  ],
} as const;
