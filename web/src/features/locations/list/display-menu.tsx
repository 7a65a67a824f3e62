// Menu for visible columns and row height. Cards have no columns; they can show labels.
import { useMessages } from "@/lib/i18n";
import { MenuItem, MenuPopover, MenuSection } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { CHOICES, type ColumnChoice, type Density, USUAL_LOOK } from "./look";
import { useTools } from "./tools";
import { TABLE_MIN_SCREEN } from "./use-layout";
import { useListWords } from "./words";

/** The choices; it stays open while they are made. */
export function DisplayMenu(props: MenuPartProps) {
  const { table, filters } = useMessages().locations;
  const { display } = useListWords();
  const { look, onLook } = useTools();
  const columns = new Set<string>(look.columns);
  const isTable = window.innerWidth >= TABLE_MIN_SCREEN;
  const offered: readonly ColumnChoice[] = isTable ? CHOICES : ["labels"];
  return (
    <MenuPopover {...props} aria-label={display.label} className="w-60">
      <MenuSection
        title={display.density}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[look.density]}
        onSelectionChange={(keys) => onLook({ density: first(keys) as Density })}
        shouldCloseOnSelect={false}
      >
        <MenuItem id="comfortable">{display.comfortable}</MenuItem>
        <MenuItem id="compact">{display.compact}</MenuItem>
      </MenuSection>
      <MenuSection
        title={isTable ? display.columns : display.also}
        selectionMode="multiple"
        selectedKeys={columns}
        onSelectionChange={(keys) =>
          onLook({
            columns: CHOICES.filter((choice) =>
              offered.includes(choice) ? keys === "all" || keys.has(choice) : columns.has(choice),
            ),
          })
        }
        shouldCloseOnSelect={false}
      >
        {offered.map((choice) => (
          <MenuItem key={choice} id={choice}>
            {choice === "labels" ? display.labels : nameOf(choice)}
          </MenuItem>
        ))}
      </MenuSection>
      {isTable && (
        <MenuSection aria-label={display.usual}>
          <MenuItem id="usual" onAction={() => onLook(USUAL_LOOK)}>
            {display.usual}
          </MenuItem>
        </MenuSection>
      )}
    </MenuPopover>
  );

  function nameOf(choice: Exclude<ColumnChoice, "labels">) {
    return choice === "category" ? filters.category : table[choice];
  }
}

function first(keys: "all" | Set<string | number>): string {
  return keys === "all" ? "" : String([...keys][0]);
}
