// Popover of the bell with the notifications of the user.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CheckCheck, Settings } from "lucide-react";
import type { RefObject } from "react";
import { Dialog, Heading, Link, Popover } from "react-aria-components";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Banner } from "@/ui/banner";
import { Button, IconButton } from "@/ui/button";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/empty-state";
import { popoverClass } from "@/ui/list-box";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { listQuery, markRead, markReadInCache, unreadQuery } from "./api";
import { NotificationRow } from "./notification-row";
import { useNotificationWords } from "./words";

export interface NotificationPopoverProps {
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Notifications of the user, newest first. */
export function NotificationPopover({ trigger, onClose }: NotificationPopoverProps) {
  const words = useNotificationWords();
  const { ui } = useMessages();
  const { data: count } = useQuery(unreadQuery);
  const hasHadUnread = useHasBeenTrue((count?.unread ?? 0) > 0);
  const markAsRead = useMarkRead();
  return (
    <Popover
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={6}
      data-overlay=""
      className={cx(popoverClass, "flex w-[min(26rem,calc(100vw-1.5rem))] flex-col")}
    >
      <Dialog className="flex max-h-[min(36rem,75vh)] min-h-0 flex-col outline-none">
        <header className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4">
          <Heading slot="title" className="min-w-0 flex-1 truncate font-semibold">
            {words.title}
          </Heading>
          {/* Neither disabled nor removed after its press, which would lose the keyboard focus. */}
          {hasHadUnread && (
            <IconButton label={words.read_all} onPress={() => count?.unread && markAsRead.mutate("all")}>
              <CheckCheck className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
          )}
          <Link
            href="/dashboard/settings/notifications"
            aria-label={words.settings}
            onPress={onClose}
            className="focus-ring grid size-9 shrink-0 place-items-center rounded-md text-ink-muted transition-colors hover:bg-hover hover:text-ink"
          >
            <Settings className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          </Link>
        </header>
        <NotificationList
          retry={ui.retry}
          onRead={(id) => markAsRead.mutate([id])}
          onFollow={(id, isUnread) => {
            if (isUnread) markAsRead.mutate([id]);
            onClose();
          }}
        />
      </Dialog>
    </Popover>
  );
}

interface NotificationListProps {
  retry: string;
  onRead: (id: string) => void;
  onFollow: (id: string, isUnread: boolean) => void;
}

function NotificationList({ retry, onRead, onFollow }: NotificationListProps) {
  const words = useNotificationWords();
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(listQuery);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (isPending) return <NotificationSkeletons />;
  if (isError && items.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3 p-4">
        <Banner kind="error" className="w-full">
          {words.failed}
        </Banner>
        <Button size="sm" onPress={() => void refetch()}>
          {retry}
        </Button>
      </div>
    );
  }
  if (items.length === 0) {
    return <EmptyState title={words.empty.title} text={words.empty.text} className="py-9" />;
  }
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <ul aria-label={words.title} className="divide-y divide-line">
        {items.map((item) => (
          <NotificationRow key={item.id} notification={item} onRead={onRead} onFollow={onFollow} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="border-t border-line p-2">
          <Button
            variant="ghost"
            isPending={isFetchingNextPage}
            onPress={() => void fetchNextPage()}
            className="w-full"
          >
            {words.older}
          </Button>
        </div>
      )}
    </div>
  );
}

function NotificationSkeletons() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {["a", "b", "c"].map((key) => (
        <div key={key} className="flex gap-3 px-4 py-3">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <div className="flex-1 space-y-2 py-1">
            <Skeleton className="h-3.5 w-3/4" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Marks notifications as read, optimistically: the change is rolled back when the request fails. */
function useMarkRead() {
  const client = useQueryClient();
  const messages = useMessages();
  return useMutation({
    mutationFn: (ids: string[] | "all") => markRead(ids === "all" ? { all: true } : { ids }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: ["notifications"] });
      return markReadInCache(client, ids);
    },
    onSuccess: (left) => client.setQueryData(unreadQuery.queryKey, left),
    onError: (error, _, rollback) => {
      rollback?.();
      toasts.error(problemText(error, messages));
    },
  });
}
