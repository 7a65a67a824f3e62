// Changes and removal of a view.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { addView, changeView, removeView, type SavedView, VIEWS_KEY } from "@/lib/saved-views";
import { toasts } from "../toast";
import { useViewProblem } from "./problem";
import { useViewsWords } from "./words";

/** Returns the mutations of a view; a removal can be undone. */
export function useViewChanges(view: SavedView) {
  const client = useQueryClient();
  const { ui } = useMessages();
  const words = useViewsWords();
  const reasonOf = useViewProblem();
  const refetch = () => void client.invalidateQueries({ queryKey: VIEWS_KEY });
  const onSaveError = (error: unknown) => toasts.error(`${words.save_failed} ${reasonOf(error)}`);
  const change = useMutation({
    mutationFn: (body: Partial<Pick<SavedView, "name" | "search" | "columns" | "density" | "is_shared">>) =>
      changeView(view.id, body),
    onSuccess: (_, body) => {
      if (body.search !== undefined) toasts.success(words.overwritten(view.name));
      if (body.is_shared !== undefined)
        toasts.success(body.is_shared ? words.now_shared(view.name) : words.now_private(view.name));
    },
    onError: onSaveError,
    onSettled: refetch,
  });
  const remove = useMutation({
    mutationFn: () => removeView(view.id),
    onSuccess: () => {
      const { id: _, is_mine, can_change, ...content } = view;
      toasts.success(words.deleted(view.name), {
        label: ui.undo,
        onPress: () => void addView(content).catch(onSaveError).finally(refetch),
      });
    },
    onError: (error) => toasts.error(`${words.delete_failed} ${reasonOf(error)}`),
    onSettled: refetch,
  });
  return { change, remove };
}
