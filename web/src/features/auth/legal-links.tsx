// Help, privacy, terms: pages of the public site, which are no screens of the app.
import { useI18n } from "@/lib/i18n";
import { SITE_PAGES } from "./site-pages";
import { useSignInWords } from "./words";

/** Plain links: the browser loads the page. */
export function LegalLinks() {
  const { language } = useI18n();
  const { legal } = useSignInWords();
  return (
    <nav aria-label={legal.label} className="px-5 pb-6 sm:px-8">
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-xs text-ink-muted">
        {(["help", "privacy", "terms"] as const).map((page) => (
          <li key={page}>
            <a
              href={SITE_PAGES[page][language]}
              className="focus-ring target-24 rounded-sm underline decoration-transparent underline-offset-3 transition-colors hover:text-ink hover:decoration-current"
            >
              {legal[page]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
