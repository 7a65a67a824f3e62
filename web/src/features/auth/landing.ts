// Parameters that a link of an email, or a provider, puts into the address of the landing page.

/** Way in which the visitor arrived. */
export type Landing =
  | { kind: "session"; access_token: string; refresh_token: string; type: string }
  | { kind: "code"; code: string }
  /** One of two addresses confirmed the change; the other is pending. */
  | { kind: "half" }
  /** `error` is the kind of the failure in OAuth's words: access_denied, server_error. */
  | { kind: "failed"; error: string; code: string; message: string }
  | { kind: "nothing" };

/** Reads the query and the fragment of an address, each with its mark. */
export function readLanding(search: string, hash: string): Landing {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const failed = [query, fragment].find((each) => each.has("error") || each.has("error_code"));
  if (failed) {
    const error = failed.get("error") ?? "";
    return {
      kind: "failed",
      error,
      code: failed.get("error_code") ?? error,
      message: failed.get("error_description") ?? "",
    };
  }
  const access_token = fragment.get("access_token");
  const refresh_token = fragment.get("refresh_token");
  if (access_token && refresh_token) {
    return { kind: "session", access_token, refresh_token, type: fragment.get("type") ?? "" };
  }
  const code = query.get("code");
  if (code) return { kind: "code", code };
  return fragment.has("message") ? { kind: "half" } : { kind: "nothing" };
}
