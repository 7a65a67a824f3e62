// Requests that auth-js has no function for.
import { authFetch } from "@/lib/api";
import type { AuthFailure } from "./errors";

/** Response of the auth service; failures have the form of auth-js. */
export type PostResult<Body> = { data: Body; error: null } | { data: null; error: AuthFailure };

/** POSTs to a route of the auth service; status 0 when it could not be reached. */
export async function post<Body>(path: string, body: object = {}): Promise<PostResult<Body>> {
  try {
    const answer = await authFetch(`/auth/v1${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" },
      body: JSON.stringify(body),
    });
    const json = (await answer.json().catch(() => ({}))) as Record<string, string>;
    if (answer.ok) return { data: json as Body, error: null };
    return { data: null, error: { message: json.message ?? "", code: json.code, status: answer.status } };
  } catch {
    return { data: null, error: { message: "", status: 0 } };
  }
}
