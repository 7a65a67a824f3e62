// Removal of active content before a page is shown in a frame.
import { expect, test } from "vitest";
import { sanitizePage } from "./document";

test("styles_and_body_are_kept", () => {
  const page = sanitizePage(
    '<!doctype html><html lang="fr" class="retail"><head><style>a{b:c}</style></head><body class="x"><h1>Bonjour</h1></body></html>',
  );
  expect(page.language).toBe("fr");
  expect(page.className).toBe("retail");
  expect(page.css).toBe("a{b:c}");
  expect(page.body.className).toBe("x");
  expect(page.body.innerHTML).toBe("<h1>Bonjour</h1>");
});

test("nothing_that_acts_is_kept", () => {
  const { body } = sanitizePage(
    '<body onload="a()"><script>a()</script><img src="/p.webp" onerror="a()"><a href="/x">Call</a></body>',
  );
  expect(body.hasAttribute("onload")).toBe(false);
  expect(body.querySelector("script, [onerror]")).toBeNull();
  expect(body.querySelector("a")?.getAttribute("tabindex")).toBe("-1");
});
