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
  lead: "Tick what your Google Business Profile has, or enter your website. You get the problems, worst first, and what each is worth.",
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
        title: "One look at your website",
        text: "We fetch the page you name once, like a browser would, and read its title, its description and what it says about your business.",
      },
      {
        title: "Nothing is kept",
        text: "Neither what you tick nor what we read is stored. There is no account and no cookie.",
      },
    ],
  },
  faq: {
    title: "Questions",
    items: [
      {
        question: "Why is a missing phone number critical?",
        answer:
          "Because it costs customers directly: whoever is on the way calls, and who cannot call goes to the next shop in the list.",
      },
      {
        question: "What is LocalBusiness markup?",
        answer:
          "A short block in your page, written for search engines: name, address, phone and hours in a form that no one can misread. Visitors do not see it.",
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

const rule = (title: string, text: string): Advice => [title, text];

export const audit = {
  ...page,
  tabs: { profile: "Your profile", website: "Your website" },
  profile: {
    title: "What does the profile have?",
    lead: "Tick what is really there today.",
    checks: {
      has_phone: "A phone number",
      has_category: "A category",
      is_verified: "It is verified by Google",
      has_website: "A website",
      has_opening_hours: "Opening hours",
      has_description: "A description",
      has_photos: "At least one photo",
    },
    rating: "Average rating (leave empty if there is none)",
    submit: "Check the profile",
  },
  website: {
    title: "Which page?",
    url: "Address of your website",
    placeholder: "www.example.com",
    submit: "Check the website",
  },
  words: {
    busy: "Checking…",
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
    passed: "In order",
    page: "Page looked at",
    business: "Business found",
    fail: {
      invalid_url: "This is not a complete web address.",
      address_not_allowed: "Only public web pages can be checked.",
      page_unreachable: "This page does not answer. Check the address.",
      no_page: "At this address there is something other than a web page.",
      page_too_large: "This page is larger than 1 MB.",
      rate_limited: "That was too many at once. Please wait a few minutes.",
      out_of_range: "A rating is a number from 1 to 5.",
      other: "Something went wrong. Please try again.",
    },
    rules: {
      missing_phone: rule("Phone number", "Add the number that is answered during opening hours."),
      missing_category: rule(
        "Category",
        "Choose the most exact category Google offers; it decides for which searches you can appear.",
      ),
      not_verified: rule(
        "Verified by Google",
        "Start the verification in your profile. Without it you cannot answer reviews.",
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
        "Enter the week and the coming holidays. Wrong hours bring bad reviews.",
      ),
      missing_website: rule("Website", "Link the page of this very location, not just the home page."),
      low_rating: rule(
        "Rating of 4 or more",
        "Answer every review, ask every customer for one, and fix what is named most.",
      ),
      indexable: rule("May be found", "The page asks search engines to stay away (noindex). Remove that."),
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
        "Name the page’s own address, so that copies do not compete with it.",
      ),
      page_language: rule("Language", "Say with lang in which language the page is."),
      https: rule("Safe connection", "Serve the page over https; browsers warn of all others."),
      phone_link: rule("Phone number to tap", "Make the number a tel: link."),
      same_phone: rule(
        "One phone number",
        "The number in the markup is not the one that people read. Use the same everywhere.",
      ),
    } satisfies Record<string, Advice>,
  },
};
