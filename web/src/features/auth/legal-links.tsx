// Help, privacy, terms: pages of the public site, which are no screens of the app.
import { useI18n } from "@/lib/i18n";
import { useSignInWords } from "./words";

const PAGES = {
  help: { en: "/help", fr: "/fr/aide" },
  privacy: { en: "/privacy", fr: "/fr/confidentialite" },
  terms: { en: "/terms", fr: "/fr/conditions" },
};

/** Plain links: the browser loads the page. */
export function LegalLinks() {
  const { language } = useI18n();
  const { legal } = useSignInWords();
  return (
    <nav aria-label={legal.label} className="mt-8">
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-xs text-ink-muted">
        {(["help", "privacy", "terms"] as const).map((page) => (
          <li key={page}>
            <a
              href={PAGES[page][language]}
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
