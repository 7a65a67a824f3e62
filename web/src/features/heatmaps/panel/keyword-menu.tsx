// Menu of the other keywords of a location.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { MenuItem, MenuPopover, MenuSection } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { type Panel, panelQuery } from "../api";
import { siblingsQuery } from "./api";
import { usePanelSearch } from "./use-search";
import { usePanelWords } from "./words";
import { useWrite } from "./write";

/** The panels of the location; the map keeps its view when another one is chosen. */
export function KeywordMenu(props: MenuPartProps) {
  const words = usePanelWords();
  const write = useWrite();
  const { id, goTo } = usePanelSearch();
  const { data: panel } = useQuery(panelQuery(id));
  const { data } = useInfiniteQuery({
    ...siblingsQuery(panel?.location_id ?? ""),
    enabled: panel !== undefined,
  });
  const grid = ({ size, radius, unit }: Panel) => words.grid(size, words.radius(write.rank(radius), unit));
  return (
    <MenuPopover {...props} aria-label={words.other_keyword}>
      <MenuSection
        aria-label={words.other_keyword}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[id]}
        onSelectionChange={(keys) => {
          const [chosen] = keys;
          if (typeof chosen === "string" && chosen !== id) goTo(chosen);
        }}
      >
        {(data?.pages ?? [])
          .flatMap(({ items }) => items)
          .map((each) => (
            <MenuItem key={each.id} id={each.id}>
              {`${each.keyword} · ${grid(each)}`}
            </MenuItem>
          ))}
      </MenuSection>
    </MenuPopover>
  );
}
