// Review management.
export const reviews = {
  meta: {
    title: "Review management for local businesses | Vitrine",
    description:
      "Follow reviews on Google, Yelp, Facebook and 50+ sites, answer with drafted replies, ask by email, SMS or QR code, and read the mood early.",
    name: "Review management",
  },
  hero: {
    eyebrow: "Review management",
    title: "Every review answered before lunch",
    lead: "Reviews from Google, Yelp, Facebook, TripAdvisor, Amazon and 50+ more arrive in one inbox, sorted by urgency, with a reply already drafted in your tone.",
    picture: "A four-star review from Google with a drafted reply below it, ready to send.",
    review: {
      author: "Camille R.",
      where: "Google, 2 hours ago",
      text: "Lovely bread and a warm welcome. We waited a little long on Saturday morning, but the almond croissant was worth it.",
      praise: ["bread", "welcome"],
      criticism: "waiting time",
      draft: "Drafted reply",
      reply:
        "Thank you, Camille! You are right about Saturdays: from this week a second person serves between 9 and 11. The next almond croissant will be quicker.",
      send: "Send reply",
    },
  },
  features: {
    title: "From the first alert to the last answer",
    items: {
      monitoring: {
        title: "Monitoring everywhere",
        text: "Google, Yelp, Facebook, TripAdvisor, Amazon and 50+ other sites, for all your locations, in one list.",
      },
      alerts: {
        title: "Real-time alerts",
        text: "A one-star review reaches the right person’s phone within minutes, not at the end of the month.",
      },
      replies: {
        title: "AI reply templates",
        text: "Drafts that name what the guest wrote about, in your tone and their language. Nothing goes out without you.",
      },
      sentiment: {
        title: "Sentiment analysis",
        text: "Which words come with five stars, which with two: service, price, waiting, cleanliness, by location.",
      },
      team: {
        title: "Team assignment",
        text: "Give a review to the colleague who was there. Everyone sees who answers and what is still open.",
      },
      crisis: {
        title: "Crisis handling",
        text: "When bad reviews pile up, you get one alert with a plan: what to say, where, and whom to call.",
      },
    },
  },
  requests: {
    title: "Ask everybody, at the right moment",
    text: "Most happy customers never write, because nobody asks them. Send a friendly request after the visit. Each customer sees the same public links, and beside them a private form that goes straight to you.",
    points: [
      "By email, SMS, QR code on the counter or in your app",
      "Happy customers find the public sites in one tap",
      "Those who are not happy can tell you privately, and you can put it right",
      "One polite reminder, never two",
    ],
    picture:
      "A request on a phone: links to Google and Facebook, and below them a private message to the owner.",
    phone: {
      from: "Atelier Bakery",
      hello: "Thank you for your visit! Would you tell others how it was?",
      google: "Review us on Google",
      facebook: "Recommend us on Facebook",
      private: "Or write to the owner",
    },
  },
  sentiment: {
    title: "Hear what they say between the stars",
    text: "Twelve people mention the waiting time this month, all on Saturday. That is not a rating, that is a rota.",
    action: "How to reply to negative reviews",
    picture: "Topics in the reviews of a bakery: bread and welcome are praised, waiting time is criticized.",
    topics: ["Bread", "Welcome", "Prices", "Waiting time"],
    positive: "praise",
    negative: "criticism",
  },
  figures: {
    title: "Why it is worth the time",
    items: [
      { value: "93%", label: "of people read reviews", text: "before they choose a local business" },
      { value: "68%", label: "change their mind", text: "about a business after reading its answers" },
      { value: "18%", label: "more revenue", text: "for businesses that answer" },
      { value: "500M+", label: "reviews managed", text: "with Vitrine" },
    ],
  },
  questions: {
    title: "Questions about reviews",
    items: [
      {
        question: "Do unhappy customers see other links than happy ones?",
        answer:
          "No. Google forbids it, and so do we. Every customer sees the same public links and the same private form. Many who have a complaint choose the form because it brings an answer.",
      },
      {
        question: "Does the AI answer by itself?",
        answer:
          "Only if you want it to, and only for the stars you choose. By default it drafts, you read, you send.",
      },
      {
        question: "Can I remove a bad review?",
        answer:
          "Nobody can remove an honest one. Vitrine helps you report those that break a site’s rules, and answer the others so that the next reader trusts you.",
      },
    ],
  },
  closing: {
    title: "Start with the review that waits the longest",
    text: "Connect Google, sort by unanswered, and send your first reply in five minutes.",
  },
};
