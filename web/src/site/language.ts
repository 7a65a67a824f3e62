// The language of the page being rendered.
import { createContext, useContext } from "react";
import type { Language } from "./routes";

export const LanguageContext = createContext<Language>("en");

/** The language of the page being rendered. */
export const useLanguage = (): Language => useContext(LanguageContext);
