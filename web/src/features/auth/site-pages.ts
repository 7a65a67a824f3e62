// Addresses of public pages that the forms lead to. The site is no part of the app: the browser loads these pages.
import type { Language } from "@/lib/preferences";

/** The public pages by name, in each language; `site-pages.test.ts` compares them with the routes of the site. */
export const SITE_PAGES = {
  home: { en: "/", fr: "/fr" },
  help: { en: "/help", fr: "/fr/aide" },
  privacy: { en: "/privacy", fr: "/fr/confidentialite" },
  terms: { en: "/terms", fr: "/fr/conditions" },
} as const satisfies Record<string, Record<Language, string>>;
