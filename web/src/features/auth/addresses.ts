// The twins of the pages outside the dashboard.
import type { Language } from "@/lib/preferences";

export type AuthPage = "login" | "signup" | "complete-registration";

/** The address of a page in a language. */
export function addressOf<Page extends AuthPage>(page: Page, language: Language) {
  return language === "fr" ? (`/fr/${page}` as const) : (`/${page}` as const);
}
