// Fixture of every flow: the program with a mail server and a provider of its own, and devices with the public client.
import { randomUUID } from "node:crypto";
import { test as base, expect } from "@playwright/test";
import { GoTrueClient, type Session, type User } from "@supabase/auth-js";
import { makeDatabase } from "../harness/database.ts";
import { runCommand, type Server, startServer } from "../harness/server.ts";
import { CLIENT_ID, Google } from "./google.ts";
import { Mailbox } from "./mailbox.ts";

/** A password that passes every rule, and another. */
export const PASSWORD = "Awning-7-Copper";
export const OTHER_PASSWORD = "Quai-Voltaire-9";

/** User metadata of a sign-up that also creates an organization. */
export const NAMES = { first_name: "Zoé", last_name: "Roy", company: "Acme" };

/** Storage of a device, by key. */
export type DeviceStorage = Map<string, string>;

/** The program under test, with its mailbox and providers. */
export class World {
  readonly mailbox = new Mailbox();
  readonly google = new Google();
  #database = "";
  #options: string[] = [];
  #server: Server | undefined;

  async open() {
    const database = await makeDatabase();
    this.#database = database.url;
    this.#options = [
      ...["--mail", await this.mailbox.open(), "--mail-from", "Vitrine <no-reply@vitrine.example>"],
      ...["--auth-mail-pause", "0", "--google-issuer", await this.google.open()],
      ...["--google-client-id", CLIENT_ID, "--google-client-secret", "secret"],
    ];
    this.#server = await startServer(database.url, { options: this.#options });
    return async () => {
      await this.#running.stop();
      await Promise.all([this.mailbox.close(), this.google.close(), database.remove()]);
    };
  }

  get #running(): Server {
    if (!this.#server) throw new Error("the world is not open");
    return this.#server;
  }

  /** URL of the server. */
  get url(): string {
    return this.#running.url;
  }

  /** Default redirect target, used if the requested one is not allowed. */
  get home(): string {
    return `http://localhost:${new URL(this.url).port}/`;
  }

  /** Creates a new signing key and restarts the server with it. */
  async rotateKeys() {
    await runCommand("keys", "rotate", "--database", this.#database);
    const port = Number(new URL(this.url).port);
    await this.#running.stop();
    this.#server = await startServer(this.#database, { options: this.#options, port });
  }

  /** Returns a client on a new device, or on one with shared storage. */
  device(flowType: "implicit" | "pkce" = "implicit", storage: DeviceStorage = new Map()): GoTrueClient {
    return new GoTrueClient({
      url: `${this.url}/auth/v1`,
      headers: { apikey: "vitrine" },
      storageKey: "session",
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
      autoRefreshToken: false,
      detectSessionInUrl: false,
      flowType,
    });
  }

  /** Returns a new user with a confirmed address, and a device on which the user is signed in. */
  async join(): Promise<Member> {
    const email = address();
    const device = this.device();
    ok(await device.signUp({ email, password: PASSWORD, options: { data: NAMES } }));
    const { code } = await this.mailbox.next(email);
    const { session } = ok(await device.verifyOtp({ email, token: code, type: "signup" }));
    return { email, device, session: defined(session), user: defined(session).user };
  }

  /** Signs a user in on another device. */
  async signIn(email: string, password = PASSWORD) {
    const device = this.device();
    const { session } = ok(await device.signInWithPassword({ email, password }));
    return { device, session: defined(session) };
  }

  /** Returns the status of the API's answer to an access token. */
  async status(token: string, path = "/api/v1/locations"): Promise<number> {
    const answer = await fetch(`${this.url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    return answer.status;
  }
}

/** A user with an account. */
export interface Member {
  email: string;
  device: GoTrueClient;
  session: Session;
  user: User;
}

/** Returns an unused email address. */
export function address(): string {
  return `zoe-${randomUUID()}@example.com`;
}

/** Returns the data of an answer; throws if it was refused. */
export function ok<A extends { data: unknown; error: Error | null }>(answer: A) {
  if (answer.error) throw answer.error;
  return answer.data as Extract<A, { error: null }>["data"];
}

/** Returns the code of a refusal; throws if the answer was a success. */
export function refusal(answer: { error: { code?: string | undefined } | null }): string | undefined {
  if (!answer.error) throw new Error("this should have been refused");
  return answer.error.code;
}

/** Returns a value that must be present. */
export function defined<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("a value is missing");
  return value;
}

/** Follows an address as a browser would, from server to server, and stops where a page is reached. It presses
 * the button of the page that the link of an email opens. */
export async function follow(start: URL | string): Promise<URL> {
  let url = new URL(start);
  for (let step = 0; step < 5; step += 1) {
    const method = url.pathname.endsWith("/verify") ? "POST" : "GET";
    const answer = await fetch(url, { method, redirect: "manual" });
    await answer.arrayBuffer();
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`${url} answers ${answer.status} and leads nowhere`);
    url = new URL(location, url);
    if (!/\/(callback|authorize|verify)$/.test(url.pathname)) return url;
  }
  throw new Error(`${start} leads in a circle`);
}

/** Returns the parameters in the fragment of a URL. */
export function fragmentOf(url: URL): URLSearchParams {
  return new URLSearchParams(url.hash.slice(1));
}

/** Signs a device in with the tokens in the fragment of a URL. */
export async function enter(device: GoTrueClient, url: URL): Promise<Session> {
  const fragment = fragmentOf(url);
  const tokens = {
    access_token: defined(fragment.get("access_token")),
    refresh_token: defined(fragment.get("refresh_token")),
  };
  return defined(ok(await device.setSession(tokens)).session);
}

/** The test function of all flows. */
// biome-ignore lint/complexity/noBannedTypes: there is nothing for each test alone.
export const test = base.extend<{}, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const world = new World();
      const close = await world.open();
      await use(world);
      await close();
    },
    { scope: "worker" },
  ],
});

export { expect };
