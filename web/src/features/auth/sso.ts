// Sign-in with the identity provider of an organization: the redirect, and the messages of its errors.
import { authClient, setRemembered } from "@/lib/auth";
import type { Messages } from "@/messages/en";
import type { AuthFailure } from "./errors";
import type { SignInWords } from "./words";

/** Leaves for the provider of an address, to come back to `redirectTo`. Returns the error when that fails. */
export async function leaveForProvider(
  email: string,
  redirectTo: string,
  isRemembered: boolean,
): Promise<AuthFailure | null> {
  setRemembered(isRemembered);
  const { error } = await (await authClient()).signInWithSSO({ domain: email, options: { redirectTo } });
  return error;
}

/** Returns the sentence for a failure of single sign-on; undefined for another failure. */
export function ssoErrorText(
  { code = "", status }: AuthFailure,
  { sso }: SignInWords,
  { errors }: Messages["auth"],
): string | undefined {
  if (code === "saml_provider_disabled") return sso.unknown;
  if (code === "sso_required") return sso.required;
  if (code === "sso_denied") return sso.denied;
  if (code === "sso_unreachable") return sso.unreachable;
  if (code === "sso_busy") return sso.busy;
  if (code.startsWith("sso_")) return sso.refused;
  if (status === 0) return errors.unreachable;
  if (status === 429) return errors.rate_limited;
  return undefined;
}
