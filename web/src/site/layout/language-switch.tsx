// Link to this page in the other language.
import { useLanguage } from "../language";
import { type PageId, routes } from "../routes";
import { useLayoutText } from "./text";

/** Style of the neighboring footer links. */
const LINK_STYLE = "rounded-sm underline-offset-4 hover:text-cream hover:underline";

/** Link to the page in the other language, or to its home page. */
export function LanguageSwitch({ id, long }: { id: PageId | null; long?: boolean }) {
  const text = useLayoutText();
  const other = useLanguage() === "en" ? "fr" : "en";
  return (
    <a
      href={routes[id ?? "home"][other]}
      hrefLang={other}
      lang={other}
      className={long ? LINK_STYLE : "nav-link"}
    >
      {long ? (
        text.other_language
      ) : (
        <>
          <span aria-hidden="true">{text.other_language_short}</span>
          <span className="sr-only">{text.other_language}</span>
        </>
      )}
    </a>
  );
}
