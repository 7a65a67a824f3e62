// Access to dashboard addresses, and the redirect of visitors without access.
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { LoginSearch } from "@/features/auth/search";
import { hasProvedTwo } from "@/features/auth/token-claims";
import { ApiError, needsSecondFactor } from "@/lib/api";
import { currentSession, setDemoMode, signOut } from "@/lib/auth";
import { hasEndedIdle } from "@/lib/idle";
import { type Me, meQuery } from "@/lib/me";
import { languageAt } from "@/lib/preferences";

/** The login address in a language, coming back to `next` afterwards. */
export function loginAddress(path: string): "/login" | "/fr/login" {
  return languageAt(path) === "fr" ? "/fr/login" : "/login";
}

/** Note of the login page about the previous session. */
export function whyEnded(): LoginSearch {
  return hasEndedIdle() ? { idle: true } : {};
}

/** The page that asks for the second factor, and the one that sets it up where the organization requires it. */
export type FactorPage = "second-factor" | "set-up-second-factor";

/** Returns the address of one of these pages in a language. */
export function factorAddress<Page extends FactorPage>(page: Page, path: string) {
  return languageAt(path) === "fr" ? (`/fr/${page}` as const) : (`/${page}` as const);
}

/**
 * Lets members in; sends visitors to login, people without a profile to "access denied", and those without a second factor
 * to where it is set up if their organization requires one.
 */
export async function requireMember(client: QueryClient, path: string, href: string): Promise<Me> {
  const me = await signedIn(client).catch((error: unknown) => {
    if (!needsSecondFactor(error)) throw error;
    throw redirect({ to: factorAddress("second-factor", path), search: { next: href }, replace: true });
  });
  if (!me) {
    setDemoMode(false);
    throw redirect({ to: loginAddress(path), search: { next: href, ...whyEnded() }, replace: true });
  }
  if (!me.organisation) throw redirect({ to: "/access-denied", replace: true });
  if (mustProveTwo(me)) {
    const session = await currentSession();
    if (!hasProvedTwo(session?.access_token ?? "")) {
      throw redirect({
        to: factorAddress("set-up-second-factor", path),
        search: { next: href },
        replace: true,
      });
    }
  }
  return me;
}

/** Returns true if the organization or its agency requires a second factor. */
export function mustProveTwo({ organisation }: Me): boolean {
  return (
    !!organisation && (organisation.requires_second_factor || organisation.agency_requires_second_factor)
  );
}

/** Keeps members off the login and sign-up pages, but for a demo's; people without a registration complete it first. */
export async function forVisitors(client: QueryClient, path: string, completeFirst: boolean) {
  const me = await signedIn(client).catch(() => null);
  if (me?.organisation && !me.organisation.is_demo) throw redirect({ to: "/dashboard", replace: true });
  if (me && !me.organisation && completeFirst) {
    const to = languageAt(path) === "fr" ? "/fr/complete-registration" : "/complete-registration";
    throw redirect({ to, replace: true });
  }
}

/** Admits signed-in users only, also those who still need the second factor. */
export async function requireSession(path: string) {
  if (!(await currentSession())) throw redirect({ to: loginAddress(path), replace: true });
}

/** Lets only signed-in people without a registration complete it. */
export async function requireUnregistered(client: QueryClient, path: string) {
  const me = await signedIn(client).catch(() => null);
  if (!me) throw redirect({ to: loginAddress(path), replace: true });
  if (me.organisation) throw redirect({ to: "/dashboard", replace: true });
}

async function signedIn(client: QueryClient): Promise<Me | null> {
  if (!(await currentSession())) return null;
  try {
    return await client.ensureQueryData(meQuery);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    await signOut();
    return null;
  }
}
