// Draws the notices. Loaded after the first view: a notice needs someone to have done something.
import { CircleAlert, CircleCheck, X } from "lucide-react";
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  Text,
  UNSTABLE_ToastContent as ToastContent,
} from "react-aria-components";
import { useMessages } from "@/lib/i18n";
import { cx } from "./cx";
import { toastQueue } from "./toast";

/** Region of the notices; once, at the root of the app. */
export function ToastRegion() {
  const { ui } = useMessages();
  return (
    <AriaToastRegion
      queue={toastQueue}
      aria-label={ui.notices}
      className="fixed right-4 bottom-(--notices) left-4 z-50 flex flex-col gap-2 rounded-lg outline-none sm:left-auto sm:w-96"
    >
      {({ toast }) => {
        const { kind, text, action, other } = toast.content;
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
            <ToastContent className="min-w-0 flex-1 py-px text-pretty">
              <Text slot="title">{text}</Text>
            </ToastContent>
            {[other, action].map(
              (each) =>
                each && (
                  <Button
                    key={each.label}
                    onPress={() => {
                      each.onPress();
                      toastQueue.close(toast.key);
                    }}
                    className="focus-ring target-24 shrink-0 rounded-sm px-1.5 py-0.5 font-semibold text-link hover:underline"
                  >
                    {each.label}
                  </Button>
                ),
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
