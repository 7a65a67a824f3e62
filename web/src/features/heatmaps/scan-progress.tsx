// Progress of a scan under way, in a row of the list.
import { useQuery } from "@tanstack/react-query";
import { useFormat } from "@/lib/i18n";
import { ProgressBar } from "@/ui/progress-bar";
import { progressQuery } from "./api";
import { useHeatmapsWords } from "./words";

/** Progress of the scan, or a note that it is queued. */
export function ScanProgress({ panel, scan: id }: { panel: string; scan: string }) {
  const { scanning: words } = useHeatmapsWords();
  const format = useFormat();
  const { data: scan } = useQuery(progressQuery(panel, id));
  const isAsking = scan?.state === "asking";
  return (
    <ProgressBar
      label={isAsking ? words.asking : words.queued}
      value={isAsking ? scan.answered : null}
      max={scan?.pins ?? 1}
      valueLabel={scan ? words.progress(format.number(scan.answered), format.number(scan.pins)) : ""}
      className="w-40 gap-1.5 whitespace-nowrap"
    />
  );
}
