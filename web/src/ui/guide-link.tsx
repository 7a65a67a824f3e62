// A link from a screen to its public docs.
import { GUIDES, type Guide } from "@/lib/guides";
import { useI18n, useMessages } from "@/lib/i18n";
import { Link } from "./link";

/** Opens the docs in a new tab, so that typed text is kept. */
export function GuideLink({ guide }: { guide: Guide }) {
  const { language } = useI18n();
  const { ui } = useMessages();
  return (
    <Link href={GUIDES[guide][language]} target="_blank" className="text-sm whitespace-nowrap">
      {ui.guide}
    </Link>
  );
}
