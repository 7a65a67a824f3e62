// The bell, the palette, the settings and the API reference as a person sees them. The words are written out here, not
// read from the app's catalogs, so that a wrong word in the app fails a test.
import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The words by language. */
export const toolWords = {
  en: {
    bell: /^Notifications/,
    unread: (count: number) => `Notifications: ${count} unread`,
    nothing_new: "No new notifications",
    imported: (file: string) => `${file} imported`,
    added: "2 added",
    read_all: "Mark all as read",
    notification_settings: "Notification settings",
    import_finished: "Import finished",
    search: "Search or jump to…",
    find: "Location, page, or action…",
    nothing_found: "No results for “zzqq”",
    recent: "Recent",
    add: "Add a location",
    add_title: "Add Location",
    dark: "Switch to dark theme",
    shortcuts: "Keyboard shortcuts",
    settings: "Settings",
    tokens: "API tokens",
    no_tokens: "No tokens yet",
    create: "Create token",
    create_title: "Create an API token",
    submit: "Create token",
    name: "Name",
    required: "Required",
    write: /^Write/,
    made: "Copy your token now",
    token: "Your new token",
    copy: "Copy token",
    copied: "Copied",
    done: "Done",
    revoke: (name: string) => `Revoke ${name}`,
    revoke_title: (name: string) => `Revoke “${name}”?`,
    revoke_token: "Revoke token",
    reference: "API reference",
    reference_path: "/docs/api",
    find_operation: "Find an operation",
    no_operation: "No operations match.",
    show_all: "Show all",
  },
  fr: {
    bell: /^Notifications/,
    unread: (count: number) => `Notifications\u00a0: ${count} non ${count > 1 ? "lues" : "lue"}`,
    nothing_new: "Rien de nouveau",
    imported: (file: string) => `${file}\u00a0: import terminé`,
    added: "2 ajoutés",
    read_all: "Tout marquer comme lu",
    notification_settings: "Réglages des notifications",
    import_finished: "Import terminé",
    search: "Rechercher ou aller à…",
    find: "Établissement, page ou action…",
    nothing_found: "Aucun résultat pour «\u202fzzqq\u202f»",
    recent: "Récents",
    add: "Ajouter un établissement",
    add_title: "Ajouter un établissement",
    dark: "Passer au thème sombre",
    shortcuts: "Raccourcis clavier",
    settings: "Paramètres",
    tokens: "Jetons d’API",
    no_tokens: "Aucun jeton pour l’instant",
    create: "Créer un jeton",
    create_title: "Créer un jeton d’API",
    submit: "Créer le jeton",
    name: "Nom",
    required: "Obligatoire",
    write: /^Modification/,
    made: "Copiez votre jeton maintenant",
    token: "Votre nouveau jeton",
    copy: "Copier le jeton",
    copied: "Copié",
    done: "Terminer",
    revoke: (name: string) => `Révoquer ${name}`,
    revoke_title: (name: string) => `Révoquer «\u202f${name}\u202f»\u202f?`,
    revoke_token: "Révoquer le jeton",
    reference: "Référence de l’API",
    reference_path: "/fr/docs/api",
    find_operation: "Trouver une opération",
    no_operation: "Aucune opération ne correspond.",
    show_all: "Tout afficher",
  },
};

export type ToolWords = (typeof toolWords)["en"];

/** The bell in the top bar. */
export function bell(page: Page, words: ToolWords): Locator {
  return page.getByRole("banner").getByRole("button", { name: words.bell });
}

/** Waits until the shortcuts work, and opens the palette by its key. */
export async function openPalette(page: Page, words: ToolWords): Promise<Locator> {
  await expect(bell(page, words)).toBeVisible();
  // A closing overlay blocks others until its animation ends.
  await expect(page.locator("[data-overlay]")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: words.find });
  await expect(box).toBeFocused();
  return box;
}

/** Returns the option that Enter would choose in the palette. */
export function active(page: Page): Locator {
  return page.getByRole("option", { selected: true });
}

/** Two shops as a file. */
export const TWO_SHOPS = `Business Name,Address,City,State,ZIP Code
Harbor Coffee,12 Wharf Street,Boston,MA,02110
Cedar Books,7 Main Street,Concord,NH,03301
`;
