// Addresses of the public docs that screens lead to. The site is no part of the app: the browser loads these pages.
import type { Language } from "./preferences";

/** The docs by topic, in each language; `guides.test.ts` compares them with the routes of the site. */
export const GUIDES = {
  posts: { en: "/docs/posts", fr: "/fr/documentation/posts" },
  reviews: { en: "/docs/reviews", fr: "/fr/documentation/avis" },
  citations: { en: "/docs/citations", fr: "/fr/documentation/citations-locales" },
  pages: { en: "/docs/local-pages", fr: "/fr/documentation/pages-locales" },
  reports: { en: "/docs/reports", fr: "/fr/documentation/rapports" },
  requests: { en: "/docs/review-requests", fr: "/fr/documentation/demandes-d-avis" },
  sso: { en: "/docs/single-sign-on", fr: "/fr/documentation/authentification-unique" },
  brands: { en: "/docs/brands-and-client-portal", fr: "/fr/documentation/marques-et-espace-client" },
  assistants: { en: "/docs/assistants", fr: "/fr/documentation/assistants" },
  audit: { en: "/docs/audit-log", fr: "/fr/documentation/journal-d-audit" },
  drafts: { en: "/docs/ai-drafts", fr: "/fr/documentation/redaction-par-l-ia" },
} as const satisfies Record<string, Record<Language, string>>;

export type Guide = keyof typeof GUIDES;
