// Look of the list: columns and row height. Stored in the browser and in saved views.
import { createContext, use, useCallback, useMemo, useState } from "react";
import { recall, remember } from "@/lib/preferences";

/** The columns someone may choose, in their order; the name always comes first and stays. */
export const CHOICES = [
  "labels",
  "status",
  "health",
  "rating",
  "reviews",
  "last_sync",
  "category",
  "phone",
  "website",
  "external_id",
] as const;
export type ColumnChoice = (typeof CHOICES)[number];
export type Density = "comfortable" | "compact";

/** Visible columns, and the density. */
export interface Look {
  columns: readonly ColumnChoice[];
  density: Density;
}

export const USUAL_LOOK: Look = {
  columns: ["labels", "status", "health", "rating", "reviews", "last_sync"],
  density: "comfortable",
};

/** Heights of a row in pixels. */
export const ROW_HEIGHTS = {
  table: { comfortable: 44, compact: 36 },
  cards: { comfortable: 104, compact: 88 },
} as const;

const KEY = "vitrine.list_look";

/** Reads a stored look; invalid values fall back to the defaults. */
export function parseLook(raw: unknown): Look {
  const { columns, density } = (typeof raw === "object" && raw !== null ? raw : {}) as Record<
    string,
    unknown
  >;
  return {
    columns: Array.isArray(columns)
      ? CHOICES.filter((choice) => columns.includes(choice))
      : USUAL_LOOK.columns,
    density: density === "compact" ? "compact" : USUAL_LOOK.density,
  };
}

/** Returns true when two looks are equal. */
export function isSameLook(a: Look, b: Look): boolean {
  return a.density === b.density && a.columns.join() === b.columns.join();
}

function storedLook(): Look {
  try {
    return parseLook(JSON.parse(recall(KEY) ?? "null"));
  } catch {
    return USUAL_LOOK;
  }
}

/** The look of this browser, and how to change it. */
export function useLook(): [Look, (patch: Partial<Look>) => void] {
  const [look, setLook] = useState(storedLook);
  const change = useCallback(
    (patch: Partial<Look>) =>
      setLook((before) => {
        const next = parseLook({ ...before, ...patch });
        remember(KEY, JSON.stringify(next));
        return next;
      }),
    [],
  );
  return useMemo(() => [look, change], [look, change]);
}

/** True when the cells show labels beside the name. */
export const ShowsLabels = createContext(true);

/** Returns true when the labels are beside the name. */
export function useShowsLabels(): boolean {
  return use(ShowsLabels);
}
