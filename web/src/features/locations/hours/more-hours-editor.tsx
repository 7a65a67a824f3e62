// The editor of the hours of parts of a business: one week for each type.
import { Plus } from "lucide-react";
import { useMessages } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Menu, MenuItem } from "@/ui/menu";
import { freeTypes, type PartWeek, partName } from "./more-hours";
import { usualWeek } from "./week";
import { WeekEditor } from "./week-editor";
import { useHoursWords } from "./words";

export interface MoreHoursEditorProps {
  value: readonly PartWeek[];
  onChange: (parts: readonly PartWeek[]) => void;
  isDisabled?: boolean;
}

/** A week for each type, and a menu of the types that can be added. */
export function MoreHoursEditor({ value, onChange, isDisabled = false }: MoreHoursEditorProps) {
  const { parts } = useHoursWords();
  const { part_hours } = useMessages().locations;
  const free = freeTypes(value);
  return (
    <div className="flex flex-col gap-5">
      {value.map(({ type, week }) => (
        <section key={type} aria-label={partName(type, part_hours)} className="flex flex-col gap-1">
          <h4 className="text-sm font-semibold">{partName(type, part_hours)}</h4>
          <WeekEditor
            week={week}
            onChange={(next) =>
              onChange(value.map((part) => (part.type === type ? { ...part, week: next } : part)))
            }
            isDisabled={isDisabled}
          />
          <Button
            variant="ghost"
            size="sm"
            isDisabled={isDisabled}
            onPress={() => onChange(value.filter((part) => part.type !== type))}
            className="-ml-3 self-start"
          >
            {parts.remove(partName(type, part_hours))}
          </Button>
        </section>
      ))}
      {free.length > 0 && (
        <Menu
          placement="bottom start"
          trigger={
            <Button
              variant="ghost"
              size="sm"
              isDisabled={isDisabled}
              icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
              className="-ml-3 self-start"
            >
              {parts.add}
            </Button>
          }
          onAction={(type) => onChange([...value, { type: String(type), week: usualWeek() }])}
        >
          {free.map((type) => (
            <MenuItem key={type} id={type}>
              {partName(type, part_hours)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}
