// Menu of a heatmap: schedule and deletion.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CirclePause, CirclePlay, Trash2 } from "lucide-react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { MenuItem, MenuPopover, MenuSection } from "@/ui/menu";
import type { MenuPartProps } from "@/ui/menu-button";
import { toasts } from "@/ui/toast";
import { type Panel, type PanelPatch, panelQuery } from "../api";
import { changePanel } from "./api";
import { usePanelSearch } from "./use-search";
import { usePanelWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;
const SCHEDULES = ["none", "daily", "weekly", "fortnightly", "monthly"] as const;

/** Schedules as a choice, pause or resume, and delete. */
export function MoreMenu(props: MenuPartProps) {
  const words = usePanelWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { id, change } = usePanelSearch();
  const { data: panel } = useQuery(panelQuery(id));
  const save = useMutation({
    mutationFn: (patch: PanelPatch) => changePanel(id, patch),
    onSuccess: (saved: Panel) => {
      client.setQueryData(panelQuery(id).queryKey, saved);
      toasts.success(words.schedule.saved);
    },
    onError: (error) => toasts.error(problemText(error, messages)),
    onSettled: () => client.invalidateQueries({ queryKey: ["heatmaps"] }),
  });
  if (!panel) return null;
  const choose = (schedule: Panel["schedule"]) => save.mutate({ schedule, is_paused: false });
  return (
    <MenuPopover {...props} aria-label={words.more}>
      <MenuSection
        title={words.schedule.label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[panel.schedule]}
        onSelectionChange={(keys) => {
          const chosen = SCHEDULES.find((schedule) => keys !== "all" && keys.has(schedule));
          if (chosen && chosen !== panel.schedule) choose(chosen);
        }}
      >
        {SCHEDULES.map((schedule) => (
          <MenuItem key={schedule} id={schedule}>
            {words.schedules[schedule]}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection aria-label={words.more}>
        {panel.schedule !== "none" && (
          <MenuItem
            id="pause"
            icon={panel.is_paused ? <CirclePlay {...ICON} /> : <CirclePause {...ICON} />}
            onAction={() => save.mutate({ is_paused: !panel.is_paused })}
          >
            {panel.is_paused ? words.schedule.resume : words.schedule.pause}
          </MenuItem>
        )}
        <MenuItem
          id="delete"
          isDestructive
          icon={<Trash2 {...ICON} />}
          onAction={() => change({ dialog: "delete" })}
        >
          {words.remove.action}
        </MenuItem>
      </MenuSection>
    </MenuPopover>
  );
}
