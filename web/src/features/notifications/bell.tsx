// Bell in the top bar: unread count and notification list.
import { useQuery } from "@tanstack/react-query";
import { Bell as BellIcon } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { IconButton } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { unreadQuery } from "./api";
import { badgeOf } from "./text";
import { useNotificationWords } from "./words";

const LIST = lazyPart(() => import("./notification-popover"), "NotificationPopover");

/** The button with its badge; the list is loaded when it is first wanted. */
export function Bell() {
  const words = useNotificationWords();
  const { data } = useQuery(unreadQuery);
  const trigger = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const unread = data?.unread ?? 0;
  const badge = badgeOf(unread);
  return (
    <>
      <span ref={trigger} className="relative inline-flex shrink-0">
        <IconButton
          label={badge ? words.unread(unread) : words.bell}
          onPress={() => setOpen(true)}
          onHoverStart={() => void LIST.load()}
          onFocus={() => void LIST.load()}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        >
          <BellIcon className="size-5" strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        {badge && (
          <span
            aria-hidden="true"
            data-slot="unread"
            className="numeric pointer-events-none absolute top-0.5 left-1/2 grid h-4 min-w-4 place-items-center rounded-full border border-surface bg-poor px-1 text-[0.625rem] leading-none font-semibold text-on-poor"
          >
            {badge}
          </span>
        )}
      </span>
      <span role="status" className="sr-only">
        {unread > 0 && words.arrived(unread)}
      </span>
      {isOpen && (
        <Suspense>
          <LIST.Part trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
