import {
  address,
  defined,
  enter,
  expect,
  follow,
  fragmentOf,
  NAMES,
  OTHER_PASSWORD,
  ok,
  PASSWORD,
  refusal,
  test,
} from "./world.ts";

test("a sign-up is complete once the link in the mail was followed, and the link is good once", async ({
  world,
}) => {
  const email = address();
  const device = world.device();
  const redirect = `${world.url}/welcome`;
  const signedUp = ok(
    await device.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: redirect, data: NAMES },
    }),
  );
  expect(signedUp.session).toBeNull();
  expect(refusal(await device.signInWithPassword({ email, password: PASSWORD }))).toBe("email_not_confirmed");
  expect(refusal(await device.signInWithPassword({ email, password: OTHER_PASSWORD }))).toBe(
    "invalid_credentials",
  );

  const letter = await world.mailbox.next(email);
  const landed = await follow(letter.link);
  expect(landed.origin + landed.pathname).toBe(redirect);
  expect(fragmentOf(landed).get("type")).toBe("signup");
  const session = await enter(device, landed);
  expect(session.user.email_confirmed_at).toBeTruthy();
  expect(session.user.user_metadata).toMatchObject({ ...NAMES, email_verified: true });
  expect(await world.status(session.access_token)).toBe(200);

  const replay = fragmentOf(await follow(letter.link));
  expect([replay.get("error"), replay.get("error_code")]).toEqual(["access_denied", "otp_expired"]);
  expect(replay.get("access_token")).toBeNull();
});

test("with PKCE the link is good only on the device that asked for it", async ({ world }) => {
  const email = address();
  const [device, stranger] = [world.device("pkce"), world.device("pkce")];
  const options = { emailRedirectTo: `${world.url}/welcome` };
  ok(await device.signUp({ email, password: PASSWORD, options }));
  // The stranger has a verifier too, of another flow.
  ok(await stranger.signInWithOtp({ email: address(), options: { shouldCreateUser: true } }));
  const landed = await follow((await world.mailbox.next(email)).link);
  expect(landed.hash).toBe("");
  const code = defined(landed.searchParams.get("code"));
  expect(refusal(await stranger.exchangeCodeForSession(code))).toBe("bad_code_verifier");
  expect(ok(await device.exchangeCodeForSession(code)).user.email).toBe(email);
  expect((await device.exchangeCodeForSession(code)).error).not.toBeNull();
});

test("a link signs in without a password, and so do its hash and its code", async ({ world }) => {
  const { email, user } = await world.join();
  const device = world.device();
  ok(await device.signInWithOtp({ email, options: { emailRedirectTo: `${world.url}/welcome` } }));
  const session = await enter(device, await follow((await world.mailbox.next(email)).link));
  expect(session.user.id).toBe(user.id);

  ok(await device.signInWithOtp({ email }));
  const token_hash = defined((await world.mailbox.next(email)).link.searchParams.get("token"));
  expect(ok(await device.verifyOtp({ token_hash, type: "magiclink" })).user?.id).toBe(user.id);
  expect(refusal(await device.verifyOtp({ token_hash, type: "magiclink" }))).toBe("otp_expired");

  ok(await device.signInWithOtp({ email }));
  const { code } = await world.mailbox.next(email);
  const wrong = code === "000000" ? "000001" : "000000";
  expect(refusal(await device.verifyOtp({ email, token: wrong, type: "email" }))).toBe("otp_expired");
  expect(ok(await device.verifyOtp({ email, token: code, type: "email" })).user?.id).toBe(user.id);
});

test("a forgotten password is replaced, and every other device is signed out", async ({ world }) => {
  const { email, session: earlier } = await world.join();
  const device = world.device("pkce");
  ok(await device.resetPasswordForEmail(email, { redirectTo: `${world.url}/welcome` }));
  const landed = await follow((await world.mailbox.next(email)).link);
  ok(await device.exchangeCodeForSession(defined(landed.searchParams.get("code"))));
  expect(refusal(await device.updateUser({ password: "password" }))).toBe("weak_password");
  expect(refusal(await device.updateUser({ password: PASSWORD }))).toBe("same_password");
  ok(await device.updateUser({ password: OTHER_PASSWORD }));
  expect(await world.status(earlier.access_token)).toBe(401);
  expect(refusal(await world.device().signInWithPassword({ email, password: PASSWORD }))).toBe(
    "invalid_credentials",
  );
  await world.signIn(email, OTHER_PASSWORD);
  expect((await world.mailbox.next(email)).subject).toBe("Your password was changed");
});

test("whether an address has an account shows in no answer", async ({ world }) => {
  const { email: registered } = await world.join();
  const unregistered = address();
  const device = world.device();
  for (const ask of [
    (email: string) => device.resetPasswordForEmail(email),
    (email: string) => device.signInWithOtp({ email, options: { shouldCreateUser: false } }),
    (email: string) => device.resend({ type: "signup", email }),
  ]) {
    expect(await ask(unregistered)).toEqual(await ask(registered));
  }
  const shape = async (email: string) => {
    const { user, session } = ok(await device.signUp({ email, password: PASSWORD }));
    return [Object.keys(defined(user)).sort(), session, user?.email === email];
  };
  const [taken, fresh] = [await shape(registered), await shape(address())];
  expect(taken[1]).toEqual(fresh[1]);
  expect(taken[2]).toEqual(fresh[2]);
  // The emails of the registered address have arrived, so all emails have been sent.
  const letters = [
    await world.mailbox.next(registered),
    await world.mailbox.next(registered),
    await world.mailbox.next(registered),
  ];
  expect(letters.map(({ subject }) => subject)).toContain("You already have an account");
  expect(world.mailbox.waiting(unregistered)).toBe(0);
});

test("opening a link, as mail scanners do, does not use it up", async ({ world }) => {
  const { email } = await world.join();
  ok(await world.device().resetPasswordForEmail(email, { redirectTo: `${world.url}/welcome` }));
  const { link } = await world.mailbox.next(email);
  for (const method of ["HEAD", "GET"]) expect((await fetch(link, { method })).status).toBe(200);
  const page = await (await fetch(link)).text();
  const [, action = ""] = defined(/<form method="post" action="([^"]+)"/.exec(page));
  expect(new URL(action.replaceAll("&#38;", "&"), link).href).toBe(link.href);
  expect((await enter(world.device(), await follow(link))).user.email).toBe(email);
  expect((await fetch(link)).status).toBe(410);
});

test("a taken address gets the same response, and its owner is notified", async ({ world }) => {
  const [owner, { device }] = [await world.join(), await world.join()];
  const answer = ok(await device.updateUser({ email: owner.email }));
  expect(answer.user.new_email).toBe(owner.email);
  expect((await world.mailbox.next(owner.email)).subject).toBe("Someone tried to use your email address");
});

test("an address changes once both the old and the new one have confirmed it", async ({ world }) => {
  const { email, device } = await world.join();
  const next = address();
  const answer = ok(await device.updateUser({ email: next }, { emailRedirectTo: `${world.url}/welcome` }));
  expect([answer.user.email, answer.user.new_email]).toEqual([email, next]);

  const first = fragmentOf(await follow((await world.mailbox.next(next)).link));
  expect(first.get("message")).toContain("confirm link sent to the other email");
  expect(first.get("access_token")).toBeNull();
  expect(ok(await device.getUser()).user.email).toBe(email);

  const session = await enter(world.device(), await follow((await world.mailbox.next(email)).link));
  expect(session.user.email).toBe(next);
  expect(refusal(await world.device().signInWithPassword({ email, password: PASSWORD }))).toBe(
    "invalid_credentials",
  );
  await world.signIn(next);
});

test("what matters is confirmed with a code to one's own address", async ({ world }) => {
  const { email, device } = await world.join();
  ok(await device.reauthenticate());
  const { code, subject } = await world.mailbox.next(email);
  expect(subject).toBe("Your confirmation code");
  const wrong = code === "000000" ? "000001" : "000000";
  expect(refusal(await device.updateUser({ password: OTHER_PASSWORD, nonce: wrong }))).toBe(
    "reauthentication_not_valid",
  );
  ok(await device.updateUser({ password: OTHER_PASSWORD, nonce: code }));
  await world.signIn(email, OTHER_PASSWORD);
});

test("a confirmation is sent again, and voids the one before", async ({ world }) => {
  const email = address();
  const device = world.device();
  ok(await device.signUp({ email, password: PASSWORD }));
  const first = await world.mailbox.next(email);
  ok(await device.resend({ type: "signup", email, options: { emailRedirectTo: `${world.url}/welcome` } }));
  const second = await world.mailbox.next(email);
  expect(fragmentOf(await follow(first.link)).get("error_code")).toBe("otp_expired");
  expect((await enter(device, await follow(second.link))).user.email).toBe(email);
});

test("typed names stay out of the headers of an email", async ({ world }) => {
  const email = address();
  const data = { first_name: "Zoé\r\nBcc: everybody@example.com", last_name: "<script>alert(1)</script>" };
  ok(await world.device().signUp({ email, password: PASSWORD, options: { data } }));
  const letter = await world.mailbox.next(email);
  expect(letter.headers.map((header) => header.key)).not.toContain("bcc");
  expect(letter.text).not.toContain("everybody@example.com");
  const victims = [
    `${address()}\r\nBcc: everybody@example.com`,
    `a@b.example,${address()}`,
    `"x" <${address()}>`,
  ];
  for (const victim of victims) {
    expect((await world.device().signInWithOtp({ email: victim })).error?.status).toBe(400);
  }
  expect(world.mailbox.waiting("everybody@example.com")).toBe(0);
});
