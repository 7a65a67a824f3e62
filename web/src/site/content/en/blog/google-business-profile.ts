// An article of the blog, in English.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "The complete guide to your Google Business Profile",
    description:
      "Claim, verify and complete your Google Business Profile: name, categories, hours, photos, posts, reviews, and what to check every month.",
    name: "The profile, field by field",
  },
  title: "The complete guide to your Google Business Profile",
  excerpt:
    "For most local customers your profile is the first page they see, and often the only one. Here is how to fill in every field that matters, in the right order.",
  tags: ["google business profile", "local pack", "categories", "photos"],
  body: [
    p(
      "Search for a plumber, a bakery or a dentist near you and look at what appears before any website: a map, three businesses, their stars, their hours and a button to call. Those three come from Google Business Profile. The profile is free, it belongs to you, and Google fills in whatever you leave empty with what it finds elsewhere. This guide goes through it field by field, in the order that brings results.",
    ),
    h2("What Google looks at"),
    p(
      "Google says openly that local results rest on three things: **relevance** (does this business do what was asked?), **distance** (how far is it from the searcher?) and **prominence** (how well known and well rated is it?). You can’t move your shop. You can be unmistakable about what you do, and you can earn reviews, links and mentions. Everything below serves one of those two.",
    ),
    h2("Claim it and prove it’s yours"),
    steps(
      "Search for your own name and town on Google Maps. A profile often exists already, made from public data.",
      "If it exists, choose “Claim this business”. If someone else holds it, ask for access: the holder has a few days to answer, after which you may be able to claim it.",
      "If it doesn’t exist, create it while signed in with an account that belongs to the company, not to an employee or an agency.",
      "Verify. Google chooses the method: usually a short video that shows the street, the sign and something only staff can do, such as opening the register or the back room. Film it in one take, without faces or bank details.",
      "Add a second owner at once. Profiles are lost every week because the only owner left the company.",
    ),
    h2("The fields that decide whether you appear"),
    h3("Name"),
    p(
      "Write the name that is on your sign and your invoices, and nothing else. “Rossi Plumbing” is right; “Rossi Plumbing – 24h Emergency Plumber Leeds” breaks Google’s rules, invites competitors to report you, and can end in a suspended profile in the week you need it most.",
    ),
    h3("Categories"),
    p(
      "The primary category is the strongest field you control. Pick the most precise one that describes what you **are**: “Pizza restaurant” rather than “Restaurant”, “Pediatric dentist” rather than “Dentist” if that’s the whole practice. You can add up to nine others; add those for services you truly offer and stop there. Look at the categories of the three businesses that already rank for the search you want: if all three use a primary category you don’t, you have found your first job.",
    ),
    h3("Address or service area"),
    p(
      "If customers come to you, show the address and place the pin on the door, not on the center of the building. If you go to them, hide the address and list the towns you serve, up to twenty. A home address shown by mistake is a privacy problem; a rented mailbox used as an address is a reason for suspension.",
    ),
    h3("Hours"),
    p(
      "Google tells searchers when a place is open and prefers open places at the moment of the search. Set regular hours, then special hours for each public holiday, even when you’re open as usual: a confirmed holiday removes the warning that “hours might differ”.",
    ),
    h3("Phone, website, links"),
    p(
      "Use a local number that a person answers. Link to the page about this location, not to the home page of the group, and add tracking parameters (for example **utm_source=google** and **utm_medium=organic**) so that your web statistics can tell profile visitors from others. If you take bookings or orders, add those links too, directly to your own system.",
    ),
    h2("The fields that decide whether they choose you"),
    table(
      "What to fill in, and its limits",
      ["Field", "Limit", "What works"],
      [
        "Description",
        "750 characters",
        "The first 250 show at once: what you do, for whom, where, and why you rather than next door. No prices, no links.",
      ],
      [
        "Photos",
        "At least 720 × 720 px, up to 5 MB",
        "Front by day, inside, team, product. Ten real ones beat fifty from a photo library.",
      ],
      [
        "Services or menu",
        "300 characters each",
        "One entry for each thing people search for, in their words.",
      ],
      [
        "Attributes",
        "A fixed list",
        "Wheelchair access, terrace, payment methods. Each is a filter in Maps.",
      ],
      [
        "Posts",
        "1,500 characters",
        "One offer, event or piece of news at a time, with a photo and a button.",
      ],
    ),
    p(
      "Write for a person who has never heard of you and stands two streets away. “Family bakery near the station. Bread baked on site from 5 a.m., sandwiches from 11, gluten-free on order.” says more than any sentence about passion and tradition.",
    ),
    h2("Reviews: ask, answer, repeat"),
    p(
      "A steady flow counts for more than a burst. Put the review link on the receipt, in the follow-up message and on a card by the door, and ask everyone, not only those who smile. Offering a discount for a review, or filtering who gets the link, breaks Google’s rules. Answer within a couple of days; for the hard ones, our article on [replying to negative reviews](page:article-negative-reviews) has wording you can use, and [Vitrine’s review tools](page:reviews) tell you when a new one arrives.",
    ),
    h2("What changes without you"),
    p(
      "Anybody can suggest an edit to your profile, and Google applies some of them. Directories with an old phone number feed wrong data back in. A seasonal closure entered by a helpful stranger can keep you “temporarily closed” for weeks. So check the profile as the public sees it, from a browser where you aren’t signed in, and compare name, phone, hours, category, pin and website with what you know to be true. [Keeping the same details everywhere](page:article-nap-consistency) removes most of the causes.",
    ),
    h2("What not to do"),
    list(
      "No second profile for the same business at the same address, except for real departments or licensed practitioners with their own category.",
      "No stock photos, no text laid over photos.",
      "No reviews from staff, family or former colleagues.",
      "No edits to name, address and category all on one day: that often triggers a new verification.",
    ),
    h2("A monthly routine of twenty minutes"),
    steps(
      "Look at the profile signed out. Correct what’s wrong.",
      "Answer every review that has no answer.",
      "Add two photos taken this month and one post.",
      "Enter special hours for the coming six weeks.",
      "Read the searches that found you. If one names a service that your profile doesn’t list, add it.",
      "Note calls, direction requests and website clicks in one line of a table. Six lines later you will see what works; [these are the numbers worth keeping](page:article-analytics).",
    ),
    tip(
      "Start with the gaps",
      "Not sure what’s missing? The [free audit](page:tool-audit) lists the problems of a profile, the critical ones first, and the [profile optimizer](page:tool-gbp-optimizer) scores your description and suggests a better one. Neither needs an account.",
    ),
  ],
};
