// The home page.
import { home as en } from "../../content/en/home";
import { home as fr } from "../../content/fr/home";
import type { Pages } from "../../page";
import { HomePage } from "./home-page";

export const home: Pages<"home"> = {
  home: { meta: { en: en.meta, fr: fr.meta }, Body: HomePage },
};
