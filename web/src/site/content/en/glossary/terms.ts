// The terms of the glossary, in English.
import type { Glossary } from "@/site/content/types/glossary";

export const glossary: Glossary = {
  "ai-overview": {
    term: "AI overview",
    definition:
      "An answer written by a language model and shown above the search results. For local questions, it draws on profiles, reviews, and pages, so facts that are clear and consistent are more likely to be repeated correctly.",
  },
  aggregator: {
    term: "Data aggregator",
    definition:
      "A company that collects business records and supplies them to maps, directories, and navigation systems, such as Data Axle or Foursquare in the United States. One wrong record there gets copied to many other sites.",
  },
  "apple-business": {
    term: "Apple Business Connect",
    also: "Apple Maps listing",
    definition:
      "Apple’s free service for managing how a business appears in Apple Maps, Siri, and Wallet: name, place card, hours, photos, and offers.",
  },
  arp: {
    term: "ARP",
    also: "Average rank position",
    definition:
      "The average of the ranks found on a geo-grid, counting only the grid points where the business was found at all. It can be flattering: a business found at three points out of a hundred can have an ARP of 1.",
  },
  atrp: {
    term: "ATRP",
    also: "Average total rank position",
    definition:
      "The average rank across all points of a geo-grid, counting 21 for each point where the business wasn’t found (or one more than the number of results checked). You can compare it over time as long as the grid is the same.",
  },
  attributes: {
    term: "Attributes",
    definition:
      "Facts that a business selects from a fixed list in its profile: wheelchair-accessible entrance, outdoor seating, accepts cards, women-owned. Some of them work as filters in map searches.",
  },
  "average-rating": {
    term: "Average rating",
    also: "Star rating",
    definition:
      "The average of all star ratings a business has received on one site, shown to one decimal place. The more reviews there are, the less it moves, so it’s worth watching the average for the last 90 days, too.",
  },
  backlink: {
    term: "Backlink",
    also: "Local link",
    definition:
      "A link from another website to yours. For local search, links from your town (a club, school, newspaper, or chamber of commerce) tell search engines that you’re known there.",
  },
  "bing-places": {
    term: "Bing Places",
    definition:
      "Microsoft’s free business listings for Bing and its maps. They also feed assistants and other services that rely on Bing’s results, and can be imported from a Google Business Profile.",
  },
  "branded-search": {
    term: "Branded search",
    also: "Direct search",
    definition:
      "A search that contains the name of the business: “Rossi Plumbing hours.” It comes from people who already know you, so it measures reputation rather than ranking.",
  },
  "call-tracking": {
    term: "Call tracking",
    definition:
      "Using a separate phone number to count the calls from one source. On a Google profile, it belongs in the primary field, with your real number as an additional one. Elsewhere, it makes your details inconsistent.",
  },
  "canonical-url": {
    term: "Canonical URL",
    definition:
      "The URL that a page declares as its main one, so that search engines know which to show when several URLs lead to the same content.",
  },
  categories: {
    term: "Business categories",
    also: "GBP categories",
    definition:
      "Google’s fixed list of several thousand business types. A profile has one primary category and up to nine more. They determine which searches it can appear for and which fields and attributes it offers.",
  },
  centroid: {
    term: "Centroid",
    definition:
      "The point that a search engine treats as the center of a town or district when a search names the place but not the searcher’s position. Businesses near it once had a clear advantage; today the searcher’s own position weighs more.",
  },
  citation: {
    term: "Citation",
    also: "Local citation",
    definition:
      "A mention of a business’s name, address, and phone number on another site, with or without a link. Directories provide structured citations; a newspaper article is an unstructured one.",
  },
  "citation-audit": {
    term: "Citation audit",
    definition:
      "The process of checking every mention of a business against its correct details to find wrong numbers, old addresses, duplicates, and missing listings.",
  },
  claim: {
    term: "Claiming",
    definition:
      "Taking over an existing listing for your business by proving that you represent it. Claiming is always better than creating a second listing.",
  },
  ctr: {
    term: "Click-through rate",
    also: "CTR",
    definition:
      "The share of people who saw a result and clicked it. In local results, many people act without clicking through to the website (they call or get directions), so a low rate can be a good sign.",
  },
  conversion: {
    term: "Conversion",
    definition:
      "The action you want a visitor to take: a call, a booking, a direction request, or an order. Define it before you measure anything else.",
  },
  crawling: {
    term: "Crawling",
    definition:
      "The process by which a search engine’s bot visits a page, reads it, and follows its links. A page that isn’t crawled can’t be indexed.",
  },
  directory: {
    term: "Directory",
    definition:
      "A site that lists businesses of all kinds (Yelp, Yellow Pages), in one industry (Healthgrades, Avvo, OpenTable), or in one place (a chamber of commerce).",
  },
  "discovery-search": {
    term: "Discovery search",
    also: "Non-branded search",
    definition:
      "A search for a product, service, or category without a business’s name: “emergency plumber.” Growth here shows that local SEO is working.",
  },
  "duplicate-listing": {
    term: "Duplicate listing",
    definition:
      "A second entry for the same business on the same site. Duplicates split your reviews and confuse customers. Merge or remove them before you correct any details.",
  },
  "e-e-a-t": {
    term: "E-E-A-T",
    also: "Experience, expertise, authoritativeness, trust",
    definition:
      "Four qualities Google asks its human raters to look for in content and the people behind it. It isn’t a score in itself, but it’s a good checklist, especially for health, legal, and financial topics.",
  },
  "fake-review": {
    term: "Fake review",
    definition:
      "A review that comes from someone who wasn’t a customer, was paid for, or was written by the business or a competitor. All review sites prohibit fake reviews, and so does the law in the European Union, the United Kingdom, and the United States.",
  },
  "geo-grid": {
    term: "Geo-grid",
    also: "Rank grid",
    definition:
      "A set of evenly spaced points across an area. The same search is run from each point to show how the rank changes with the searcher’s location.",
  },
  geocoding: {
    term: "Geocoding",
    definition:
      "Turning an address into latitude and longitude. When it goes wrong, the map pin ends up on the wrong street, and directions lead there too.",
  },
  "google-business-profile": {
    term: "Google Business Profile",
    also: "GBP, formerly Google My Business",
    definition:
      "The free listing that shows a business on Google Search and Maps, with its name, category, address or service area, hours, photos, posts, and reviews. It’s also the tool owners use to manage that listing.",
  },
  "google-maps": {
    term: "Google Maps",
    definition:
      "Google’s map service. Its results for businesses come from the same profiles as the local pack but are ordered for the part of the map in view.",
  },
  "health-score": {
    term: "Profile health",
    also: "Health score",
    definition:
      "In Vitrine, a score from 0 to 100 for how complete and correct a location’s profile is: green for 80 and up, yellow for 60 and up, red below that. It shows the reason for every lost point.",
  },
  heatmap: {
    term: "Local heatmap",
    also: "Rank heatmap",
    definition:
      "A geo-grid drawn on a map with colored pins: green for the top three, amber for the middle, red where the business hardly appears. The rank is printed on each pin.",
  },
  hreflang: {
    term: "hreflang",
    definition:
      "A tag in a page’s head that lists its versions in other languages, so that searchers get the one in their language. Each version must list all the others and itself.",
  },
  indexing: {
    term: "Indexing",
    definition:
      "Adding a page to a search engine’s index after crawling it. Only indexed pages can appear in results; thin or duplicate pages are often left out.",
  },
  justification: {
    term: "Justification",
    also: "Local justification",
    definition:
      "The short line under a local result that says why it’s shown: “Their website mentions furnace repair,” or a sentence from a review. It comes from your website, reviews, services, or posts.",
  },
  "keyword-stuffing": {
    term: "Keyword stuffing",
    definition:
      "Repeating keywords unnaturally in text, or adding them to the business name. In a name, it breaks Google’s rules and can lead to suspension.",
  },
  "knowledge-panel": {
    term: "Knowledge panel",
    definition:
      "The box beside or above search results that sums up a business, person, or thing. When someone searches for a local business by name, its profile appears here.",
  },
  "local-filter": {
    term: "Local filter",
    definition:
      "Google’s habit of showing only one of several similar businesses that share a building, category, or owner. The others aren’t penalized; they appear when you zoom in.",
  },
  "local-finder": {
    term: "Local finder",
    definition:
      "The longer list with a map that opens from “More places” under the local pack. The order can differ slightly from the local pack.",
  },
  "local-intent": {
    term: "Local intent",
    definition:
      "The intent to find something nearby, whether stated (“dentist Columbus”) or implied (“dentist”). Searches with local intent show a map.",
  },
  "local-page": {
    term: "Local page",
    also: "Location page, local landing page",
    definition:
      "A web page about one location or one town you serve, with its address, hours, directions, and other local details.",
  },
  "local-pack": {
    term: "Local pack",
    also: "Map pack, 3-pack",
    definition:
      "The block of three businesses with a map that Google shows at the top of results for searches with local intent.",
  },
  "local-seo": {
    term: "Local SEO",
    definition:
      "Everything that makes a business easier to find and choose when people search nearby: its profile, reviews, citations, local pages, and links, plus the work of measuring them all.",
  },
  "local-services-ads": {
    term: "Local Services Ads",
    also: "LSA",
    definition:
      "Paid results above the local pack for certain trades. Businesses pay per lead rather than per click, and Google checks their license and insurance. They don’t change the ranking of the unpaid profile.",
  },
  "listing-spam": {
    term: "Listing spam",
    definition:
      "Listings that break the rules to gain visibility: invented addresses, keywords in names, businesses that don’t exist. You can report it through a suggested edit or Google’s redressal form.",
  },
  "map-pin": {
    term: "Map pin",
    definition:
      "The marker for a business on the map. It should be at the entrance customers use. The owner can move it in the profile.",
  },
  nap: {
    term: "NAP",
    also: "Name, address, phone",
    definition:
      "The three facts that identify a local business. When they match across the web, search engines trust them, and customers find you.",
  },
  "near-me": {
    term: "“Near me” search",
    definition:
      "A search for something nearby, whether people type those words or just search on a phone. A page doesn’t need the words “near me.” It needs to name a place.",
  },
  openness: {
    term: "Openness",
    also: "Open-now signal",
    definition:
      "Whether a business is open at the time of the search. Google favors open businesses for many searches, so correct hours affect visibility as well as service.",
  },
  "organic-results": {
    term: "Organic results",
    definition:
      "The unpaid web results, as opposed to the ads and the map. A local business can appear in both the local pack and the organic results.",
  },
  performance: {
    term: "Profile performance",
    also: "Formerly Insights",
    definition:
      "The stats for a Google Business Profile: viewers, searches, calls, direction requests, website clicks, and bookings. They lag by a few days.",
  },
  "place-id": {
    term: "Place ID",
    definition:
      "Google’s identifier for a place. It’s used in links to a business’s map listing or its review form, and it can change when listings are merged.",
  },
  post: {
    term: "Post",
    also: "Google post, update",
    definition:
      "A short message in a business profile: news, an offer, or an event, with a photo and a button. It can have up to 1,500 characters, but the first hundred matter most.",
  },
  "practitioner-listing": {
    term: "Practitioner listing",
    definition:
      "A profile for a doctor, lawyer, agent, or other professional who deals with the public under their own name, in addition to the profile of the practice or firm.",
  },
  "primary-category": {
    term: "Primary category",
    definition:
      "The one category that says what a business is. Of all the fields an owner controls, it has the most influence on which searches show the profile.",
  },
  prominence: {
    term: "Prominence",
    definition:
      "How well known a business is, based on its links, mentions, reviews, and position in web results. Along with relevance and distance, it’s one of Google’s three local ranking factors.",
  },
  proximity: {
    term: "Proximity",
    also: "Distance",
    definition:
      "How far a business is from the searcher or from the place named in the search. How much it matters depends on the business: a lot for a coffee shop, not so much for a wedding venue.",
  },
  redirect: {
    term: "Redirect",
    also: "301",
    definition:
      "An instruction that permanently sends visitors and search engines from an old URL to a new one. You need one whenever a location page moves.",
  },
  relevance: {
    term: "Relevance",
    definition:
      "How well a profile matches the search, based on its categories, services, description, website, and reviews.",
  },
  "review-gating": {
    term: "Review gating",
    definition:
      "Asking about satisfaction first and sending only happy customers to a public site. Google doesn’t allow it. You can ask everyone and also offer everyone a private channel.",
  },
  "review-request": {
    term: "Review request",
    definition:
      "A message or card that asks a customer for a review, with a direct link. Send it to everyone within a day of the visit, with no reward.",
  },
  "review-response": {
    term: "Review reply",
    also: "Owner response",
    definition:
      "The business’s public response below a review. Its main readers are people who are still deciding.",
  },
  "review-velocity": {
    term: "Review velocity",
    definition:
      "The number of new reviews in a given period. A steady trickle is more convincing than a burst, both to readers and to fake-review filters.",
  },
  "schema-markup": {
    term: "Schema markup",
    also: "Structured data, JSON-LD",
    definition:
      "Facts added to a page in the schema.org vocabulary, such as a LocalBusiness with its address, hours, and coordinates, so that machines can read them without guessing.",
  },
  "search-volume": {
    term: "Search volume",
    definition:
      "An estimate of how often people search for a term each month. For a single town, the numbers are rough. Compare terms with each other rather than trusting any one number.",
  },
  sentiment: {
    term: "Sentiment analysis",
    definition:
      "Using software to sort reviews by tone and topic, so you can see what people praise and criticize without reading a thousand reviews.",
  },
  serp: {
    term: "SERP",
    also: "Search engine results page",
    definition:
      "The search results page and everything on it: ads, map, organic results, panels, and questions.",
  },
  "service-area-business": {
    term: "Service-area business",
    also: "SAB",
    definition:
      "A business that goes to its customers instead of having them come in, such as a plumber. Its profile hides the address and lists up to twenty service areas.",
  },
  sitemap: {
    term: "XML sitemap",
    definition:
      "A file that lists a site’s pages and when they changed, so that search engines can find them all.",
  },
  solv: {
    term: "SoLV",
    also: "Share of local voice",
    definition:
      "The percentage of points on a geo-grid where a business ranks in the top three. Of all grid metrics, it tracks calls most closely.",
  },
  "special-hours": {
    term: "Special hours",
    also: "Holiday hours",
    definition:
      "Business hours for one date that replace the regular ones. Enter them even if you’re open as usual, to remove the warning that your hours might differ.",
  },
  "store-code": {
    term: "Store code",
    definition:
      "Your own permanent ID for a location, entered in its profile. It ties the profile, web page, cash register, and reports together when names or addresses change.",
  },
  "suggested-edit": {
    term: "Suggested edit",
    definition:
      "A change to a profile that anyone on Google Maps can propose. Google may apply it without asking the owner, so keep an eye on your profile.",
  },
  suspension: {
    term: "Suspension",
    definition:
      "When Google hides a profile, or takes it out of its owner’s control, for breaking the rules. Fix the problem first, then appeal with documents that prove your name and address.",
  },
  "unstructured-citation": {
    term: "Unstructured citation",
    definition:
      "A mention of a business in running text, such as an article, a blog, or an event page, rather than in the fields of a directory.",
  },
  utm: {
    term: "UTM parameters",
    definition:
      "Tags added to a link (utm_source, utm_medium, utm_campaign) that tell web analytics where a visit came from. On your profile’s website link, they set its visitors apart from other Google traffic.",
  },
  verification: {
    term: "Verification",
    definition:
      "Google’s check that a business exists and that you represent it: by video, phone, text message, email, or mail. Google chooses the method.",
  },
  "voice-search": {
    term: "Voice search",
    definition:
      "Searching by speaking to a phone, car, or speaker. For local questions, the answer usually comes from Google’s, Apple’s, or Microsoft’s business data.",
  },
  "white-label": {
    term: "White label",
    definition:
      "Reports and portals that carry an agency’s name, colors, and domain in place of the software maker’s.",
  },
  "zero-click": {
    term: "Zero-click search",
    definition:
      "A search that ends on the results page because the answer is right there: hours, address, phone. For a local business, the result that counts is the call, not the click.",
  },
};
