// Short notices: success goes after 5 s, an error stays until it is closed.
import { CircleAlert, CircleCheck, X } from "lucide-react";
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from "react-aria-components";
import { useMessages } from "@/lib/i18n";
import { cx } from "./cx";

const SUCCESS_MS = 5000;

interface Notice {
  kind: "success" | "error";
  text: string;
  action?: ToastAction;
}

/** A button in the notice, such as Undo. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

const queue = new ToastQueue<Notice>({ maxVisibleToasts: 4 });

/** Shows a notice from anywhere; each call returns a function that closes it. */
export const toasts = {
  success: (text: string, action?: ToastAction) => show({ kind: "success", text, action }, SUCCESS_MS),
  error: (text: string, action?: ToastAction) => show({ kind: "error", text, action }),
};

function show(notice: Notice, timeout?: number) {
  const key = queue.add(notice, timeout ? { timeout } : {});
  return () => queue.close(key);
}

/** Where the notices appear; once, at the root of the app. */
export function ToastRegion() {
  const { ui } = useMessages();
  return (
    <AriaToastRegion
      queue={queue}
      aria-label={ui.notices}
      className="fixed right-4 bottom-4 left-4 z-50 flex flex-col gap-2 rounded-lg outline-none sm:left-auto sm:w-96"
    >
      {({ toast }) => {
        const { kind, text, action } = toast.content;
        const Icon = kind === "success" ? CircleCheck : CircleAlert;
        return (
          <AriaToast
            toast={toast}
            data-kind={kind}
            className="focus-ring flex items-start gap-3 rounded-lg border border-line bg-raised py-3 pr-2 pl-4 text-sm text-ink shadow-md"
          >
            <Icon
              className={cx("mt-0.5 size-4 shrink-0", kind === "success" ? "text-good" : "text-poor")}
              strokeWidth={1.75}
              aria-hidden="true"
            />
            <ToastContent className="min-w-0 flex-1 py-px">
              <Text slot="title">{text}</Text>
            </ToastContent>
            {action && (
              <Button
                onPress={() => {
                  action.onPress();
                  queue.close(toast.key);
                }}
                className="focus-ring target-24 shrink-0 rounded-sm px-1.5 py-0.5 font-semibold text-link hover:underline"
              >
                {action.label}
              </Button>
            )}
            <Button
              slot="close"
              aria-label={ui.close}
              className="focus-ring grid size-6 shrink-0 place-items-center rounded-sm text-ink-faint hover:text-ink"
            >
              <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
            </Button>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
