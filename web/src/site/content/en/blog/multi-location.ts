// An article of the blog, in English.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "Local SEO for multi-location brands",
    description:
      "Running local search for ten to a thousand locations: one source of truth, who can do what, location pages, reviews, openings, and closures.",
    name: "Many locations",
  },
  title: "Local SEO for multi-location brands: get organized first",
  excerpt:
    "Once you have ten locations, local search comes down to organization. One source of truth, clear roles, pages that deserve to exist, and a plan for openings and closures.",
  tags: ["multi-location", "enterprise", "franchise", "governance"],
  body: [
    p(
      "With one store, local SEO is a craft. With two hundred, it’s logistics. The individual steps are the same: categories, hours, photos, reviews. But good intentions alone won’t keep two hundred profiles correct. A well-organized company beats competitors with better tricks, simply because more of its profiles are correct on any given day.",
    ),
    h2("One source of truth"),
    p(
      "Somewhere in your company there’s a list of locations. Usually there are five: in real estate, payroll, the point-of-sale system, the website, and marketing’s spreadsheet. Decide, field by field, which list wins, and have every other system copy from it.",
    ),
    list(
      "**A store code that never changes.** It ties the profile, page, register, and reviews together. Names change and streets get renamed, but the code stays the same.",
      "**An owner for each field.** Operations owns the hours, real estate owns the addresses, and marketing owns the descriptions and photos.",
      "**A date on every change.** “How long has this number been wrong?” is the first question after every complaint.",
      "**A machine-readable format.** Put the country, state, ZIP code, and street in separate columns, include the country code in phone numbers, and list hours by weekday.",
    ),
    h2("Who can do what"),
    table(
      "Roles that work in practice",
      ["Task", "Headquarters", "Region", "Location"],
      ["Name, category, website", "Decides", "Suggests", "Views"],
      ["Regular hours", "Sets the limits", "Approves", "Edits"],
      ["Holiday hours", "Sets them for everyone", "Corrects", "Confirms"],
      ["Photos", "Provides brand photos", "", "Provides real ones"],
      ["Replies to reviews", "Crises, legal issues", "Difficult ones", "Everyday ones"],
      ["Posts", "National offers", "Regional offers", "Local events"],
    ),
    p(
      "Two mistakes are equally common. If headquarters does everything, the profiles are uniform, out of date, and lifeless. If every location does whatever it likes, half the profiles are empty and one is offensive. Keep control of what has to be uniform, and leave the locations in charge of what only they can know.",
    ),
    h2("Names and categories at scale"),
    p(
      "The name is the brand, and it’s the same everywhere: “Nordlys Optics,” not “Nordlys Optics Springfield Mall.” The place belongs in the address. Choose a primary category for each type of location rather than for each location, and keep a table of types: flagship, store within a store, repair shop, pickup point. Departments with their own entrance and hours, such as a pharmacy in a supermarket, get their own profile and their own type.",
    ),
    h2("Pages that deserve to exist"),
    p(
      "Each location needs one page, at a permanent URL, and the profile should link to it. It doesn’t need two thousand words about the town. A useful page has these parts, in this order:",
    ),
    steps(
      "The name, address, map, phone number, and today’s hours, above everything else.",
      "What’s special about **this** location: services, brands in stock, languages spoken, the manager’s name.",
      "How to get there: the nearest bus or train stop, parking, the entrance, and wheelchair access.",
      "Three recent reviews with your replies, if the review site lets you show them.",
      "Photos of this location, not of your flagship store.",
      "Links to the three nearest locations and to the region’s page.",
      "LocalBusiness data with the same facts, the store code, and the profile’s URL.",
    ),
    p(
      "If the town’s name would be the only difference between two pages, don’t generate either of them. Thin copies don’t rank, and they’re embarrassing when a customer reads them. Start with the twenty locations that bring in the most revenue, and ask each manager six questions over the phone. You’ll get text that no one else has. [Local pages in Vitrine](page:local-pages) are built from your location data plus those answers.",
    ),
    h2("Reviews as a management tool"),
    p(
      "A chain can do something no single store can: compare. Sort your locations by the average of the last 90 days, not of all time, and by the share of reviews with a reply. Read every review of the worst five and the best five. Issues that come up everywhere (an app, a price) are for headquarters. Issues that come up in one place (a person, an elevator) are for the region.",
    ),
    list(
      "Have each location reply to everyday reviews within two days, using a few approved examples as a guide but never pasting them word for word.",
      "Send reviews with words like “injury,” “police,” “discrimination,” or “allergy” to headquarters right away.",
      "Don’t pay anyone by the star. If you do, you’ll get stars, not customers.",
    ),
    h2("Openings, moves, closures"),
    h3("Opening"),
    p(
      "You can create a profile up to ninety days before the opening and enter the opening date. Publish the page the same day, plan the verification (someone has to film the sign), and ask everyone for a review in the first two weeks.",
    ),
    h3("Move"),
    p(
      "Edit the existing profile instead of creating a new one, and the reviews move with it. Set up a permanent redirect from the old page to the new one.",
    ),
    h3("Closure"),
    p(
      "Mark the profile as permanently closed on the day you close, and keep it. Deleting it doesn’t take it off the map. You just lose control of it. Leave the page up for a year, with a short explanation and the nearest open location.",
    ),
    h3("Holidays"),
    p(
      "At any chain, the biggest source of one-star reviews is a locked door when the profile said “open.” Set holiday hours for every location six weeks ahead, ask the locations to confirm them, and follow up with the ones that don’t.",
    ),
    h2("Duplicates and edits from strangers"),
    p(
      "At this scale, something changes every day: a user suggests different hours, a former franchisee still has access, a directory creates a duplicate. Run an automatic check against the source of truth every day, and show people only the differences. Sort them by how much harm they do: “closed” first, then phone, pin, hours, name, and everything else. Go through the list of users once a quarter and remove everyone who’s left.",
    ),
    h2("Report by exception"),
    p(
      "No one reads two hundred charts. A board report needs one page with five numbers: the share of locations with a correct profile, the share in the top three for their main keyword, calls and direction requests compared with last year, the 90-day review average, and the share of reviews with a reply. Below them, list the ten locations that changed the most in either direction, with one sentence each on why. Keep everything else where people can look it up. [Vitrine’s reports](page:reporting) work this way, and each region gets its own view.",
    ),
    h2("The first ninety days"),
    steps(
      "**Days 1 to 15:** collect the lists, decide which ones win, assign store codes, and get access to all profiles under one organization account.",
      "**Days 16 to 45:** correct closed status, phone, hours, pin, and category everywhere. Remove duplicates. Set holiday hours.",
      "**Days 46 to 70:** assign roles, write sample replies, train each location for an hour, and set up alerts.",
      "**Days 71 to 90:** publish pages for the first twenty locations, run baseline grids for three keywords per type, and send the first board report.",
    ),
    tip(
      "Pilot with your toughest locations",
      "Don’t test on your five showcase stores. Pick one in a shopping center, one that’s moved, one with a poor rating, one run by a franchisee, and one that serves customers in another language. If it works there, it’ll work anywhere.",
    ),
    p(
      "Our [restaurant chain story](page:case-restaurant-chain) shows a rollout like this, with results, and the [plan comparison](page:pricing) shows what each plan includes and for how many locations.",
    ),
  ],
};
