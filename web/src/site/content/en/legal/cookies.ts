// Cookies and browser storage: all there is.
import { h2, list, p, table } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const cookies: TextPageText = {
  meta: {
    title: "Cookies: none on our public pages | Vitrine",
    description:
      "Vitrine’s public pages set no cookies and load nothing from third parties. See exactly what your browser stores once you sign in.",
    name: "Cookies",
  },
  eyebrow: "Legal",
  title: "Cookies",
  lead: "Our public pages don’t set any. That’s why you haven’t seen a cookie banner.",
  contents: "On this page",
  blocks: [
    h2("On public pages"),
    p(
      "We don’t use cookies, local storage, tracking pixels, or third-party fonts, scripts, or maps. See for yourself: your browser’s developer tools won’t show a single request to another site.",
    ),
    h2("Once you sign in"),
    p(
      "The dashboard keeps a few entries in your browser’s storage, because you couldn’t stay signed in without them. They aren’t shared with anyone, and they don’t require consent because they’re necessary for the service you asked for.",
    ),
    table(
      "What the dashboard keeps in your browser",
      ["Entry", "Purpose", "How long"],
      [
        "The session",
        "Keeps you signed in",
        "Until you sign out or close the browser; with “Remember me,” until you sign out",
      ],
      ["Remember me", "Tells us where to keep your session", "Until you close the browser"],
      [
        "Theme, language, columns, navigation, and heatmap color scale",
        "Shows the dashboard the way you set it up",
        "Until you change or clear it",
      ],
      ["The items you opened most recently", "Suggests them first when you search", "Until you sign out"],
      ["Demo mode", "Distinguishes the demo from your own organization", "Until you close the browser"],
      [
        "The email address you last requested a link for, and proof that it was you",
        "Keeps anyone else from using the link in the email",
        "Until the next link, or until you clear it; the proof, until the link is used",
      ],
      [
        "An invitation you’ve opened",
        "Takes you back to the invitation after you sign in",
        "Until you accept it or close the tab",
      ],
      [
        "The plan you chose on the pricing page",
        "Offers you that plan after you sign up",
        "Until you close the tab",
      ],
      [
        "A cookie set while you connect Google or sign in through your company’s identity provider",
        "Makes sure the response matches your request",
        "A few minutes",
      ],
      ["A client portal cookie", "Keeps you signed in to the portal", "Until you sign out, up to 30 days"],
      ["A cookie for a password-protected report link", "Keeps the report open for you", "12 hours"],
    ),
    h2("If that ever changes"),
    list(
      "We won’t set anything that requires consent before you give it.",
      "Declining will be as easy as accepting, and the product will work either way.",
    ),
  ],
  next: {
    title: "What we store on the server",
    text: "Account, locations, and messages: why we store them and for how long.",
    to: "privacy",
    action: "Read the privacy policy",
  },
};
