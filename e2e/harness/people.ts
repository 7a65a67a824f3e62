// Creates users through the API as the setup of a test.
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";

/** A password that passes every rule. */
export const PASSWORD = "Awning-7-Copper";

/** The answer of the auth service to a sign-in. */
export interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string };
}

/** Fields of a location as the API takes them. */
export interface NewLocation {
  name: string;
  address: string;
  city: string;
  [field: string]: unknown;
}

/** Someone with an account. */
export class Person {
  readonly email: string;
  readonly password: string;
  readonly session: Session;
  readonly #server: string;

  constructor(server: string, email: string, password: string, session: Session) {
    this.#server = server;
    this.email = email;
    this.password = password;
    this.session = session;
  }

  /** Calls the API as this person; throws unless it succeeds. */
  async call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const isRaw = typeof body === "string" || body instanceof Uint8Array;
    const answer = await fetch(`${this.#server}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${this.session.access_token}`,
        "Content-Type": isRaw ? "text/csv" : "application/json",
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }

  /** Adds one location. */
  add(location: NewLocation) {
    return this.call<{ id: string; version: number }>("POST", "/api/v1/locations", location);
  }

  /** Adds many through an import of a list with the template's columns; waits for its end. */
  async addMany(rows: string[][]) {
    const header = "Business Name,Address,City,State,ZIP Code,Phone,Website,Category";
    const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","));
    await this.importText("seed.csv", `${[header, ...lines].join("\n")}\n`);
  }

  /** Imports a file with the mapping the server suggests. */
  async importFile(path: string) {
    await this.importText(basename(path), await readFile(path));
  }

  /** Imports a list with the mapping the server suggests. */
  async importText(filename: string, content: string | Uint8Array) {
    const made = await this.call<Import>("POST", `/api/v1/imports?filename=${filename}`, content);
    const options = { country: made.detected.country_guess ?? "US", on_match: "skip", on_bad_row: "skip" };
    const mapping = made.detected.suggested_mapping;
    await this.call("POST", `/api/v1/imports/${made.id}/check`, { mapping, options });
    await this.call("POST", `/api/v1/imports/${made.id}/run`, {});
    for (;;) {
      const now = await this.call<Import>("GET", `/api/v1/imports/${made.id}`);
      if (now.state === "done") return;
      if (now.state === "failed") throw new Error(`the import failed: ${JSON.stringify(now)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

interface Import {
  id: string;
  state: string;
  detected: { suggested_mapping: unknown; country_guess: string | null };
}

/** Returns an unused email address. */
export function freshEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** Signs someone up: with an organization, or (`isRegistered` false) as a first Google sign-in leaves them. */
export async function signUp(server: string, isRegistered = true): Promise<Person> {
  const email = freshEmail();
  const data = { first_name: "Ada", last_name: "Shopkeeper", company: "Corner Shops" };
  const session = await post<Session>(server, "/auth/v1/signup", {
    email,
    password: PASSWORD,
    ...(isRegistered ? { data } : {}),
  });
  return new Person(server, email, PASSWORD, session);
}

/** Opens a demo, as the Demo Login button does. */
export async function openDemo(server: string): Promise<Person> {
  const session = await post<Session>(server, "/api/v1/demo", {});
  return new Person(server, session.user.email, "", session);
}

async function post<T>(server: string, path: string, body: unknown): Promise<T> {
  const answer = await fetch(`${server}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
