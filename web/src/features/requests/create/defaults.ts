// Texts that a new campaign starts with: to everyone, without a wish for stars.
import type { Wordings } from "../types";

/** The texts in both languages. */
export const DEFAULTS = {
  en: {
    subject: "How was your visit to {business}?",
    body: "Hello {name},\n\nThank you for visiting {business}. Would you tell others how it went? Your words help people choose and help us do better.\n\n{link}\n\nOn the same page, you can also write to us privately.",
  },
  fr: {
    subject: "Comment s’est passée votre visite chez {business}\u202f?",
    body: "Bonjour {name},\n\nMerci de votre visite chez {business}. Voulez-vous raconter aux autres comment elle s’est passée\u202f? Vos mots aident d’autres personnes à choisir, et nous aident à progresser.\n\n{link}\n\nSur la même page, vous pouvez aussi nous écrire en privé.",
  },
} as const satisfies Wordings;
