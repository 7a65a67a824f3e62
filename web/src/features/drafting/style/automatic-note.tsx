// Links to the settings of automatic replies and of the AI model; below the reply templates.
import { useMay } from "@/lib/may";
import { Card } from "@/ui/card";
import { GuideLink } from "@/ui/guide-link";
import { Link } from "@/ui/link";
import { useDraftingWords } from "../words";

/** Explains automatic replies, and links to the locations that have them. */
export function AutomaticNote() {
  const { automatic, note: words } = useDraftingWords();
  const may = useMay();
  return (
    <section aria-labelledby="automatic" className="mt-3 flex flex-col gap-3">
      <h3 id="automatic" className="scroll-mt-20 font-semibold tracking-tight">
        {automatic.title}
      </h3>
      <Card className="flex flex-col gap-3 px-4 py-4 sm:px-5">
        <p className="max-w-[65ch] text-pretty text-ink-muted">
          {automatic.text} {words.where} <GuideLink guide="drafts" />
        </p>
        <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          <Link href="/dashboard/locations">{words.locations}</Link>
          {may("manage_panels") && <Link href="/dashboard/settings/integrations">{words.model}</Link>}
        </p>
      </Card>
    </section>
  );
}
