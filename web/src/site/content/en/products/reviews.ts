// Review management.
export const reviews = {
  meta: {
    title: "Review management for local businesses | Vitrine",
    description:
      "Google reviews and those from Yelp, Facebook, and 50+ other sites in one inbox. Reply with AI drafts, and ask for reviews by email, text, or QR code.",
    name: "Review management",
  },
  hero: {
    eyebrow: "Review management",
    title: "Reply to every review before lunch",
    lead: "Google reviews arrive automatically, and you can bring in reviews from Yelp, Facebook, TripAdvisor, Amazon, and 50+ other sites with a file or your own software. It’s one inbox, with a draft reply one click away.",
    picture: "A four-star Google review with a draft reply below it, ready to send.",
    review: {
      author: "Camille R.",
      where: "Google, 2 hours ago",
      text: "Great bread and a warm welcome. We had a bit of a wait on Saturday morning, but the almond croissant was worth it.",
      praise: ["bread", "welcome"],
      criticism: "wait time",
      draft: "Draft reply",
      reply:
        "Thank you, Camille! You’re right about Saturdays. Starting this week, we’ll have a second person at the counter from 9 to 11. You won’t wait as long for your next almond croissant.",
      send: "Send reply",
    },
  },
  features: {
    title: "From the first alert to the last reply",
    items: {
      monitoring: {
        title: "One inbox for every site",
        text: "Google reviews as they come in, for all your locations. Bring in the rest from Yelp, Facebook, TripAdvisor, Amazon, and 50+ other sites, by file or API.",
      },
      alerts: {
        title: "Real-time alerts",
        text: "A one-star review reaches the right person’s phone within minutes, not at the end of the month.",
      },
      replies: {
        title: "AI reply templates",
        text: "Drafts that mention what the customer wrote about, in your voice, in English or French. Nothing goes out without you, unless you turn on automatic replies to good reviews.",
      },
      sentiment: {
        title: "Sentiment analysis",
        text: "See which topics earn five stars and which earn two: service, price, wait time, or cleanliness, by location.",
      },
      team: {
        title: "Team assignment",
        text: "Assign a review to the person who was there. Everyone can see who’s replying and what’s still open.",
      },
      crisis: {
        title: "Crisis handling",
        text: "When bad reviews pile up, you get one alert with a plan: what to say, where to say it, and who to call.",
      },
    },
  },
  requests: {
    title: "Ask everyone at the right time",
    text: "Most happy customers never leave a review because no one asks them to. Send a friendly request after the visit. Every customer sees the same public links, plus a private form that goes straight to you.",
    points: [
      "By email, by SMS, in your app, or with a QR code on the counter",
      "Happy customers are one tap away from the public sites",
      "Unhappy customers can tell you privately, so you can make it right",
      "One polite reminder, never two",
    ],
    proof: "Proof that everyone sees the same links",
    proof_anchor: "proof-of-fairness",
    picture:
      "A review request on a phone: links to Google and Facebook, with a link to message the owner privately below them.",
    phone: {
      from: "Atelier Bakery",
      hello: "Thanks for stopping by! Would you tell others about your visit?",
      google: "Review us on Google",
      facebook: "Recommend us on Facebook",
      private: "Or message the owner",
    },
  },
  sentiment: {
    title: "See what’s behind the stars",
    text: "Twelve people mentioned the wait this month, all of them on Saturdays. That’s not a rating problem. It’s a staffing problem.",
    action: "How to reply to negative reviews",
    picture:
      "Topics in a bakery’s reviews: customers praise the bread and the service and criticize the wait.",
    topics: ["Bread", "Service", "Prices", "Wait time"],
    positive: "praise",
    negative: "criticism",
  },
  figures: {
    title: "Why it’s worth your time",
    items: [
      { value: "93%", label: "of people read reviews", text: "before they choose a local business" },
      { value: "68%", label: "change their minds", text: "about a business after reading its replies" },
      { value: "18%", label: "more revenue", text: "for businesses that reply" },
      { value: "500M+", label: "reviews managed", text: "with Vitrine" },
    ],
  },
  questions: {
    title: "Questions about reviews",
    items: [
      {
        question: "Do unhappy customers see different links than happy ones?",
        answer:
          "No. Google doesn’t allow it, and neither do we. Every customer sees the same public links and the same private form. Many people with a complaint choose the form because it gets a reply.",
      },
      {
        question: "Does the AI reply on its own?",
        answer:
          "Only at locations where you turn it on, and only to 4- and 5-star reviews. Sensitive reviews always wait for you. Otherwise, the AI writes a draft, and you review it and send it.",
      },
      {
        question: "Can I remove a bad review?",
        answer:
          "No one can remove an honest review. Vitrine helps you report reviews that break a site’s rules and reply to the rest in a way that builds trust.",
      },
    ],
  },
  closing: {
    title: "Start with the review that’s been waiting longest",
    text: "Connect Google, filter for unanswered reviews, and send your first reply in five minutes.",
  },
};
