// Commands of the palette for reports.
import { CalendarClock, FileChartColumn, Plus } from "lucide-react";
import type { Domain } from "@/lib/commands";
import { may } from "@/lib/may";
import { keysOf } from "@/lib/shortcut-list";
import { commands as en } from "@/messages/en/palette";
import { commands as fr } from "@/messages/fr/palette";

const LIST = "/dashboard/reports";

/** The list of reports, the schedules, and making a report. */
export const reportCommands: Domain = ({ language, me, go }) => {
  const words: typeof en.reports = { en, fr }[language].reports;
  if (!may(me, "see_reports")) return [];
  const list = {
    id: "reports",
    kind: "page" as const,
    title: words.list,
    keywords: words.list_keywords,
    icon: FileChartColumn,
    keys: keysOf("go_reports"),
    run: () => go(LIST),
  };
  const schedules = {
    id: "report-schedules",
    kind: "page" as const,
    title: words.schedules,
    keywords: words.schedules_keywords,
    icon: CalendarClock,
    run: () => go(`${LIST}?tab=schedules`),
  };
  const add = {
    id: "new-report",
    kind: "action" as const,
    title: words.add,
    keywords: words.add_keywords,
    icon: Plus,
    run: () => go(`${LIST}?new=true`),
  };
  return [
    list,
    ...(may(me, "schedule_reports") ? [schedules] : []),
    ...(may(me, "make_reports") ? [add] : []),
  ];
};
