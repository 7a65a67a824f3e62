// English: the catalogue that every other language must match. One file per feature.
import { auth } from "./en/auth";
import { locations } from "./en/locations";
import { shell } from "./en/shell";
import { ui } from "./en/ui";

export const en = { auth, locations, shell, ui };

export type Messages = typeof en;
