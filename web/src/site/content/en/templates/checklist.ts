// A template to download, in English.
import { h2, p, steps, tip } from "@/site/content/types/blocks";
import type { TemplateText } from "@/site/content/types/templates";

export const checklist: TemplateText = {
  meta: {
    title: "Local SEO checklist: 36 tasks to print or download",
    description:
      "A free local SEO checklist: 36 tasks for profile, website, citations, reviews and measurement, each with its reason. Print it or take the CSV.",
    name: "Local SEO checklist",
  },
  title: "The local SEO checklist",
  lead: "Thirty-six tasks in the order in which they pay, each with the reason in one line. Tick them off on paper, or load the CSV into your spreadsheet.",
  file: "local-seo-checklist",
  sheet: {
    part: "Part",
    head: ["Task", "Why"],
    blank: ["Done", "Date", "By"],
    parts: [
      {
        title: "Today: what costs customers now",
        rows: [
          ["Look at the profile signed out, on a phone", "You see what customers see"],
          ["Correct hours and open/closed status", "A locked door is a one-star review"],
          ["Call the number in the profile", "Wrong numbers are never reported"],
          ["Place the map pin on the entrance", "Directions lead to the pin, not to the address"],
          ["Check that the website link opens the right page", "A dead link loses the visit"],
          ["Add a second owner", "Profiles get lost with the only owner"],
        ],
      },
      {
        title: "Business profile",
        rows: [
          ["Name exactly as on the sign", "Added keywords risk suspension"],
          ["Most precise primary category", "Strongest field you control"],
          ["Up to nine further true categories", "Each opens more searches"],
          [
            "Address, or service areas with the address hidden",
            "The rules differ; mixing them risks suspension",
          ],
          ["Special hours for all holidays this year", "Removes the warning about hours"],
          ["Description: what, for whom, where, why you", "The first 250 characters are seen"],
          ["Services, products or menu in customers’ words", "They’re matched to searches"],
          ["Every attribute that is true", "Each is a filter"],
          ["Ten own photos: front, inside, team, product", "People check before they come"],
          ["Website link with UTM parameters", "Otherwise you can’t count it"],
          ["Booking or order link to your own system", "Otherwise a platform’s comes first"],
        ],
      },
      {
        title: "Website",
        rows: [
          ["A page for each location", "The profile needs somewhere to point"],
          ["Address, phone, today’s hours at the top", "That’s what visitors look for"],
          ["Phone numbers that dial", "Most visitors hold a phone"],
          ["A page for each service that earns money", "A list of words ranks for nothing"],
          ["Title with what and where, under 60 characters", "It’s the headline of your result"],
          ["LocalBusiness data, same facts as the profile", "Machines need not guess"],
          ["Fast and readable on the mobile network", "Slow pages are left"],
        ],
      },
      {
        title: "Citations",
        rows: [
          ["One document with the correct details", "Everything is copied from it"],
          ["Search for all old numbers and addresses", "Finds what is still wrong"],
          ["Apple, Bing and the data sources", "Others copy from them"],
          ["Big platforms and trade directories", "Customers read them directly"],
          ["Merge or remove duplicates", "They divide your reviews"],
        ],
      },
      {
        title: "Reviews",
        rows: [
          ["Direct review link and QR card", "Fewer steps, more reviews"],
          ["Ask everyone, in the same words", "Selecting is forbidden, and shows"],
          ["Reply to every review within two days", "Readers judge the replies"],
          ["Count the causes of complaints", "The third of a kind is a task"],
        ],
      },
      {
        title: "Every month",
        rows: [
          ["Two photos and one post", "Shows that someone is there"],
          ["Special hours for the next six weeks", "Nobody remembers on the day"],
          ["Note three figures and what you changed", "In six months you will know what works"],
        ],
      },
    ],
  },
  use: [
    h2("How to use it"),
    steps(
      "Do the first part today, whatever else you do. It takes twenty minutes.",
      "Give the others an hour a week, one part at a time, from top to bottom.",
      "Write date and name beside each task. In a year you will want to know since when a field has been right.",
      "Repeat the last part each month.",
    ),
    p(
      "The reasons are explained at length in the [local SEO guide](page:guide). If you look after several locations, make one copy for each, or let [Vitrine check them all](page:products) every day and show you only what’s missing.",
    ),
    tip(
      "Not sure where to begin?",
      "The [free audit](page:tool-audit) ticks off what a profile already has and puts the critical gaps first.",
    ),
  ],
};
