// Local pages as a person sees them, and the words of their screens in both languages.
import type { Person } from "./people.ts";

/** Address of the list. */
export const PAGES = "/dashboard/pages";

export const pageWords = {
  en: {
    none: "A page for every location",
    create: "Create your site",
    next: "Next",
    submit: "Create the site",
    created: "Site created",
    preview: /^Page preview for/,
    about: "About this location",
    intro: "First paragraph",
    save: "Save draft",
    saved: "Draft saved",
    publish: "Publish",
    publish_page: "Publish page",
    not_listed: "Not listed by search engines yet",
    listed: "Search engines can list it",
    live: "The page is live",
    open_live: "Open the live page",
    more: "More",
    versions: "Versions",
    restore: "Restore as draft",
    restored: /^This version is now your draft/,
    figures: "Performance",
    site: "Site settings",
    address: "Address",
    select_all: "Select all pages shown",
    text: "The oven is lit at three, and the first loaves leave it at six. ",
  },
  fr: {
    none: "À chaque établissement, sa page",
    create: "Créer votre site",
    next: "Continuer",
    submit: "Créer le site",
    created: "Le site est créé",
    preview: /^Aperçu de la page de/,
    about: "À propos de l’établissement",
    intro: "Premier paragraphe",
    save: "Enregistrer le brouillon",
    saved: "Brouillon enregistré",
    publish: "Publier",
    publish_page: "Publier la page",
    not_listed: "Pas encore indexée par les moteurs de recherche",
    listed: "Peut être indexée par les moteurs de recherche",
    live: "La page est en ligne",
    open_live: "Ouvrir la page en ligne",
    more: "Plus",
    versions: "Versions",
    restore: "Reprendre comme brouillon",
    restored: /^Cette version est maintenant le brouillon/,
    figures: "Chiffres",
    site: "Réglages du site",
    address: "Adresse",
    select_all: "Sélectionner toutes les pages affichées",
    text: "Le four est allumé à trois heures, et les premiers pains en sortent à six heures. ",
  },
};

/** Adds a location that needs only words to be listed. */
export function addPagePlace(member: Person) {
  return member.add({
    name: "Mill Street Bakery",
    address: "12 Mill Street",
    city: "Boston",
    state: "MA",
    postal_code: "02108",
    country: "US",
    phone: "(617) 555-0123",
    category: "Bakery",
  });
}

/** Creates the site with the proposed settings. */
export async function addSite(member: Person) {
  const site = await member.call<Record<string, unknown>>("GET", "/api/v1/pages-site");
  await member.call("PUT", "/api/v1/pages-site", { ...site, state: "live" });
}
