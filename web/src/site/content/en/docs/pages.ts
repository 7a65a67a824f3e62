// Documentation of local pages: the site, its texts, publishing, addresses, and figures.
import { h2, list, p, steps, table } from "../../types/blocks";

export const pages = {
  meta: {
    name: "Local pages",
    title: "Local pages: one page per location | Vitrine docs",
    description:
      "How to create a site for your locations, write pages that search engines list, publish and restore them, and what happens to old web addresses.",
  },
  title: "Local pages",
  lead: "One fast page per location, filled in from your list, at a permanent web address.",
  blocks: [
    h2("Create the site"),
    steps(
      "Open [Pages](app:/dashboard/pages) and choose **Create your site**. You need to be an admin or owner.",
      "Choose one of six templates. You can open a sample page for each.",
      "Set your main color, button color, and typeface. You’ll see the text contrast for each color.",
      "Choose the languages and the web address. The last step shows how many pages will be drafted, which ones are ready, and what’s still missing from the others.",
    ),
    p("Nothing is public until you publish a page."),
    h2("Write a page"),
    steps(
      "Choose a location in the list. As you type, a preview next to the fields shows the page on a phone, tablet, or desktop.",
      "Open a block to edit it: paragraphs, menu, services, team, questions, or news. Turn blocks off, or drag them to reorder them. You can also focus the handle and use the arrow keys.",
      "If your site has two languages, switch between them above the fields. Each language has its own text.",
      "Choose **Save draft**, then **Publish**. Visitors don’t see the draft until you publish it.",
    ),
    p(
      "The address, hours, phone number, photos, and reviews come from the location. Change them there, and the page updates within a second.",
    ),
    h2("When search engines list a page"),
    table(
      "Why a live page might not be listed yet",
      ["Reason", "What to do"],
      ["Too few words", "Write at least 150 words of your own in each language"],
      [
        "Too similar to another page",
        "Less than 30% of the text is unique: replace the sentences it shares with other pages",
      ],
      [
        "No address, hours, or phone number",
        "Add them to the location, or choose “By appointment only” in the editor",
      ],
      ["No photo", "Upload at least one photo of the location"],
      ["Unreviewed text", "Review the AI-written text, then save the page"],
    ),
    p(
      "Anyone can open a page like this, but it asks search engines not to list it. A duplicate title, or text that’s less than half unique, only triggers a tip.",
    ),
    h2("Versions and preview"),
    list(
      "Vitrine keeps the last 20 published versions. Open **Versions** in a page’s menu, preview one, and restore it as a draft.",
      "A **preview link** lets anyone see the saved draft for seven days without signing in.",
      "Select several pages in the list to publish them or take them offline all at once. You’ll see what will change first.",
    ),
    h2("Web addresses"),
    list(
      "If a location moves or changes its name, its old web address permanently redirects to the new one.",
      "If it closes permanently, its page says so and lists the nearest locations for 90 days. Then the page is removed.",
      "To use your own domain, add it in [Settings, Domains](app:/dashboard/settings/domains). To show the pages under a path of your existing site instead, copy the configuration from the **Address** tab.",
    ),
    h2("Performance"),
    p(
      "The **Performance** tab shows daily views, calls, direction requests, bookings, orders, and website visits. It doesn’t use cookies or store anything about visitors. Bots that identify themselves aren’t counted.",
    ),
  ],
} as const;
