// An article of the blog, in English.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "NAP consistency: local citations that agree",
    description:
      "Why name, address and phone must agree across directories, which differences matter, and how to clean up citations in a week, step by step.",
    name: "NAP consistency",
  },
  title: "NAP consistency: how to make every directory tell the same story",
  excerpt:
    "Old phone numbers and half-moved addresses cost calls every day. Which differences matter, which don’t, and a one-week plan to clean up.",
  tags: ["citations", "nap", "directories", "moving"],
  body: [
    p(
      "NAP stands for name, address, phone: the three facts that identify a local business. A **citation** is any place on the web where they appear together, whether or not there’s a link. Directories, maps, navigation systems, booking sites, the chamber of commerce, the local newspaper. Together they’re how a search engine decides that a business exists, where it is, and which of the eleven things it has read about it are true.",
    ),
    h2("What goes wrong when they differ"),
    p(
      "Two things, and the first is the more expensive. A **customer** dials the number from a navigation system, reaches a line that was canceled in spring, and calls the next business. You will never know. The second is **doubt**: if four sources say 12 Mill Street and three say 21 Mill Lane, a search engine may split you in two, show the wrong pin, or correct your own profile with someone else’s mistake.",
    ),
    p(
      "Citations are no magic ranking factor, and buying two hundred of them does little. Correct ones in the places people and maps really use are a foundation: invisible when right, costly when wrong.",
    ),
    h2("Differences that matter, and those that don’t"),
    table(
      "Which differences to correct",
      ["Difference", "Does it matter?", "Why"],
      ["“St.” and “Street”, “Ste 4” and “Suite 4”", "No", "Addresses are normalized before they’re compared"],
      ["(617) 555-0148 and +1 617 555 0148", "No", "The same number once punctuation is removed"],
      ["An old or second number", "Yes", "The number is the strongest proof of identity"],
      ["A tracking number in one directory", "Yes", "It looks like another business, and lapses one day"],
      ["“Ltd” or “Inc.” missing", "Hardly", "Legal forms are ignored; choose one way all the same"],
      ["Another trading name", "Yes", "It reads as another business at the same address"],
      ["Old address after a move", "Yes", "It sends people to the wrong door"],
      ["A suite number missing in a shared building", "Yes", "Merged with the neighbor on the same floor"],
    ),
    h2("Where it matters"),
    p("Work through these layers from the top. Each feeds those below it."),
    h3("1. The three maps"),
    p(
      "Google Business Profile, Apple Maps (through Apple’s business registration) and Bing Places. They answer nearly every “near me” question, on phones, in cars and by voice.",
    ),
    h3("2. The sources of data"),
    p(
      "Companies that collect business records and sell them on to maps and navigation: in the United States above all Data Axle, Foursquare and TransUnion (formerly Localeze); for cars TomTom and HERE. One wrong record here is copied into dozens of places. Official registers belong here too.",
    ),
    h3("3. The big platforms"),
    p(
      "Facebook, Yelp, Tripadvisor, Yellow Pages, Foursquare, Nextdoor. People read these directly, so hours and photos count as well.",
    ),
    h3("4. Your trade"),
    p(
      "Healthgrades and Zocdoc for doctors, Avvo and FindLaw for lawyers, Angi and HomeAdvisor for home services, OpenTable for restaurants. Fewer visitors, but the right ones.",
    ),
    h3("5. Your town"),
    p(
      "The chamber of commerce, the merchants’ association, the tourist office, the sports club you sponsor. Often the best citations of all, since they come with a link and a person who knows you.",
    ),
    h2("The one-week clean-up"),
    steps(
      "**Monday: write the truth.** One document with the exact name, address line by line, main number, website, hours, category and a description in 50, 250 and 750 characters. Everything else is copied from here. Our [citation tracker](page:template-citations) has a sheet for it.",
      "**Tuesday: find what exists.** Search for the phone number in quotation marks, then each old number, then name plus old address. Note each page, what’s wrong there, and who can change it.",
      "**Wednesday: the maps and the data sources.** Correct these first, and the register entry.",
      "**Thursday: the big platforms.** Claim rather than create. A second listing is worse than a wrong one.",
      "**Friday: trade and town.** An email to the webmaster of the merchants’ association is often the fastest correction of the week.",
      "**After six weeks: check.** Data travels slowly. Wrong values that reappear tell you which source you missed.",
    ),
    tip(
      "Duplicates first",
      "If a directory has two entries for you, don’t correct both. Keep the one with the reviews, have the other merged or removed, and only then correct. Two correct duplicates still share the reviews and the visibility between them.",
    ),
    h2("Special cases"),
    h3("You’re moving"),
    p(
      "Change the profile on the day of the move, not before; then the data sources, the platforms, the rest. Keep the old phone number for a year, even if it only forwards. At the old address, have the listing marked as moved rather than permanently closed, so that its reviews come with you.",
    ),
    h3("You’re renaming"),
    p(
      "Photograph the new sign first: some directories, and Google above all, ask for proof. Put both names on the site’s contact page for six months (“formerly Miller & Sons”), and warn your bank and register, because their data are public too.",
    ),
    h3("You go to the customer"),
    p(
      "A service-area business hides its address on Google and in directories that allow it. Where a directory insists, give the town only. Name and phone must agree all the more.",
    ),
    h3("You want to measure calls"),
    p(
      "Use a tracking number as the **main** number of the Google profile and the real number as an additional one. Google keeps both together. Use tracking numbers nowhere else, and keep paying for them.",
    ),
    h3("Several practitioners or branches"),
    p(
      "Each branch has its own number and its own page. Each public practitioner can have an entry, with the practice’s address and, ideally, a direct line. Don’t let all share one central number: they will be merged.",
    ),
    h2("Keep it that way"),
    list(
      "One owner of the document with the truth, and one stand-in.",
      "A change of hours, number or name starts with the document, never with a directory.",
      "A check of the top twenty places twice a year. [Vitrine’s citation building](page:citations) compares 100+ directories with your details and shows only what differs.",
      "A spreadsheet of logins that belongs to the company, not to whoever set it up.",
    ),
    p(
      "A week of work, then two hours a year. Few tasks in local search are as dull as this, and few keep paying for as long. Once the foundation stands, time is better spent on [the profile itself](page:article-google-business-profile) and on reviews.",
    ),
  ],
};
