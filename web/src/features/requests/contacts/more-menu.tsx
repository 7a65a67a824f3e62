// The menu beside the button that adds a contact: files in and out.
import { useMutation } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { authFetch, expectOk } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { saveFile } from "@/lib/save-file";
import { MenuItem, MenuPopover } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { toasts } from "@/ui/toast";
import { useRequestsSearch } from "../use-search";
import { useContactWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Import and export, each for members with the permission. */
export function MoreMenu(props: MenuPartProps) {
  const words = useContactWords();
  const messages = useMessages();
  const may = useMay();
  const [, change] = useRequestsSearch();
  const { mutate: exportAll } = useMutation({
    mutationFn: async () => {
      const response = await expectOk(await authFetch("/api/v1/contacts/export"));
      saveFile(await response.blob(), response, "contacts.csv");
    },
    onError: (error) => toasts.error(`${words.export_failed} ${problemText(error, messages)}`),
  });
  return (
    <MenuPopover {...props} aria-label={words.more}>
      {may("import_contacts") && (
        <MenuItem id="import" icon={<Upload {...ICON} />} onAction={() => change({ import: true })}>
          {words.import}
        </MenuItem>
      )}
      {may("export_contacts") && (
        <MenuItem id="export" icon={<Download {...ICON} />} onAction={() => exportAll()}>
          {words.export}
        </MenuItem>
      )}
    </MenuPopover>
  );
}
