// The inbox, as the menu and the dialogs of views take it.
import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { useLocationNames } from "@/lib/location-choices";
import { viewsQuery } from "@/lib/saved-views";
import type { ViewedList } from "@/ui/views/viewed-list";
import { useViewsWords } from "@/ui/views/words";
import { useReviewsSearch } from "../use-search";
import { useReportsWords, useReviewsWords, useTeamworkWords } from "../words";
import { OpenViewDialog } from "./open-dialog";
import { isShown, partsOf, searchOfView, searchTextOf, viewOf } from "./view";

/** Returns the inbox around a menu. */
export function useViewedList(): ViewedList {
  const [search, change] = useReviewsSearch();
  const onOpen = use(OpenViewDialog);
  const reviews = useReviewsWords();
  const team = useTeamworkWords();
  const reports = useReportsWords();
  const { quoted, sorted_by } = useViewsWords();
  const { data } = useQuery(viewsQuery("reviews"));
  const all = [search, ...(data?.items ?? []).map(searchOfView)];
  const locationName = useLocationNames(all.flatMap(({ location }) => location ?? []));
  return {
    screen: "reviews",
    content: viewOf(search),
    isShown: (view) => isShown(view, search),
    onShow: (view) => change(searchOfView(view)),
    isAll: searchTextOf(search) === "",
    onShowAll: () => change(searchOfView({ search: "" })),
    partsOf: (view) => partsOf(view, { reviews, team, reports, quoted, sorted_by, locationName }),
    onOpen,
    words: reviews.views,
  };
}
