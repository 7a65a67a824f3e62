// Documentation of citations: how directories are checked, what the figures mean, and how tasks work.
import { h2, list, p, steps, table } from "../../types/blocks";

export const citations = {
  meta: {
    name: "Citations",
    title: "Citations: checks, figures, and tasks | Vitrine docs",
    description:
      "How Vitrine checks what directories say about your locations, what score, accuracy, and coverage mean, and how to correct listings step by step.",
  },
  title: "Citations",
  lead: "See what directories say about your locations, and correct it one by one.",
  blocks: [
    h2("How directories are checked"),
    p(
      "Vitrine knows more than 300 directories in the United States, Canada, France, and the United Kingdom, and chooses those for the country and trade of each location. [Citations](app:/dashboard/citations) shows how many of them are checked automatically, and how many with your help.",
    ),
    list(
      "**Automatically**: Vitrine reads pages of a directory only where its rules for robots allow it, at most one page every 10 seconds. It never signs in and never gets around a block.",
      "**Registers and APIs**: official registers are asked directly. They’re a hint and weigh nothing.",
      "**With your help**: most directories don’t let programs in. Vitrine gives you the search link. You say what you see, paste the page, or say that you’re not listed.",
    ),
    p(
      "Each check is kept as evidence for 13 months: when, where, how, and what was read. No copy of the page is kept.",
    ),
    h2("Check a listing yourself"),
    steps(
      "Open [Citations](app:/dashboard/citations) and choose a cell. You need to be a responder, manager, admin, or owner.",
      "Open the search link and find your listing.",
      "Choose **I found it** and enter its address or what it shows, or choose **Paste the page** and paste all of it.",
      "Vitrine compares name, address, postal code, and phone number, and says why a field differs.",
    ),
    h2("What counts as a difference"),
    p(
      "“St.” and “Street”, capital letters, accents, and the formatting of phone numbers count as the same. Another number, a missing suite, and an old postal code don’t.",
    ),
    table(
      "Results of a field",
      ["Result", "Meaning"],
      ["Same", "Exactly your value"],
      ["Same, written differently", "The same value in another form"],
      ["Variant", "Recognizably yours, but not the same, such as a longer name"],
      ["Incomplete", "Part of the value is missing, such as the suite"],
      ["Different", "Another value"],
    ),
    h2("What the figures mean"),
    table(
      "Figures of a location",
      ["Figure", "Meaning"],
      ["Score", "Mean of all checked directories. One without your listing counts as 0"],
      ["Accuracy", "The same mean, over the directories that list you"],
      ["Coverage", "Percentage of the checked directories that list you"],
      ["Checked", "Percentage of the directories that apply to you and were checked"],
    ),
    p(
      "A listing has up to 100 points: 30 for the name, 30 for the address, 10 for the postal code, and 30 for the phone number. Directories weigh 10, 5, 3, 2, or 1, by their tier. Look at all four figures: a high accuracy with a low coverage means that the few listings you have are right.",
    ),
    h2("Tasks"),
    p(
      "**Plan tasks** turns what is wrong or missing into [tasks](app:/dashboard/citations/tasks), the most important first. A task has the links, every value with a button that copies it, an assignee, a due date, and a note.",
    ),
    list(
      "**J** and **K** move between tasks. **E** moves the open task forward and opens the next.",
      "Once a directory shows the right data, the next check closes the task. If it goes wrong again, the task opens again.",
      "When you change a location’s name, address, or phone, its listings are marked until they’re checked again.",
    ),
    h2("Your own directories"),
    p(
      "In [Directories](app:/dashboard/citations/directories), a manager adds a directory of your town or trade, changes what a directory weighs, or hides it. A hidden directory doesn’t count.",
    ),
  ],
} as const;
