// Phone number of the site. The build writes placeholders; the server replaces them with the number of the company that
// runs the site, or with an example number (server/src/site/company.rs).
import type { Language } from "./routes";

/** Placeholders for the number as displayed and as dialed. */
export const phone: Record<Language, { display: string; dial: string }> = {
  en: { display: "phone-en.invalid", dial: "dial-en.invalid" },
  fr: { display: "phone-fr.invalid", dial: "dial-fr.invalid" },
};
