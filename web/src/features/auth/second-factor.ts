// Verification of a second factor at sign-in.
import type { Factor, Session } from "@supabase/auth-js";
import { queryOptions } from "@tanstack/react-query";
import { authClient } from "@/lib/auth";
import type { AuthFailure } from "./errors";
import { post } from "./post";
import type { SignInWords } from "./words";

/** Verified factors of the signed-in user. */
export const factorsQuery = queryOptions({
  queryKey: ["factors"],
  queryFn: async (): Promise<Factor[]> => {
    const { data, error } = await (await authClient()).mfa.listFactors();
    if (error) throw error;
    return data.all.filter(({ status }) => status === "verified");
  },
  staleTime: 0,
});

/** Verifies the code of an authenticator app and upgrades the session to two factors. Returns the failure, if any. */
export async function verifyTotp(factorId: string, code: string): Promise<AuthFailure | null> {
  const { error } = await (await authClient()).mfa.challengeAndVerify({ factorId, code });
  return error;
}

/** Verifies a recovery code, which works once, and replaces the session. Returns the failure, if any. */
export async function verifyRecoveryCode(code: string): Promise<AuthFailure | null> {
  const { data, error: refused } = await post<Session>("/recovery_codes/verify", { code });
  if (refused) return refused;
  const { access_token, refresh_token } = data;
  const { error } = await (await authClient()).setSession({ access_token, refresh_token });
  return error;
}

/** Formats typed or pasted text as a recovery code: four groups of four letters or digits. */
export function formatRecoveryCode(text: string): string {
  const characters = text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 16);
  return characters.match(/.{1,4}/g)?.join("-") ?? "";
}

/** Returns the error message below the code field. */
export function factorErrorText(
  error: AuthFailure,
  { factor }: SignInWords,
  way: "totp" | "recovery",
): string {
  if (error.code === "mfa_verification_failed") return way === "totp" ? factor.wrong : factor.wrong_recovery;
  if (error.code === "mfa_challenge_expired") return factor.expired;
  if (error.code === "mfa_verification_rejected") return factor.too_many_attempts;
  return factor.failed;
}
