import { createHmac, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { CLIENT_ID, type Claims } from "./google.ts";
import {
  address,
  defined,
  enter,
  expect,
  follow,
  fragmentOf,
  ok,
  PASSWORD,
  refusal,
  test,
  type World,
} from "./world.ts";

const visitor = (email = address()) => ({ sub: randomUUID(), email, email_verified: true, name: "Zoé Roy" });

/** Signs in on a new device with the provider and returns the URL where that ends. */
async function come(world: World, flowType: "implicit" | "pkce" = "implicit") {
  const device = world.device(flowType);
  const options = { redirectTo: `${world.url}/welcome`, skipBrowserRedirect: true };
  const { url } = ok(await device.signInWithOAuth({ provider: "google", options }));
  return { device, landed: await follow(defined(url)) };
}

test("Google signs in with a code that only its device exchanges", async ({ world }) => {
  world.google.welcome(visitor());
  const { device, landed } = await come(world, "pkce");
  expect(landed.hash).toBe("");
  const code = defined(landed.searchParams.get("code"));
  expect(refusal(await world.device("pkce").exchangeCodeForSession(code))).toBe(
    "pkce_code_verifier_not_found",
  );
  const { session, user } = ok(await device.exchangeCodeForSession(code));
  expect(user).toMatchObject({ email: world.google.visitor.email, app_metadata: { provider: "google" } });
  expect(session.provider_token).toBeTruthy();
  expect((await device.exchangeCodeForSession(code)).error).not.toBeNull();
  // A known visitor is the same user, also with another address.
  world.google.welcome({ ...world.google.visitor, email: address() });
  const returning = await come(world);
  expect((await enter(returning.device, returning.landed)).user.id).toBe(user.id);
});

test("without a code the session is in the fragment, which no server sees", async ({ world }) => {
  world.google.welcome(visitor());
  const { device, landed } = await come(world);
  expect(landed.search).toBe("");
  const session = await enter(device, landed);
  expect(session.user.email).toBe(world.google.visitor.email);
  expect(fragmentOf(landed).get("provider_token")).toBeTruthy();
});

const CERTAIN_LIES: [string, (claims: Claims) => void][] = [
  ["another nonce", (claims) => Object.assign(claims, { nonce: "another" })],
  ["no nonce", (claims) => void delete claims.nonce],
  ["another audience", (claims) => Object.assign(claims, { aud: "another" })],
  ["an audience of others", (claims) => Object.assign(claims, { aud: ["a", "b"] })],
  ["another issuer", (claims) => Object.assign(claims, { iss: "https://accounts.google.com" })],
  ["an issuer like ours", (claims) => Object.assign(claims, { iss: `${claims.iss}.evil.example` })],
  ["another party", (claims) => Object.assign(claims, { azp: "another" })],
  ["an end long ago", (claims) => Object.assign(claims, { exp: 1, iat: 1, nbf: 1 })],
  ["a beginning in an hour", (claims) => Object.assign(claims, { iat: Number(claims.iat) + 3_600 })],
  ["no end", (claims) => void delete claims.exp],
  ["nobody", (claims) => void delete claims.sub],
];

for (const [lie, bend] of CERTAIN_LIES) {
  test(`an ID token with ${lie} is refused`, async ({ world }) => {
    world.google.welcome(visitor());
    world.google.bend = bend;
    await refuses(world);
  });
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** A token with another header and signature. */
function resigned(token: string, change: object, signature: (text: string) => string): string {
  const [head = "", body = ""] = token.split(".");
  const header = { ...JSON.parse(Buffer.from(head, "base64url").toString()), ...change };
  const text = `${base64(header)}.${body}`;
  return `${text}.${signature(text)}`;
}

const byStranger = (text: string) =>
  sign("sha256", Buffer.from(text), stranger.privateKey).toString("base64url");
const jwk = stranger.publicKey.export({ format: "jwk" });

const FORGERIES: [string, (token: string) => string][] = [
  ["no signature", (token) => `${token.slice(0, token.lastIndexOf("."))}.`],
  ["alg none", (token) => resigned(token, { alg: "none" }, () => "")],
  ["alg NONE", (token) => resigned(token, { alg: "NONE" }, () => "")],
  ["a stranger's key", (token) => resigned(token, {}, byStranger)],
  ["a stranger's key in its header", (token) => resigned(token, { jwk }, byStranger)],
  ["a stranger's keys elsewhere", (token) => resigned(token, { jku: "http://127.0.0.1:9/" }, byStranger)],
  ["an unknown kid", (token) => resigned(token, { kid: "../../dev/null" }, byStranger)],
  [
    "the public key as a secret",
    (token) =>
      resigned(token, { alg: "HS256" }, (text) =>
        createHmac("sha256", JSON.stringify(jwk)).update(text).digest("base64url"),
      ),
  ],
  [
    "other claims behind a good signature",
    (token) => {
      const [head, body = "", signature] = token.split(".");
      const claims = JSON.parse(Buffer.from(body, "base64url").toString());
      return `${head}.${base64({ ...claims, email: "owner@example.com" })}.${signature}`;
    },
  ],
];

for (const [forgery, forge] of FORGERIES) {
  test(`an ID token with ${forgery} is refused`, async ({ world }) => {
    world.google.welcome(visitor());
    world.google.forge = forge;
    await refuses(world);
  });
}

/** The provider's visitor comes back with an error and without a session. */
async function refuses(world: World) {
  const { landed } = await come(world);
  expect(landed.origin).toBe(world.url);
  expect(fragmentOf(landed).get("error_code")).toBe("bad_oauth_callback");
  expect(landed.href).not.toMatch(/access_token|[?&]code=/);
}

test("a Google redirect is accepted once and only by the browser that started it", async ({ world }) => {
  world.google.welcome(visitor());
  const options = { redirectTo: `${world.url}/welcome`, skipBrowserRedirect: true };
  const { url } = ok(await world.device().signInWithOAuth({ provider: "google", options }));
  const toProvider = defined((await fetch(defined(url), { redirect: "manual" })).headers.get("location"));
  const query = new URL(toProvider).searchParams;
  expect(query.get("client_id")).toBe(CLIENT_ID);
  expect(query.get("code_challenge_method")).toBe("S256");
  expect(defined(query.get("nonce")).length).toBeGreaterThan(20);
  const back = defined((await fetch(toProvider, { redirect: "manual" })).headers.get("location"));
  expect(fragmentOf(await follow(back)).get("access_token")).toBeTruthy();
  expect((await follow(back)).href).toContain("flow_state_already_used");
  const stolen = new URL(back);
  stolen.searchParams.set("state", randomUUID());
  expect((await follow(stolen)).href).toContain("bad_oauth_state");
  stolen.searchParams.delete("state");
  expect((await follow(stolen)).href).toContain("bad_oauth_callback");
});

test("an account gets Google beside its password, and loses neither by accident", async ({ world }) => {
  const { email, device, user } = await world.join();
  world.google.welcome(visitor());
  const options = { redirectTo: `${world.url}/welcome`, skipBrowserRedirect: true };
  const { url } = ok(await device.linkIdentity({ provider: "google", options }));
  await follow(defined(url));
  const { identities } = ok(await device.getUserIdentities());
  expect(identities.map((identity) => identity.provider).sort()).toEqual(["email", "google"]);

  // The identity belongs to this account only.
  const google = await come(world);
  expect((await enter(google.device, google.landed)).user.id).toBe(user.id);
  const other = await world.join();
  const link = ok(await other.device.linkIdentity({ provider: "google", options }));
  expect((await follow(defined(link.url))).href).toContain("identity_already_exists");

  const linked = defined(identities.find((identity) => identity.provider === "google"));
  expect(refusal(await other.device.unlinkIdentity(linked))).toBe("identity_not_found");
  ok(await device.unlinkIdentity(linked));
  const left = ok(await device.getUserIdentities()).identities;
  expect(refusal(await device.unlinkIdentity(defined(left[0])))).toBe("single_identity_not_deletable");
  await world.signIn(email, PASSWORD);
});

test("Google opens the account of an address only when it has made sure of it", async ({ world }) => {
  const { email, user } = await world.join();
  world.google.welcome({ ...visitor(email), email_verified: false });
  const refused = await come(world);
  expect(fragmentOf(refused.landed).get("error_code")).toBe("provider_email_needs_verification");
  world.google.welcome(visitor(email));
  const { device, landed } = await come(world);
  expect((await enter(device, landed)).user.id).toBe(user.id);
});

test("who signed up with another's address loses the account to its owner", async ({ world }) => {
  const email = address();
  const thief = world.device();
  ok(await thief.signUp({ email, password: PASSWORD }));
  world.google.welcome(visitor(email));
  const { device, landed } = await come(world);
  expect((await enter(device, landed)).user.email).toBe(email);
  expect(refusal(await thief.signInWithPassword({ email, password: PASSWORD }))).toBe("invalid_credentials");
});
