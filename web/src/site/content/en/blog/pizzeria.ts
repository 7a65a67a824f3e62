// An article of the blog, in English.
import { h2, list, p, quote, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "How a pizzeria filled its quiet weeknights",
    description:
      "An illustrative case: how a family pizzeria used its profile, its reviews, and one heatmap to fill its tables Monday through Thursday.",
    name: "A pizzeria’s weeknights",
  },
  title: "How a pizzeria filled its weeknights in one season",
  excerpt:
    "Full on Saturdays, empty on Tuesdays. The story of a family pizzeria, week by week: what they changed, in what order, and what turned out not to matter.",
  tags: ["case study", "restaurants", "weeknights", "reviews"],
  body: [
    p(
      "Mario’s is a family pizzeria with fourteen tables. On Saturdays, people lined up on the sidewalk. On Tuesdays, the oven was fired up for nine guests. The rent is due either way. Here’s how the family turned things around in a single season. **Mario’s is an illustrative story**: we put it together from situations that many restaurants will recognize, with results in line with the ones we publish for restaurants, so we can show each step without opening anyone’s books.",
    ),
    h2("The starting point"),
    p(
      "The food was good, and everyone who came said so. The rating was 4.3 stars. The website was a single page with a PDF menu. The Google profile, which a cousin had created years earlier, said “Restaurant,” showed the previous owners’ dining room, and listed hours that had been wrong since the summer. No one had ever replied to a review.",
    ),
    p(
      "The first question wasn’t “How do we rank higher?” but **“Who eats out on a Tuesday within fifteen minutes of here, and what do they type?”** The list of searches in the profile had the answer: “pizza near me open now,” “restaurant with patio,” “gluten free pizza,” “takeout pizza,” and the name of the movie theater across the square.",
    ),
    h2("Weeks 1 and 2: stop losing customers"),
    steps(
      "They changed the primary category from “Restaurant” to “Pizza restaurant” and added “Italian restaurant” and “Pizza takeout.”",
      "They corrected the hours and set special hours for every holiday through the end of the year.",
      "Two directories and a navigation app listed the cousin’s phone number. They got all three corrected.",
      "They added twelve new photos: the storefront at dusk with the lights on, the oven, five pizzas, the patio, and the family.",
      "They replaced the PDF menu with a page that’s easy to read on a phone, with prices, allergens, and the gluten-free crust that no one knew about.",
      "They filled in the attributes: patio, high chairs, takeout, credit cards.",
    ),
    p(
      "Nothing on this list is clever. It took two evenings. Calls went up within days, mostly on the very evenings when the old hours had said “closed.”",
    ),
    h2("Weeks 3 to 6: ask and reply"),
    p(
      "Every check at every table came with a QR code card, whether or not the guests seemed happy. The card said just one thing: “Tell the neighborhood how it was.” The code led to a page with two equal choices: write a public review, or tell the family privately. There were no rewards and no filters. Luigi, who runs the dining room, replied to every new review the next morning over his first coffee. He did the old ones, too, ten a day until he’d caught up.",
    ),
    quote(
      "I thought replying was just good manners. Then a couple told me they came because of my reply to a bad review.",
      "Luigi, Mario’s (illustrative)",
    ),
    p(
      "Three out of ten complaints were about the same thing: waiting for the check. A second card reader cost less than one empty Tuesday. Replies got **90% faster**, going from about a week to the next morning. By the end of the season, the rating was **4.7 stars**, and new reviews came in every week instead of twice a year.",
    ),
    h2("Weeks 7 to 10: look at the map"),
    p(
      "A 49-point grid, about a mile and a quarter across, showed something no one expected. For “pizza,” Mario’s was in the top three to the south and west, but didn’t show up to the northeast, across the railroad tracks, even though the bridge is only a six-minute walk away. Two competitors were over there, and no one on that side had ever mentioned Mario’s.",
    ),
    list(
      "Flyers would have been guesswork. Instead, the family sponsored the swim club across the bridge, which got them a banner and a link from the club’s page.",
      "They added a page to their site, “Pizza near the swimming pool,” with directions over the bridge, a place to park your bike, and a list of what’s ready in ten minutes after practice.",
      "They posted a Tuesday after-practice special on the profile, with a photo, and renewed it each week.",
    ),
    p(
      "Eight weeks later, the northeast part of the map had gone from red to amber and, near the bridge, to green. A separate article explains [how to read a map like this](page:article-heatmap).",
    ),
    h2("Weeks 11 to 13: fill up Tuesdays"),
    p(
      "The “Order” link on the profile used to go to a delivery platform that took a large cut of each order. They put the restaurant’s own order page first and left the platform as a second choice. The Monday and Tuesday posts said one thing each: “Movie night menu until 7:30 p.m.” and “Two pizzas to go, ready in fifteen minutes.”",
    ),
    h2("The results"),
    table(
      "One season at Mario’s, illustrative numbers",
      ["", "Before", "After"],
      ["Rating", "4.3 stars", "4.7 stars"],
      ["Review response time", "About a week, if at all", "Next morning (90% faster)"],
      ["Online orders", "Only through the delivery platform", "+180%, mostly through its own page"],
      ["Walk-in guests", "Saturdays", "+65%, mostly Monday through Thursday"],
    ),
    h2("What didn’t matter"),
    list(
      "**Dozens of directories.** Fixing five of them mattered. Adding sixty wouldn’t have.",
      "**Keywords in the name.** Someone suggested “Mario’s Best Pizza Downtown” at the family table and got voted down. A competitor who did the same thing was suspended in week nine.",
      "**Posting every day.** Two posts a week worked just as well as seven.",
      "**Replying to everything at once with the same sentence.** Luigi did the first twenty that way and then rewrote them.",
    ),
    h2("The lesson: order matters"),
    p(
      "First, fix what’s wrong, because it’s costing you customers today. Then work on reviews, because they persuade everyone who finds you. Then look at the map, because it shows where people don’t find you. Offers come last: advertising an empty Tuesday to people who see “closed” is money down the drain. The family finished each step before starting the next one, and each step had a number that had to move.",
    ),
    tip(
      "Do the same at your restaurant",
      "Start with the [free audit](page:tool-audit), print the [checklist](page:template-checklist), and give yourself two evenings for the first two weeks’ work. If you run a restaurant, you’ll find the rest on our [restaurants page](page:restaurants) and in the [short version of this story](page:case-marios-pizzeria).",
    ),
  ],
};
