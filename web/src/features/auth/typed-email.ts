// Last typed email address, so that the user does not type it again on the next page. In memory only: it belongs
// neither in the URL nor in storage.

let typed = "";

/** Typed address, if any. */
export const typedEmail = () => typed;

/** Keeps it for the next page. */
export function keepTypedEmail(email: string) {
  typed = email.trim();
}

/** Returns true when a text looks like an address; the server decides. */
export const looksLikeEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());
