// The words of the heatmaps; loaded with them.
import { useWords } from "@/lib/i18n";
import { create as createEn } from "./create/en";
import { create as createFr } from "./create/fr";
import { heatmaps as en } from "./en";
import { heatmaps as fr } from "./fr";
import { integrations as integrationsEn } from "./integrations/en";
import { integrations as integrationsFr } from "./integrations/fr";

const WORDS = { en, fr };
const CREATE = { en: createEn, fr: createFr };
const INTEGRATIONS = { en: integrationsEn, fr: integrationsFr };

export type HeatmapsWords = typeof en;
export type CreateWords = typeof createEn;
export type IntegrationsWords = typeof integrationsEn;

/** Texts of the list in the current language. */
export const useHeatmapsWords = () => useWords<HeatmapsWords>(WORDS);

/** Texts of the dialog that creates heatmaps in the current language. */
export const useCreateWords = () => useWords<CreateWords>(CREATE);

/** Texts of the accounts at rank providers in the current language. */
export const useIntegrationsWords = () => useWords<IntegrationsWords>(INTEGRATIONS);
