// The frame of the pages outside the dashboard: the form at the left, the shop window at the right.
import type { ReactNode } from "react";
import { useI18n } from "@/lib/i18n";
import { useTitle } from "@/lib/title";
import { Awning } from "@/ui/awning";
import { Unbroken } from "@/ui/unbroken";
import { Wordmark } from "@/ui/wordmark";
import type { AuthPage } from "./addresses";
import { LanguageLinks } from "./language-links";
import { LegalLinks } from "./legal-links";
import { Showcase } from "./showcase";
import { SITE_PAGES } from "./site-pages";

export interface AuthLayoutProps {
  page: AuthPage;
  documentTitle: string;
  title: string;
  subtitle?: string | undefined;
  /** Above the title, such as the trial banner. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The form in one column; from 1024 px on, the brand beside it. */
export function AuthLayout({ page, documentTitle, title, subtitle, lead, children }: AuthLayoutProps) {
  useTitle(documentTitle);
  const { language, messages } = useI18n();
  const { auth } = messages;
  return (
    <div className="grid min-h-dvh bg-paper lg:grid-cols-[minmax(30rem,1fr)_minmax(0,1.15fr)]">
      <div className="flex min-w-0 flex-col">
        <Awning className="block lg:hidden" />
        <header className="flex items-center justify-between gap-4 px-5 py-5 sm:px-8">
          <a href={SITE_PAGES.home[language]} aria-label={auth.home} className="focus-ring rounded-sm">
            <Wordmark />
          </a>
          <LanguageLinks page={page} />
        </header>
        <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-5 pt-4 pb-12 sm:px-8">
          {lead}
          {/* Some pages learn the outcome only after they are mounted. */}
          <div aria-live="polite">
            <h1 className="font-display text-3xl tracking-tight text-balance text-ink">
              <Unbroken text={title} />
            </h1>
            {subtitle && (
              <p className="mt-1.5 text-base text-pretty break-words text-ink-muted">{subtitle}</p>
            )}
          </div>
          {children}
        </main>
        <LegalLinks />
      </div>
      <Showcase />
    </div>
  );
}
