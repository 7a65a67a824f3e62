// The dialogs about views of the inbox.
import { ViewDialogs as Dialogs, type ViewDialogsProps } from "@/ui/views/view-dialogs";
import { useViewedList } from "./use-viewed-list";

/** Both of them; each closes gracefully. */
export function ViewDialogs(props: Omit<ViewDialogsProps, "list">) {
  return <Dialogs {...props} list={useViewedList()} />;
}
