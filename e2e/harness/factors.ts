// Second factors, set up through the API: the quick way into a test.
import { PASSWORD, Person, type Session } from "./people.ts";
import { totp } from "./totp.ts";

/** A user with a second factor. */
export interface TwoFactorUser {
  /** The secret of their app; its present code is used up. */
  secret: string;
  /** Signed in with both factors. */
  strong: Person;
  /** Signed in with the password only. */
  weak: Person;
}

/** Adds an authenticator app to an account, and signs in once more with the password only. */
export async function guard(server: string, person: Person, name = "Phone"): Promise<TwoFactorUser> {
  const made = await person.call<{ id: string; totp: { secret: string } }>("POST", "/auth/v1/factors", {
    factor_type: "totp",
    friendly_name: name,
  });
  const { secret } = made.totp;
  const path = `/auth/v1/factors/${made.id}`;
  const challenge = await person.call<{ id: string }>("POST", `${path}/challenge`, {});
  const proof = { challenge_id: challenge.id, code: totp(secret, -1) };
  const session = await person.call<Session>("POST", `${path}/verify`, proof);
  const strong = new Person(server, person.email, PASSWORD, session);
  const entered = await strong.call<Session>("POST", "/auth/v1/token?grant_type=password", {
    email: person.email,
    password: PASSWORD,
  });
  return { secret, strong, weak: new Person(server, person.email, PASSWORD, entered) };
}
