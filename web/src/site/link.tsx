// Links to pages of the site and to screens of the app, in the language of the page; none is written by hand.
import type { ReactNode } from "react";
import { useLanguage } from "./language";
import { type Look, lookOf } from "./look";
import type { PlanId } from "./prices";
import { type Language, type PageId, routes } from "./routes";

interface Common {
  children: ReactNode;
  /** A button's look; without it, only `className` counts. */
  look?: Look;
  className?: string;
}

/** Returns the address of a page, with its query and fragment. */
export function addressOf(
  to: PageId,
  language: Language,
  query?: Record<string, string>,
  hash?: string,
): string {
  const search = query ? `?${new URLSearchParams(query).toString()}` : "";
  return `${routes[to][language]}${search}${hash ? `#${hash}` : ""}`;
}

/** A link to a page of the site. */
export function PageLink({
  to,
  query,
  hash,
  look,
  className,
  children,
  current,
}: Common & { to: PageId; query?: Record<string, string>; hash?: string; current?: "page" | "true" }) {
  return (
    <a
      href={addressOf(to, useLanguage(), query, hash)}
      className={lookOf(look, className)}
      aria-current={current}
    >
      {children}
    </a>
  );
}

/** The screens of the app that the site leads to. */
const SCREENS = {
  signup: "/signup",
  login: "/login",
  demo: "/login",
  forgot: "/forgot-password",
  plan: "/dashboard/settings/plan",
};

/** The plan that a link to sign-up names; a full plan paid by the month unless it says otherwise. */
interface Chosen {
  plan: PlanId;
  list?: "profile";
  period?: "year";
}

/** A link to a screen of the app; `chosen` goes along to sign-up. */
export function AppLink({
  to,
  chosen,
  look,
  className,
  children,
}: Common & { to: keyof typeof SCREENS; chosen?: Chosen }) {
  const prefix = useLanguage() === "fr" && to !== "plan" ? "/fr" : "";
  const query = to === "demo" ? "?demo=1" : chosen ? `?${new URLSearchParams({ ...chosen })}` : "";
  return (
    <a href={`${prefix}${SCREENS[to]}${query}`} className={lookOf(look, className)}>
      {children}
    </a>
  );
}
