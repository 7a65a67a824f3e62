// Words of the API reference. What each operation does comes with the API itself, in English.

export const apiReference = {
  title: "API reference",
  intro:
    "Everything the dashboard does, your programs can do too: the same addresses, the same answers. The interface is JSON over HTTPS.",
  in_english: "The descriptions of the operations are in English, like the names of the fields.",
  sign_in: "Sign in",
  dashboard: "Dashboard",
  languages: "Language of the page",
  contents: "Contents",
  search: "Find an operation",
  search_example: "locations, POST…",
  none: "No operation matches.",
  clear: "Show all",
  load_failed: "The reference could not be loaded.",
  download: "OpenAPI document",
  copy_link: "Link to this operation",
  copy: "Copy",
  copied: "Copied",
  example: "Example",
  parameters: "Parameters",
  body: "Body",
  answers: "Answers",
  places: { path: "in the path", query: "in the query", header: "header", cookie: "cookie" },
  required: "required",
  one_of: "One of",
  show_fields: "Fields",
  file: "The bytes of the file",
  no_body: "No content",
  public: "Needs no token",
  session_only: "Not with a token",
  list_of: (type: string) => `list of ${type}`,
  or_null: "or null",
  basics: "Basics",
  basic: {
    auth: {
      title: "Access",
      text: "Create a token in the settings and send it with each request. A token that may only read is refused with 403 token_read_only when it tries to change something.",
      link: "Create a token",
    },
    errors: {
      title: "Errors",
      text: "Every error is application/problem+json with a stable code to act on, a sentence in English, and for fields what is wrong with each. What you did is 4xx, what we did is 5xx.",
    },
    pages: {
      title: "Pages",
      text: "Lists come in pages of 50, at most 200 with limit. Give next_cursor as cursor to get the next page; null is the end. Nothing is skipped or repeated while the list changes.",
    },
    versions: {
      title: "Changing safely",
      text: "A location has a version, its ETag. Send it as If-Match: when somebody else was faster you get 412 and nothing is lost.",
    },
    once: {
      title: "Once only",
      text: "Send an Idempotency-Key with a POST, and repeat it without fear: it has one effect, and each repeat gets the first answer, for 24 hours.",
    },
    changes: {
      title: "Following changes",
      text: "GET /locations/changes gives each location that changed since you last asked, and misses none: enough for a store locator. GET /events tells at once that something did.",
    },
    limits: {
      title: "Limits",
      text: "Who asks too often gets 429 with Retry-After, in seconds.",
    },
  },
};
