// An article of the blog, in English.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "Local search analytics: the numbers that matter",
    description:
      "Which local search numbers to track, what each one counts and hides, and a one-page monthly report that leads to decisions.",
    name: "Numbers that matter",
  },
  title: "Local search: the numbers that matter, and the ones that don’t",
  excerpt:
    "Views are nice, but calls pay the rent. What each number in your reports really counts, where it misleads you, and the one page to read each month.",
  tags: ["analytics", "reporting", "calls", "utm"],
  body: [
    p(
      "Local search produces more numbers than any owner has time to read. Most of them go up and down for reasons that have nothing to do with you: the season, a holiday, a change in how Google counts. A few tell you whether people found you, whether they took action, and whether they showed up. This article helps you tell them apart.",
    ),
    h2("Three questions, in this order"),
    list(
      "**Did people see us?** Views, searches, map rankings.",
      "**Did they act?** Calls, direction requests, website clicks, bookings.",
      "**Did they show up?** Sales, appointments, covers: the numbers from your own register and calendar.",
    ),
    p(
      "Read the list from the bottom up. If sales are fine, a drop in views is just a curiosity. If sales are falling, the first two questions tell you where the leak is: either fewer people saw you, or just as many saw you and fewer were convinced. The first is a ranking problem. The second comes down to your profile, photos, and reviews.",
    ),
    h2("What your profile’s numbers really count"),
    h3("Views"),
    p(
      "Google counts each person at most once a day per device type and per product (Search or Maps). So the number is closer to “people who saw the profile today” than to page loads. It says nothing about interest: half of those people may have been looking for the store next door.",
    ),
    h3("Searches"),
    p(
      "This is the list of search terms that led to you, counted as unique users per month. Rare searches only show up as “fewer than 15,” so don’t add up the list. Split it in two: searches that include your **name** (people who already know you) and searches that don’t (people you won over). Growth in the second group is the whole point of local SEO.",
    ),
    h3("Calls and direction requests"),
    p(
      "These count taps on a button, not conversations or visits. You’ll never see the person who reads your number off a computer screen and dials it. Still, taps are the best early signal you have, because each one is a decision. Compare them with the same month last year rather than with last month: a garden center’s January proves nothing.",
    ),
    h3("Website clicks"),
    p(
      "Trust your own site’s analytics here, as long as the link in your profile carries parameters: **utm_source=google&utm_medium=organic&utm_campaign=business-profile**. Without them, these visits get lost among all your other visits from Google. Use a different campaign for the booking link and for posts, and write the names down so that everyone uses the same ones.",
    ),
    h2("Rankings: one number is never enough"),
    p(
      "“We’re number three for dentist” means nothing until you say where. Local rankings change from street to street. So measure from a grid of points around your business and track two numbers: the **average rank across all points** and the **share of points where you’re in the top three**, often called share of local voice. The second one moves with your calls, because the map shows three businesses. We cover [how to read the grid](page:article-heatmap) in a separate article.",
    ),
    p(
      "Choose five to ten keywords and stick with them for a year. Each keyword you add changes the average, and you can’t compare averages of different things. Measure on the same weekday, at the same time, from the same grid.",
    ),
    h2("Reviews: four numbers, not one"),
    table(
      "Review numbers worth tracking",
      ["Number", "Why it matters", "Warning sign"],
      ["New reviews this month", "Customers notice how recent they are", "No new reviews for two months"],
      [
        "Average of the last 90 days",
        "The overall average barely moves anymore",
        "Below your overall average",
      ],
      ["Share of reviews with a reply", "Readers judge your replies, too", "Less than 90%"],
      ["Median hours to reply", "One forgotten review skews the average", "More than 48"],
    ),
    p(
      "The overall star rating is the number everyone quotes, and the one that says the least about this month. If you have 400 reviews, ten bad ones move it by less than a tenth of a star. The last 90 days show you a problem while there’s still time to fix it.",
    ),
    h2("Numbers to leave out"),
    list(
      "**Impressions without actions.** When only impressions grow, it often means you’ve started showing up for something you don’t sell.",
      "**Photo views.** Google no longer gives most businesses a comparison, and an increase just means that you added photos.",
      "**Citation counts.** Forty correct listings beat two hundred that are half right. Count errors instead.",
      "**Domain scores.** Tool vendors made them up, Google doesn’t use them, and they mean little for a neighborhood business.",
      "**Percentages of small numbers.** Going from two calls to five is a 150 percent increase. It’s also just three calls.",
    ),
    h2("The one-page monthly report"),
    p(
      "A report that people actually read fits on one page and ends with a decision. Here’s the format we suggest. [Vitrine’s reports](page:reporting) fill in most of it for you:",
    ),
    steps(
      "**One sentence**: what happened this month, and why we think it did.",
      "**Actions**: calls, directions, clicks, and bookings, each compared with the same month last year.",
      "**Visibility**: searches without your name, and the share of grid points in the top three for your keywords.",
      "**Reviews**: the four numbers above, with the best and worst reviews quoted in full.",
      "**What we changed**: one line per change, with the date. Without those notes, no one can explain anything later.",
      "**What’s next**: three things at most, each with someone’s name next to it.",
    ),
    h2("Traps that lead honest people to the wrong conclusion"),
    h3("A change in how Google counts"),
    p(
      "When every location’s chart jumps on the same day, your business hasn’t changed. The way Google counts has. Mark that day on the chart and start your comparisons over from there.",
    ),
    h3("The missing days"),
    p(
      "Profile data arrives several days late. A report you run on the 1st always shows a drop in the last week. Run it on the 8th.",
    ),
    h3("Several locations, one average"),
    p(
      "Eleven healthy stores can hide one that’s marked as closed on Google Maps. Sort by change, not by size, and start with the bottom three.",
    ),
    h3("Last-click credit"),
    p(
      "Someone sees your profile, reads your reviews, visits your site, and calls two days later using the number on your van. No tool can see that. For one month a year, ask callers “How did you find us?” and write down the answers. It’s the cheapest survey there is.",
    ),
    tip(
      "If you track only three numbers",
      "Track calls plus direction requests, the share of grid points in the top three for your main keyword, and your 90-day review average. One row a month in a spreadsheet is enough. When they disagree, trust the calls.",
    ),
    p(
      "You don’t need a specialist for any of this. You need the same few numbers, measured the same way every month, next to a note of what you did. After six months, that table is worth more than any dashboard, because it’s yours and you know what each line means. If you’d rather not copy the numbers by hand, [Vitrine collects them](page:reporting) and writes the report for you.",
    ),
  ],
};
