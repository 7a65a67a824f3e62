// Pages about the company, and about getting help.
import { about as aboutEn } from "../../content/en/company/about";
import { api as apiEn } from "../../content/en/company/api";
import { careers as careersEn } from "../../content/en/company/careers";
import { community as communityEn } from "../../content/en/company/community";
import { docs as docsEn } from "../../content/en/company/docs";
import { partners as partnersEn } from "../../content/en/company/partners";
import { press as pressEn } from "../../content/en/company/press";
import { about as aboutFr } from "../../content/fr/company/about";
import { api as apiFr } from "../../content/fr/company/api";
import { careers as careersFr } from "../../content/fr/company/careers";
import { community as communityFr } from "../../content/fr/company/community";
import { docs as docsFr } from "../../content/fr/company/docs";
import { partners as partnersFr } from "../../content/fr/company/partners";
import { press as pressFr } from "../../content/fr/company/press";
import type { Pages } from "../../page";
import { helpPage } from "./help-page";
import { statusPage } from "./status-page";
import { textPage } from "./text-page";

const UPDATED = "2026-11-20";

type Ids = "help" | "about" | "careers" | "press" | "partners" | "docs" | "api" | "status" | "community";

export const company: Pages<Ids> = {
  help: helpPage,
  about: textPage({ en: aboutEn, fr: aboutFr }, UPDATED),
  careers: textPage({ en: careersEn, fr: careersFr }, UPDATED),
  press: textPage({ en: pressEn, fr: pressFr }, UPDATED),
  partners: textPage({ en: partnersEn, fr: partnersFr }, UPDATED),
  docs: textPage({ en: docsEn, fr: docsFr }, UPDATED),
  api: textPage({ en: apiEn, fr: apiFr }, UPDATED),
  status: statusPage,
  community: textPage({ en: communityEn, fr: communityFr }, UPDATED),
};
