import { createHmac } from "node:crypto";
import type { GoTrueClient } from "@supabase/auth-js";
import { defined, expect, type Member, OTHER_PASSWORD, ok, refusal, test, type World } from "./world.ts";

const STEP_S = 30;

/** Returns the code of an authenticator app, `steps` intervals from now (RFC 6238). */
function code(secret: string, steps = 0): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_S) + steps));
  const digest = createHmac("sha1", key).update(time).digest();
  const at = defined(digest.at(-1)) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Enrolls a second factor for a member, and verifies it. */
async function enrol(member: Member) {
  const factor = ok(await member.device.mfa.enroll({ factorType: "totp", friendlyName: "Phone" }));
  expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg|^data:image\/svg\+xml;utf-8,<\?xml/);
  const secret = factor.totp.secret;
  const used = code(secret);
  const proved = ok(await member.device.mfa.challengeAndVerify({ factorId: factor.id, code: used }));
  return { factorId: factor.id, secret, used, token: proved.access_token };
}

async function levels(device: GoTrueClient) {
  const { currentLevel, nextLevel } = ok(await device.mfa.getAuthenticatorAssuranceLevel());
  return [currentLevel, nextLevel];
}

/** Calls an endpoint that the public client does not cover. */
async function call(world: World, token: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${world.url}/auth/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}

test("every other device asks for the second factor, which grants access that one factor does not", async ({
  world,
}) => {
  const member = await world.join();
  expect(await levels(member.device)).toEqual(["aal1", "aal1"]);
  const { factorId, secret, used, token } = await enrol(member);
  expect(await levels(member.device)).toEqual(["aal2", "aal2"]);
  expect(await world.status(token)).toBe(200);
  expect(await world.status(member.session.access_token)).toBe(200);

  const { device, session } = await world.signIn(member.email);
  expect(await levels(device)).toEqual(["aal1", "aal2"]);
  expect(await world.status(session.access_token)).toBe(403);
  expect(refusal(await device.updateUser({ password: OTHER_PASSWORD }))).toBe("insufficient_aal");
  expect(refusal(await device.mfa.unenroll({ factorId }))).toBe("insufficient_aal");

  // The code that was used before is used up; a made-up one is none.
  expect(refusal(await device.mfa.challengeAndVerify({ factorId, code: used }))).toBe(
    "mfa_verification_failed",
  );
  expect(refusal(await device.mfa.challengeAndVerify({ factorId, code: "12345" }))).toBe(
    "mfa_verification_failed",
  );
  const strong = ok(await device.mfa.challengeAndVerify({ factorId, code: code(secret, 1) }));
  expect(await levels(device)).toEqual(["aal2", "aal2"]);
  expect(await world.status(strong.access_token)).toBe(200);
  // The refresh token that the session had with one factor is void.
  expect((await world.device().refreshSession(session)).error).not.toBeNull();

  ok(await member.device.mfa.unenroll({ factorId }));
  expect(ok(await member.device.mfa.listFactors()).all).toEqual([]);
  await world.signIn(member.email).then(async ({ session }) => {
    expect(await world.status(session.access_token)).toBe(200);
  });
});

test("a challenge belongs to the factor it was made for, and to its user", async ({ world }) => {
  const [zoe, yann] = [await world.join(), await world.join()];
  const { factorId, secret } = await enrol(zoe);
  await enrol(yann);
  expect(refusal(await yann.device.mfa.challenge({ factorId }))).toBe("mfa_factor_not_found");
  const challenge = ok(await zoe.device.mfa.challenge({ factorId }));
  const answer = { factorId, challengeId: challenge.id, code: code(secret, 1) };
  expect(refusal(await yann.device.mfa.verify(answer))).toBe("mfa_factor_not_found");
  ok(await zoe.device.mfa.verify(answer));
  expect(refusal(await zoe.device.mfa.verify(answer))).toBe("mfa_ip_address_mismatch");
});

test("a recovery code stands in for a lost second factor, once", async ({ world }) => {
  const member = await world.join();
  const { token } = await enrol(member);
  const made = await call(world, token, "POST", "/recovery_codes");
  expect(made.body.codes).toHaveLength(10);
  const recovery = defined<string>(made.body.codes[0]);

  const { session } = await world.signIn(member.email);
  const wrong = await call(world, session.access_token, "POST", "/recovery_codes/verify", {
    code: "abcd-efgh",
  });
  expect(wrong.status).toBe(422);
  const right = await call(world, session.access_token, "POST", "/recovery_codes/verify", { code: recovery });
  expect(right.status).toBe(200);
  expect(await world.status(right.body.access_token)).toBe(200);
  expect((await call(world, right.body.access_token, "GET", "/recovery_codes")).body.left).toBe(9);

  const next = await world.signIn(member.email);
  const replay = await call(world, next.session.access_token, "POST", "/recovery_codes/verify", {
    code: recovery,
  });
  expect(replay.status).toBe(422);
  expect(await world.status(next.session.access_token)).toBe(403);
});
