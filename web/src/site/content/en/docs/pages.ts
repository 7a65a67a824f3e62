// Documentation of local pages: the site, its texts, publishing, addresses, and figures.
import { h2, list, p, steps, table } from "../../types/blocks";

export const pages = {
  meta: {
    name: "Local pages",
    title: "Local pages: one page per location | Vitrine docs",
    description:
      "How to create the site of your locations, write pages that search engines list, publish and restore them, and what happens to old addresses.",
  },
  title: "Local pages",
  lead: "One fast page per location, filled in from your list, on an address that stays yours.",
  blocks: [
    h2("Create the site"),
    steps(
      "Open [Pages](app:/dashboard/pages) and choose **Create your site**. You need to be an admin or owner.",
      "Choose one of six templates. Each has a sample page that you can open.",
      "Set the main color, the color of buttons, and the typeface. The contrast of text on each color is shown.",
      "Choose the languages and the address. The last step shows how many pages are drafted, which are ready, and what the others need.",
    ),
    p("Nothing is public until you publish a page."),
    h2("Write a page"),
    steps(
      "Choose a location in the list. The page is shown beside the fields as you type, on a phone, a tablet, and a desktop.",
      "Open a block to write in it: paragraphs, menu, services, team, questions, news. Turn blocks off, or drag them into another order. The arrow keys work on the handle, too.",
      "If your site has two languages, switch between them above the fields. Each language has its own words.",
      "Choose **Save draft**, then **Publish**. The draft stays yours until then.",
    ),
    p(
      "Address, hours, phone number, photos, and reviews come from the location. Change them there, and the page follows within a second.",
    ),
    h2("When search engines list a page"),
    table(
      "Reasons why a live page isn’t listed yet",
      ["Reason", "What to do"],
      ["Too few words", "Write at least 150 words of your own in each language"],
      ["Too similar to another page", "Less than 30% of the text is its own: replace shared sentences"],
      ["No address, hours, or phone number", "Add them to the location, or mark visits as by appointment"],
      ["Text nobody has read", "Read a text that a machine wrote, and save the page"],
    ),
    p(
      "Such a page can be opened by anyone, but it asks search engines to leave it out. No photo, a title used twice, and less than half of its own text are hints only.",
    ),
    h2("Versions and preview"),
    list(
      "The last 20 published versions are kept. Open **Versions** in the menu of a page, look at one, and restore it as a draft.",
      "A **preview link** shows the saved draft to anyone for seven days, without signing in.",
      "Select many pages in the list to publish them or take them offline at once. You see the effect first.",
    ),
    h2("Addresses"),
    list(
      "If a location is renamed or moves, its old address leads to the new one, for good.",
      "If it closes for good, its page says so and names the nearest locations for 90 days. Afterwards it’s gone.",
      "To show the pages under your own domain, copy the configuration for your web server from the tab **Address**.",
    ),
    h2("Figures"),
    p(
      "The tab **Figures** counts views, calls, directions, bookings, orders, and visits of your website per day. There are no cookies, and nothing is stored about visitors. Bots that say who they are aren’t counted.",
    ),
  ],
} as const;
