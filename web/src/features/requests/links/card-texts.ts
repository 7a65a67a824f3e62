// Words that are printed on a counter card, in the language that its owner chooses and not in that of the screen.

/** Texts of a card by its language. */
export const CARD_TEXTS = {
  en: {
    hello: "How was your visit?",
    scan: "Scan the code with your phone. Tell others, or write to us privately.",
  },
  fr: {
    hello: "Comment s’est passée votre visite\u202f?",
    scan: "Scannez le code avec votre téléphone. Racontez-le aux autres, ou écrivez-nous en privé.",
  },
} as const;
