// Cookies and browser storage: all there is.
import { h2, list, p, table } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const cookies: TextPageText = {
  meta: {
    title: "Cookies: none on our public pages | Vitrine",
    description:
      "Vitrine’s public pages set no cookies and load nothing from third parties. What your browser keeps once you sign in, entry by entry.",
    name: "Cookies",
  },
  eyebrow: "Legal",
  title: "Cookies",
  lead: "Our public pages set none. That is why you have seen no banner.",
  contents: "On this page",
  blocks: [
    h2("On public pages"),
    p(
      "No cookie, no local storage, no pixel, no fonts or scripts of other companies, no map of another company on the contact page. You can check it: your browser’s developer tools show not one request to another site.",
    ),
    h2("Once you sign in"),
    p(
      "The dashboard keeps a few entries in your browser’s storage, because without them you could not stay signed in. They are not sent to anybody else, and need no consent because they are necessary for what you asked for.",
    ),
    table(
      "What the dashboard keeps in your browser",
      ["Entry", "What for", "How long"],
      [
        "The session",
        "To stay signed in",
        "Until you sign out or close the browser; with “Remember me”, until you sign out",
      ],
      ["Remember me", "To know where to keep the session", "Until you close the browser"],
      [
        "Theme, language, columns and navigation",
        "To show the dashboard as you chose",
        "Until you change or clear it",
      ],
      ["What you opened last", "To offer it first in the search", "Until you sign out"],
      ["Demo mode", "To tell the demo from your own organization", "Until you close the browser"],
      [
        "The address you last asked a link for, and a proof that it was you",
        "So that the link in the mail opens nothing in somebody else’s hands",
        "Until the next link, or until you clear it; the proof, until the link is used",
      ],
      [
        "An invitation you opened",
        "To bring you back to it once you have signed in",
        "Until it is accepted or the tab is closed",
      ],
      [
        "A cookie while you connect Google",
        "To make sure that the answer belongs to your request",
        "Minutes, then it is removed",
      ],
    ),
    h2("If that ever changes"),
    list(
      "Nothing that needs consent is set before you have given it.",
      "Refusing will be as easy as accepting, and the product works either way.",
    ),
  ],
  next: {
    title: "What we store on the server",
    text: "Account, locations, messages: with purpose and period.",
    to: "privacy",
    action: "Read the privacy policy",
  },
};
