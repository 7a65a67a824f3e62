// The address that was typed last, so that nobody types it twice on the way from one page to the next. In memory only:
// it belongs neither in an address nor in storage.

let typed = "";

/** What was typed, or nothing yet. */
export const typedEmail = () => typed;

/** Keeps it for the next page. */
export function keepTypedEmail(email: string) {
  typed = email.trim();
}

/** Whether a text may be an address at all; the server has the last word. */
export const looksLikeEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());
