// The panel beside the page with one listing.
import { SidePanel } from "@/ui/side-panel";
import type { CellId } from "../search";
import { useCitationsWords } from "../words";
import { ListingView } from "./listing-view";

export interface ListingPanelProps {
  cell: CellId;
  /** Directory and location by name; undefined until they are known. */
  directory: { name: string; tier: number } | undefined;
  location: string | undefined;
  onClose: () => void;
  /** Moves the focus into the page when the panel closes. */
  returnFocus: () => boolean;
}

/** Title and listing; Escape closes it. */
export function ListingPanel({ cell, directory, location, onClose, returnFocus }: ListingPanelProps) {
  const { tier } = useCitationsWords();
  return (
    <SidePanel
      title={directory?.name ?? "…"}
      subtitle={
        <>
          <bdi>{location ?? "…"}</bdi>
          {directory && ` · ${tier(directory.tier)}`}
        </>
      }
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <div
        key={`${cell.location} ${cell.directory}`}
        className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-8 sm:px-6"
      >
        <ListingView cell={cell} />
      </div>
    </SidePanel>
  );
}
