// The number people call. Both are kept free for examples, in North America and in France.
import type { Language } from "./routes";

/** The number as people read it, and as a telephone dials it. */
export const phone: Record<Language, { shown: string; dial: string }> = {
  en: { shown: "+1 514 555 0142", dial: "+15145550142" },
  fr: { shown: "01\u00a099\u00a000\u00a012\u00a034", dial: "+33199001234" },
};
