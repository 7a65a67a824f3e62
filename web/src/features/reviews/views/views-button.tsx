// The button of the saved views beside the filters, and the dialogs that its menu opens.
import { Bookmark } from "lucide-react";
import { Suspense, useState } from "react";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { IconButton } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { MenuButton } from "@/ui/menu-button";
import type { ViewDialog } from "@/ui/views/viewed-list";
import { useReviewsWords } from "../words";
import { OpenViewDialog } from "./open-dialog";

const VIEWS_MENU = lazyPart(() => import("./views-menu"), "ViewsMenu");
const ViewDialogs = lazyPart(() => import("./view-dialogs"), "ViewDialogs").Part;

/** Opens the menu of views. */
export function ViewsButton() {
  const { views: words } = useReviewsWords();
  const [dialog, setDialog] = useState<ViewDialog | null>(null);
  const hasDialog = useHasBeenTrue(dialog !== null);
  return (
    <OpenViewDialog value={setDialog}>
      <MenuButton
        menu={VIEWS_MENU}
        button={
          <IconButton label={words.label} variant="secondary">
            <Bookmark className="size-4" strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        }
      />
      <Suspense>{hasDialog && <ViewDialogs open={dialog} onClose={() => setDialog(null)} />}</Suspense>
    </OpenViewDialog>
  );
}
