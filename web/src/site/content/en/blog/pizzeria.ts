// An article of the blog, in English.
import { h2, list, p, quote, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "How a pizzeria filled its quiet weeknights",
    description:
      "An illustrative case: how a family pizzeria used its profile, its reviews and one heatmap to fill Mondays to Thursdays, week by week.",
    name: "A pizzeria’s weeknights",
  },
  title: "How a pizzeria filled its weeknights in one season",
  excerpt:
    "Full on Saturdays, empty on Tuesdays. The story of a family pizzeria, week by week: what was changed, in what order, and what turned out not to matter.",
  tags: ["case study", "restaurants", "weeknights", "reviews"],
  body: [
    p(
      "Mario’s is a family pizzeria with fourteen tables. On Saturdays people waited in the street; on Tuesdays the oven was hot for nine covers. The rent doesn’t know what day it is. This is how the family went about it in one season. **Mario’s is an illustrative story**: it’s put together from situations that many restaurants will recognize, with results in line with those we publish for restaurants, so that the order of work can be shown without exposing anyone’s books.",
    ),
    h2("The starting point"),
    p(
      "The food was good, and everyone who came said so. The rating stood at 4.3 stars. The website was a single page with a menu as a PDF. The Google profile, created years before by a cousin, said “Restaurant”, showed the dining room of the previous owners, and gave hours that had been wrong since the summer. No review had ever been answered.",
    ),
    p(
      "The first question wasn’t “how do we rank higher?” but **who eats out on a Tuesday within fifteen minutes of here, and what do they type?** The list of searches in the profile gave the answer: “pizza near me open now”, “restaurant with terrace”, “gluten free pizza”, “takeaway pizza” and the name of the cinema across the square.",
    ),
    h2("Weeks 1 and 2: stop losing people"),
    steps(
      "Primary category changed from “Restaurant” to “Pizza restaurant”; “Italian restaurant” and “Pizza takeout” added.",
      "Hours corrected, and special hours set for every holiday to the end of the year.",
      "The phone number in two directories and one navigation system led to the cousin. Corrected.",
      "Twelve new photos: the front at dusk with the light on, the oven, five pizzas, the terrace, the family.",
      "The PDF menu replaced by a page that a phone can read, with prices, allergens and the gluten-free base that nobody knew about.",
      "Attributes: terrace, high chairs, takeout, card payment.",
    ),
    p(
      "Nothing in this list is clever. It took two evenings. Calls rose within days, most of them on the very evenings when the old hours had said “closed”.",
    ),
    h2("Weeks 3 to 6: ask and answer"),
    p(
      "A card with a QR code came with every bill, to every table, whatever the mood. The text was one line: “Tell the neighborhood how it was.” It led to a page with two equal choices: write a public review, or tell the family privately. No reward, no filter. Luigi, who runs the room, answered every review the next morning with his first coffee, the old ones too, ten a day until the list was empty.",
    ),
    quote(
      "I thought answering was politeness. Then a couple told me they came because of what I wrote under a bad one.",
      "Luigi, Mario’s (illustrative)",
    ),
    p(
      "Three complaints in ten named the same thing: waiting for the bill. A second card reader cost less than one empty Tuesday. Answering got **90% faster**, from about a week to a morning, and by the end of the season the rating stood at **4.7 stars**, with new reviews arriving every week instead of twice a year.",
    ),
    h2("Weeks 7 to 10: look at the map"),
    p(
      "A grid of 49 points over two kilometers showed something nobody had expected. For “pizza”, Mario’s was in the first three to the south and west, and absent to the north-east, beyond the railway, although the bridge is only six minutes away on foot. Two competitors sit over there, and nobody on that side had ever mentioned Mario’s.",
    ),
    list(
      "A flyer would have been guesswork. Instead the family sponsored the swimming club beyond the bridge: a banner, and a link from the club’s page.",
      "A page on the site, “Pizza near the swimming pool”, with the way over the bridge, where to leave a bicycle, and what is ready in ten minutes after training.",
      "A Tuesday offer after training, as a post on the profile with a photo, renewed each week.",
    ),
    p(
      "Eight weeks later the north-east of the map had turned from red to amber and, near the bridge, to green. [How to read such a map](page:article-heatmap) is explained in a separate article.",
    ),
    h2("Weeks 11 to 13: make Tuesday easy"),
    p(
      "The link “Order” on the profile had led to a delivery platform that kept a large share of each order. It now led first to the restaurant’s own order page; the platform remained as the second choice. The posts on Monday and Tuesday said one thing each: “Cinema menu until 7.30 p.m.”, “Two pizzas to take away, ready in fifteen minutes”.",
    ),
    h2("What came of it"),
    table(
      "One season at Mario’s, illustrative figures",
      ["", "Before", "After"],
      ["Rating", "4.3 stars", "4.7 stars"],
      ["Time to answer a review", "About a week, if at all", "Next morning (90% faster)"],
      ["Online orders", "The platform’s only", "+180%, most through its own page"],
      ["Guests who walk in", "Saturdays", "+65%, most of it Monday to Thursday"],
    ),
    h2("What didn’t matter"),
    list(
      "**Directories by the dozen.** Correcting five mattered; adding sixty wouldn’t have.",
      "**Keywords in the name.** “Mario’s Best Pizza Downtown” was proposed at the family table and voted down. A competitor who did it was suspended in week nine.",
      "**Posting daily.** Two posts a week did the same work as seven.",
      "**Replying to everything at once with one sentence.** The first twenty were done that way, and were rewritten.",
    ),
    h2("The order is the lesson"),
    p(
      "First correct what’s wrong, because it costs customers today. Then reviews, because they persuade everyone who finds you. Then the map, because it shows where nobody finds you. Offers last: advertising an empty Tuesday to people who see “closed” is money thrown away. Every step was finished before the next one began, and each had a figure that had to move.",
    ),
    tip(
      "Do the same in your own place",
      "Start with the [free audit](page:tool-audit), print the [checklist](page:template-checklist), and give yourself two evenings for the first two weeks’ work. Restaurants will find the rest on our [page for restaurants](page:restaurants) and in the [short version of this story](page:case-marios-pizzeria).",
    ),
  ],
};
