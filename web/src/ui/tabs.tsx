// Tabs: one panel of several at a time.
import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components";

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
  className?: string;
}

/** A row of tabs over their panels; the selection belongs to the caller (usually the address). */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))} className={className}>
      <TabList aria-label={label} className="flex gap-5 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="focus-ring -mb-px cursor-default rounded-t-sm border-b-2 border-transparent px-0.5 py-2.5 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink selected:border-primary selected:text-ink"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="focus-ring rounded-sm pt-5">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
