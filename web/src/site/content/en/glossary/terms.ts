// The terms of the glossary, in English.
import type { Glossary } from "@/site/content/types/glossary";

export const glossary: Glossary = {
  "ai-overview": {
    term: "AI overview",
    definition:
      "A text written by a language model above the search results. For local questions it draws on profiles, reviews and pages, so facts that are clear and agree everywhere are more likely to be repeated correctly.",
  },
  aggregator: {
    term: "Data aggregator",
    definition:
      "A company that collects business records and supplies them to maps, directories and navigation systems, such as Data Axle or Foursquare in the United States. One wrong record there’s copied to many places.",
  },
  "apple-business": {
    term: "Apple Business Connect",
    also: "Apple Maps listing",
    definition:
      "Apple’s free service for managing how a business appears in Apple Maps, Siri and Wallet: name, place card, hours, photos and offers.",
  },
  arp: {
    term: "ARP",
    also: "Average rank position",
    definition:
      "The mean of the ranks found on a geo-grid, counting only points at which the business was found at all. It flatters: a business visible at three points of a hundred can have an ARP of 1.",
  },
  atrp: {
    term: "ATRP",
    also: "Average total rank position",
    definition:
      "The mean rank over all points of a geo-grid, where a point at which the business wasn’t found counts as 21 (or one more than the results looked at). It can be compared over time as long as the grid is the same.",
  },
  attributes: {
    term: "Attributes",
    definition:
      "Facts chosen from a fixed list in a business profile: wheelchair-accessible entrance, outdoor seating, accepts cards, women-owned. Several of them work as filters in map searches.",
  },
  "average-rating": {
    term: "Average rating",
    also: "Star rating",
    definition:
      "The mean of all stars that a business has received on one site, shown to one decimal. The more reviews there are, the less it moves, which is why the average of the last 90 days is worth watching beside it.",
  },
  backlink: {
    term: "Backlink",
    also: "Local link",
    definition:
      "A link from another website to yours. For local search, links from the town (club, school, newspaper, chamber of commerce) tell search engines that you’re known there.",
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
      "A search that contains the name of the business: “Rossi Plumbing opening hours”. It comes from people who already know you and measures reputation rather than ranking.",
  },
  "call-tracking": {
    term: "Call tracking",
    definition:
      "Using a separate telephone number to count the calls from one source. On a Google profile it belongs in the primary field with the real number as an additional one; elsewhere it disturbs the agreement of your details.",
  },
  "canonical-url": {
    term: "Canonical URL",
    definition:
      "The address that a page names as its main one, so that search engines know which to show when the same content can be reached by several.",
  },
  categories: {
    term: "Business categories",
    also: "GBP categories",
    definition:
      "Google’s fixed list of several thousand kinds of business. A profile has one primary category and up to nine more. They decide which searches it can appear for and which fields and attributes it offers.",
  },
  centroid: {
    term: "Centroid",
    definition:
      "The point that a search engine takes as the center of a town or district when a search names the place but not the searcher’s position. Businesses near it once had a clear advantage; today the searcher’s own position weighs more.",
  },
  citation: {
    term: "Citation",
    also: "Local citation",
    definition:
      "A mention of a business’s name, address and phone number on another site, with or without a link. Directories give structured citations; a newspaper article is an unstructured one.",
  },
  "citation-audit": {
    term: "Citation audit",
    definition:
      "A search for all places that mention a business, comparing each with the correct details, to find wrong numbers, old addresses, duplicates and missing entries.",
  },
  claim: {
    term: "Claiming",
    definition:
      "Taking over an entry that already exists for your business, by proving that you represent it. Claiming is always better than creating a second entry.",
  },
  ctr: {
    term: "Click-through rate",
    also: "CTR",
    definition:
      "The share of people who saw a result and clicked it. In local results many act without a click on the website (they call or ask for directions), so a low rate can be a good sign.",
  },
  conversion: {
    term: "Conversion",
    definition:
      "The act you want from a visitor: a call, a booking, a request for directions, an order. Define it before measuring anything else.",
  },
  crawling: {
    term: "Crawling",
    definition:
      "The visit of a search engine’s program to a page in order to read it and follow its links. A page that isn’t crawled can’t be indexed.",
  },
  directory: {
    term: "Directory",
    definition:
      "A site that lists businesses, in general (Yelp, Yellow Pages), by trade (Healthgrades, Avvo, OpenTable) or by place (chamber of commerce).",
  },
  "discovery-search": {
    term: "Discovery search",
    also: "Non-branded search",
    definition:
      "A search for a product, service or category without a business’s name: “emergency plumber”. Growth here shows that local SEO is working.",
  },
  "duplicate-listing": {
    term: "Duplicate listing",
    definition:
      "A second entry for the same business at the same site. Duplicates divide reviews and confuse customers; they should be merged or removed before details are corrected.",
  },
  "e-e-a-t": {
    term: "E-E-A-T",
    also: "Experience, expertise, authoritativeness, trust",
    definition:
      "Four qualities that Google asks its human raters to look for in content and its authors. Not a score in itself, but a good list of questions, above all for health, law and money.",
  },
  "fake-review": {
    term: "Fake review",
    definition:
      "A review by someone who wasn’t a customer, or that was paid for, or written by the business or a competitor. Forbidden by all review sites, and by law in the European Union, the United Kingdom and the United States.",
  },
  "geo-grid": {
    term: "Geo-grid",
    also: "Rank grid",
    definition:
      "A set of evenly spaced points over an area from each of which the same search is made, to show how rank changes with the place of the searcher.",
  },
  geocoding: {
    term: "Geocoding",
    definition:
      "Turning an address into latitude and longitude. When it goes wrong, the map pin stands in the wrong street, and directions with it.",
  },
  "google-business-profile": {
    term: "Google Business Profile",
    also: "GBP, formerly Google My Business",
    definition:
      "The free entry that shows a business on Google Search and Maps, with name, category, address or service area, hours, photos, posts and reviews, and the tool with which its owner manages it.",
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
      "In Vitrine, a figure from 0 to 100 that says how complete and correct a location’s profile is: green from 80, yellow from 60, red below. Each missing point names its cause.",
  },
  heatmap: {
    term: "Local heatmap",
    also: "Rank heatmap",
    definition:
      "A geo-grid drawn on a map with colored pins: green for the first three places, amber for the middle, red where the business is hardly found. The rank is printed on each pin.",
  },
  hreflang: {
    term: "hreflang",
    definition:
      "A note in a page’s head that names its versions in other languages, so that searchers are sent to the one in theirs. Each version must name all the others, and itself.",
  },
  indexing: {
    term: "Indexing",
    definition:
      "Adding a page to a search engine’s store after crawling it. Only indexed pages can appear in results; thin or repeated pages are often left out.",
  },
  justification: {
    term: "Justification",
    also: "Local justification",
    definition:
      "The short line under a local result that says why it’s shown: “Their website mentions boiler repair”, or a sentence from a review. It comes from website, reviews, services or posts.",
  },
  "keyword-stuffing": {
    term: "Keyword stuffing",
    definition:
      "Repeating search words unnaturally in a text, or adding them to the business name. In the name it breaks Google’s rules and may lead to suspension.",
  },
  "knowledge-panel": {
    term: "Knowledge panel",
    definition:
      "The box beside or above results that sums up a business, person or thing. For a local business, a search for its name shows its profile there.",
  },
  "local-filter": {
    term: "Local filter",
    definition:
      "Google’s habit of showing only one of several similar businesses that share a building, category or owner. The others aren’t penalized; they appear when one zooms in.",
  },
  "local-finder": {
    term: "Local finder",
    definition:
      "The longer list with a map that opens from “More places” under the local pack. Its order can differ slightly from the pack’s.",
  },
  "local-intent": {
    term: "Local intent",
    definition:
      "The property of a search that wants something nearby, said (“dentist Leeds”) or implied (“dentist”). Searches with local intent show a map.",
  },
  "local-page": {
    term: "Local page",
    also: "Location page, local landing page",
    definition:
      "A page of a website about one location or one town served, with address, hours, directions and facts that apply only there.",
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
      "Everything that makes a business easier to find and to choose in searches near it: profile, reviews, citations, local pages, links and the measurement of all these.",
  },
  "local-services-ads": {
    term: "Local Services Ads",
    also: "LSA",
    definition:
      "Paid results for certain trades above the local pack, charged per lead rather than per click, with checks of license and insurance. They don’t change the ranking of the unpaid profile.",
  },
  "listing-spam": {
    term: "Listing spam",
    definition:
      "Entries that break the rules to gain visibility: invented addresses, keywords in names, businesses that don’t exist. Can be reported through a suggested edit or Google’s redressal form.",
  },
  "map-pin": {
    term: "Map pin",
    definition:
      "The marker of a business’s place. It should stand on the entrance customers use; the owner can move it in the profile.",
  },
  nap: {
    term: "NAP",
    also: "Name, address, phone",
    definition:
      "The three facts that identify a local business. Where they agree across the web, search engines trust them and customers arrive.",
  },
  "near-me": {
    term: "“Near me” search",
    definition:
      "A search in which the searcher asks for something close by, in words or simply by searching on a phone. No page needs to contain the words “near me”; it needs a place.",
  },
  openness: {
    term: "Openness",
    also: "Open-now signal",
    definition:
      "Whether a business is open at the moment of the search. Google favors open businesses for many searches, so correct hours affect visibility as well as service.",
  },
  "organic-results": {
    term: "Organic results",
    definition:
      "The unpaid web results, as opposed to advertisements and the map. A local business can appear in both the local pack and the organic results.",
  },
  performance: {
    term: "Profile performance",
    also: "Formerly Insights",
    definition:
      "The figures of a Google Business Profile: people who saw it, searches, calls, direction requests, website clicks, bookings. They arrive with a delay of a few days.",
  },
  "place-id": {
    term: "Place ID",
    definition:
      "Google’s identifier of a place. It’s used for links to a business’s map entry or its review form, and can change when entries are merged.",
  },
  post: {
    term: "Post",
    also: "Google post, update",
    definition:
      "A short message in a business profile: news, an offer or an event, with a photo and a button. Up to 1,500 characters; the first hundred count.",
  },
  "practitioner-listing": {
    term: "Practitioner listing",
    definition:
      "A profile for a doctor, lawyer, agent or other professional who deals with the public under their own name, next to the profile of the practice or firm.",
  },
  "primary-category": {
    term: "Primary category",
    definition:
      "The one category that says what a business is. Of all the fields an owner controls, it has the most influence on which searches show the profile.",
  },
  prominence: {
    term: "Prominence",
    definition:
      "How well known a business is, judged by links, mentions, reviews and its place in ordinary results. With relevance and distance, one of the three things Google names for local ranking.",
  },
  proximity: {
    term: "Proximity",
    also: "Distance",
    definition:
      "How far a business is from the searcher or from the place named in the search. Its weight differs by trade: strong for coffee, weak for a wedding venue.",
  },
  redirect: {
    term: "Redirect",
    also: "301",
    definition:
      "An instruction that sends visitors and search engines from an old address to a new one for good. Needed whenever a location page moves.",
  },
  relevance: {
    term: "Relevance",
    definition:
      "How well a profile fits what was searched for, judged by categories, services, description, website and reviews.",
  },
  "review-gating": {
    term: "Review gating",
    definition:
      "Asking about satisfaction first and sending only pleased customers to a public site. Google forbids it. Asking everyone, and offering everyone a private channel as well, is allowed.",
  },
  "review-request": {
    term: "Review request",
    definition:
      "A message or card that asks a customer for a review, with a direct link. Best within a day of the visit, to everyone, without reward.",
  },
  "review-response": {
    term: "Review reply",
    also: "Owner response",
    definition:
      "The business’s public answer below a review. It’s read above all by people who are still choosing.",
  },
  "review-velocity": {
    term: "Review velocity",
    definition:
      "The number of new reviews in a given time. A steady trickle is more convincing than a burst, to readers and to filters against fake reviews.",
  },
  "schema-markup": {
    term: "Schema markup",
    also: "Structured data, JSON-LD",
    definition:
      "Facts written into a page in the vocabulary of schema.org, such as LocalBusiness with address, hours and coordinates, for machines to read without guessing.",
  },
  "search-volume": {
    term: "Search volume",
    definition:
      "An estimate of how often a term is searched in a month. For a single town the figures are coarse; compare terms with each other rather than trusting any number.",
  },
  sentiment: {
    term: "Sentiment analysis",
    definition:
      "Sorting reviews by mood and topic with software, to see what is praised and what is criticized without reading a thousand texts.",
  },
  serp: {
    term: "SERP",
    also: "Search engine results page",
    definition: "The page of results with all its parts: ads, map, organic results, panels, questions.",
  },
  "service-area-business": {
    term: "Service-area business",
    also: "SAB",
    definition:
      "A business that goes to its customers and has no premises for them, such as a plumber. Its profile hides the address and names up to twenty areas served.",
  },
  sitemap: {
    term: "XML sitemap",
    definition:
      "A file that lists the pages of a site and when they changed, so that search engines find them all.",
  },
  solv: {
    term: "SoLV",
    also: "Share of local voice",
    definition:
      "The share of points on a geo-grid at which a business is in the first three, in percent. The grid figure that goes most closely with calls.",
  },
  "special-hours": {
    term: "Special hours",
    also: "Holiday hours",
    definition:
      "Opening hours for one date that replace the regular ones. Entering them also when you’re open as usual removes the warning that hours may differ.",
  },
  "store-code": {
    term: "Store code",
    definition:
      "Your own unchanging identifier of a location, entered in the profile. It ties profile, page, register and reports together when names or addresses change.",
  },
  "suggested-edit": {
    term: "Suggested edit",
    definition:
      "A correction to a profile proposed by anyone on Maps. Google may apply it without asking the owner, so profiles need watching.",
  },
  suspension: {
    term: "Suspension",
    definition:
      "Removal of a profile from view, or from its owner’s control, for a breach of the rules. It’s appealed with documents that prove name and address; correct the breach first.",
  },
  "unstructured-citation": {
    term: "Unstructured citation",
    definition:
      "A mention of a business in running text, such as an article, a blog or an event page, rather than in the fields of a directory.",
  },
  utm: {
    term: "UTM parameters",
    definition:
      "Additions to a link (utm_source, utm_medium, utm_campaign) that tell web statistics where a visit came from. Put on the profile’s website link, they separate its visitors from all others from Google.",
  },
  verification: {
    term: "Verification",
    definition:
      "Google’s check that a business exists and that you represent it: by video, phone, text message, email, or mail. Google chooses the method.",
  },
  "voice-search": {
    term: "Voice search",
    definition:
      "Search by speaking to a phone, car or speaker. For local questions the answer usually comes from Google’s, Apple’s or Microsoft’s business data.",
  },
  "white-label": {
    term: "White label",
    definition:
      "Reports and portals that carry an agency’s name, colors and domain in place of the software maker’s.",
  },
  "zero-click": {
    term: "Zero-click search",
    definition:
      "A search that ends on the results page because the answer is already there: hours, address, phone. For local businesses the call is the result, not the click.",
  },
};
