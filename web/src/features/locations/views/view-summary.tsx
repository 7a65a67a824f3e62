// One-line summary of a view.
import { countryName } from "@/lib/countries";
import { useFormat, useMessages } from "@/lib/i18n";
import { useLabels } from "../labels/api";
import { pillsOf } from "../list/filter-pills";
import { useListWords } from "../list/words";
import { searchOfView, type View } from "./view";

/** Filters and sort of the view, as text. */
export function ViewSummary({ view }: { view: Pick<View, "search"> }) {
  const { locations, ui } = useMessages();
  const { views: words } = useListWords();
  const format = useFormat();
  const labels = useLabels();
  const search = searchOfView(view);
  const pills = pillsOf(
    search,
    {
      ...locations,
      health: ui.health,
      label: (id) => labels.get(id)?.name ?? "…",
      country: (code) => countryName(code, format.locale),
    },
    (rating) => rating.toLocaleString(format.locale),
  ).map(({ name, value }) => `${locations.filters.pill(name)}${value}`);
  const parts = [
    ...(search.q ? [words.quoted(search.q)] : []),
    ...pills,
    ...(search.sort ? [words.sorted_by(locations.sort[search.sort])] : []),
    ...(search.view === "map" ? [locations.tools.map] : []),
  ];
  return (
    <span className="line-clamp-2 text-xs text-ink-muted">
      <bdi>{parts.join(" · ") || words.everything}</bdi>
    </span>
  );
}
