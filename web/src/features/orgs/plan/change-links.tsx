// Links to request another plan: there is no payment here.
import { useI18n } from "@/lib/i18n";
import { buttonClass } from "@/ui/button";
import { usePlanWords } from "./words";

/** Pages of the public site, which are no screens of the app. */
const PAGES = {
  contact: { en: "/contact", fr: "/fr/contact" },
  pricing: { en: "/pricing", fr: "/fr/pricing" },
};

/** Plain links: the browser loads the page. */
export function ChangeLinks({ organisation }: { organisation: string }) {
  const { language } = useI18n();
  const words = usePlanWords();
  const subject = new URLSearchParams({ subject: words.subject(organisation) });
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-4 sm:px-5">
      <a href={`${PAGES.contact[language]}?${subject}`} className={buttonClass("primary")}>
        {words.change}
      </a>
      <a
        href={PAGES.pricing[language]}
        className="focus-ring rounded-sm text-sm font-medium text-link underline decoration-current/35 underline-offset-3 hover:decoration-current"
      >
        {words.compare}
      </a>
    </div>
  );
}
