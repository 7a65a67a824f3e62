// The free audit.
import type { Advice, ToolText } from "../../types/tools";

const page: ToolText = {
  meta: {
    title: "Free local SEO audit: profile and website | Vitrine",
    description:
      "Check a business in a minute: see if it has the details customers need and if its website tells search engines who it is. Free, no account needed.",
    name: "Free audit",
  },
  eyebrow: "Free tool",
  title: "What’s keeping customers from finding you?",
  lead: "Paste your business’s details, or enter its website. You’ll see the problems, worst first, and what each one costs you.",
  script:
    "This tool runs in your browser and requires JavaScript. If you can’t turn it on, use the checklist in our templates. It covers the same points.",
  how: {
    title: "How the score works",
    items: [
      {
        title: "The same rules Vitrine uses",
        text: "There are eight rules: three critical ones worth 20 points each and five warnings worth 8 points each. A score of 80 or more is good; 60 or more is fair.",
      },
      {
        title: "One visit to your website",
        text: "We load the page you enter once, as a browser would, and read its title, description, and business details. Then we apply the same eight rules.",
      },
      {
        title: "Nothing is stored",
        text: "We don’t store what you enter or what we read. You don’t need an account, and we don’t set cookies.",
      },
    ],
  },
  faq: {
    title: "Questions",
    items: [
      {
        question: "Why is a missing phone number critical?",
        answer:
          "Because it costs you customers directly. People call before they head over. If they can’t, they go to the next business on the list.",
      },
      {
        question: "What can I paste?",
        answer:
          "Your listing as it appears on screen, or labeled lines (“Phone: …” and so on). The audit recognizes the name, category, address, phone, website, hours, rating, and description, in English and French, and shows you what it read.",
      },
      {
        question: "What is LocalBusiness markup?",
        answer:
          "It’s a short block of code on your page for search engines: your name, address, phone, and hours in a format they can’t misread. Visitors don’t see it.",
      },
      {
        question: "Why can’t you load my page?",
        answer:
          "The audit only loads public web pages up to 1 MB that respond within 5 seconds. It can’t check pages behind a sign-in, on unusual ports, or on private networks.",
      },
    ],
  },
  cta: {
    title: "Check all your locations at once",
    text: "Vitrine audits every location each time something changes, and takes you to the field that needs fixing.",
    action: "Start Free Trial",
  },
};

const rule = (...advice: Advice): Advice => advice;

export const audit = {
  ...page,
  profile: {
    title: "Your business’s details",
    lead: "Copy them from your Google Business Profile, your website, or an email signature.",
    details: "Name, address, phone, and hours, as text",
    placeholder:
      "Martin’s Bakery\nBakery\n12 Mercer Street, Springfield, IL 62701\n(217) 555-0142\nwww.example.com\nMon–Sat 7 am – 7 pm",
    also: "Check off anything you have that isn’t in your text",
    checks: {
      is_verified: "Verified by Google",
      has_photos: "At least one photo",
      has_phone: "A phone number",
      has_category: "A category",
      has_website: "A website",
      has_opening_hours: "Business hours",
      has_description: "A description",
    },
    rating: "Average rating (leave blank if you don’t have one)",
    submit: "Check my details",
  },
  website: {
    title: "Or your website",
    lead: "One public page is enough: your home page or a location page.",
    looks: "What we check",
    points: [
      "Your business details: phone, category, hours, description, photos, rating",
      "LocalBusiness markup: is it there, is it complete, and does it match the visible text?",
      "What helps people find the page: title, description, heading, web address, language, and mobile layout",
    ],
    url: "Website address",
    placeholder: "www.example.com",
    submit: "Check my website",
  },
  words: {
    busy: "Checking…",
    empty: "Paste your details first, or check off what you have.",
    score: "{n} out of 100",
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
    read: "What we found in your text",
    not_read: "not found",
    site: "How people find the page",
    profile: "What the page tells customers",
    profile_text:
      "We apply the eight rules to what the page says. A web page can’t show whether Google has verified your profile.",
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
      address_not_allowed: "You can only check public web pages.",
      page_unreachable: "This page isn’t responding. Check the address.",
      no_page: "This address doesn’t lead to a web page.",
      page_too_large: "This page is larger than 1 MB.",
      rate_limited: "Too many requests. Wait a few minutes.",
      out_of_range: "Enter a rating from 1 to 5.",
      too_long: "This is too long. The limit is 4,000 characters.",
      other: "Something went wrong. Try again.",
    },
    rules: {
      missing_phone: rule("Phone number", "Add a number that someone answers during business hours."),
      missing_category: rule(
        "Category",
        "Choose the most specific category Google offers. It determines which searches you can appear in.",
      ),
      not_verified: rule(
        "Verified by Google",
        "Start verification in your profile. Without it, you can’t reply to reviews.",
      ),
      missing_description: rule(
        "Description",
        "Write up to 750 characters: what you do, who you do it for, and where. Leave out phone numbers and links.",
      ),
      missing_photos: rule(
        "Photos",
        "Show your storefront, your interior, and what you sell. Use real photos, not stock images.",
      ),
      missing_opening_hours: rule(
        "Business hours",
        "Enter your regular hours and upcoming holidays. Wrong hours lead to bad reviews.",
      ),
      missing_website: rule("Website", "Link to the page for this location, not just the home page."),
      low_rating: rule(
        "Rating of 4 or higher",
        "Reply to every review, ask every customer for one, and fix the most common complaint.",
        "No rating below 4",
      ),
      indexable: rule(
        "Search engines can index it",
        "The page tells search engines not to index it (noindex). Remove that tag.",
      ),
      local_business: rule(
        "LocalBusiness markup",
        "Add a JSON-LD block of type LocalBusiness or a more specific type such as Restaurant or Dentist.",
      ),
      business_name: rule("Name in the markup", "Add the name property, written exactly as in your profile."),
      business_address: rule(
        "Address in the markup",
        "Add the address as a PostalAddress with street, city, and ZIP code.",
      ),
      business_phone: rule("Phone in the markup", "Add the telephone property, with the country code."),
      business_hours: rule("Business hours in the markup", "Add openingHoursSpecification for each day."),
      readable_data: rule(
        "Readable structured data",
        "A JSON-LD block contains an error; search engines skip it.",
      ),
      title: rule("Title", "Give the page a title with your type of business and your city."),
      title_length: rule(
        "Title of 60 characters or fewer",
        "Shorten it, or it will be cut off in search results.",
      ),
      description: rule("Page description", "Write one or two sentences that make people click."),
      description_length: rule(
        "Description of 50 to 160 characters",
        "A shorter one says too little; a longer one gets cut off.",
      ),
      heading: rule("One main heading", "Use exactly one h1 that says what the page is about."),
      viewport: rule("Mobile-friendly", "Add a viewport tag. Most local searches happen on phones."),
      canonical: rule("Canonical URL", "Point to the page’s own URL so that copies don’t compete with it."),
      page_language: rule("Language", "Set the page’s language in the lang attribute."),
      https: rule("Secure connection", "Serve the page over HTTPS. Otherwise, browsers warn your visitors."),
      phone_link: rule("Tappable phone number", "Make the number a tel: link."),
      same_phone: rule(
        "One phone number",
        "The number in the markup differs from the one on the page. Use the same number everywhere.",
      ),
    } satisfies Record<string, Advice>,
  },
};
