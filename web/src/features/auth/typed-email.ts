// The address that was typed last, so that nobody types it twice on the way from one page to the next. In memory only:
// it belongs neither in an address nor in storage.

let typed = "";

/** Typed address, if any. */
export const typedEmail = () => typed;

/** Keeps it for the next page. */
export function keepTypedEmail(email: string) {
  typed = email.trim();
}

/** Returns true when a text looks like an address; the server decides. */
export const looksLikeEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());
