// Month, week or list.
import { CalendarDays, CalendarRange, List } from "lucide-react";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { VIEWS, type View } from "./search";
import { usePostsWords } from "./words";

const ICONS = { month: CalendarDays, week: CalendarRange, list: List };

/** One of three, always. */
export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { views: words } = usePostsWords();
  return (
    <ToggleButtonGroup
      aria-label={words.label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[view]}
      onSelectionChange={(keys) => {
        const next = VIEWS.find((each) => keys.has(each));
        if (next) onView(next);
      }}
      className="inline-flex shrink-0 rounded-md border border-line-strong bg-surface p-0.5 shadow-sm"
    >
      {VIEWS.map((each) => {
        const Icon = ICONS[each];
        return (
          <ToggleButton
            key={each}
            id={each}
            className="focus-ring target-44 relative inline-flex h-8 cursor-default items-center gap-1.5 rounded-sm px-2.5 text-sm font-medium text-ink-muted transition-colors hover:text-ink selected:bg-primary-soft selected:text-link"
          >
            <Icon className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {words[each]}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
