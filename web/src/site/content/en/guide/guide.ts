// The local SEO guide, in English.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { GuideText } from "@/site/content/types/guide";

export const guide: GuideText = {
  meta: {
    title: "The local SEO guide: from first audit to fully booked",
    description:
      "A free, complete guide to local search in twelve chapters: how ranking works, profile, website, citations, reviews, links, measurement, and a plan.",
    name: "Local SEO guide",
  },
  title: "The local SEO guide",
  lead: "Twelve chapters and a plan, starting with the work that pays off first. It’s written for the person who runs the business: no experience needed, and nothing to buy until the last page.",
  contents: "In this guide",
  body: [
    h2("What local SEO is, and what it isn’t"),
    p(
      "Someone two blocks away needs what you sell. They take out their phone, type or say a few words, look at three names on a map, and go to one of them. Local SEO is everything that makes you one of the three, and then the one. It isn’t tricks with keywords, and it isn’t a race for visitors from all over the country. A hair salon in Portland gains nothing from a reader in Miami.",
    ),
    p(
      "The results for a search like this have three layers. At the top, there are sometimes ads. Next comes the **local pack**: a map with three businesses, based on business profiles. Below that are the regular web results, based on websites. You can appear in the last two without paying, and working on one helps the other.",
    ),
    h2("How Google decides"),
    p("Google names three factors. You can influence some more than others."),
    table(
      "The three factors",
      ["Factor", "The question it answers", "What you can do"],
      ["Relevance", "Is this what the searcher wants?", "Categories, services, description, service pages"],
      [
        "Distance",
        "How close is it to the searcher?",
        "Nothing, except a correct pin and honest service areas",
      ],
      [
        "Prominence",
        "Is it well known and well liked?",
        "Reviews, links, mentions, and a website that ranks",
      ],
    ),
    p(
      "Distance explains why you and your customers see different results, and why a rank means nothing without a location. It also sets a realistic goal. One shop can’t be first everywhere in a city of a million, but it can be in the top three in the neighborhoods its customers come from.",
    ),
    h2("Your first audit: where do you stand?"),
    p("Before you change anything, take stock. An hour is enough."),
    steps(
      "Look at your profile in a private browser window, on a phone. Is the name right? Does it say open or closed? Does the button call the right number?",
      "Search for your phone number in quotation marks. Open the first twenty results and note what’s wrong.",
      "Read your last twenty reviews. Write down the three things people praise most and the three they criticize most.",
      "Search for what you do from three spots: your front door, where your best customers live, and the edge of your area. Write down the top three each time.",
      "Open your website on a phone, using cellular data. Can a stranger find your address, hours, and phone number within five seconds?",
    ),
    tip(
      "A faster way",
      "The [free audit](page:tool-audit) covers the first and last steps in a minute and puts critical problems first.",
    ),
    h2("Your business profile"),
    p(
      "Your profile is worth more than everything else combined, so start there. The [detailed article](page:article-google-business-profile) goes through each field; here’s the order.",
    ),
    list(
      "**Ownership and verification**, with a second owner.",
      "**Name**, exactly as it appears on your sign.",
      "**Primary category**, the most specific one, and up to nine others that apply.",
      "**Address** with the pin on your door, or **service area** with the address hidden.",
      "**Hours**, and special hours for all holidays.",
      "**Phone** and **website link** to the page for this location, with tracking parameters.",
      "**Description**: what you do, who you do it for, where you are, and why people should choose you. You have 750 characters; the first 250 matter most.",
      "**Services, products, or menu** in your customers’ words.",
      "**Ten real photos**, including the storefront.",
      "**Attributes**: each one is a filter someone searches by.",
    ),
    p(
      "Most of your competitors stop once they’ve entered their hours. A complete profile takes an afternoon, and you’ll see the effect within days, because it fixes what’s costing you customers now.",
    ),
    h2("Keywords: how people search"),
    p(
      "Local keywords have three parts: **what** (a trade, a service, a product), **where** (a town, a neighborhood, “near me,” or nothing at all, because the phone knows where it is), and **which** (cheap, open, best, for kids, emergency). You don’t need an expensive tool to find them.",
    ),
    steps(
      "Write down what people ask on the phone and at the counter, in their words.",
      "Enter your type of business in the search box and read the suggestions. Then try adding each letter of the alphabet.",
      "Go through the list of searches in your profile.",
      "Read the services and reviews of the three businesses that rank above you.",
      "Rank searches by how much they earn you, not by how popular they are.",
    ),
    p(
      "The [keyword tool](page:tool-keyword-research) combines your industry and your towns for you. Keep ten to twenty keywords. Each one needs a home: a category or service in your profile, and a page about it on your site.",
    ),
    h2("Your website"),
    h3("One page for each location"),
    p(
      "Put the name, address, phone, and today’s hours at the top, followed by directions, photos, services, and the team at that location. Your profile should link to this page. If you have several locations, add a page that lists them all, and see the article on [multi-location brands](page:article-multi-location).",
    ),
    h3("One page for each service that makes you money"),
    p(
      "A “Services” page with a list of ten words doesn’t answer any questions. A page on “furnace repair” does: what breaks, what it costs, how fast you get there, where you work, what you guarantee, and how to reach you. Six hundred useful words beat two thousand padded ones.",
    ),
    h3("Pages for the towns you serve"),
    p(
      "Create one only if you have something to say: jobs you’ve done there, a customer quote, travel time, a local regulation. Twenty copies with only the town’s name changed are worse than none.",
    ),
    h3("The technical minimum"),
    list(
      "Fast on a phone: small images, few scripts.",
      "Phone numbers that dial when tapped.",
      "A title on each page that says what you do and where, in under sixty characters.",
      "**LocalBusiness** data (schema.org) with name, address, phone, hours, and coordinates, matching your profile.",
      "HTTPS, a sitemap, and no pages hidden from search engines by mistake.",
      "Real text instead of images or PDFs.",
    ),
    h2("Citations"),
    p(
      "Make your name, address, and phone match wherever people and machines look: the three maps, the data sources, the big platforms, your industry’s directories, and your town. Do it once, thoroughly, in that order, then check twice a year. The [one-week plan](page:article-nap-consistency) and the [free tracking sheet](page:template-citations) are all you need for one location; for more, [Vitrine compares 100+ directories](page:citations) and shows you only the differences.",
    ),
    h2("Reviews"),
    p(
      "Reviews do two jobs: they raise your prominence, and they convince people. What counts is a good average, a steady flow, recent dates, mentions of what you do, and replies.",
    ),
    steps(
      "Get the direct review link from your profile and turn it into a QR code.",
      "Pick the right moment: when the job’s done, with the bill, or the day after.",
      "Ask everyone in the same words. Don’t offer rewards, and don’t single out the happy customers.",
      "Reply to every review within two days. Use our [templates](page:template-reviews) as a starting point, never as the whole reply.",
      "Count the complaints. The third one about the same thing means there’s something to fix.",
    ),
    p(
      "If you’re in a regulated field (health, law, finance), first read what your profession allows; the article on [medical practices](page:article-medical-practices) shows how to reply without revealing anything.",
    ),
    h2("Links and mentions from your town"),
    p(
      "Local links are the most neglected part of local SEO, because you can’t buy them in bulk. They come from being part of a community.",
    ),
    list(
      "Clubs and schools you sponsor or supply: ask for a mention and a link.",
      "Suppliers and partners: get on their “where to buy” or “our installers” page.",
      "Local press: news, an anniversary, or a fact only you know (“what breaks in the first hard freeze”).",
      "Trade associations, the chamber of commerce, and the visitor center.",
      "Events: host one and get listed on local calendars.",
      "Neighbors: hotels recommend restaurants, and restaurants recommend hotels.",
    ),
    p("Five of these in a year is a good result, and your competitors can’t copy them in an afternoon."),
    h2("When a machine answers: AI Overviews, assistants, and voice"),
    p(
      "Increasingly, the first answer people get is text written by a machine or a voice in their car. These answers draw on the same sources: business profiles, reviews, directories, and pages that state facts plainly. There’s no special trick. The same work helps, but you need to be more thorough.",
    ),
    list(
      "**Facts that match.** A machine that finds two sets of hours shows neither, or shows the wrong one.",
      "**Quotable sentences.** “We repair all brands of gas furnaces in Columbus, usually within 24 hours” is one. “Your partner for comfort” isn’t.",
      "**Questions as headings**, with the answer in the first sentence below: What does it cost? How long does it take? Do I need an appointment? Can I park?",
      "**Reviews that mention specifics.** You can’t write them, but you can ask “What did we do for you?” rather than “How did we do?”",
      "**The other maps.** Cars and voice assistants often use Apple’s, Bing’s, or TomTom’s data.",
      "**Access.** If your site blocks all crawlers or hides its text behind scripts, machines can’t read it.",
    ),
    p(
      "Test it as a customer would: ask three assistants for a business like yours in your town, and for your own name. Note what’s wrong and where it comes from; they usually name the source. Correct it there.",
    ),
    h2("The eleven most expensive mistakes"),
    list(
      "Keywords in the business name.",
      "A single owner account that belongs to someone who’s left the business.",
      "A category that describes what you’d like to be.",
      "A virtual office or mailbox as an address.",
      "Forgetting special hours for Christmas, Easter, or local holidays.",
      "The same text on twenty town pages.",
      "Asking for a year’s worth of reviews in a single day.",
      "Replying only to praise, or only to complaints.",
      "Creating a new profile after a move instead of editing the old one.",
      "Tracking numbers in directories.",
      "Changing everything in one week without writing it down.",
    ),
    p(
      "If your profile has been suspended, don’t create another. Fix the cause, gather proof of your name and address (registration, a utility bill, and photos of your sign and door), and file one complete appeal. A second profile only makes things worse.",
    ),
    h2("Measure, and change one thing at a time"),
    p(
      "Track three numbers a month: calls and direction requests; the share of grid points where you’re in the top three; and your average rating for the last 90 days. Next to them, write down what you changed. [The numbers that matter](page:article-analytics) explains each one, and [how to read a heatmap](page:article-heatmap) explains the colors.",
    ),
    p(
      "Changes to your category, address, and hours take effect within days, reviews and pages within weeks, and links within months. Don’t change two things at once, or you won’t know which one worked.",
    ),
    h2("Your first ninety days"),
    table(
      "A plan for one person with two hours a week",
      ["Weeks", "Work", "You’ll know it worked when"],
      ["1–2", "First audit; correct profile, hours, phone", "Everything the public sees is right"],
      ["3–4", "Categories, services, description, photos", "The profile is complete"],
      ["5", "Citations: maps and data sources", "A search for old numbers comes up empty"],
      ["6–7", "Review link, QR code card, and a reply to every review", "New reviews every week"],
      ["8–10", "Three service pages", "They’re indexed, and the profile’s services match"],
      ["11", "First heatmap; choose a weak neighborhood", "You know who ranks first there, and why"],
      [
        "12",
        "Two local links and your first one-page report",
        "You have three numbers and one decision to make",
      ],
    ),
    p(
      "After that, twenty minutes a month is enough to keep things up to date. The [checklist](page:template-checklist) has everything from this guide on two printable pages; the [glossary](page:glossary) explains each term. And when you have more locations than you can manage by hand, [that’s what Vitrine is for](page:products).",
    ),
  ],
};
