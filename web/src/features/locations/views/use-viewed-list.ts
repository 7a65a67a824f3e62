// The list of locations, as the menu and the dialogs of views take it.
import { countryName } from "@/lib/countries";
import { useFormat, useMessages } from "@/lib/i18n";
import type { ViewedList } from "@/ui/views/viewed-list";
import { useViewsWords } from "@/ui/views/words";
import { useLabels } from "../labels/api";
import { pillsOf } from "../list/filter-pills";
import { useTools } from "../list/tools";
import { useListWords } from "../list/words";
import { isShown, lookOfView, searchOfView, searchTextOf, viewOf } from "./view";

/** Returns the list around a menu. */
export function useViewedList(): ViewedList {
  const { search, look, onChange, onLook, onOpen } = useTools();
  const { locations, ui } = useMessages();
  const { views: words } = useListWords();
  const viewsWords = useViewsWords();
  const format = useFormat();
  const labels = useLabels();
  return {
    screen: "locations",
    content: viewOf(search, look),
    isShown: (view) => isShown(view, search, look),
    onShow: (view) => {
      onChange(searchOfView(view));
      onLook(lookOfView(view));
    },
    isAll: searchTextOf(search) === "",
    onShowAll: () => onChange(searchOfView({ search: "" })),
    partsOf: (view) => {
      const of = searchOfView(view);
      const pills = pillsOf(
        of,
        {
          ...locations,
          health: ui.health,
          label: (id) => labels.get(id)?.name ?? "…",
          country: (code) => countryName(code, format.locale),
        },
        (rating) => rating.toLocaleString(format.locale),
      ).map(({ name, value }) => `${locations.filters.pill(name)}${value}`);
      return [
        ...(of.q ? [viewsWords.quoted(of.q)] : []),
        ...pills,
        ...(of.sort ? [viewsWords.sorted_by(locations.sort[of.sort])] : []),
        ...(of.view === "map" ? [locations.tools.map] : []),
      ];
    },
    onOpen,
    words,
  };
}
