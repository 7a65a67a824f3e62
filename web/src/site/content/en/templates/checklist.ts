// A template to download, in English.
import { h2, p, steps, tip } from "@/site/content/types/blocks";
import type { TemplateText } from "@/site/content/types/templates";

export const checklist: TemplateText = {
  meta: {
    title: "Local SEO checklist: 36 tasks to print or download",
    description:
      "A free local SEO checklist: 36 tasks for profile, website, citations, reviews, and measurement, each with a reason. Print it or download the CSV.",
    name: "Local SEO checklist",
  },
  title: "The local SEO checklist",
  lead: "Thirty-six tasks, starting with the ones that pay off fastest, each with a one-line reason. Check them off on paper, or open the CSV in your spreadsheet.",
  file: "local-seo-checklist",
  sheet: {
    part: "Part",
    head: ["Task", "Why"],
    blank: ["Done", "Date", "By"],
    parts: [
      {
        title: "Today: what’s costing you customers now",
        rows: [
          ["Look at your profile on a phone, while signed out", "You see what customers see"],
          ["Correct your hours and open/closed status", "A locked door earns a one-star review"],
          ["Call the number on the profile", "No one tells you when the number is wrong"],
          ["Put the map pin on the entrance", "Directions lead to the pin, not the address"],
          ["Check that the website link opens the right page", "A broken link costs you the visit"],
          ["Add a second owner", "If the only owner leaves, you lose the profile"],
        ],
      },
      {
        title: "Business profile",
        rows: [
          ["Name exactly as it appears on your sign", "Extra keywords can get you suspended"],
          ["Most specific primary category", "The most powerful field you control"],
          ["Up to nine more categories that apply", "Each one opens up more searches"],
          [
            "Address, or service areas with the address hidden",
            "The rules differ; mixing them up can get you suspended",
          ],
          ["Special hours for all holidays this year", "Gets rid of the “hours might differ” warning"],
          [
            "Description: what you do, who you do it for, where you are, and why people should choose you",
            "Only the first 250 characters show",
          ],
          ["Services, products, or menu in your customers’ words", "Google matches them to searches"],
          ["Every attribute that applies", "Each one is a search filter"],
          [
            "Ten photos of your own: storefront, interior, team, and products",
            "People look before they visit",
          ],
          ["Website link with UTM parameters", "Without them, you can’t tell where visits come from"],
          ["Booking or ordering link to your own system", "Without one, a platform’s link comes first"],
        ],
      },
      {
        title: "Website",
        rows: [
          ["A page for each location", "Your profile needs a page to link to"],
          ["Address, phone, and today’s hours at the top", "That’s what visitors look for"],
          ["Phone numbers that dial when tapped", "Most visitors are on a phone"],
          ["A page for each service that makes you money", "A list of keywords doesn’t rank for anything"],
          [
            "A title under 60 characters that says what you do and where",
            "It’s your headline in search results",
          ],
          ["LocalBusiness data that matches your profile", "Search engines don’t have to guess"],
          ["Fast and readable on cellular data", "People abandon slow pages"],
        ],
      },
      {
        title: "Citations",
        rows: [
          ["One document with the correct details", "You’ll copy everything else from it"],
          ["Search for all old numbers and addresses", "You’ll see what’s still wrong"],
          ["Apple, Bing, and the data sources", "Other sites copy from them"],
          ["Big platforms and industry directories", "Customers search there directly"],
          ["Merge or remove duplicates", "They split your reviews"],
        ],
      },
      {
        title: "Reviews",
        rows: [
          ["Direct review link and QR code card", "Fewer steps, more reviews"],
          ["Ask everyone, in the same words", "Cherry-picking isn’t allowed, and it shows"],
          ["Reply to every review within two days", "Readers judge you by your replies"],
          [
            "Track what people complain about",
            "The third complaint about the same thing means there’s something to fix",
          ],
        ],
      },
      {
        title: "Every month",
        rows: [
          ["Two photos and one post", "Shows that the business is active"],
          ["Special hours for the next six weeks", "They’re easy to forget"],
          ["Write down three numbers and what you changed", "In six months you’ll know what works"],
        ],
      },
    ],
  },
  use: [
    h2("How to use it"),
    steps(
      "Do the first part today, no matter what. It takes twenty minutes.",
      "Work through the rest from top to bottom, one part at a time, an hour a week.",
      "Write the date and your name next to each task. A year from now, you’ll want to know when a field was last correct.",
      "Repeat the last part each month.",
    ),
    p(
      "For more on why each task matters, see the [local SEO guide](page:guide). If you manage several locations, make one copy for each, or let [Vitrine check them all](page:products) every day and show you only what’s missing.",
    ),
    tip(
      "Not sure where to begin?",
      "The [free audit](page:tool-audit) checks off what your profile already has and puts the critical gaps first.",
    ),
  ],
};
