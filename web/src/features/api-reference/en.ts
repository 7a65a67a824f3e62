// Texts of the API reference. The descriptions of the operations come from the API itself, in English.

export const apiReference = {
  title: "API reference",
  intro:
    "Automate everyday work with the same API that the dashboard uses. Requests and responses are JSON over HTTPS.",
  in_english: "Operation descriptions and field names are in English.",
  sign_in: "Sign in",
  dashboard: "Dashboard",
  languages: "Language",
  contents: "Contents",
  search: "Find an operation",
  search_example: "locations, POST…",
  none: "No operations match.",
  clear: "Show all",
  load_failed: "The API reference couldn’t be loaded.",
  download: "OpenAPI document",
  copy_link: "Link to this operation",
  copy: "Copy",
  copied: "Copied",
  example: "Example",
  parameters: "Parameters",
  body: "Body",
  answers: "Responses",
  places: { path: "in the path", query: "in the query", header: "header", cookie: "cookie" },
  required: "required",
  one_of: "One of",
  show_fields: "Fields",
  file: "File contents",
  no_body: "No content",
  public: "No token needed",
  session_only: "Not available with a token",
  list_of: (type: string) => `list of ${type}`,
  or_null: "or null",
  basics: "Basics",
  basic: {
    auth: {
      title: "Authentication",
      text: "Create a token in Settings and send it with every request. By default, it’s read-only and expires after 90 days. If its scopes don’t allow a change, the API returns 403 insufficient_scope and lists the required scopes.",
      link: "Create a token",
    },
    errors: {
      title: "Errors",
      text: "Errors are application/problem+json with a stable code, a message in English, and details for each invalid field. 4xx means there’s a problem with the request; 5xx means there’s a problem on our side.",
    },
    pages: {
      title: "Pagination",
      text: "Lists return 50 items per page, or up to 200 if you set limit. Pass next_cursor as cursor to get the next page. If next_cursor is null, there are no more pages. Nothing is skipped or repeated, even if the list changes along the way.",
    },
    versions: {
      title: "Safe updates",
      text: "Each location has an ETag that identifies its current version. Send it in the If-Match header. If someone else has changed the location in the meantime, you get a 412 and nothing is overwritten.",
    },
    once: {
      title: "Idempotency",
      text: "Send an Idempotency-Key with a POST to retry it safely. For 24 hours, the request takes effect only once, and every retry returns the first response.",
    },
    changes: {
      title: "Tracking changes",
      text: "GET /locations/changes returns every location that changed since your last request, without gaps. That’s all a store locator needs. GET /events notifies you in real time.",
    },
    limits: {
      title: "Rate limits",
      text: "If you send too many requests, the API returns 429 with Retry-After in seconds.",
    },
  },
};
