// An article of the blog, in English.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "NAP consistency: local citations that match",
    description:
      "Why your name, address, and phone must match across directories, which differences matter, and how to clean up citations in a week, step by step.",
    name: "NAP consistency",
  },
  title: "NAP consistency: how to make every directory tell the same story",
  excerpt:
    "Old phone numbers and outdated addresses cost you calls every day. Learn which differences matter, which don’t, and how to clean them up in a week.",
  tags: ["citations", "nap", "directories", "moving"],
  body: [
    p(
      "NAP stands for name, address, and phone: the three facts that identify a local business. A **citation** is any place on the web where they appear together, with or without a link: directories, maps, navigation systems, booking sites, the chamber of commerce, the local newspaper. Search engines use them to decide whether a business exists, where it is, and which of the eleven things they’ve read about it are true.",
    ),
    h2("What goes wrong when they don’t match"),
    p(
      "Two things, and the first one costs you more. A **customer** taps the number in their car’s navigation, gets a line you disconnected last spring, and calls the next business instead. You’ll never know. The second is **doubt**. If four sources say 12 Mill Street and three say 21 Mill Lane, a search engine may split you into two businesses, show the wrong pin, or “correct” your own profile with someone else’s mistake.",
    ),
    p(
      "Citations aren’t a magic ranking factor, and buying two hundred of them does very little. But correct listings on the sites that people and maps really use are your foundation. No one notices them when they’re right, and they cost you when they’re wrong.",
    ),
    h2("Differences that matter, and differences that don’t"),
    table(
      "Which differences to fix",
      ["Difference", "Does it matter?", "Why"],
      ["“St.” and “Street,” “Ste 4” and “Suite 4”", "No", "Addresses are normalized before they’re compared"],
      ["(617) 555-0148 and +1 617 555 0148", "No", "It’s the same number without the punctuation"],
      ["An old or second number", "Yes", "Your phone number is the strongest signal that it’s you"],
      [
        "A tracking number in one directory",
        "Yes",
        "It looks like a different business, and someday it’ll be disconnected",
      ],
      ["“LLC” or “Inc.” missing", "Barely", "Suffixes like these are ignored, but pick one version anyway"],
      ["A different trade name", "Yes", "It looks like a different business at the same address"],
      ["Old address after a move", "Yes", "It sends people to the wrong door"],
      [
        "A missing suite number in a shared building",
        "Yes",
        "You get merged with your neighbor on the same floor",
      ],
    ),
    h2("Where it matters"),
    p("Work through these layers from top to bottom. Each one feeds the ones below it."),
    h3("1. The three maps"),
    p(
      "These are Google Business Profile, Apple Maps (through Apple’s free tools for businesses), and Bing Places. They answer nearly every “near me” question on phones, in cars, and by voice.",
    ),
    h3("2. The data sources"),
    p(
      "These companies collect business records and sell them to maps and navigation systems. In the United States, the main ones are Data Axle, Foursquare, and TransUnion (formerly Localeze). For in-car navigation, it’s TomTom and HERE. One wrong record here gets copied to dozens of other sites. Official business registries belong in this group, too.",
    ),
    h3("3. The big platforms"),
    p(
      "These are Facebook, Yelp, Tripadvisor, Yellow Pages, Foursquare, and Nextdoor. People read them directly, so hours and photos count, too.",
    ),
    h3("4. Your industry"),
    p(
      "Healthgrades and Zocdoc for doctors, Avvo and FindLaw for lawyers, Angi and HomeAdvisor for home services, and OpenTable for restaurants. They have fewer visitors, but the right ones.",
    ),
    h3("5. Your town"),
    p(
      "Think of the chamber of commerce, the merchants’ association, the visitor center, and the sports club you sponsor. These are often the best citations of all, because they come with a link and a person who knows you.",
    ),
    h2("The one-week cleanup"),
    steps(
      "**Monday: write down the truth.** Create one document with your exact name, your address line by line, main number, website, hours, category, and a description in 50, 250, and 750 characters. You’ll copy everything else from this document. Our [citation tracker](page:template-citations) has a sheet for it.",
      "**Tuesday: find what’s out there.** Search for your phone number in quotation marks, then each old number, then your name plus your old address. For each page, write down what’s wrong and who can change it.",
      "**Wednesday: the maps and the data sources.** Correct these first, along with your official business registration.",
      "**Thursday: the big platforms.** Claim your listing rather than creating a new one. A second listing is worse than a wrong one.",
      "**Friday: your industry and your town.** An email to the webmaster of your merchants’ association is often the fastest fix of the week.",
      "**Six weeks later: check again.** Data travels slowly. Wrong details that come back tell you which source you missed.",
    ),
    tip(
      "Duplicates first",
      "If a directory has two listings for you, don’t correct both. Keep the one with the reviews, have the other one merged or removed, and then make your corrections. Even when both are correct, duplicates split your reviews and your visibility between them.",
    ),
    h2("Special cases"),
    h3("You’re moving"),
    p(
      "Change your profile on the day you move, not before. Then update the data sources, the platforms, and the rest. Keep the old phone number for a year, even if it only forwards calls. Have the listing at your old address marked as moved, not permanently closed, so its reviews move with you.",
    ),
    h3("You’re changing your name"),
    p(
      "Take a photo of the new sign first. Some directories ask for proof, and so does Google. Show both names on your contact page for six months (“formerly Miller & Sons”), and tell your bank and the business registry, because their data is public, too.",
    ),
    h3("You go to your customers"),
    p(
      "A service-area business hides its address on Google and in directories that allow it. If a directory requires an address, give only the town. That makes it even more important for your name and phone number to match.",
    ),
    h3("You want to track calls"),
    p(
      "Use a tracking number as the **main** number on your Google profile and add your real number as an additional one. Google connects the two. Don’t use tracking numbers anywhere else, and keep paying for them.",
    ),
    h3("You have several practitioners or branches"),
    p(
      "Give each branch its own number and its own page. Each practitioner who sees patients or clients can have a listing with the practice’s address and, ideally, a direct line. Don’t let them all share one main number, or their listings will be merged.",
    ),
    h2("Keep it that way"),
    list(
      "Put one person in charge of the master document, and name a backup.",
      "When your hours, number, or name changes, start with the document, never with a directory.",
      "Check your top twenty listings twice a year. [Vitrine’s citation building](page:citations) checks 100+ directories against your details and shows you only what’s different.",
      "Keep a spreadsheet of logins that belongs to the company, not to the person who set it up.",
    ),
    p(
      "It takes a week of work, then two hours a year. Few tasks in local search are this dull, and few pay off for this long. Once the foundation is in place, your time is better spent on [the profile itself](page:article-google-business-profile) and on reviews.",
    ),
  ],
};
