// Documentation of posts: writing, planning, approval, and what Google refuses.
import { h2, list, p, steps, table } from "../../types/blocks";

export const posts = {
  meta: {
    name: "Posts",
    title: "Posts: plan and publish on Google | Vitrine docs",
    description:
      "How to write a post once, publish it to every Google profile, schedule and repeat it, get it approved, and see why Google rejected it.",
  },
  title: "Posts",
  lead: "News, offers, and events appear on your Google profiles, next to your hours and reviews. Write a post once and publish it to one location, a label, or all of them.",
  blocks: [
    h2("Write a post"),
    steps(
      "In [Posts](app:/dashboard/posts), choose **New post**, then choose news, offer, or event. You can also start from a template for your industry and the season.",
      "Write the text in English, French, or both. Each location gets the text in its own language. Use the buttons to insert its name, city, or phone number. Anything Google may reject is underlined as you type.",
      "Add a photo and crop it to 4:3, the ratio Google uses. For news and events, you can add a button. The preview uses data from one of your locations.",
      "Choose where to publish it and when: now, or at a date and time in each location’s time zone. You can repeat a post weekly or monthly.",
      "The last step shows how many locations will get the post, and which ones are left out and why. The button spells out what will happen: **Post to 12 locations**, or **Schedule for Dec 1**.",
    ),
    h2("Schedule in the calendar"),
    p(
      "The calendar shows a month or a week, and the list shows every post. Drag a post to another day, or press M to move it. Press J for the next period, K for the previous one, and T for today. To move a repeating post, edit it.",
    ),
    h2("Require approval"),
    p(
      "In the post settings, a manager, admin, or owner can require approval for every post. Authors then send their posts for approval. The bar at the top of a post has buttons to **Approve**, **Edit**, or **Send back** with a comment. You can’t approve your own posts.",
    ),
    h2("Which locations are left out"),
    table(
      "Why a location might be left out",
      ["Reason", "Meaning"],
      ["Not connected", "The location has no Google profile in Vitrine"],
      ["Not verified", "Google only publishes posts on verified profiles"],
      ["Paused", "Google sync is paused for this location"],
      ["No text", "The post has no text in the location’s language"],
      ["Same text", "The same text was posted to this location in the last seven days"],
    ),
    h2("What Google rejects"),
    p(
      "A post’s page shows its status at each location, with a link to Google. Google doesn’t say why it rejects a post, so Vitrine points out the rules the text seems to break. The most common reasons are:",
    ),
    list(
      "A phone number in the text. Use the Call button instead.",
      "Links in the text. Use the button instead.",
      "All caps, repeated characters, or nothing but emoji.",
      "Alcohol, tobacco, gambling, or medicine.",
    ),
    p("Edit the text, then choose **Retry failed locations**."),
    h2("Change, stop, or delete"),
    p(
      "When you edit a post, it’s updated on Google wherever it’s live. **Stop** keeps it from going out to more locations and ends a repeating series. **Delete** removes it from Google after you confirm.",
    ),
    p(
      "A location’s Posts tab also shows posts published outside Vitrine. Every plan lets you post right away. Scheduled and repeating posts come with Professional and Enterprise.",
    ),
  ],
} as const;
