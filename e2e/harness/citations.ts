// Words of the citations, and the way to one listing.
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";
import type { Language } from "./words.ts";

export const CITATIONS = "/dashboard/citations";

/** A location in Boston. */
export const SHOP = {
  name: "Harbor Coffee",
  address: "12 Wharf Street",
  city: "Boston",
  state: "MA",
  postal_code: "02110",
  country: "US",
  phone: "(617) 555-0123",
  category: "Coffee shop",
};

/** A directory of every country that people check. */
export const DIRECTORY = "Bing Places for Business";

export const citationWords = {
  en: {
    none: "No citations yet",
    no_tasks: "No tasks yet",
    found: "I found it",
    edit: "Enter the details by hand",
    name: "Name",
    phone: "Phone",
    same: "Same as the profile",
    compare: "Compare",
    wrong: "Something doesn’t match your profile.",
    correct: "Everything matches your profile.",
    different: "Different",
    tasks: "Tasks",
    plan: "Create tasks",
    task: "Open task",
    submitted: "I’ve submitted it",
    is_submitted: "Submitted",
    is_live: "Task: Live",
    directories: "Directories",
    directories_shown: /\d checked automatically/,
  },
  fr: {
    none: "Aucune citation pour l’instant",
    no_tasks: "Aucune tâche pour l’instant",
    found: "J’y figure",
    edit: "Saisir ce qui est affiché",
    name: "Nom",
    phone: "Téléphone",
    same: "Identique à la fiche",
    compare: "Comparer",
    wrong: "Une information au moins diffère de votre fiche.",
    correct: "Tout correspond à votre fiche.",
    different: "Différent",
    tasks: "Tâches",
    plan: "Planifier les tâches",
    task: "Tâche ouverte",
    submitted: "C’est envoyé",
    is_submitted: "Envoyée",
    is_live: /^Tâche\s: en ligne$/,
    directories: "Annuaires",
    directories_shown: /Vérifiés automatiquement\s: \d/,
  },
};

/** Opens the citations of the only location, at one directory; returns the panel. */
export async function openListing(page: Page) {
  await page.goto(CITATIONS);
  await page.getByRole("link", { name: DIRECTORY, exact: true }).click();
  const panel = page.getByRole("complementary", { name: DIRECTORY });
  await expect(panel).toBeVisible();
  return panel;
}

/** Records the content of the directory. */
export async function enterListing(
  page: Page,
  language: Language,
  fill: (dialog: ReturnType<Page["getByRole"]>) => Promise<void>,
) {
  const dialog = page.getByRole("dialog");
  await fill(dialog);
  await dialog.getByRole("button", { name: citationWords[language].compare }).click();
  await expect(dialog).toBeHidden();
}
