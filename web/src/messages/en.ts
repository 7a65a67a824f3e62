// English: the catalog that every other language must match. A feature keeps its texts in its folder.
import { auth } from "@/features/auth/en";
import { locations } from "@/features/locations/en";
import { shell } from "./en/shell";
import { ui } from "./en/ui";

export const en = { auth, locations, shell, ui };

export type Messages = typeof en;
