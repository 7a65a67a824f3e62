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

/** The whole address of a page, for a link in a mail or at a provider to come back to. */
export function urlOf(page: AuthPage, language: Language, search: Record<string, string | undefined> = {}) {
  const url = new URL(addressOf(page, language), location.origin);
  for (const [name, value] of Object.entries(search)) if (value) url.searchParams.set(name, value);
  return url.href;
}
