// Labels beside a name, with color and text.
import { cx } from "@/ui/cx";
import { type LabelColor, useLabels } from "./api";

const DOTS: Record<LabelColor, string> = {
  blue: "bg-label-blue",
  green: "bg-label-green",
  brass: "bg-label-brass",
  red: "bg-label-red",
  purple: "bg-label-purple",
  grey: "bg-label-grey",
};

/** The dot of a label. */
export function LabelDot({ color, className }: { color: LabelColor; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("size-2 shrink-0 rounded-[3px]", DOTS[color] ?? DOTS.grey, className)}
    />
  );
}

/** One label; in a narrow list, and sooner where rows are low, only its dot is visible. */
export function LabelChip({ name, color }: { name: string; color: LabelColor }) {
  return (
    <span
      title={name}
      className="inline-flex h-5 max-w-28 min-w-5 items-center gap-1.5 rounded-sm border border-line bg-paper px-1.5 text-xs text-ink-muted @max-4xl:min-w-0 @max-4xl:border-transparent @max-4xl:bg-transparent @max-4xl:px-0 in-data-[rows=compact]:@max-7xl:min-w-0 in-data-[rows=compact]:@max-7xl:border-transparent in-data-[rows=compact]:@max-7xl:bg-transparent in-data-[rows=compact]:@max-7xl:px-0"
    >
      <LabelDot color={color} />
      <bdi className="truncate @max-4xl:sr-only in-data-[rows=compact]:@max-7xl:sr-only">{name}</bdi>
    </span>
  );
}

/** The first labels of a location and the number of others. They shrink before the name; dots alone keep their size. */
export function LabelChips({ ids, most = 2 }: { ids: readonly string[]; most?: number }) {
  const labels = useLabels();
  const chips = ids.flatMap((id) => labels.get(id) ?? []);
  if (chips.length === 0) return null;
  const rest = chips.slice(most);
  return (
    <span
      data-slot="labels"
      className="flex min-w-12 shrink-[99] items-center gap-1 overflow-hidden @max-4xl:min-w-0 @max-4xl:shrink-0 in-data-[rows=compact]:@max-7xl:min-w-0 in-data-[rows=compact]:@max-7xl:shrink-0"
    >
      {chips.slice(0, most).map(({ id, name, color }) => (
        <LabelChip key={id} name={name} color={color} />
      ))}
      {rest.length > 0 && (
        <span
          className="numeric shrink-0 rounded-sm px-0.5 text-xs text-ink-faint"
          title={rest.map(({ name }) => name).join(", ")}
        >
          +{rest.length}
          <span className="sr-only"> ({rest.map(({ name }) => name).join(", ")})</span>
        </span>
      )}
    </span>
  );
}
