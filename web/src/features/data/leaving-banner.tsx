// Banner of an organization that will be removed and is read-only until then.
import { useFormat } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { Link } from "@/ui/link";
import { KeepButton } from "./keep-button";
import { useDataWords } from "./words";

/** A strip under the top bar; for owners with the button that keeps the organization. */
export function LeavingBanner({ at }: { at: string }) {
  const { removal: words } = useDataWords();
  const format = useFormat();
  const may = useMay();
  return (
    <section
      aria-label={words.banner_name}
      data-slot="leaving-banner"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-poor/40 bg-poor-soft px-4 py-2 text-center text-sm text-ink"
    >
      <span className="text-pretty">{words.banner(format.date(at))}</span>
      <span className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 empty:hidden">
        {may("export_data") && <Link href="/dashboard/settings/data">{words.banner_export}</Link>}
        {may("close_organisation") && <KeepButton size="sm" />}
      </span>
    </section>
  );
}
