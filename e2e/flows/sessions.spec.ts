import type { GoTrueClient, Session } from "@supabase/auth-js";
import { type DeviceStorage, defined, expect, ok, refusal, test } from "./world.ts";

/** The next session of a device. */
async function next(device: GoTrueClient, refresh_token: string): Promise<Session> {
  return defined(ok(await device.refreshSession({ refresh_token })).session);
}

test("after a stolen refresh token was used, every descendant of it is refused", async ({ world }) => {
  const { email, session } = await world.join();
  const elsewhere = await world.signIn(email);
  const generations = [session];
  for (let count = 0; count < 9; count += 1) {
    generations.push(await next(world.device(), defined(generations.at(-1)).refresh_token));
  }
  const latest = defined(generations.at(-1));
  expect(await world.status(latest.access_token)).toBe(200);

  const thief = world.device();
  expect(refusal(await thief.refreshSession(session))).toBe("refresh_token_already_used");
  for (const { refresh_token, access_token } of generations) {
    expect((await thief.refreshSession({ refresh_token })).error).not.toBeNull();
    expect(await world.status(access_token)).toBe(401);
  }
  // Another device of the same user is another family.
  expect(await world.status(elsewhere.session.access_token)).toBe(200);
});

test("a client that lost the answer to a refresh is not signed out", async ({ world }) => {
  const { session } = await world.join();
  const lost = await next(world.device(), session.refresh_token);
  const retried = await next(world.device(), session.refresh_token);
  expect(retried.refresh_token).toBe(lost.refresh_token);
  expect(await world.status((await next(world.device(), retried.refresh_token)).access_token)).toBe(200);
});

test("twenty tabs that refresh at once end with one session, and stay signed in", async ({ world }) => {
  const { session } = await world.join();
  const stored = () => new Map([["session", JSON.stringify(session)]]);
  // Each has read the session before any of them wrote the next.
  const apart = Array.from({ length: 20 }, () => world.device("implicit", stored()));
  const answers = await Promise.all(apart.map((tab) => tab.refreshSession()));
  expect(answers.map((answer) => answer.error)).toEqual(apart.map(() => null));
  expect(new Set(answers.map((answer) => answer.data.session?.refresh_token)).size).toBe(1);

  // Each tab finds the session that the others wrote, and may use it instead of its own answer.
  const storage: DeviceStorage = new Map([["session", JSON.stringify(answers[0]?.data.session)]]);
  const tabs = Array.from({ length: 20 }, () => world.device("implicit", storage));
  const events: string[] = [];
  for (const tab of tabs) tab.onAuthStateChange((event) => void events.push(event));
  for (let round = 0; round < 3; round += 1) {
    const refused = (await Promise.all(tabs.map((tab) => tab.refreshSession()))).flatMap(
      ({ error }) => error ?? [],
    );
    expect(refused.filter((error) => error.name !== "AuthRefreshDiscardedError")).toEqual([]);
  }
  expect(events).not.toContain("SIGNED_OUT");
  const now: Session = JSON.parse(defined(storage.get("session")));
  const devices = await fetch(`${world.url}/auth/v1/sessions`, {
    headers: { Authorization: `Bearer ${now.access_token}` },
  });
  expect(await devices.json()).toHaveLength(1);
  expect(await world.status((await next(world.device(), now.refresh_token)).access_token)).toBe(200);
});

for (const { scope, own, elsewhere } of [
  { scope: "local", own: 401, elsewhere: 200 },
  { scope: "others", own: 200, elsewhere: 401 },
  { scope: "global", own: 401, elsewhere: 401 },
] as const) {
  test(`signing out with scope ${scope} ends what it says at once, on two devices`, async ({ world }) => {
    const member = await world.join();
    const other = await world.signIn(member.email);
    expect(await world.status(other.session.access_token)).toBe(200);
    const { error } = await member.device.signOut({ scope });
    expect(error).toBeNull();
    expect(await world.status(member.session.access_token)).toBe(own);
    expect(await world.status(other.session.access_token)).toBe(elsewhere);
    const refreshed = [
      (await world.device().refreshSession(member.session)).error === null ? 200 : 401,
      (await world.device().refreshSession(other.session)).error === null ? 200 : 401,
    ];
    expect(refreshed).toEqual([own, elsewhere]);
  });
}

test("renewing the signing key does not interrupt sessions", async ({ world }) => {
  const { device, session } = await world.join();
  const keys = async () => (await (await fetch(`${world.url}/auth/v1/.well-known/jwks.json`)).json()).keys;
  const before = await keys();
  await world.rotateKeys();
  const after: { kid: string }[] = await keys();
  expect(after).toHaveLength(before.length + 1);
  expect(after.map(({ kid }) => kid)).toEqual(
    expect.arrayContaining(before.map(({ kid }: { kid: string }) => kid)),
  );
  expect(await world.status(session.access_token)).toBe(200);
  // Also for a service that checks tokens with the public keys alone.
  expect(ok(await device.getClaims())?.claims.sub).toBe(session.user.id);
  const refreshed = await next(device, session.refresh_token);
  expect(ok(await device.getClaims(refreshed.access_token))?.claims.session_id).toBeTruthy();
});
