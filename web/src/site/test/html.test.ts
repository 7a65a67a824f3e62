// @vitest-environment happy-dom
// The HTML is valid, and keeps to what only we ask of it. The W3C's own checker, which needs Java, is asked by make/html.
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { everyPage, RENDER_TIMEOUT } from "./rendered";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes some attributes in camel case; HTML ignores the case.
    "attr-case": "off",
    "void-style": "off",
    // Checked in pages.test.ts with the lengths we want.
    "long-title": "off",
    // Buttons of popovers and forms keep their types.
    "prefer-native-element": "off",
    "no-implicit-button-type": "error",
    "no-inline-style": "error",
  },
});

test("every_page_is_valid_html", RENDER_TIMEOUT, async () => {
  const faults: string[] = [];
  for (const { path, html } of await everyPage()) {
    const report = await validator.validateString(html);
    for (const { messages } of report.results) {
      for (const message of messages)
        faults.push(`${path}: ${message.ruleId}: ${message.message} (${message.selector})`);
    }
  }
  expect([...new Set(faults)]).toEqual([]);
});
