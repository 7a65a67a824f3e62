// The twins of the pages outside the dashboard.
import type { Language } from "@/lib/preferences";

export type AuthPage =
  | "login"
  | "signup"
  | "complete-registration"
  | "forgot-password"
  | "reset-password"
  | "confirm"
  | "second-factor"
  | "set-up-second-factor"
  | "sign-in-link";

/** The address of a page in a language. */
export function addressOf<Page extends AuthPage>(page: Page, language: Language) {
  return language === "fr" ? (`/fr/${page}` as const) : (`/${page}` as const);
}

/** Returns the absolute address of a page, for links in emails and redirects of providers. */
export function urlOf(page: AuthPage, language: Language, search: Record<string, string | undefined> = {}) {
  const url = new URL(addressOf(page, language), location.origin);
  for (const [name, value] of Object.entries(search)) if (value) url.searchParams.set(name, value);
  return url.href;
}
