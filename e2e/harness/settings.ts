// The settings of a location as a person sees them, and pictures made for the tests.
import { deflateSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { drawer, openDrawer } from "./drawer.ts";
import { leaveMapsOut } from "./map.ts";
import type { Person } from "./people.ts";
import { expect } from "./test.ts";
import type { Language } from "./words.ts";

/** The words of the settings that tests look for; written out here like those of words.ts. */
export const settingsWords = {
  en: {
    name: "Business Name",
    category: "Category",
    add_category: "Add another category",
    category_2: "Category 2",
    category_3: "Category 3",
    remove_category_2: "Remove category 2",
    open_status: "Open or closed",
    temporarily_closed: "Temporarily closed",
    add_more_hours: "Add more hours",
    kitchen: "Kitchen",
    takeout: "Takeout",
    remove_takeout: "Remove hours: Takeout",
    description: "Description",
    store_code: "Store code",
    labels: "Labels",
    phone: "Phone Number",
    add_phone: "Add a phone number",
    phone_2: "Phone Number 2",
    website: "Website URL",
    address2: "Address Line 2",
    city: "City",
    latitude: "Latitude",
    longitude: "Longitude",
    service_area: /^Service-area business/,
    save: /^Save/,
    cancel: "Cancel",
    saved: (name: string) => `${name} saved`,
    not_a_url: "Enter a web address like https://example.com",
    required: "Required",
    check: "Check the highlighted fields.",
    too_many: "5 characters over the limit",
    conflict: "Changed by someone else",
    mine: "Yours",
    theirs: "Theirs",
    both_kept: "Saved. Someone else changed City at the same time, and both edits were kept.",
    unsaved: "Unsaved changes",
    approximate: "Approximate: center of the postal code.",
    given: "Drag the pin to the entrance, or move it with the arrow keys.",
    pin: /^Pin\. Use the arrow keys/,
    moved: /^Moved to /,
    delete: "Delete…",
    add_hours: "Add business hours",
    remove_hours: "Remove business hours",
    monday: "Monday",
    saturday: "Saturday",
    opens: (day: string) => `${day}, opens`,
    closes: (day: string) => `${day}, closes`,
    opens_again: (day: string) => `${day}, opens again`,
    closes_again: (day: string) => `${day}, closes again`,
    add_range: (day: string) => `Add hours for ${day}`,
    always: (day: string) => `${day}: open 24 hours`,
    copy: "Copy Monday",
    copy_weekdays: "To Tuesday–Friday",
    copy_all: "To every day",
    next_day: "next day",
    overlap: "Overlaps with other hours",
    hours_wrong: "Check the business hours",
    holiday: /^Add Christmas Day, .*, as closed$/,
    calendar: /^Calendar/,
    photos_choose: "Choose photos",
    photos_added: (count: number) => (count === 1 ? "Photo added" : `${count} photos added`),
    cover: "Cover",
    menu: (number: number) => `Actions for photo ${number}`,
    make_cover: "Set as cover",
    drag: (number: number) => `Move photo ${number}`,
    describe: (number: number) => `Add a description to photo ${number}`,
    delete_photo: "Delete this photo?",
    photo_deleted: "Photo deleted",
    confirm: "Delete",
    refused: (name: string) => `${name} wasn’t added`,
    refusals: {
      not_an_image: "This file isn’t a JPEG, PNG, or WebP image.",
      image_too_large: "The file is larger than 10 MB.",
      too_many_pixels: "The image is larger than 50 megapixels. Resize it and try again.",
      image_too_small: "The image must be at least 250 × 250 pixels.",
      image_broken: "The file is damaged or incomplete.",
    },
  },
  fr: {
    name: "Nom de l’établissement",
    category: "Catégorie",
    add_category: "Ajouter une catégorie",
    category_2: "Catégorie 2",
    category_3: "Catégorie 3",
    remove_category_2: "Retirer la catégorie 2",
    open_status: "Ouvert ou fermé",
    temporarily_closed: "Fermé temporairement",
    add_more_hours: "Ajouter d’autres horaires",
    kitchen: "Cuisine",
    takeout: "Vente à emporter",
    remove_takeout: "Retirer ces horaires : Vente à emporter",
    description: "Description",
    store_code: "Code magasin",
    labels: "Étiquettes",
    phone: "Téléphone",
    add_phone: "Ajouter un numéro",
    phone_2: "Téléphone 2",
    website: "Site web",
    address2: "Complément d’adresse",
    city: "Ville",
    latitude: "Latitude",
    longitude: "Longitude",
    service_area: /^Établissement de services à domicile/,
    save: /^Enregistrer/,
    cancel: "Annuler",
    saved: (name: string) => `${name} enregistré`,
    not_a_url: "Indiquez une adresse web comme https://exemple.fr",
    required: "Obligatoire",
    check: "Vérifiez les champs signalés.",
    too_many: "5 caractères de trop",
    conflict: "Modifié par quelqu’un d’autre",
    mine: "La vôtre",
    theirs: "La leur",
    both_kept:
      "Enregistré. Quelqu’un d’autre a modifié entre-temps\u00a0: Ville. Les deux modifications sont conservées.",
    unsaved: "Modifications non enregistrées",
    approximate: "À peu près ici\u00a0: le centre du code postal.",
    given: "Faites glisser le repère jusqu’à la porte, ou déplacez-le avec les flèches.",
    pin: /^Repère\u00a0: les flèches le déplacent/,
    moved: /^Déplacé en /,
    delete: "Supprimer…",
    add_hours: "Ajouter des horaires",
    remove_hours: "Retirer les horaires",
    monday: "Lundi",
    saturday: "Samedi",
    opens: (day: string) => `${day}, ouverture`,
    closes: (day: string) => `${day}, fermeture`,
    opens_again: (day: string) => `${day}, réouverture`,
    closes_again: (day: string) => `${day}, deuxième fermeture`,
    add_range: (day: string) => `Ajouter une plage\u00a0: ${day}`,
    always: (day: string) => `${day}\u00a0: ouvert 24\u202fh/24`,
    copy: "Copier le lundi",
    copy_weekdays: "Du mardi au vendredi",
    copy_all: "Tous les jours",
    next_day: "le lendemain",
    overlap: "Chevauche d’autres horaires",
    hours_wrong: "Les horaires d’ouverture sont à revoir",
    holiday: /^Ajouter Noël, .*, comme jour de fermeture$/,
    calendar: /^Calendrier/,
    photos_choose: "Choisir des photos",
    photos_added: (count: number) => (count === 1 ? "Photo ajoutée" : `${count} photos ajoutées`),
    cover: "Couverture",
    menu: (number: number) => `Actions sur la photo ${number}`,
    make_cover: "En faire la couverture",
    drag: (number: number) => `Déplacer la photo ${number}`,
    describe: (number: number) => `Décrire la photo ${number}`,
    delete_photo: "Supprimer cette photo\u202f?",
    photo_deleted: "Photo supprimée",
    confirm: "Supprimer",
    refused: (name: string) => `${name} n’a pas été ajouté`,
    refusals: {
      not_an_image: "Ce n’est pas une image JPEG, PNG ou WebP, quoi qu’en dise son nom.",
      image_too_large: "Le fichier dépasse 10 Mo.",
      too_many_pixels: "L’image dépasse 50 mégapixels. Réduisez-la d’abord.",
      image_too_small: "L’image doit mesurer au moins 250 pixels de large et de haut.",
      image_broken: "Le fichier est endommagé ou incomplet.",
    },
  },
};

/** A location as the API answers it, as far as these tests look. */
export interface StoredLocation {
  id: string;
  version: number;
  name: string;
  [field: string]: unknown;
}

/** Returns a location as it is stored now. */
export function storedLocation(person: Person, id: string): Promise<StoredLocation> {
  return person.call<StoredLocation>("GET", `/api/v1/locations/${id}`);
}

/** Opens the settings of a location without the map, and waits until all fields are rendered. */
export async function openSettings(page: Page, id: string, language: Language = "en", field = "") {
  await leaveMapsOut(page);
  await openSettingsWithMap(page, id, language, field);
}

/** Opens them with the map of the position. */
export async function openSettingsWithMap(page: Page, id: string, language: Language = "en", field = "") {
  await openDrawer(page, id, `settings${field && `&field=${field}`}`);
  await expect(drawer(page).getByLabel(settingsWords[language].name)).toBeVisible();
}

/** Presses Save and waits for the notice that names the location. */
export async function save(page: Page, name: string, language: Language = "en") {
  const words = settingsWords[language];
  await saveButton(page, language).click();
  // The notice of an earlier save may still be visible, and the button has another name while it saves; the bar
  // disappears only when nothing is left to save.
  await expect(drawer(page).getByRole("region", { name: words.unsaved })).toBeHidden();
  await expect(page.getByText(words.saved(name)).first()).toBeVisible();
}

/** The button at the lower edge. */
export function saveButton(page: Page, language: Language = "en"): Locator {
  return drawer(page)
    .getByRole("region", { name: settingsWords[language].unsaved })
    .getByRole("button", { name: settingsWords[language].save });
}

/** A PNG of one color; `claims` puts other dimensions into its header than it has. */
export function png(width: number, height: number, shade: number, claims = { width, height }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claims.width, 0);
  header.writeUInt32BE(claims.height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + width * 3, shade);
  row[0] = 0;
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(data: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of data) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}
