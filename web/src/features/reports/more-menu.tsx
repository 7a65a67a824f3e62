// Menu of the page of reports: how reports look to clients, and where clients read them.
import { Contact, Globe, Palette } from "lucide-react";
import { useMay } from "@/lib/may";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { useReportsWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The settings of brands, portal, and domains. */
export function MoreMenu(props: MenuPartProps) {
  const { clients: words } = useReportsWords();
  const may = useMay();
  return (
    <MenuPopover {...props} aria-label={words.label}>
      {may("manage_brands") && (
        <MenuItem id="brands" icon={<Palette {...ICON} />} href="/dashboard/settings/brands">
          {words.brands}
        </MenuItem>
      )}
      {may("manage_portal") && (
        <MenuItem id="portal" icon={<Contact {...ICON} />} href="/dashboard/settings/portal">
          {words.portal}
        </MenuItem>
      )}
      {may("manage_domains") && (
        <MenuItem id="domains" icon={<Globe {...ICON} />} href="/dashboard/settings/domains">
          {words.domains}
        </MenuItem>
      )}
    </MenuPopover>
  );
}
