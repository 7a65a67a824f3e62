// French. A missing or extra key is a compile error.
import type { Messages } from "./en";
import { auth } from "./fr/auth";
import { locations } from "./fr/locations";
import { shell } from "./fr/shell";
import { ui } from "./fr/ui";

export const fr = { auth, locations, shell, ui } satisfies Messages;
