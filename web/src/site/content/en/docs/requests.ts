// Documentation of requests for reviews: contacts, campaigns, links, private feedback, and the rules.
import { h2, list, p, steps, table } from "../../types/blocks";

export const requests = {
  meta: {
    name: "Review requests",
    title: "Review requests: contacts and campaigns | Vitrine docs",
    description:
      "How to ask customers for reviews by email or QR code, what consent you need, who is left out and why, and how to prove that everyone was asked fairly.",
  },
  title: "Review requests",
  lead: "Ask every customer for a review, with the same public links and the same private form for everyone.",
  blocks: [
    h2("Before the first request"),
    steps(
      "Open [Requests](app:/dashboard/requests), tab **Settings**, and enter the sender: a name and a postal address. They stand below every request, as the law requires.",
      "In the tab **Links & QR**, choose a location and add the sites where customers can write a review. Google’s link is there already if the profile is connected. Put them in the order that you want everyone to see.",
      "In the tab **Contacts**, add people or import a CSV file, with the consent that each person gave.",
    ),
    h2("Start a campaign"),
    steps(
      "Choose **New campaign**. You need to be a manager, admin, or owner.",
      "Choose the locations and who is asked: everyone, contacts with a tag, or contacts that you choose. There is no choice by rating or satisfaction.",
      "Check the text in English and French. Passages that break the rules are underlined while you type. The preview shows the email and the landing page.",
      "Choose the start, one reminder, and a daily maximum. You see how many people get the request, and how many are left out and why.",
      "Choose **Send**. You can pause or cancel the campaign at any time.",
    ),
    p(
      "To ask a single customer, choose **Ask one person**. It works well on a phone, right after the job is done.",
    ),
    h2("Who is left out"),
    table(
      "Reasons for leaving a contact out",
      ["Reason", "Meaning"],
      ["No consent", "The contact has neither agreed to emails nor is a customer who was told about them"],
      ["Opted out", "The person unsubscribed. That holds for all locations, and survives a new import"],
      ["Asked a short time ago", "A request was sent in the last 90 days, or in the period that you chose"],
      ["No email address", "There is nowhere to write to"],
      ["Profession", "French medical and legal professions must not solicit public praise"],
      ["Other location", "The person isn’t a customer of the locations in the campaign"],
    ),
    h2("What a text must not say"),
    list(
      "Rewards: gifts, discounts, points, or contests in return for a review.",
      "A number of stars, or a wish for a positive review.",
      "A request to contact you first when unhappy. Everyone gets both ways at once.",
      "Names of employees, given words, targets, or pressure.",
    ),
    h2("QR code and counter card"),
    p(
      "Each location has a landing page of its own. Download its QR code as SVG or PNG, or print the counter card in A6. Customers scan it with their own phone: reviews written on the shop’s device are filtered or forbidden by most sites.",
    ),
    h2("Private feedback"),
    p(
      "What customers write in the private form arrives in the tab **Feedback**. Move with J and K, finish with E, assign messages to your team, and answer by email.",
    ),
    h2("Proof of fairness"),
    p(
      "Vitrine counts every landing page with the links that it showed, by groups of scores. The share of pages with all links must be 100% in every group. The tab **Settings** shows the figures of each month, and a public page shows them to anyone who has its link.",
    ),
  ],
} as const;
