// Tabs: one panel of several at a time.
import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components";
import { cx } from "./cx";

export interface TabSpec {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabSpec[];
  selected: string;
  onSelect: (id: string) => void;
  /** Fills its box, as in a drawer: the row of tabs stays, the panel scrolls. */
  isFilling?: boolean;
  className?: string;
}

/** A row of tabs over their panels; the selection belongs to the caller (usually the address). */
export function Tabs({ label, tabs, selected, onSelect, isFilling = false, className }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
      className={cx(isFilling && "flex min-h-0 flex-1 flex-col", className)}
    >
      <TabList
        aria-label={label}
        className={cx(
          "fade-ends flex shrink-0 gap-5 overflow-x-auto overflow-y-hidden border-b border-line",
          isFilling && "px-5 sm:px-6",
        )}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            ref={tab.id === selected ? reveal : undefined}
            className="focus-ring -mb-px cursor-default rounded-t-sm border-b-2 border-transparent px-0.5 py-3 sm:py-2.5 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink selected:border-primary selected:text-ink"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          id={tab.id}
          className={cx(
            "focus-ring",
            isFilling ? "min-h-0 flex-1 overflow-y-auto px-5 pt-5 pb-8 sm:px-6" : "rounded-sm pt-5",
          )}
        >
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** Scrolls the selected tab to the middle of its row: an address may open one that a phone has no room for. */
function reveal(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const [inside, outside] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inside.left - outside.left - (outside.width - inside.width) / 2;
}
