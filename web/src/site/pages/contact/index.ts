// The contact page.
import { contact as en } from "../../content/en/contact";
import { contact as fr } from "../../content/fr/contact";
import type { Pages } from "../../page";
import { ContactPage } from "./contact-page";

export const contact: Pages<"contact"> = {
  contact: {
    meta: { en: en.meta, fr: fr.meta },
    updated: "2026-11-20",
    Body: ContactPage,
  },
};
