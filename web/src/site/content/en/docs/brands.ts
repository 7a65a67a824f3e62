// Documentation of brands, the client portal, and domains: what an agency's clients see.
import { h2, list, p, steps, table } from "../../types/blocks";

export const brands = {
  meta: {
    name: "Brands and client portal",
    title: "Brands, client portal, and domains | Vitrine docs",
    description:
      "Put your logo, colors, and name on reports and emails, give clients a passwordless portal, and serve both on your own domain.",
  },
  title: "Brands and client portal",
  lead: "Your clients see your name, not ours: on reports, in emails, and in a portal at your own address.",
  blocks: [
    p(
      "Brands, the client portal, and its custom domain come with Enterprise and with the Custom Reporting add-on. See the [plans](page:pricing).",
    ),
    h2("Create a brand"),
    steps(
      "Open [Settings, Brands](app:/dashboard/settings/brands) and choose **Add brand**.",
      "Enter its name, two colors, and a typeface. If a color is too light for charts on a white background, Vitrine suggests a more readable one.",
      "Enter the sender name for emails and a reply-to address. Vitrine emails a confirmation link to that address, and replies go there once it’s confirmed.",
      "Save the brand, and upload its logos. Turn on **Don’t mention Vitrine** to hide our name from your clients.",
    ),
    p(
      "You can create up to 50 brands and choose one for each client. Clients without one get the default brand.",
    ),
    h2("Set up the client portal"),
    steps(
      "Open [Settings, Client portal](app:/dashboard/settings/portal) and choose **Add person**.",
      "Enter a name, an email address, and a language. Choose all locations or only some.",
      "Send your client the portal address shown there. Clients enter their email address and get a link and a code.",
    ),
    list(
      "The link works once, within 15 minutes, in the browser that requested it. Clients don’t need an account or a password.",
      "Clients see data for their locations, the latest reviews, and the reports you’ve released. They can’t change anything.",
      "When you pause or remove someone, they lose access immediately.",
    ),
    h2("Use your own domain"),
    steps(
      "Open [Settings, Domains](app:/dashboard/settings/domains), choose what the domain is for, and enter it, such as reports.youragency.com.",
      "Create the two DNS records shown there: a TXT record that proves the domain is yours, and a CNAME record that points to Vitrine.",
      "Vitrine checks the records every minute at first, then every hour. New links to reports and the portal use the domain as soon as it’s active.",
    ),
    table(
      "Domain statuses",
      ["Status", "What it means"],
      ["Waiting for the TXT record", "The record that proves the domain is yours hasn’t been found yet"],
      ["Waiting for the CNAME record", "The domain is yours but doesn’t point to Vitrine yet"],
      ["Active", "The domain works and is checked every week"],
      ["Record missing", "The domain keeps working for seven more days"],
    ),
  ],
} as const;
