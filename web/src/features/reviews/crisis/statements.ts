// Prepared statements in both languages: the owner answers reviewers in theirs, whatever language the screen has.

/** Statements, by what they are for. */
export const STATEMENTS = {
  en: {
    looking: (business: string) =>
      `Thank you for telling us. We take this seriously and are looking into what happened at ${business}. We’ll come back with what we found.`,
    unknown: (business: string) =>
      `Thank you for your review of ${business}. We couldn’t match it to a visit. Please contact us directly with the date, so that we can look into it.`,
    wave: (business: string) =>
      `${business} is getting many reviews at the moment. We’re checking each one and will reply to everyone who tells us what went wrong.`,
  },
  fr: {
    looking: (business: string) =>
      `Merci de nous le signaler. Nous prenons cela au sérieux et vérifions ce qui s’est passé chez ${business}. Nous reviendrons avec ce que nous aurons appris.`,
    unknown: (business: string) =>
      `Merci pour votre avis sur ${business}. Nous n’avons pas pu le relier à une visite. Écrivez-nous directement avec la date, pour que nous puissions vérifier.`,
    wave: (business: string) =>
      `${business} reçoit beaucoup d’avis en ce moment. Nous les vérifions un par un et répondrons à chaque personne qui nous dit ce qui n’allait pas.`,
  },
} as const;

export type StatementLanguage = keyof typeof STATEMENTS;
export type Statement = keyof (typeof STATEMENTS)["en"];
