// Parts of public pages that a script takes over.
import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until its script answers for a part in place; until then a form is sent as without a script. */
export async function taken(page: Page, island: string): Promise<Locator> {
  const part = page.locator(`[data-island=${island}]`).first();
  await part.scrollIntoViewIfNeeded();
  await expect(part).toHaveAttribute("data-ready");
  return part;
}
