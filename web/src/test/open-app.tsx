// Opens the real app at an address, in front of a server that is only its answers.
import { createMemoryHistory } from "@tanstack/react-router";
import { fireEvent, render } from "@testing-library/react";
import { vi } from "vitest";
import { Providers } from "@/app/providers";
import { createQueryClient } from "@/app/query-client";
import { createAppRouter } from "@/app/router";
import { endSession } from "@/app/session-end";
import { keepTypedEmail } from "@/features/auth/typed-email";
import { onSignedOut, setRemembered } from "@/lib/auth";
import { LanguageProvider, loadMessages } from "@/lib/i18n";
import type { Permission } from "@/lib/may";
import type { Me } from "@/lib/me";
import { languageAt } from "@/lib/preferences";

export interface Answer {
  status?: number;
  body?: unknown;
}

/** "METHOD /path" -> answer of the server; a function gets the body. */
export type Answers = Record<string, Answer | ((body: unknown) => Answer)>;

/** One request as the server saw it. */
export interface SeenRequest {
  request: string;
  body: unknown;
}

/** Permissions of the owner in these tests. */
const EVERYTHING: Permission[] = [
  "see_locations",
  "export_locations",
  "see_overview",
  "see_work",
  "see_members",
  "change_locations",
  "read_notifications",
  "choose_notifications",
];

/** A member of an organization. */
export const MEMBER: Me = {
  user: {
    id: "u1",
    email: "marie@example.com",
    first_name: "Marie",
    last_name: "Laurier",
    full_name: "Marie Laurier",
    photo: null,
    language: null,
    time_zone: null,
  },
  organisation: {
    id: "o1",
    name: "Maison Laurier",
    is_demo: false,
    demo_expires_at: null,
    trial_ends_at: null,
    plan: { state: "unlimited", plan: null, ends_at: null },
    removal_at: null,
    requires_second_factor: false,
    agency_requires_second_factor: false,
    idle_minutes: null,
    agency_idle_minutes: null,
    default_country: null,
    agency_id: null,
    has_clients: false,
    default_language: null,
    brand: { logo: null, colour: null, palettes: null },
  },
  role: "owner",
  role_id: null,
  role_name: null,
  permissions: EVERYTHING,
  is_limited: false,
  may_use_emergency_access: false,
  emergency_access: null,
  registration_completed: true,
};

/** Someone with an account and nothing else. */
export const STRANGER: Me = { ...MEMBER, organisation: null, role: null, registration_completed: false };

/** A session as the auth service answers it. */
export function session() {
  const claims = btoa(JSON.stringify({ sub: "u1", exp: 4_000_000_000 })).replaceAll("=", "");
  return {
    access_token: `e30.${claims}.c2ln`,
    token_type: "bearer",
    expires_in: 3600,
    expires_at: 4_000_000_000,
    refresh_token: "refresh",
    user: { id: "u1", email: "marie@example.com", aud: "authenticated", app_metadata: {}, user_metadata: {} },
  };
}

/** Returns an error of the auth service. */
export function authError(status: number, code: string, message: string): Answer {
  return { status, body: { code, message } };
}

const USUAL: Answers = {
  "GET /auth/v1/settings": { body: { external: { email: true, google: false }, passkeys_enabled: false } },
  "GET /auth/v1/user": () => ({ body: session().user }),
  "POST /auth/v1/logout": { status: 204 },
  "POST /api/v1/session/activity": { status: 204 },
  "GET /api/v1/me": { body: MEMBER },
  "GET /api/v1/overview": {
    body: {
      locations: { total: 0, verified: 0, average_rating: null, reviews: 0 },
      health: { good: 0, fair: 0, poor: 0, average: null },
      issues: [],
      daily_views: [],
      views_before: 0,
      worst: [],
      activity: [],
    },
  },
  "GET /api/v1/locations/summary": { body: { total: 0, verified: 0, average_rating: null, reviews: 0 } },
  "GET /api/v1/locations/count": { body: { count: 0, total: 0 } },
  "GET /api/v1/locations": { body: { items: [], next_cursor: null } },
};

/** Renders the app at `path`; returns the requests (`seen`) and the current address (`where`). */
export async function openApp(
  path: string,
  { answers = {}, isSignedIn = false }: { answers?: Answers; isSignedIn?: boolean } = {},
) {
  const seen: SeenRequest[] = [];
  vi.stubGlobal("fetch", async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    seen.push({ request: name, body });
    const reply = answers[name] ?? USUAL[name] ?? { status: 503, body: { code: "unavailable", status: 503 } };
    const answer = typeof reply === "function" ? reply(body) : reply;
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" },
    });
  });
  setRemembered(false);
  keepTypedEmail("");
  if (isSignedIn) sessionStorage.setItem("vitrine.session", JSON.stringify(session()));
  const language = languageAt(path);
  document.documentElement.lang = language;
  const client = createQueryClient(
    () => undefined,
    () => undefined,
  );
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [path] }));
  const stop = onSignedOut(() => void endSession(client, router));
  const messages = await loadMessages(language);
  const view = render(
    <LanguageProvider initial={{ language, messages }}>
      <Providers client={client} router={router} />
    </LanguageProvider>,
  );
  const where = () => router.state.location.href;
  return { ...view, seen, where, stop };
}

/** Puts a text into a field at once; typing letter by letter is for tests about typing. */
export function fill(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}
