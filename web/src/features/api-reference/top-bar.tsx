// The bar over the reference: the way home, and the other language.
import { useEffect, useState } from "react";
import { currentSession } from "@/lib/auth";
import { useI18n } from "@/lib/i18n";
import { cx } from "@/ui/cx";
import { Link, LinkButton } from "@/ui/link";
import { Wordmark } from "@/ui/wordmark";
import { useReferenceWords } from "./words";

const LANGUAGES = [
  { language: "en", short: "EN", name: "English", href: "/docs/api" },
  { language: "fr", short: "FR", name: "Français", href: "/fr/docs/api" },
] as const;

/** Name, languages, and the dashboard or the login. */
export function TopBar() {
  const words = useReferenceWords();
  const { language } = useI18n();
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    void currentSession().then((session) => setSignedIn(session !== null));
  }, []);
  const login = language === "fr" ? "/fr/login" : "/login";
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center justify-between gap-4 border-b border-line bg-surface px-4 sm:px-6">
      <Wordmark />
      <div className="flex items-center gap-3">
        <nav aria-label={words.languages} className="flex rounded-md border border-line bg-surface p-0.5">
          {LANGUAGES.map((each) => (
            <Link
              key={each.language}
              href={each.href}
              aria-label={each.name}
              aria-current={each.language === language ? "true" : undefined}
              className={cx(
                "px-2.5 py-1 text-xs font-semibold no-underline",
                each.language === language ? "bg-primary text-on-primary" : "text-ink-muted hover:bg-hover",
              )}
            >
              {each.short}
            </Link>
          ))}
        </nav>
        <LinkButton href={isSignedIn ? "/dashboard" : login} size="sm">
          {isSignedIn ? words.dashboard : words.sign_in}
        </LinkButton>
      </div>
    </header>
  );
}
