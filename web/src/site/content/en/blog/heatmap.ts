// An article of the blog, in English.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "How to read a local rank heatmap",
    description:
      "What each pin of a geo-grid means, how ARP, ATRP and SoLV differ, six patterns and what to do about each, and how to set up a fair grid.",
    name: "Reading a heatmap",
  },
  title: "How to read a local rank heatmap, and what to do next",
  excerpt:
    "A grid of colored numbers over your town shows where customers find you, and where they find someone else. Six patterns, and the right answer to each.",
  tags: ["heatmap", "geo-grid", "solv", "proximity"],
  body: [
    p(
      "Ask for “locksmith” from the station and you see three names. Ask again from the park, a mile on, and two of them have changed. Distance is part of local ranking, so a business has no single position; it has a map of positions. A heatmap, or geo-grid, makes it visible: the same search, asked from many points, each pin showing the rank found there.",
    ),
    h2("What a pin says"),
    p(
      "A pin with a **2** means: someone standing exactly here, searching this keyword, finds you second in the map results. Green is the first three, which the map shows without a click. Amber is roughly four to ten, visible to those who open the list. Red is beyond that, and **20+** means not found among those looked at. Between green and amber lies the border that decides whether the phone rings.",
    ),
    h2("Three figures in place of 169"),
    table(
      "What the summary figures mean",
      ["Figure", "How it’s made", "Use it for"],
      [
        "ARP, average rank position",
        "Mean of the ranks at points where you were found",
        "Little on its own: it ignores the points where you’re absent",
      ],
      [
        "ATRP, average total rank position",
        "Mean over all points, absent ones counted as 21",
        "Comparing the same grid over time",
      ],
      [
        "SoLV, share of local voice",
        "Share of points where you’re in the first three",
        "The figure closest to calls",
      ],
    ),
    p(
      "A small example. Nine points: three times rank 1, once rank 5, five times not found. ARP is 2, which looks splendid. ATRP is (3 × 1 + 5 + 5 × 21) ÷ 9 = 12.6, which is sober. SoLV is 3 of 9, or 33%. Anyone who shows you only ARP is selling something.",
    ),
    h2("Six patterns"),
    h3("1. The island"),
    p(
      "Green around the door, red all around. The most common picture: Google understands what you do, but nearness is your only argument. Work on prominence: reviews that keep coming, links from the town, a page for each main service.",
    ),
    h3("2. The wall"),
    p(
      "A straight edge: a river, a motorway, a municipal border. Beyond it Google assumes that people don’t cross. Check whether they really don’t. If they do, show it: the bridge in your directions, a page for the district, customers from there who mention it in reviews.",
    ),
    h3("3. The hole"),
    p(
      "One red patch amid green. A strong competitor sits there. Tap the pin to see who holds the first three places, then compare primary category, number of reviews and age of the latest. Usually one of the three explains it.",
    ),
    h3("4. The wrong center"),
    p(
      "The green spot lies beside your pin rather than around it. The map pin is in the wrong place, an old address is still alive somewhere, or a duplicate draws the strength away. [Look for wrong details](page:article-nap-consistency) before doing anything else.",
    ),
    h3("5. Red everywhere, although you’re known"),
    p(
      "You don’t rank even at your own door. Then it isn’t distance. Check, in this order: is the profile verified and open, does the primary category fit the keyword, does a neighbor with the same category at the same address hide you, has the profile been suspended?",
    ),
    h3("6. Salt and pepper"),
    p(
      "Green and red mixed without order. Either the keyword is ambiguous (“massage”, “bank”), or many near-equal businesses share the area, as with restaurants in a center. Don’t chase single pins. Take a more precise keyword and look again.",
    ),
    h2("Set up a fair grid"),
    steps(
      "**Center** on the door, or, if you go to the customer, on the middle of the area that you really serve.",
      "**Radius** by how far people travel: half a mile for coffee, two to three miles for a dentist, ten for a kitchen showroom.",
      "**Points**: 7 × 7 is enough to see patterns; 13 × 13 for a city where every street counts. Keep the spacing: a wider grid always looks worse.",
      "**Keywords**: three at first. The trade (“dentist”), the most valuable service (“dental implants”), and the one with a constraint (“emergency dentist”).",
      "**Rhythm**: every two weeks, same weekday and hour. Opening hours change the results; a scan at night shows the night’s ranking.",
    ),
    p(
      "Never compare two grids with different centers, spacings or keywords, and don’t compare yours with a competitor’s drawn around another point. [Heatmaps in Vitrine](page:heatmaps) keep these settings fixed, and draw competitors from the same scan.",
    ),
    h2("From picture to plan"),
    list(
      "**Start with the amber ring.** A step from 5 to 3 brings calls; one from 19 to 12 brings none. The pins just outside the green are the cheapest.",
      "**Weigh by people.** A red pin in a lake or an industrial estate doesn’t matter. Mark the quarters your customers come from and look only there.",
      "**One change at a time.** Category this month, service pages next month. Otherwise you will never know what it was.",
      "**Give it six to eight weeks.** Reviews and links take time; category and address act within days.",
      "**Write the date of each change on the time line.** The map of March means nothing without the note of February.",
    ),
    h2("What a heatmap can’t tell you"),
    p(
      "It asks from outside, without history, habits or an account. A real person who has called you twice sees you higher. It doesn’t show how many people search at each pin, nor whether they then choose you: a first place with 3.2 stars loses to a third place with 4.8. And it measures the map, not the ordinary results beneath. So read it next to calls and direction requests, as described in [the numbers that matter](page:article-analytics).",
    ),
    p(
      "Nor is it worth worrying about small movements. Ranks at a single pin wander by a place or two from day to day. Believe a change when it shows on several neighboring pins, in two scans in a row.",
    ),
    tip(
      "Ten minutes with your first map",
      "Find the border between green and amber. Tap three pins just outside it and note who is first there. Open those three profiles next to yours: category, reviews in the last month, photos, services. The longest gap is this month’s work.",
    ),
  ],
};
