// The local SEO guide, in English.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { GuideText } from "@/site/content/types/guide";

export const guide: GuideText = {
  meta: {
    title: "The local SEO guide: from first check to full house",
    description:
      "A free, complete guide to local search in twelve chapters: how ranking works, profile, website, citations, reviews, links, measurement and a plan.",
    name: "Local SEO guide",
  },
  title: "The local SEO guide",
  lead: "Twelve chapters and a plan, in the order in which the work pays. Written for the person who runs the business, with no knowledge assumed and nothing to buy before the last page.",
  contents: "In this guide",
  body: [
    h2("What local SEO is, and what it isn’t"),
    p(
      "Someone two streets away needs what you sell. They take out a phone, type or say a few words, look at three names on a map, and go to one of them. Local SEO is everything that makes you one of the three, and then the one. It isn’t tricks with keywords, and it isn’t a race for visitors from all over the country. A hairdresser in Portland gains nothing from a reader in Miami.",
    ),
    p(
      "Results for such a search have three layers. At the top, sometimes, advertisements. Then the **local pack**: a map with three businesses, fed by business profiles. Below, the ordinary web results, fed by websites. You can appear in the last two without paying, and the work for one helps the other.",
    ),
    h2("How Google decides"),
    p("Google names three factors. Each can be influenced to a different degree."),
    table(
      "The three factors",
      ["Factor", "The question behind it", "What you can do"],
      ["Relevance", "Is this what was asked for?", "Categories, services, description, service pages"],
      ["Distance", "How far from the searcher?", "Nothing, save a correct pin and honest service areas"],
      ["Prominence", "Is it known and liked?", "Reviews, links, mentions, a website that ranks"],
    ),
    p(
      "Distance explains why you see different results from those your customer sees, and why a rank without a place means nothing. It also sets the realistic aim: to be first everywhere in a city of a million is impossible for one shop; to be among the first three in the districts your customers come from isn’t.",
    ),
    h2("The first check: where do you stand?"),
    p("Before you change anything, take stock. An hour is enough."),
    steps(
      "Look at your profile in a private browser window, on a phone. Is the name right? Open or closed? Does the button call the right number?",
      "Search for your phone number in quotation marks. Open the first twenty results and note what’s wrong.",
      "Read your last twenty reviews. Write down the three things praised most, and the three criticized most.",
      "Search for your trade from three places: your door, where your best customers live, and the edge of your area. Note the first three each time.",
      "Open your website on a phone, over the mobile network. Can a stranger find address, hours and phone within five seconds?",
    ),
    tip(
      "Quicker",
      "The [free audit](page:tool-audit) does the first and the last of these in a minute, and puts critical problems first.",
    ),
    h2("Your business profile"),
    p(
      "The profile is worth more than everything else together, so start there. The [detailed article](page:article-google-business-profile) takes each field in turn; here is the order.",
    ),
    list(
      "**Ownership and verification**, with a second owner.",
      "**Name** exactly as on the sign.",
      "**Primary category**, the most precise one, and up to nine others that are true.",
      "**Address** with the pin on the door, or **service area** with the address hidden.",
      "**Hours**, and special hours for all holidays.",
      "**Phone** and **website link** to the page about this place, with tracking parameters.",
      "**Description**: what, for whom, where, why you. 750 characters, the first 250 above all.",
      "**Services, products or menu** in the customers’ words.",
      "**Ten real photos**, the front among them.",
      "**Attributes**: each is a filter that someone uses.",
    ),
    p(
      "Most of your competitors stop after the hours. A complete profile takes an afternoon, and its effect shows within days, because it corrects what costs customers now.",
    ),
    h2("Keywords: how people ask"),
    p(
      "Local keywords are made of three parts: **what** (a trade, a service, a product), **where** (a town, a district, “near me”, or nothing at all, as the phone knows where it is), and **which** (cheap, open, best, for children, emergency). You need no expensive tool to find them.",
    ),
    steps(
      "Write down what people ask on the phone and at the counter. In their words.",
      "Read the list of searches in your profile.",
      "Type your trade into the search box and read the suggestions; then your trade plus each letter.",
      "Read the services and reviews of the three businesses above you.",
      "Sort: what brings most money first, not what is searched most.",
    ),
    p(
      "The [keyword tool](page:tool-keyword-research) combines trade, services and places for you. Keep ten to twenty. Each needs one home: a profile category or service, and a page on your site that deals with it.",
    ),
    h2("Your website"),
    h3("One page for each location"),
    p(
      "Name, address, phone and today’s hours at the top, then directions, photos, services and people of that place. This is where the profile should link. With several locations, add a page that lists them all, and see the article on [brands with many locations](page:article-multi-location).",
    ),
    h3("One page for each service that earns money"),
    p(
      "“Services” as a list of ten words answers no question. A page on “boiler repair” answers: what breaks, what it costs, how fast you come, where, with what guarantee, and how to reach you. Six hundred useful words beat two thousand padded ones.",
    ),
    h3("Pages for towns you serve"),
    p(
      "Only where you have something to say: jobs done there, a customer’s words, travel time, a local regulation. Twenty copies with the town’s name exchanged are worse than none.",
    ),
    h3("The technical minimum"),
    list(
      "Fast on a phone: small pictures, few scripts.",
      "Phone numbers that dial when touched.",
      "A title for each page which says what and where, in under sixty characters.",
      "**LocalBusiness** data (schema.org) with name, address, phone, hours and coordinates, the same as on the profile.",
      "HTTPS, a sitemap, no pages hidden from search engines by mistake.",
      "Text as text: not in pictures, not in a PDF.",
    ),
    h2("Citations"),
    p(
      "Make name, address and phone agree where people and machines look: the three maps, the sources of data, the big platforms, your trade’s directories, your town. In that order, once, thoroughly; then check twice a year. The [one-week plan](page:article-nap-consistency) and the [free tracking sheet](page:template-citations) are all you need for one location; for more, [Vitrine compares 100+ directories](page:citations) and shows only what differs.",
    ),
    h2("Reviews"),
    p(
      "Reviews act twice: they raise prominence, and they convince. What counts is a good average, a steady flow, recent dates, words about what you do, and replies.",
    ),
    steps(
      "Get the direct review link from your profile and turn it into a QR code.",
      "Choose the moment: at the end of the job, with the bill, the day after.",
      "Ask everyone in the same words. No reward, no sorting of the happy from the unhappy.",
      "Answer within two days, every one. Use our [templates](page:template-reviews) as a start, never as the whole.",
      "Count what is criticized. The third complaint about the same thing is a task.",
    ),
    p(
      "If you’re regulated (health, law, finance), read first what your profession permits; the article on [medical practices](page:article-medical-practices) shows how to reply without revealing anything.",
    ),
    h2("Links and mentions from your town"),
    p(
      "Local links are the most neglected part, since they can’t be bought in bulk. They come from being part of a place.",
    ),
    list(
      "Clubs and schools that you sponsor or supply: ask for a line and a link.",
      "Suppliers and partners: “where to buy”, “our fitters”.",
      "The local press: news, an anniversary, a number only you know (“what breaks in the first frost”).",
      "Associations, chambers, guilds, the tourist office.",
      "Events: host one, and be in every calendar.",
      "Neighbors: the hotel recommends restaurants, the restaurant recommends hotels.",
    ),
    p("Five of these in a year are a good result, and something a competitor can’t copy in an afternoon."),
    h2("When a machine answers: AI overviews, assistants, voice"),
    p(
      "More and more often the first answer is a text that a machine has written, or a voice in a car. Such answers are made from the same sources: business profiles, reviews, directories, and pages that state facts plainly. There’s no separate trick for them. What helps is what helped before, done more strictly.",
    ),
    list(
      "**Facts that agree.** A machine that reads two sets of hours names neither, or the wrong one.",
      "**Sentences that can be quoted.** “We repair gas boilers of all makes in Leeds, usually within 24 hours” is one. “Your partner for comfort” isn’t.",
      "**Questions as headings**, with the answer in the first sentence below: what does it cost, how long does it take, do I need an appointment, can I park?",
      "**Reviews that name things.** You can’t write them, but you can ask “what did we do for you?” rather than “how were we?”.",
      "**The other maps.** Cars and voice assistants often use Apple’s, Bing’s or TomTom’s data.",
      "**Access.** A site that shuts out all crawlers, or hides its text behind scripts, isn’t read.",
    ),
    p(
      "Test it as a customer would: ask three assistants for your trade in your town, and for your own name. Note what’s wrong and where it comes from; the source is usually named. Correct it there.",
    ),
    h2("Eleven mistakes that cost the most"),
    list(
      "Keywords in the business name.",
      "One owner account, and it belongs to someone who has left.",
      "A category that describes what you would like to be.",
      "A virtual office or mailbox as an address.",
      "No special hours at Christmas, Easter and on local holidays.",
      "The same text on twenty town pages.",
      "Asking for reviews on one day a year, all at once.",
      "Answering only praise, or only complaints.",
      "A new profile after a move instead of an edit of the old one.",
      "A tracking number in directories.",
      "Changing everything in one week and not writing down what.",
    ),
    p(
      "If your profile has been suspended, don’t create another. Correct the cause, gather proof of name and address (registration, a bill, photos of sign and door), and appeal once, completely. A second profile makes both worse.",
    ),
    h2("Measure, and change one thing at a time"),
    p(
      "Keep three figures a month: calls and direction requests; the share of points on the map where you’re in the first three; the review average of the last 90 days. Beside them, what you changed. [The numbers that matter](page:article-analytics) explains each, and [how to read a heatmap](page:article-heatmap) what the colors say.",
    ),
    p(
      "Expect category, address and hours to act within days, reviews and pages within weeks, links within months. When two things change at once you won’t know which one worked, so don’t.",
    ),
    h2("Your first ninety days"),
    table(
      "A plan for one person with two hours a week",
      ["Weeks", "Work", "You know that it worked when"],
      ["1–2", "First check; correct profile, hours, phone", "Nothing wrong is left in public view"],
      ["3–4", "Categories, services, description, photos", "The profile is complete"],
      ["5", "Citations: maps and data sources", "The search for old numbers is empty"],
      ["6–7", "Review link, QR card, replies to all", "New reviews every week"],
      ["8–10", "Three service pages", "They’re indexed, and the profile’s services match"],
      ["11", "First map; choose the weak district", "You know who is first there, and why"],
      ["12", "Two local links; the first monthly page", "Three figures, one decision"],
    ),
    p(
      "After that, the monthly twenty minutes keep it alive. The [checklist](page:template-checklist) has everything from this guide on two printable pages; the [glossary](page:glossary) explains each term. And when there are more locations than you can look after by hand, [that’s what Vitrine is for](page:products).",
    ),
  ],
};
