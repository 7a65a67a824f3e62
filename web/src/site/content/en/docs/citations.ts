// Documentation of citations: how directories are checked, what the figures mean, and how tasks work.
import { h2, list, p, steps, table } from "../../types/blocks";

export const citations = {
  meta: {
    name: "Citations",
    title: "Citations: checks, metrics, and tasks | Vitrine docs",
    description:
      "How Vitrine checks what directories say about your locations, what score, accuracy, and coverage mean, and how to correct listings step by step.",
  },
  title: "Citations",
  lead: "See what directories say about your locations, and correct the mistakes one by one.",
  blocks: [
    h2("How Vitrine checks directories"),
    p(
      "Vitrine knows more than 300 directories in the United States, Canada, France, and the United Kingdom, and chooses the ones that fit each location’s country and industry. [Citations](app:/dashboard/citations) shows how many it checks automatically and how many need your help.",
    ),
    list(
      "**Automatically**: Vitrine reads a directory’s pages only where its robots.txt allows it, and no more than one page every 10 seconds. It never signs in and never tries to get around a block.",
      "**Registries and APIs**: official registries are queried directly. Their data is used only as a hint and doesn’t affect your score.",
      "**With your help**: most directories don’t allow automated visits. Vitrine gives you the search link, and you enter what you see, paste the page, or say that you’re not listed.",
    ),
    p(
      "Vitrine keeps a record of each check for 13 months: when, where, and how it was done, and what it found. It doesn’t keep a copy of the page.",
    ),
    h2("Check a listing yourself"),
    steps(
      "Open [Citations](app:/dashboard/citations) and choose a cell. You need to be a responder, manager, admin, or owner.",
      "Open the search link and find your listing.",
      "Choose **I found it** and enter the listing’s web address or the details it shows. Or choose **Paste the page** and paste the whole page.",
      "Vitrine compares the name, address, postal code, and phone number, and explains why a field differs.",
    ),
    h2("What counts as a difference"),
    p(
      "Capitalization, accents, phone number formatting, and “St.” for “Street” don’t count as differences. A different number, a missing suite, or an old postal code does.",
    ),
    table(
      "Field results",
      ["Result", "Meaning"],
      ["Same", "An exact match"],
      ["Same, written differently", "The same value in a different form"],
      ["Variant", "Recognizably yours, but not identical, such as a longer name"],
      ["Incomplete", "Part of the value is missing, such as the suite"],
      ["Different", "A different value"],
    ),
    h2("What the metrics mean"),
    table(
      "Location metrics",
      ["Metric", "Meaning"],
      ["Score", "Average across all checked directories, counting 0 for each one that doesn’t list you"],
      ["Accuracy", "The same average, but only for directories that list you"],
      ["Coverage", "Percentage of checked directories that list you"],
      ["Checked", "Percentage of applicable directories that have been checked"],
    ),
    p(
      "A listing can score up to 100 points: 30 for the name, 30 for the address, 10 for the postal code, and 30 for the phone number. Each directory has a weight of 10, 5, 3, 2, or 1, depending on its tier. Look at all four together: high accuracy with low coverage means you have few listings, but they’re right.",
    ),
    h2("Tasks"),
    p(
      "**Create tasks** turns whatever’s wrong or missing into [tasks](app:/dashboard/citations/tasks), most important first. Each task has the links, a copy button for every value, an assignee, a due date, and a note.",
    ),
    list(
      "Press **J** and **K** to move between tasks, and **E** to advance the open task to its next status and open the next task.",
      "Once a directory shows the right data, the next check closes the task. If the data goes wrong again, the task reopens.",
      "When you change a location’s name, address, or phone number, its listings are flagged until they’re checked again.",
    ),
    h2("Your own directories"),
    p(
      "In [Directories](app:/dashboard/citations/directories), managers can add a directory for your town or industry, change a directory’s weight, or hide it. Hidden directories don’t count.",
    ),
  ],
} as const;
