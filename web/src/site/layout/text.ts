// The layout's words in the language of the page.
import { layout as en } from "../content/en/layout";
import { layout as fr } from "../content/fr/layout";
import { useLanguage } from "../language";

const texts = { en, fr };

/** Words of header, footer and the rest around a page. */
export const useLayoutText = () => texts[useLanguage()];
