// EN/FR links of pages with the language in their URL.
import { Link, useLocation } from "@tanstack/react-router";
import { useI18n } from "@/lib/i18n";
import type { Language } from "@/lib/preferences";
import { cx } from "@/ui/cx";
import { type AuthPage, addressOf } from "./addresses";

const LANGUAGES: readonly { language: Language; short: string; name: string }[] = [
  { language: "en", short: "EN", name: "English" },
  { language: "fr", short: "FR", name: "Français" },
];

/** Links to this page in each language, with the same search parameters. */
export function LanguageLinks({ page }: { page: AuthPage }) {
  const { language: current, messages } = useI18n();
  const search = useLocation({ select: (location) => location.search });
  return (
    <nav
      aria-label={messages.auth.language_switch}
      className="flex rounded-md border border-line bg-surface p-0.5"
    >
      {LANGUAGES.map(({ language, short, name }) => (
        <Link
          key={language}
          to={addressOf(page, language)}
          search={search}
          lang={language}
          hrefLang={language}
          aria-label={`${short} (${name})`}
          aria-current={language === current ? "true" : undefined}
          className={cx(
            "focus-ring target-44 relative rounded-sm px-2.5 py-1 text-xs font-semibold transition-colors",
            language === current
              ? "bg-primary text-on-primary"
              : "text-ink-muted hover:bg-hover hover:text-ink",
          )}
        >
          {short}
        </Link>
      ))}
    </nav>
  );
}
