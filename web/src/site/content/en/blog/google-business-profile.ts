// An article of the blog, in English.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "The complete guide to your Google Business Profile",
    description:
      "Claim, verify, and complete your Google Business Profile: name, categories, hours, photos, posts, reviews, and what to check every month.",
    name: "The profile, field by field",
  },
  title: "The complete guide to your Google Business Profile",
  excerpt:
    "For most local customers, your profile is the first page they see, and often the only one. Here’s how to fill in every field that matters, in the right order.",
  tags: ["google business profile", "local pack", "categories", "photos"],
  body: [
    p(
      "Search for a plumber, a bakery, or a dentist near you and look at what comes before any website: a map and three businesses, with their stars, their hours, and a call button. Those three results come from Google Business Profile. Your profile is free and it’s yours, but Google fills in anything you leave empty with whatever it finds elsewhere. This guide goes through it field by field, starting with what gets results.",
    ),
    h2("What Google looks at"),
    p(
      "Google itself says that local results depend on three things: **relevance** (does this business offer what the person is looking for?), **distance** (how far is it from the searcher?) and **prominence** (how well known and well rated is it?). You can’t move your store. But you can make it perfectly clear what you do, and you can earn reviews, links, and mentions. Everything below helps with one or the other.",
    ),
    h2("Claim it and prove it’s yours"),
    steps(
      "Search for your own business name and town on Google Maps. There’s often a profile already, created from public data.",
      "If there is one, choose “Claim this business.” If someone else manages it, request access. They have a few days to respond, and after that you may be able to claim it.",
      "If there isn’t, create one while signed in to an account that belongs to the company, not to an employee or an agency.",
      "Verify it. Google picks the method: usually a short video that shows the street, your sign, and something only staff can do, such as opening the register or the back room. Film it in one take, with no faces or bank details.",
      "Add a second owner right away. Every week, businesses lose their profiles because the only owner left the company.",
    ),
    h2("The fields that decide whether you show up"),
    h3("Name"),
    p(
      "Use the name on your sign and your invoices, and nothing else. “Rossi Plumbing” is right. “Rossi Plumbing – 24/7 Emergency Plumber Columbus” breaks Google’s rules, invites competitors to report you, and can get your profile suspended in the week you need it most.",
    ),
    h3("Categories"),
    p(
      "Your primary category is the most powerful field you control. Pick the most specific one that describes what you **are**: “Pizza restaurant” rather than “Restaurant,” or “Pediatric dentist” rather than “Dentist” if that’s all you do. You can add up to nine more. Add the ones for services you really offer and stop there. Then look at the categories of the three businesses that already rank for the search you want. If all three use a primary category that you don’t, you’ve found your first task.",
    ),
    h3("Address or service area"),
    p(
      "If customers come to you, show your address and put the pin on your door, not in the middle of the building. If you go to them, hide your address and list the towns you serve, up to twenty. A home address shown by mistake is a privacy problem, and using a rented mailbox as your address can get you suspended.",
    ),
    h3("Hours"),
    p(
      "Google tells people whether you’re open and favors businesses that are open at the time of the search. Set your regular hours, then special hours for each holiday, even if you’re open as usual. Once you confirm a holiday, the “hours might differ” warning goes away.",
    ),
    h3("Phone, website, links"),
    p(
      "Use a local number that a person answers. Link to this location’s page, not to the company’s home page, and add tracking parameters (for example **utm_source=google** and **utm_medium=organic**) so that your analytics can tell profile visitors apart from everyone else. If you take bookings or orders, add those links, too, and point them straight to your own system.",
    ),
    h2("The fields that decide whether people choose you"),
    table(
      "What to fill in, and the limits",
      ["Field", "Limit", "What works"],
      [
        "Description",
        "750 characters",
        "The first 250 show right away. Use them to say what you do, who you do it for, where you are, and why people should pick you over the place next door. No prices, no links.",
      ],
      [
        "Photos",
        "At least 720 × 720 px, up to 5 MB",
        "The storefront in daylight, the interior, your team, your products. Ten real photos beat fifty stock photos.",
      ],
      [
        "Services or menu",
        "300 characters each",
        "One entry for each thing people search for, in the words they use.",
      ],
      [
        "Attributes",
        "A fixed list",
        "Wheelchair access, patio, payment methods. Each one is a filter in Maps.",
      ],
      [
        "Posts",
        "1,500 characters",
        "One offer, event, or piece of news at a time, with a photo and a button.",
      ],
    ),
    p(
      "Write for someone who’s never heard of you and is standing two blocks away. “Family bakery near the train station. Bread baked on-site from 5 a.m., sandwiches from 11, gluten-free to order” says more than any sentence about passion and tradition.",
    ),
    h2("Reviews: ask, reply, repeat"),
    p(
      "A steady flow of reviews does more for you than a sudden burst. Put your review link on receipts, in follow-up messages, and on a card by the door, and ask everyone, not just the customers who smile. Offering a discount for a review, or choosing who gets the link, breaks Google’s rules. Reply within a couple of days. For the hard ones, our article on [replying to negative reviews](page:article-negative-reviews) has wording you can use, and [Vitrine’s review tools](page:reviews) tell you when a new one comes in.",
    ),
    h2("What changes behind your back"),
    p(
      "Anyone can suggest an edit to your profile, and Google accepts some of those suggestions. Directories with an old phone number feed bad data back to Google. A well-meaning stranger can report a seasonal closure and leave you marked “temporarily closed” for weeks. So look at your profile the way the public sees it, in a browser where you aren’t signed in, and check the name, phone, hours, category, pin, and website. [Keeping your details the same everywhere](page:article-nap-consistency) prevents most of these problems.",
    ),
    h2("What not to do"),
    list(
      "Don’t create a second profile for the same business at the same address, except for real departments or licensed practitioners with their own category.",
      "Don’t use stock photos or put text over your photos.",
      "Don’t collect reviews from staff, family, or former coworkers.",
      "Don’t edit your name, address, and category all on the same day. That often means you have to verify again.",
    ),
    h2("A 20-minute monthly routine"),
    steps(
      "Sign out and look at your profile. Fix anything that’s wrong.",
      "Reply to every review that doesn’t have a reply yet.",
      "Add two photos taken this month and one post.",
      "Enter special hours for the next six weeks.",
      "Go through the searches that led people to you. If one mentions a service that isn’t on your profile, add it.",
      "Write down calls, direction requests, and website clicks in one row of a spreadsheet. Six rows later, you’ll see what works. [These are the numbers worth tracking](page:article-analytics).",
    ),
    tip(
      "Start with the gaps",
      "Not sure what’s missing? The [free audit](page:tool-audit) lists the problems on your profile, with the critical ones first, and the [profile optimizer](page:tool-gbp-optimizer) scores your description and gives you a structure for a better one. You don’t need an account for either.",
    ),
  ],
};
