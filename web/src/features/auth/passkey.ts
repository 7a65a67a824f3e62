// Sign-in with a passkey, which counts as two factors: a device, and its unlocking.
import { authClient, setDemoMode, setRemembered } from "@/lib/auth";
import type { SignInWords } from "./words";

/** Returns true when this browser supports passkeys. */
export const canUsePasskeys = () => typeof window.PublicKeyCredential === "function";

/** Asks the device. Returns the error message when the sign-in fails. */
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
