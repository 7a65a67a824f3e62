// Banner of a demo organization, with a link to sign up.

import { useI18n } from "@/lib/i18n";
import { Link } from "@/ui/link";

/** A thin strip under the top bar. */
export function DemoBanner() {
  const { language, messages } = useI18n();
  const { shell } = messages;
  const signup = language === "fr" ? "/fr/signup" : "/signup";
  return (
    <section
      aria-label={shell.demo_banner}
      data-slot="demo-banner"
      className="border-b border-brass/30 bg-brass-soft px-4 py-2 text-center text-sm text-ink"
    >
      <span className="mr-3">{shell.demo_banner}</span>
      <Link href={signup}>{shell.demo_sign_up}</Link>
    </section>
  );
}
