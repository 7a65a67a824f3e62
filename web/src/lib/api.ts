// The typed client of /api/v1. Every failure is an ApiError with the server's stable code.
import createClient from "openapi-fetch";
import type { components, paths } from "@/api/schema";
import { currentSession, refreshSession } from "./auth";
import { IDLE, sayIdleEnd } from "./idle";

export type Schemas = components["schemas"];
export type FieldError = Schemas["FieldError"];

/** An answer that was not a success. `code` is stable: translate by it, not by the message. */
export class ApiError extends Error {
  /** HTTP status; 0 when the server could not be reached. */
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  /** Parameters of the message: limits, line numbers, names. */
  readonly params: Readonly<Record<string, unknown>>;

  constructor(problem: Partial<Schemas["Problem"]> & { status: number; code: string }) {
    super(problem.detail ?? problem.title ?? problem.code);
    this.name = "ApiError";
    this.status = problem.status;
    this.code = problem.code;
    this.errors = problem.errors ?? [];
    this.params = { ...problem, ...problem.params };
  }
}

/** Returns true when the server requires the second factor of the signed-in user. */
export function needsSecondFactor(error: unknown): boolean {
  return error instanceof ApiError && error.code === "second_factor_required";
}

/** Returns true when the organization requires a second factor that the signed-in user has not proved. */
export function lacksSecondFactor(error: unknown): boolean {
  return error instanceof ApiError && error.code === "mfa_required";
}

/** `fetch` with the session's bearer; a 401 is tried once more after a refresh. */
export async function authFetch(input: Request | string, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const session = await currentSession();
  const first = await send(request.clone(), session?.access_token);
  if (first.status !== 401 || !session) return first;
  const refusal = (await first
    .clone()
    .json()
    .catch(() => null)) as Partial<Schemas["Problem"]> | null;
  if (refusal?.code === IDLE) sayIdleEnd();
  const renewed = await refreshSession();
  return renewed ? send(request, renewed.access_token) : first;
}

async function send(request: Request, token: string | undefined): Promise<Response> {
  if (token) request.headers.set("Authorization", `Bearer ${token}`);
  try {
    return await fetch(request);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new ApiError({ status: 0, code: "unreachable", detail: "The server could not be reached." });
  }
}

/** Client of the API, e.g. `api.GET("/api/v1/me")`. Use `unwrap` to get the data or an ApiError. */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: authFetch });

/** The data of an answer; throws an ApiError for anything but a success. */
export async function unwrap<T>(
  answer: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await answer;
  if (!response.ok) throw toApiError(response, error);
  return data as T;
}

/** Throws an ApiError unless a raw `authFetch` answer is a success. */
export async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw toApiError(response, await response.json().catch(() => undefined));
}

function toApiError(response: Response, body: unknown): ApiError {
  const problem = typeof body === "object" && body !== null ? (body as Partial<Schemas["Problem"]>) : {};
  const code = typeof problem.code === "string" ? problem.code : `http_${response.status}`;
  return new ApiError({ ...problem, status: response.status, code });
}
