// Documentation of posts: writing, planning, approval, and what Google refuses.
import { h2, list, p, steps, table } from "../../types/blocks";

export const posts = {
  meta: {
    name: "Posts",
    title: "Posts: plan and publish on Google | Vitrine docs",
    description:
      "How to write a post once and publish it on every Google profile, plan it in a calendar, repeat it, have it approved, and read why Google refused one.",
  },
  title: "Posts",
  lead: "News, offers, and events show up on your Google profiles, next to your hours and reviews. Write one once and publish it at one location, at those with a label, or everywhere.",
  blocks: [
    h2("Write a post"),
    steps(
      "In [Posts](app:/dashboard/posts), choose **New post**, and then news, offer, or event. Or start from a template for your trade and the season.",
      "Write the text in English, in French, or both. Each location gets the text in its own language. The buttons insert its name, city, or phone number. What Google may refuse is underlined as you type.",
      "Add a photo and crop it to 4:3, the shape Google shows. For news and events, add a button. The preview shows the post with the data of a real location.",
      "Choose where it goes, and when: now, or on a day and at a time. The time is local to each location. A post can repeat every week or every month.",
      "The last step shows how many locations get it, which are left out and why. The button names it: **Post to 12 locations**, or **Schedule for Dec 1**.",
    ),
    h2("Plan in the calendar"),
    p(
      "The calendar shows a month or a week, and the list shows everything. Drag a post to another day, or press M on it. J and K go to the next and the previous period, T to today. Posts that repeat are moved by editing them.",
    ),
    h2("Have posts approved"),
    p(
      "A manager, admin, or owner can choose in the settings of posts that each one needs approval. Anyone who writes posts then sends them for approval. The bar at the top of the post has **Approve**, **Edit**, and **Send back** with a comment. Nobody approves their own.",
    ),
    h2("Who is left out"),
    table(
      "Reasons for leaving a location out",
      ["Reason", "Meaning"],
      ["Not connected", "The location has no Google profile in Vitrine"],
      ["Not verified", "Google publishes posts only on verified profiles"],
      ["Paused", "The sync with Google is paused"],
      ["No text", "The post has no text in the location’s language"],
      ["Same text", "The location had the same text in the last seven days"],
    ),
    h2("What Google refuses"),
    p(
      "The page of a post shows how it stands at each location, with a link to Google. Google gives no reason when it refuses a post. Vitrine then names the rules that the text seems to break. These are the most common ones:",
    ),
    list(
      "A phone number in the text. Use the Call button.",
      "Links in the text. Put them on the button.",
      "Words in capitals, repeated characters, or emojis only.",
      "Alcohol, tobacco, gambling, or medicine.",
    ),
    p("Change the text, and choose **Try refused ones again**."),
    h2("Change, stop, or delete"),
    p(
      "An edited post changes at Google wherever it’s live. **Stop** keeps it from going out to more locations and ends a series. **Delete** removes it from Google after you confirm.",
    ),
    p(
      "The Posts tab of a location also shows what was posted elsewhere. Posts that go out at once are part of every plan; scheduled and repeated ones start with Professional.",
    ),
  ],
} as const;
