// Signing in with a passkey: two factors at once, what somebody has and what their device knows them by.
import { authClient, setDemoMode, setRemembered } from "@/lib/auth";
import type { SignInWords } from "./words";

/** Whether this browser has passkeys at all. */
export const canUsePasskeys = () => typeof window.PublicKeyCredential === "function";

/** Asks the device. Gives the sentence why nobody was signed in. */
export async function enterByPasskey(
  isRemembered: boolean | null,
  { passkey }: SignInWords,
): Promise<string | null> {
  if (isRemembered !== null) setRemembered(isRemembered);
  const { error } = await (await authClient()).signInWithPasskey();
  if (!error) {
    setDemoMode(false);
    return null;
  }
  const isCancelled = error.name === "NotAllowedError" || error.name === "AbortError";
  return isCancelled ? passkey.cancelled : passkey.failed;
}
