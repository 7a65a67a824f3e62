// Requests to parts of the API that its document does not describe yet.
import { authFetch, expectOk } from "@/lib/api";

interface Extras {
  body?: unknown;
  query?: Readonly<Record<string, unknown>>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** The JSON answer of `/api/v1` + `path`. */
export async function request<T>(method: string, path: string, extras: Extras = {}): Promise<T> {
  const { body, query = {}, headers = {}, signal } = extras;
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const response = await authFetch(`${location.origin}/api/v1${path}${search && `?${search}`}`, {
    method,
    ...(signal ? { signal } : {}),
    headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await expectOk(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}
