// An article of the blog, in English.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "Local SEO for multi-location brands",
    description:
      "Running local search for ten to a thousand locations: one source of truth, who can do what, location pages, reviews, openings and closures.",
    name: "Many locations",
  },
  title: "Local SEO for brands with many locations: order before tricks",
  excerpt:
    "From ten locations on, local search is a question of organization. One source of truth, clear roles, pages that deserve to exist, and a plan for openings and closures.",
  tags: ["multi-location", "enterprise", "franchise", "governance"],
  body: [
    p(
      "With one shop, local SEO is craft. With two hundred, it’s logistics. The individual steps are the same: categories, hours, photos, reviews. But no one can keep two hundred of anything correct by good will. Whoever gets the organization right beats competitors with better tricks, simply because on any given day more of their profiles are correct.",
    ),
    h2("One source of truth"),
    p(
      "Somewhere in the company there’s a list of locations. Usually there are five: property, payroll, the point-of-sale system, the website and marketing’s spreadsheet. Decide which one leads, per field, and let everything else be copied from it.",
    ),
    list(
      "**A store code that never changes.** It ties profile, page, register and reviews together. Names change, streets are renamed; the code stays.",
      "**An owner per field.** Operations own hours, property owns addresses, marketing owns descriptions and photos.",
      "**A date on every change.** “Since when was this number wrong?” is the first question after every complaint.",
      "**A format that machines read.** Country, region, postal code and street in columns of their own, phone numbers with country code, hours per weekday.",
    ),
    h2("Who can do what"),
    table(
      "Roles that work in practice",
      ["Task", "Head office", "Region", "Location"],
      ["Name, category, website", "Decides", "Proposes", "Sees"],
      ["Regular hours", "Sets the frame", "Approves", "Changes"],
      ["Holiday hours", "Sets for all", "Corrects", "Confirms"],
      ["Photos", "Supplies brand pictures", "", "Supplies real ones"],
      ["Replies to reviews", "Crises, legal", "Difficult ones", "Everyday ones"],
      ["Posts", "National offers", "Regional", "Local events"],
    ),
    p(
      "Two mistakes are equally common. If the head office does it all, the profiles are uniform, slow and without life. If every location does as it likes, half of them are empty and one is offensive. Take away from locations what must be uniform; leave them what only they can know.",
    ),
    h2("Names and categories at scale"),
    p(
      "The name is the brand, the same everywhere: “Nordlys Optics”, not “Nordlys Optics Springfield Mall”. The place belongs in the address. Choose a primary category per type of location rather than per location, and keep a table of types: flagship, shop-in-shop, workshop, collection point. Departments with their own entrance and hours, such as a pharmacy in a supermarket, get their own profile and their own type.",
    ),
    h2("Pages that deserve to exist"),
    p(
      "Each location needs one page, at one stable address, to which the profile links. It needs no two thousand words about the town. A useful page has, in this order:",
    ),
    steps(
      "Name, address, map, phone and today’s hours, above everything else.",
      "What is special **here**: services offered, brands in stock, languages spoken, the manager’s name.",
      "How to get there: stop, parking, entrance, step-free access.",
      "Three recent reviews with the replies, if your source permits showing them.",
      "Photos of this location, not of the model shop.",
      "Links to the nearest three other locations and to the page of the region.",
      "LocalBusiness data with the same facts, the store code and the address of the profile.",
    ),
    p(
      "If two pages can be told apart only by the name of the town, write neither by machine: thin copies don’t rank, and they embarrass you when a customer reads them. Start with the twenty locations that earn most and let their managers answer six questions on the phone; that gives text no one else has. [Local pages in Vitrine](page:local-pages) are built from location data plus those answers.",
    ),
    h2("Reviews as a management tool"),
    p(
      "A chain has something no single shop has: comparison. Sort locations by average of the last 90 days, not of all time, and by share answered. Read the reviews of the worst five and the best five in full. Themes that occur everywhere (an app, a price) belong to head office; themes that occur in one place (a person, a lift) to the region.",
    ),
    list(
      "Everyday replies are written on site within two days, from a few approved patterns, never pasted unchanged.",
      "Words like injury, police, discrimination or allergy go to the head office at once.",
      "Nobody is paid by the star. Pay by stars and you will get stars, not customers.",
    ),
    h2("Openings, moves, closures"),
    h3("Opening"),
    p(
      "A profile may be created up to ninety days before the opening, with the opening date. Have the page live on the same day, plan verification (someone has to film the sign), and collect the first reviews in the first two weeks, from everyone.",
    ),
    h3("Move"),
    p(
      "Edit the existing profile; don’t create a new one. The reviews move with it. Redirect the old page permanently to the new one.",
    ),
    h3("Closure"),
    p(
      "Mark the profile as permanently closed on the day itself and keep it; deleting doesn’t remove it from the map, it only takes away your control. Leave the page up for a year, with a sentence and the nearest open location.",
    ),
    h3("Holidays"),
    p(
      "The greatest source of one-star reviews in any chain is a locked door at a time when the profile said “open”. Set holiday hours for all six weeks ahead, then ask the locations to confirm, and chase those that don’t.",
    ),
    h2("Duplicates and strangers’ edits"),
    p(
      "At this size someone changes something every day: a user suggests hours, a former franchisee still has access, a directory creates a copy. Check daily by machine against the source of truth, and let only differences reach a person. Sort by damage: “closed” first, then phone, pin, hours, name, the rest. Go through the list of users once a quarter and remove everyone who has left.",
    ),
    h2("Report by exception"),
    p(
      "No one reads two hundred charts. A page for the board needs five figures: the share of locations with a correct profile, the share in the first three for their main keyword, calls and direction requests against last year, the 90-day average, and the share of reviews answered. Below, the ten locations that changed most in either direction, each with one sentence on why. Everything else belongs where people can look it up. [Vitrine’s reports](page:reporting) are built that way, and give each region its own cut.",
    ),
    h2("The first ninety days"),
    steps(
      "**Days 1 to 15:** gather the lists, choose the leading source, assign store codes, claim access to all profiles under one organization account.",
      "**Days 16 to 45:** correct closed, phone, hours, pin and category everywhere. Remove duplicates. Set holiday hours.",
      "**Days 46 to 70:** roles, reply patterns, training of one hour per location, alerts.",
      "**Days 71 to 90:** pages for the first twenty locations, baseline grids for three keywords per type, the first board page.",
    ),
    tip(
      "Pilot with the difficult ones",
      "Don’t test on the five showcase branches. Take one in a shopping center, one that has moved, one with a poor rating, one run by a franchisee and one in another language. What works there works everywhere.",
    ),
    p(
      "Our [restaurant-chain story](page:case-restaurant-chain) shows such a roll-out with its figures, and the [comparison of plans](page:pricing) what is included for how many locations.",
    ),
  ],
};
