// French. A missing or extra key is a compile error.
import { auth } from "@/features/auth/fr";
import { locations } from "@/features/locations/fr";
import type { Messages } from "./en";
import { shell } from "./fr/shell";
import { ui } from "./fr/ui";

export const fr = { auth, locations, shell, ui } satisfies Messages;
