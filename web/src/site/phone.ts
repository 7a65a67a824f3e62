// The number people call. The build does not know it: it writes these names, and the server the number of the company that
// runs the site, or one kept free for examples (server/src/site/company.rs).
import type { Language } from "./routes";

/** Stands for the number as people read it, and as a telephone dials it. */
export const phone: Record<Language, { display: string; dial: string }> = {
  en: { display: "phone-en.invalid", dial: "dial-en.invalid" },
  fr: { display: "phone-fr.invalid", dial: "dial-fr.invalid" },
};
