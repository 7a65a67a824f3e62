import { defined, expect, follow, fragmentOf, ok, test } from "./world.ts";

/** Forbidden redirect targets. `SITE` is the site's host and port. */
const ELSEWHERE = [
  "https://evil.example",
  "http://evil.example/welcome",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "http:evil.example",
  "http:/evil.example",
  "https:///evil.example",
  "http://SITE@evil.example",
  "http://SITE%40evil.example",
  "http://SITE.evil.example",
  "http://evil.example/SITE",
  "http://evil.example?SITE",
  "http://evil.example#SITE",
  "http://evil.example\\@SITE",
  "http://evil.example\t@x",
  "http://ev\til.example",
  "http://127.0.0.1.evil.example",
  "http://localhost.evil.example",
  "http://xn--localhost-.example",
  "http://①②⑦.⓪.⓪.①.evil.example",
  "http://evil。example",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "JaVaScRiPt:alert(document.domain)//SITE",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "ftp://SITE/",
  "ws://SITE/",
  "blob:http://SITE/x",
  "http://SITE:80@evil.example/",
  "http://user:secret@SITE/",
  "http://evil.example%00SITE",
  "%2f%2fevil.example",
  "http://[::ffff:192.0.2.1]/",
  "http://192.0.2.1/",
  "http://3221225985/",
];

test("no link in a mail leads anywhere but to the site", async ({ world }) => {
  const { email, device } = await world.join();
  const host = new URL(world.url).host;
  for (const redirectTo of ELSEWHERE.map((elsewhere) => elsewhere.replaceAll("SITE", host))) {
    ok(await device.resetPasswordForEmail(email, { redirectTo }));
    const { link } = await world.mailbox.next(email);
    expect(defined(link.searchParams.get("redirect_to")), redirectTo).toBe(world.home);
    // The redirect is also refused when the link was changed in transit.
    link.searchParams.set("redirect_to", redirectTo);
    const landed = await follow(link);
    expect(landed.origin + landed.pathname, redirectTo).toBe(world.home);
    expect(fragmentOf(landed).get("access_token"), redirectTo).toBeTruthy();
  }
});

test("no way through Google leads anywhere but to the site", async ({ world }) => {
  const host = new URL(world.url).host;
  for (const redirectTo of ELSEWHERE.map((elsewhere) => elsewhere.replaceAll("SITE", host))) {
    const options = { redirectTo, skipBrowserRedirect: true };
    const { url } = ok(await world.device().signInWithOAuth({ provider: "google", options }));
    const toProvider = await fetch(defined(url), { redirect: "manual" });
    const query = new URL(defined(toProvider.headers.get("location"))).searchParams;
    // The provider sends its visitor back to one address only; an error at once shows where that leads on.
    const back = new URL(defined(query.get("redirect_uri")));
    back.searchParams.set("state", defined(query.get("state")));
    back.searchParams.set("error", "access_denied");
    const landed = await follow(back);
    expect(landed.origin + landed.pathname, redirectTo).toBe(world.home);
  }
});
