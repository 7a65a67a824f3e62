// The help center: questions people really ask, about what the product does.
import type { HelpText } from "../../types/help";

export const help: HelpText = {
  meta: {
    title: "Help center: answers by topic | Vitrine",
    description:
      "Short answers about signing in, locations, importing a CSV, business hours, the audit, duplicates, teams, data, and the Vitrine API.",
    name: "Help",
  },
  eyebrow: "Support",
  title: "How can we help?",
  lead: "Find answers to the most common questions. Don’t see yours? Ask us, and a person will reply within 24 hours on business days.",
  search: {
    label: "Search help",
    none: "No results. Try fewer or different words, or contact us.",
    one: "1 answer",
    many: "{n} answers",
  },
  topicsTitle: "Topics",
  tasksTitle: "Step by step",
  topics: [
    {
      id: "account",
      title: "Account and sign-in",
      questions: [
        {
          question: "I forgot my password.",
          answer:
            "On the sign-in page, choose “Forgot password.” We’ll email you a link that expires in one hour. Check your spam folder, too.",
        },
        {
          question: "Why was my password rejected?",
          answer:
            "It needs three of these five: at least 8 characters, an uppercase letter, a lowercase letter, a number, and a symbol. A hard-to-guess phrase of 15 or more characters works, too. The most common passwords are never accepted.",
        },
        {
          question: "How do I make my account more secure?",
          answer:
            "In [Settings > Account and security](app:/dashboard/settings/security), add an authenticator app or a passkey and keep your recovery codes somewhere safe. You can also see which devices are signed in, and sign them out.",
        },
        {
          question: "What does “Access Denied” mean?",
          answer:
            "You’re signed in, but you don’t belong to an organization yet. Finish signing up, or accept the invitation you received.",
        },
      ],
    },
    {
      id: "locations",
      title: "Locations",
      questions: [
        {
          question: "How do I connect Google?",
          answer:
            "Open [Locations](app:/dashboard/locations) and choose Connect Google. Sign in as the Google user who manages your profiles, and choose the account to import. You’ll find connected users in [Settings > Connected accounts](app:/dashboard/settings/google).",
        },
        {
          question: "How do I add a location?",
          answer:
            "Open [Locations](app:/dashboard/locations) and choose Add Location. All you need is a name, street address, and city. Adding a phone number, website, and category raises its health score right away.",
        },
        {
          question: "How do I change many locations at once?",
          answer:
            "Select them in the list, or select everything that matches your filters. Then choose what to change in the bar at the bottom: category, phone, website, description, country, hours, holiday hours, labels, or syncing. You can undo it for 30 days.",
        },
        {
          question: "I deleted something by mistake.",
          answer:
            "Choose Undo in the message that appears. Later, open the list’s menu and choose Recently deleted. You can restore a location for 30 days.",
        },
        {
          question: "How do I enter holiday hours?",
          answer:
            "Open a location, then go to Settings > Business hours. Special hours are below the weekly hours. For many locations at once, use the bar at the bottom of the list.",
        },
        {
          question: "The same business shows up twice.",
          answer:
            "Open [Possible duplicates](app:/dashboard/locations/duplicates). You’ll see the two locations side by side. Choose what to keep, then merge them. You can undo a merge for 30 days.",
        },
      ],
    },
    {
      id: "import",
      title: "Importing a CSV",
      questions: [
        {
          question: "What format does the file need to be in?",
          answer:
            "CSV with headers in the first row, in English or French. Business Name, Address, City, and ZIP Code are required, and so is State, except in France. You can download a template in the dialog. The limit is 10 MB and 1,000 rows, unless the operator of your instance allows more.",
        },
        {
          question: "Why were some rows skipped?",
          answer:
            "The check lists each one with its line, column, and reason before anything is imported. Fix the file and upload it again. Locations you already have are recognized.",
        },
        {
          question: "Can I undo an import?",
          answer:
            "Yes, for 30 days. Added locations are removed, and updated ones get their old values back, unless someone has changed them since.",
        },
      ],
    },
    {
      id: "audit",
      title: "Health and audit",
      questions: [
        {
          question: "What does the health score mean?",
          answer:
            "It shows how complete a location is, from 0 to 100. 80 and up is green, 60 to 79 is yellow, and below 60 is red. A location’s Audit tab shows how many points each issue costs.",
        },
        {
          question: "Why isn’t my location verified?",
          answer:
            "Only Google can verify a profile. Start verification in your Google Business Profile. Vitrine will show it after the next sync.",
        },
        {
          question: "My location has no rating. Is that bad?",
          answer: "No. Only a rating below 4 costs points.",
        },
      ],
    },
    {
      id: "posts",
      title: "Posts",
      questions: [
        {
          question: "How do I publish the same post everywhere?",
          answer:
            "In [Posts](app:/dashboard/posts), choose New post. In the second step, choose all locations, a label, or a selection. [How posts work](page:docs-posts).",
        },
        {
          question: "Which time zone does a scheduled post use?",
          answer:
            "Each location’s own time zone. A post scheduled for 9 AM goes out at 9 AM in Boston and at 9 AM in Portland.",
        },
        {
          question: "Why did Google reject my post?",
          answer:
            "Google doesn’t say why. The post’s page shows which of Google’s rules the text seems to break, such as including a phone number. [The most common reasons](page:docs-posts).",
        },
      ],
    },
    {
      id: "pages",
      title: "Local pages",
      questions: [
        {
          question: "Why isn’t my page on Google?",
          answer:
            "Search engines list a page once it has an address, hours, a phone number, a photo, and at least 150 words of unique text. The editor shows what’s missing. [All reasons](page:docs-pages).",
        },
        {
          question: "What happens to a page when a location moves?",
          answer:
            "The page updates within a second, and its old web address permanently redirects to the new one. Links and bookmarks keep working.",
        },
        {
          question: "Can I undo a change to a page?",
          answer:
            "Yes. In [Pages](app:/dashboard/pages), open the page, choose Versions in its menu, and restore one of the last 20 as a draft.",
        },
      ],
    },
    {
      id: "requests",
      title: "Review requests",
      questions: [
        {
          question: "Can I ask only my happy customers?",
          answer:
            "No. It’s against the law in many countries and against Google’s rules. Every customer gets the same public links and the same private form. [How requests work](page:docs-requests).",
        },
        {
          question: "Why isn’t a contact in my campaign?",
          answer:
            "The last step lists the reasons: no consent, opted out, asked in the last 90 days, no email address, or a profession that isn’t allowed to ask. [All reasons](page:docs-requests).",
        },
        {
          question: "Where do I find the QR code for my counter?",
          answer:
            "In [Requests](app:/dashboard/requests), open the Links & QR tab. Download the code as an SVG or PNG, or print the counter card in A6 size.",
        },
        {
          question: "Where do I find private messages from customers?",
          answer:
            "In [Requests](app:/dashboard/requests), open the Feedback tab. You can assign messages and reply by email. You’ll get a notification for each new one.",
        },
      ],
    },
    {
      id: "heatmaps",
      title: "Heatmaps",
      questions: [
        {
          question: "What does a heatmap show?",
          answer:
            "It shows your rank on Google Maps from each point on a grid around a location. At green points, you’re in the top 3. At red ones, you’re far behind. [How the metrics are calculated](page:docs-heatmaps).",
        },
        {
          question: "Why do I need a key, and what does it cost?",
          answer:
            "Scans use your own account with a rank provider, so you only pay what it charges. A 7 × 7 scan costs about 3 cents with DataForSEO. Add the key in [Settings > Integrations](app:/dashboard/settings/integrations).",
        },
        {
          question: "Can a scan cost more than I expect?",
          answer:
            "No. You see the maximum price before a scan starts, and the monthly cap limits the total cost of all scans. A scan that could exceed it won’t start.",
        },
        {
          question: "My rank changed. Why is the change gray?",
          answer:
            "It’s within the noise: Google’s results vary by that much for no particular reason. Only larger changes are marked as real.",
        },
      ],
    },
    {
      id: "citations",
      title: "Citations",
      questions: [
        {
          question: "Does Vitrine check all directories automatically?",
          answer:
            "No. It reads some automatically, where their robots.txt allows it, and queries official registries. For the others, you get a search link and enter what you see, and Vitrine does the comparing. [How Vitrine checks directories](page:docs-citations).",
        },
        {
          question: "Why isn’t “St.” marked as wrong?",
          answer:
            "Because “St.” and “Street” mean the same thing. Vitrine flags whatever would mislead a customer: a different number, a missing suite, or an old postal code.",
        },
        {
          question: "My accuracy is 100, but my score is low.",
          answer:
            "The listings you have are right, but you’re missing from many directories, and each of those counts as 0 in the score. The location’s page shows what will help most.",
        },
        {
          question: "Does Vitrine submit corrections for me?",
          answer:
            "No. Directories want to hear from the owner. Each task gives you the link and a copy button for every value, and closes on its own once the directory shows the right data.",
        },
      ],
    },
    {
      id: "team",
      title: "Team, data, and billing",
      questions: [
        {
          question: "How do I invite colleagues?",
          answer:
            "Go to [Settings > Members](app:/dashboard/settings/members), enter their email address, and choose a role. They’ll get a link by email.",
        },
        {
          question: "How do I export my data?",
          answer:
            "In [Settings > Data](app:/dashboard/settings/data), export the whole organization as a ZIP. To export only your selection, or everything that matches your filters, use Export CSV in the list. You can also use the API.",
        },
        {
          question: "What happens after the trial?",
          answer:
            "It ends automatically after 14 days. You don’t need a card, and you won’t be charged unless you choose a plan. Nothing is deleted: you can still read, edit, sync, and export. Scans, campaigns, automatic replies, scheduled posts, and reports pause until you choose a plan.",
        },
        {
          question: "How do I choose or change a plan?",
          answer:
            "In [Settings > Plan](app:/dashboard/settings/plan), an owner chooses a plan and its add-ons. Before you confirm, you’ll see what’s due today and when the next payment is. A larger plan starts immediately, and you only pay the difference for the rest of the period. If you switch to a smaller one, the difference is credited on your next invoice.",
        },
        {
          question: "How do I cancel, and where are my invoices?",
          answer:
            "Both are in [Settings > Plan](app:/dashboard/settings/plan). After you cancel, everything keeps working until the end of the period you’ve paid for, and you can change your mind until then. You can download each invoice as a PDF.",
        },
        {
          question: "What happens if a payment fails?",
          answer:
            "Everything keeps working for 14 more days, and we email you on the day the payment fails and on days 3, 7, and 12. If it still isn’t paid, the same features pause as after a trial, but nothing is deleted. They resume as soon as you pay.",
        },
      ],
    },
  ],
  more: {
    title: "Learn more",
    docs: { title: "Documentation", text: "Getting started, and running Vitrine on your own server." },
    api: { title: "API", text: "Tokens, example calls, and the OpenAPI document." },
    status: { title: "Status", text: "How this instance is doing right now." },
  },
  cta: {
    title: "Didn’t find your answer?",
    text: "Contact us. Someone who knows the product will reply.",
    action: "Contact support",
  },
};
