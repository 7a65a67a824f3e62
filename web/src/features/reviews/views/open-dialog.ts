// Context of the menu of views.
import { createContext } from "react";
import type { ViewDialog } from "@/ui/views/viewed-list";

/** Opens a dialog about views; set by the button of the menu. */
export const OpenViewDialog = createContext<(dialog: ViewDialog) => void>(() => undefined);
