// The audit log: entries are found, opened, verified and exported.
import { readFile } from "node:fs/promises";
import { auditWords } from "../harness/audit-words.ts";
import { rename } from "../harness/states-audit.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES } from "../harness/words.ts";

for (const language of LANGUAGES) {
  const words = auditWords[language];

  test(`audit entries are found, opened, verified and exported (${language}) @both`, async ({
    page,
    context,
    member,
  }) => {
    await signIn(context, member, language);
    await rename(member);
    await page.goto("/dashboard/settings/security");
    await page.getByRole("link", { name: words.log }).click();
    await expect(page.getByRole("button", { name: words.signed_up })).toBeVisible();
    await expect(page.getByText(words.kept)).toBeVisible();

    await page.getByRole("button", { name: words.renamed }).click();
    await expect(page.getByRole("main").getByText("Boulangerie Zoé")).toBeVisible();

    await page.getByRole("button", { name: words.check }).click();
    await expect(page.getByText(words.whole)).toBeVisible();

    await page.getByRole("button", { name: words.group }).click();
    await page.getByRole("option", { name: words.google }).click();
    await expect(page.getByText(words.nothing)).toBeVisible();
    await expect(page).toHaveURL(/group=google/);
    await page.getByRole("button", { name: words.clear }).first().click();
    await expect(page.getByRole("button", { name: words.renamed })).toBeVisible();

    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: words.csv }).click();
    const file = await readFile(await (await downloading).path(), "utf8");
    expect(file).toContain("organisation.updated");
    expect(file).toContain("Boulangerie Zoé");
  });
}
