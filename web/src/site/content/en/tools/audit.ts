// The free audit.
import type { Advice, ToolText } from "../../types/tools";

const page: ToolText = {
  meta: {
    title: "Free local SEO audit: profile and website | Vitrine",
    description:
      "Check a business in a minute: the details customers need, and whether its website tells search engines who it is. Free, without an account.",
    name: "Free audit",
  },
  eyebrow: "Free tool",
  title: "What keeps customers from finding you?",
  lead: "Paste your business’s details, or enter its website. You’ll see the problems, worst first, and what each one costs.",
  script:
    "This tool works in your browser and needs JavaScript. Without it, the checklist among our templates asks the same questions.",
  how: {
    title: "How it counts",
    items: [
      {
        title: "The same rules as in the product",
        text: "Eight rules: three critical at 20 points, five warnings at 8. From 80 points a profile is good, from 60 fair.",
      },
      {
        title: "One visit to your website",
        text: "We fetch the page you name once, like a browser would, and read its title, its description and what it says about your business. The eight rules are applied to that, too.",
      },
      {
        title: "Nothing is kept",
        text: "We don’t store what you enter or what we read. There’s no account and no cookie.",
      },
    ],
  },
  faq: {
    title: "Questions",
    items: [
      {
        question: "Why is a missing phone number critical?",
        answer:
          "Because it costs you customers directly. People on their way call first, and if they can’t, they go to the next business on the list.",
      },
      {
        question: "What can I paste?",
        answer:
          "Your listing as you see it on the screen, or lines such as “Phone: …” and “Hours: …”. Name, category, address, phone, website, hours, rating and description are recognized, in English and French; you see what was read.",
      },
      {
        question: "What is LocalBusiness markup?",
        answer:
          "A short block in your page, written for search engines: name, address, phone and hours in a form that no one can misread. Visitors don’t see it.",
      },
      {
        question: "Why can my page not be fetched?",
        answer:
          "The audit fetches public web pages only, of at most 1 MB, within 5 seconds. Pages behind a sign-in, on unusual ports or in private networks are refused.",
      },
    ],
  },
  cta: {
    title: "Check all your locations at once",
    text: "Vitrine audits every location each time something changes, and leads you to the field that fixes it.",
    action: "Start Free Trial",
  },
};

const rule = (...advice: Advice): Advice => advice;

export const audit = {
  ...page,
  profile: {
    title: "Your business’s details",
    lead: "Copy them from your Google Business Profile, your website or an email signature.",
    details: "Name, address, phone, hours, as text",
    placeholder:
      "Martin’s Bakery\nBakery\n12 Mercer Street, Springfield, IL 62701\n(217) 555-0142\nwww.example.com\nMon–Sat 7 am – 7 pm",
    also: "Check what you have that isn’t in your text",
    checks: {
      is_verified: "Verified by Google",
      has_photos: "At least one photo",
      has_phone: "A phone number",
      has_category: "A category",
      has_website: "A website",
      has_opening_hours: "Opening hours",
      has_description: "A description",
    },
    rating: "Average rating (leave empty if there’s none)",
    submit: "Check the details",
  },
  website: {
    title: "Or your website",
    lead: "One public page is enough: the home page, or the page of one location.",
    looks: "What we look at",
    points: [
      "What the page says about your business: phone, category, hours, description, photos, rating",
      "LocalBusiness markup: is it there, complete, and the same as what people read?",
      "What decides how the page is found: title, description, heading, address, language, phones",
    ],
    url: "Address of your website",
    placeholder: "www.example.com",
    submit: "Check the website",
  },
  words: {
    busy: "Checking…",
    empty: "Paste the details first, or check what you have.",
    score: "{n} of 100",
    good: "Good",
    fair: "Fair",
    poor: "Poor",
    found: "{n} problems found",
    found_one: "1 problem found",
    perfect: "Profile looks great!",
    perfect_text: "No issues found with your business profile",
    perfect_page: "Nothing to improve: search engines know who you are.",
    critical: "Critical",
    warning: "Warning",
    points: "+{n} points",
    passed: "Passed",
    page: "Page checked",
    business: "Business found",
    read: "What we read in your text",
    not_read: "not found in the text",
    site: "How the page is found",
    profile: "What the page tells customers",
    profile_text:
      "The eight rules, by what the page says. A web page can’t show whether Google has verified your profile.",
    details: {
      name: "Name",
      category: "Category",
      address: "Address",
      phone: "Phone",
      website: "Website",
      hours: "Hours",
      description: "Description",
      rating: "Rating",
    },
    fail: {
      invalid_url: "Enter a complete web address.",
      address_not_allowed: "Only public web pages can be checked.",
      page_unreachable: "This page doesn’t respond. Check the address.",
      no_page: "This address isn’t a web page.",
      page_too_large: "This page is larger than 1 MB.",
      rate_limited: "Too many requests. Wait a few minutes.",
      out_of_range: "A rating is a number from 1 to 5.",
      too_long: "This is too long. The limit is 4,000 characters.",
      other: "Something went wrong. Try again.",
    },
    rules: {
      missing_phone: rule("Phone number", "Add the number that is answered during opening hours."),
      missing_category: rule(
        "Category",
        "Choose the most exact category Google offers; it decides for which searches you can appear.",
      ),
      not_verified: rule(
        "Verified by Google",
        "Start the verification in your profile. Without it, you can’t reply to reviews.",
      ),
      missing_description: rule(
        "Description",
        "Write up to 750 characters: what you do, for whom, where. No phone numbers, no links.",
      ),
      missing_photos: rule(
        "Photos",
        "Add the front of the shop, the inside and what you sell. Real photos, no stock.",
      ),
      missing_opening_hours: rule(
        "Opening hours",
        "Enter your regular hours and upcoming holidays. Wrong hours bring bad reviews.",
      ),
      missing_website: rule("Website", "Link the page of this very location, not just the home page."),
      low_rating: rule(
        "Rating of 4 or more",
        "Reply to every review, ask every customer for one, and fix the most common complaint.",
        "No rating below 4",
      ),
      indexable: rule("Can be found", "The page asks search engines to stay away (noindex). Remove that."),
      local_business: rule(
        "LocalBusiness markup",
        "Add a JSON-LD block of type LocalBusiness or a more exact type such as Restaurant or Dentist.",
      ),
      business_name: rule("Name in the markup", "Add name, written exactly as in your profile."),
      business_address: rule(
        "Address in the markup",
        "Add address as PostalAddress with street, postal code and city.",
      ),
      business_phone: rule("Phone in the markup", "Add telephone, with the country code."),
      business_hours: rule("Opening hours in the markup", "Add openingHoursSpecification for each day."),
      readable_data: rule(
        "Readable structured data",
        "A JSON-LD block contains an error; search engines skip it.",
      ),
      title: rule("Title", "Give the page a title with your trade and your city."),
      title_length: rule(
        "Title of at most 60 characters",
        "Shorten it, or its end is cut off in the results.",
      ),
      description: rule("Description of the page", "Write one or two sentences that make people click."),
      description_length: rule(
        "Description of 50 to 160 characters",
        "Shorter says too little, longer is cut off.",
      ),
      heading: rule("One main heading", "Use exactly one h1 that says what the page is about."),
      viewport: rule("Fits on phones", "Add the viewport tag; most local searches are made on a phone."),
      canonical: rule(
        "Canonical address",
        "Name the page’s own address, so that copies don’t compete with it.",
      ),
      page_language: rule("Language", "Say with lang in which language the page is."),
      https: rule("Safe connection", "Serve the page over https; browsers warn of all others."),
      phone_link: rule("Phone number to tap", "Make the number a tel: link."),
      same_phone: rule(
        "One phone number",
        "The number in the markup isn’t the one that people read. Use the same everywhere.",
      ),
    } satisfies Record<string, Advice>,
  },
};
