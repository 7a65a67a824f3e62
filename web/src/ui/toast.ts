// Short notices: success goes after 5 s, an error stays until it is closed.
import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components";

const SUCCESS_MS = 5000;

/** Content of a notice. */
export interface Notice {
  kind: "success" | "error";
  text: string;
  action?: ToastAction;
  /** A second button, before the first. */
  other?: ToastAction;
}

/** A button in the notice, such as Undo. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

/** The notices that are shown; `ToastRegion` draws them. */
export const toastQueue = new ToastQueue<Notice>({ maxVisibleToasts: 4 });

/** Shows a notice from anywhere; each call returns a function that closes it. */
export const toasts = {
  success: (text: string, action?: ToastAction, other?: ToastAction) =>
    show({ kind: "success", text, action, other }, SUCCESS_MS),
  error: (text: string, action?: ToastAction) => show({ kind: "error", text, action }),
};

function show(notice: Notice, timeout?: number) {
  const key = toastQueue.add(notice, timeout ? { timeout } : {});
  return () => toastQueue.close(key);
}
