// An article of the blog, in English.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "How to read a local rank heatmap",
    description:
      "What each pin on a geo-grid means, how ARP, ATRP, and SoLV differ, six patterns and what to do about each, and how to set up a fair grid.",
    name: "Reading a heatmap",
  },
  title: "How to read a local rank heatmap, and what to do next",
  excerpt:
    "A grid of colored numbers over your town shows where customers find you, and where they find someone else. Six patterns, and how to respond to each.",
  tags: ["heatmap", "geo-grid", "solv", "proximity"],
  body: [
    p(
      "Search for “locksmith” at the train station and you see three names. Search again from the park, a mile away, and two of them have changed. Distance is part of local ranking, so a business doesn’t have a single rank. It has a map of them. A heatmap, or geo-grid, makes that map visible: it runs the same search from many points, and each pin shows the rank at that point.",
    ),
    h2("What a pin tells you"),
    p(
      "A pin with a **2** means that someone standing at this spot and searching for this keyword sees you second in the map results. Green is the top three, which the map shows without a click. Amber is roughly four to ten, visible only to people who open the full list. Red is anything lower, and **20+** means you weren’t among the results we checked. The line between green and amber decides whether your phone rings.",
    ),
    h2("Three numbers instead of 169"),
    table(
      "What the summary numbers mean",
      ["Number", "How it’s calculated", "What it’s good for"],
      [
        "ARP, average rank position",
        "The average rank at the grid points where you were found",
        "Not much by itself: it ignores grid points where you don’t show up",
      ],
      [
        "ATRP, average total rank position",
        "The average across all grid points, counting 21 where you weren’t found",
        "Comparing the same grid over time",
      ],
      [
        "SoLV, share of local voice",
        "The share of grid points where you’re in the top three",
        "The number most closely tied to calls",
      ],
    ),
    p(
      "Here’s a small example with nine points: you rank first at three, fifth at one, and don’t show up at the other five. Your ARP is 2, which looks great. Your ATRP is (3 × 1 + 5 + 5 × 21) ÷ 9 = 12.6, which is sobering. Your SoLV is 3 out of 9, or 33%. Anyone who shows you only ARP is trying to sell you something.",
    ),
    h2("Six patterns"),
    h3("1. The island"),
    p(
      "It’s green around your door and red everywhere else. This is the most common pattern: Google understands what you do, but being close is all you have going for you. Work on prominence: a steady stream of reviews, links from local sites, a page for each main service.",
    ),
    h3("2. The wall"),
    p(
      "The colors change along a straight edge: a river, a highway, a town line. Google assumes that people don’t cross it. Find out whether that’s true. If people do cross it, show it: mention the bridge in your directions, create a page for that neighborhood, and collect reviews from customers who live there.",
    ),
    h3("3. The hole"),
    p(
      "There’s one red patch in the middle of the green, because a strong competitor is based there. Tap the pin to see who’s in the top three, then compare your primary category, your number of reviews, and the date of your latest one. One of the three usually explains it.",
    ),
    h3("4. The wrong center"),
    p(
      "The green area is next to your location instead of around it. Your map pin is in the wrong place, an old address is still out there, or a duplicate profile is pulling your rankings off center. [Look for incorrect details](page:article-nap-consistency) before you do anything else.",
    ),
    h3("5. Red everywhere, even though people know you"),
    p(
      "You don’t even rank at your own door, so distance isn’t the problem. Check these in order: Is your profile verified and open? Does your primary category match the keyword? Is a neighbor with the same category at the same address crowding you out? Has your profile been suspended?",
    ),
    h3("6. Salt and pepper"),
    p(
      "Green and red are scattered with no pattern. Either the keyword is ambiguous (“massage,” “bank”), or many similar businesses share the area, like restaurants downtown. Don’t chase individual pins. Choose a more specific keyword and look again.",
    ),
    h2("Set up a fair grid"),
    steps(
      "**Center**: your front door or, if you go to your customers, the middle of the area you actually serve.",
      "**Radius**: as far as people will travel. Half a mile for a coffee shop, two to three miles for a dentist, ten for a kitchen showroom.",
      "**Points**: 7 × 7 is enough to see patterns. Use 13 × 13 in a city where every street counts. Don’t change the spacing: a wider grid always looks worse.",
      "**Keywords**: start with three. Your type of business (“dentist”), your most valuable service (“dental implants”), and one with a qualifier (“emergency dentist”).",
      "**Schedule**: every two weeks, on the same weekday at the same time. Business hours affect the results, so a scan run at night shows you your nighttime ranking.",
    ),
    p(
      "Never compare two grids with different centers, spacing, or keywords, and don’t compare yours with a competitor’s grid that’s centered somewhere else. [Heatmaps in Vitrine](page:heatmaps) keep these settings fixed and show your competitors from the same scan.",
    ),
    h2("From heatmap to plan"),
    list(
      "**Start with the amber ring.** Moving from 5 to 3 brings you calls. Moving from 19 to 12 brings none. The pins just outside the green are the easiest to win.",
      "**Think about where people are.** A red pin in a lake or an industrial park doesn’t matter. Mark the neighborhoods your customers come from and look only there.",
      "**Make one change at a time.** Change the category this month and the service pages next month. Otherwise you’ll never know what worked.",
      "**Give it six to eight weeks.** Reviews and links take time. Changes to your category or address take effect within days.",
      "**Write down the date of each change.** Your March map means nothing without your February notes.",
    ),
    h2("What a heatmap can’t tell you"),
    p(
      "A heatmap runs its searches with no history, no habits, and no signed-in account. A real person who’s called you twice sees you ranked higher. It doesn’t show how many people search at each pin, or whether they then choose you: first place with 3.2 stars loses to third place with 4.8. And it measures the map, not the regular results below it. So read it along with your calls and direction requests, as described in [the numbers that matter](page:article-analytics).",
    ),
    p(
      "Don’t worry about small changes, either. The rank at a single pin moves by a place or two from day to day. Trust a change once you see it at several neighboring pins in two scans in a row.",
    ),
    tip(
      "Ten minutes with your first map",
      "Find the line between green and amber. Tap three pins just outside it and write down who ranks first there. Open those three profiles next to yours and compare categories, last month’s reviews, photos, and services. The biggest gap is your project for this month.",
    ),
  ],
};
