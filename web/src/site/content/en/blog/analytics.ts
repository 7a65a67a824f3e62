// An article of the blog, in English.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "Local search analytics: the numbers that matter",
    description:
      "Which local search figures to follow, what each one counts, what it hides, and a one-page monthly report that leads to decisions.",
    name: "Numbers that matter",
  },
  title: "Local search: the numbers that matter, and those that don’t",
  excerpt:
    "Views are pleasant and calls pay the rent. What each figure in your reports really counts, where it misleads, and the one page to read each month.",
  tags: ["analytics", "reporting", "calls", "utm"],
  body: [
    p(
      "Local search produces more figures than any owner has time to read. Most go up and down for reasons that have nothing to do with you: the season, a holiday, a change in how Google counts. A few tell you whether people found you, whether they acted, and whether they came. This article is about telling these apart.",
    ),
    h2("Three questions, in this order"),
    list(
      "**Were we seen?** Views, searches, positions on the map.",
      "**Did they act?** Calls, direction requests, website clicks, bookings.",
      "**Did they come?** Sales, appointments, covers: figures from your own register and calendar.",
    ),
    p(
      "Read from the bottom up. If sales are fine, a fall in views is a curiosity. If sales fall, the two rows above tell you where the leak is: fewer people saw you, or as many saw you and fewer were convinced. The first is a question of ranking, the second of the profile, the photos and the reviews.",
    ),
    h2("What the profile’s figures really count"),
    h3("Views"),
    p(
      "Google counts a person at most once a day for each kind of device and each place (Search or Maps). It’s close to “people who saw the profile today”, not to page loads. It says nothing about interest: half of them may have been looking for the shop next door.",
    ),
    h3("Searches"),
    p(
      "The list of words that led to you, counted as different people in a month. Rare searches are shown only as “fewer than 15”, so don’t add the list up. Split it in two: searches with your **name** (people who know you) and searches without (people you won). Growth in the second half is what local SEO is for.",
    ),
    h3("Calls and direction requests"),
    p(
      "These count taps on a button, not conversations and not visits. A person who reads the number from the screen of a computer and dials it is invisible. They’re still the best early signal you have, because a tap costs a decision. Compare with the same month of last year rather than with last month: a garden center in January proves nothing.",
    ),
    h3("Website clicks"),
    p(
      "Trust your own site’s statistics here, provided the profile’s link carries parameters: **utm_source=google&utm_medium=organic&utm_campaign=business-profile**. Without them, these visits disappear among all other visits from Google. Use a different campaign for the booking link and for posts, and write the names down once so that everyone uses the same.",
    ),
    h2("Positions: one number is never enough"),
    p(
      "“We are third for dentist” means nothing until you say from where. Local rank changes from street to street. So measure from a grid of points around the business and keep two figures: the **average position over all points** and the **share of points in the first three**, often called share of local voice. The second is the one that moves with calls, because the map shows three businesses. [How to read the grid](page:article-heatmap) has its own article.",
    ),
    p(
      "Choose five to ten keywords and leave them alone for a year. Each added keyword changes the average, and an average of different things can’t be compared. Measure on the same weekday, at the same hour, from the same points.",
    ),
    h2("Reviews: four figures, not one"),
    table(
      "Review figures worth keeping",
      ["Figure", "Why", "A sign of trouble"],
      ["New reviews this month", "Freshness is visible to everyone", "Two months with none"],
      [
        "Average of the last 90 days",
        "The overall average hardly moves any more",
        "Below the overall average",
      ],
      ["Share answered", "Readers judge the answers, too", "Under nine in ten"],
      ["Median hours to answer", "A mean is ruined by one forgotten review", "More than 48"],
    ),
    p(
      "The overall star average is the figure everyone quotes and the one that says least about this month: with 400 reviews, ten bad ones shift it by less than a tenth of a star. The last 90 days show the problem while there’s time.",
    ),
    h2("Numbers to leave out"),
    list(
      "**Impressions without actions.** Growth here alone often means that you began to appear for something you don’t sell.",
      "**Photo views.** Google stopped giving most businesses a comparison; a rise means that you added photos.",
      "**Citation counts.** Forty correct directories beat two hundred half-correct ones. Count errors instead.",
      "**Domain scores.** Invented by tool makers, unknown to Google, and of little use to a business with one street.",
      "**Percentages of small numbers.** From two calls to five is plus 150 percent, and three calls.",
    ),
    h2("The one-page monthly report"),
    p(
      "A report that is read fits on one page and ends with a decision. This is the form we suggest, and the one [Vitrine’s reports](page:reporting) follow:",
    ),
    steps(
      "**One sentence**: what happened this month, and why we think so.",
      "**Actions**: calls, directions, clicks and bookings, each next to the same month last year.",
      "**Seen**: searches without the name, and share of the first three for the chosen keywords.",
      "**Reviews**: the four figures above, with the best and the worst review quoted in full.",
      "**What we changed**: dated, one line each. Without this line no one can explain anything later.",
      "**What comes next**: at most three things, each with a name beside it.",
    ),
    h2("Traps that make honest people draw false conclusions"),
    h3("Change of counting"),
    p(
      "When a curve breaks on one day for every location at once, the world hasn’t changed; the counting has. Mark it on the chart and start comparing afresh from that day.",
    ),
    h3("The late days"),
    p(
      "Profile figures arrive with a delay of several days. A report made on the 1st always shows a fall in the last week. Make it on the 8th.",
    ),
    h3("Several locations, one average"),
    p(
      "Eleven healthy shops hide one that is closed on Google Maps. Sort by change, not by size, and look at the bottom three of the list first.",
    ),
    h3("Credit to the last hand"),
    p(
      "A person sees the profile, reads reviews, visits the site, and calls two days later from the number on the van. No tool sees that. Ask “how did you find us?” on the phone for one month a year and write down the answers; it’s the cheapest survey there is.",
    ),
    tip(
      "If you only keep three figures",
      "Keep calls plus direction requests, the share of grid points in the first three for your main keyword, and the 90-day review average. One line a month in a spreadsheet is enough. When they disagree, believe the calls.",
    ),
    p(
      "None of this needs a specialist. It needs the same few figures, taken the same way, every month, next to a note of what was done. After half a year that table is worth more than any dashboard, because it’s yours and you know what each line means. If you would rather not copy them by hand, [Vitrine collects them](page:reporting) and writes the page for you.",
    ),
  ],
};
