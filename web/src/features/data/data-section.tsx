// Settings > Data: export and deletion.
import { useQuery } from "@tanstack/react-query";
import { useMay } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { AccountCard } from "./account-card";
import { ExportCard } from "./export-card";
import { OwnDataCard } from "./own-data-card";
import { RemovalCard } from "./removal-card";
import { useDataWords } from "./words";

/** Section of the settings page. */
export function DataSection() {
  const words = useDataWords();
  const may = useMay();
  const { data: me } = useQuery(meQuery);
  const isDemo = me?.organisation?.is_demo ?? false;
  const isLeaving = Boolean(me?.organisation?.removal_at);
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div>
        <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          {words.title}
        </h2>
        <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
      </div>
      {may("export_data") && <ExportCard isLeaving={isLeaving} />}
      <OwnDataCard />
      {may("close_organisation") && !isDemo && <RemovalCard />}
      {!isDemo && me && <AccountCard email={me.user.email} />}
    </section>
  );
}
