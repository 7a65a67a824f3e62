// Amounts in the writing of each language.
import { expect, test } from "vitest";
import { currencyOf, exactMoneyText, moneyText } from "./money";

/** Spaces differ between versions of the platform's data. */
const plain = (text: string) => text.replace(/\s/g, " ");

test.each([
  [14900, "usd", "en-US", "$149"],
  [11840, "usd", "en-US", "$118.40"],
  [142800, "usd", "en-US", "$1,428"],
  [-9933, "usd", "en-US", "-$99.33"],
  [0, "usd", "en-US", "$0"],
  [14900, "eur", "en-US", "€149"],
  [14900, "eur", "fr-FR", "149 €"],
  [11840, "eur", "fr-FR", "118,40 €"],
  [142800, "eur", "fr-FR", "1 428 €"],
  [4900, "usd", "fr-FR", "49 $US"],
])("%s %s is written in %s as %s", (minor, currency, locale, text) => {
  expect(plain(moneyText(minor, currency, locale))).toBe(text);
});

test("amounts_below_each_other_all_have_their_cents", () => {
  expect(exactMoneyText(14900, "usd", "en-US")).toBe("$149.00");
  expect(plain(exactMoneyText(14900, "eur", "fr-FR"))).toBe("149,00 €");
});

test("each_language_has_its_currency", () => {
  expect([currencyOf("en"), currencyOf("fr")]).toEqual(["usd", "eur"]);
});
