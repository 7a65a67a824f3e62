// Requests of posts, typed by hand.
import { authFetch, expectOk } from "@/lib/api";

type Query = Readonly<Record<string, string | number | undefined | null>>;

interface Options {
  body?: unknown;
  query?: Query;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** Sends a request; fails with an ApiError. */
export async function send<T>(
  method: string,
  path: string,
  { body, query = {}, signal, headers = {} }: Options = {},
): Promise<T> {
  const url = new URL(path, location.origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  const answer = await expectOk(
    await authFetch(url.href, {
      method,
      ...(signal && { signal }),
      headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}
