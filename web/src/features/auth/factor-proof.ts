// Proving a second factor.
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

/** Proves an app's code; the session has two factors from then on. Gives why not. */
export async function proveTotp(factorId: string, code: string): Promise<AuthFailure | null> {
  const { error } = await (await authClient()).mfa.challengeAndVerify({ factorId, code });
  return error;
}

/** Uses a recovery code up. Gives why not. */
export async function proveRecovery(code: string): Promise<AuthFailure | null> {
  const { data, error: refused } = await post<Session>("/recovery_codes/verify", { code });
  if (refused) return refused;
  const { access_token, refresh_token } = data;
  const { error } = await (await authClient()).setSession({ access_token, refresh_token });
  return error;
}

/** A recovery code as it is shown: four groups of four, whatever was typed or pasted. */
export function recoveryCode(text: string): string {
  const kept = text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 16);
  return kept.match(/.{1,4}/g)?.join("-") ?? "";
}

/** The sentence under the field. */
export function factorErrorText(
  error: AuthFailure,
  { factor }: SignInWords,
  way: "totp" | "recovery",
): string {
  if (error.code === "mfa_verification_failed") return way === "totp" ? factor.wrong : factor.wrong_recovery;
  if (error.code === "mfa_challenge_expired") return factor.expired;
  if (error.code === "mfa_verification_rejected") return factor.turned_off;
  return factor.failed;
}
