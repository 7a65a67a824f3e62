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
      "In [Requests](app:/dashboard/requests), open the **Settings** tab and enter the sender: a name and a postal address. They appear at the bottom of every request, as the law requires.",
      "In the **Links & QR** tab, choose a location and add the sites where customers can write a review. The Google link is already there if the profile is connected. Put the links in the order you want everyone to see.",
      "In the **Contacts** tab, add people or import a CSV file, including the consent each person gave.",
    ),
    h2("Start a campaign"),
    steps(
      "Choose **New campaign**. You need to be a manager, admin, or owner.",
      "Choose the locations and who to ask: everyone, contacts with a tag, or contacts you select. You can’t choose people by rating or satisfaction.",
      "Check the text in English and French. Passages that break the rules are underlined as you type. The preview shows the email and the landing page.",
      "Choose when to start, whether to send one reminder, and a daily limit. You’ll see how many people will get the request, and how many are left out and why.",
      "Choose **Send**. You can pause or cancel the campaign at any time.",
    ),
    p(
      "To ask a single customer, choose **Ask one person**. It works well on a phone, right after the job is done.",
    ),
    h2("Which contacts are left out"),
    table(
      "Why a contact might be left out",
      ["Reason", "Meaning"],
      [
        "No consent",
        "The contact hasn’t agreed to receive emails and isn’t a customer who was told to expect them",
      ],
      ["Opted out", "The person unsubscribed, which applies to all locations, even after a new import"],
      ["Asked recently", "A request was sent in the last 90 days, or within the period you chose"],
      ["No email address", "There’s no email address to send the request to"],
      ["Profession", "In France, medical and legal professionals may not solicit public endorsements"],
      ["Different location", "The person isn’t a customer of any location in the campaign"],
    ),
    h2("What you can’t put in your text"),
    list(
      "Rewards: gifts, discounts, points, or contests in return for a review.",
      "A specific number of stars, or a request for a positive review.",
      "Asking unhappy customers to contact you first. Everyone gets both options at once.",
      "Employee names, scripted wording, targets, or pressure.",
    ),
    h2("QR code and counter card"),
    p(
      "Each location has its own landing page. Download its QR code as an SVG or PNG, or print the counter card in A6 size. Customers should scan it with their own phones, because most sites filter or forbid reviews written on the shop’s device.",
    ),
    h2("Private feedback"),
    p(
      "Messages from the private form arrive in the **Feedback** tab. Press J and K to move between them and E to mark one as done. You can assign messages to your team and reply by email.",
    ),
    h2("Proof of fairness"),
    p(
      "Vitrine counts every landing page and the links it showed, grouped by score. In every group, 100% of pages must show all the links. The **Settings** tab shows the numbers for each month, and anyone with the link can see them on a public page.",
    ),
  ],
} as const;
