// One notification in the list.
import {
  AtSign,
  BadgeAlert,
  Check,
  CircleAlert,
  CreditCard,
  EqualNot,
  FileArchive,
  FileChartColumn,
  FileCheck,
  FileWarning,
  FileX,
  Gauge,
  Globe,
  Grid3x3,
  ListChecks,
  ListTodo,
  ListX,
  type LucideIcon,
  MailOpen,
  Megaphone,
  MegaphoneOff,
  MessageSquareCheck,
  MessageSquareMore,
  MessageSquareReply,
  MessageSquareWarning,
  MessageSquareX,
  PencilLine,
  RefreshCw,
  Send,
  Siren,
  Store,
  TrendingDown,
  Unplug,
  UserCheck,
  Webhook,
} from "lucide-react";
import { useRef } from "react";
import { Link } from "react-aria-components";
import { useFormat } from "@/lib/i18n";
import { IconButton } from "@/ui/button";
import { cx } from "@/ui/cx";
import type { Kind, Notification } from "./api";
import { linkOf, textOf } from "./text";
import { useNotificationWords } from "./words";

const GOOD = "bg-good-soft text-good-ink";
const FAIR = "bg-fair-soft text-fair-ink";
const POOR = "bg-poor-soft text-poor-ink";

/** Icon and tint by kind; the title says the same in words. */
export const LOOKS: Record<Kind, { icon: LucideIcon; tint: string }> = {
  import_finished: { icon: FileCheck, tint: GOOD },
  import_failed: { icon: FileX, tint: POOR },
  google_import_finished: { icon: Store, tint: GOOD },
  bulk_finished: { icon: ListChecks, tint: GOOD },
  bulk_failed: { icon: ListX, tint: POOR },
  sync_finished: { icon: RefreshCw, tint: GOOD },
  google_publish_finished: { icon: Send, tint: GOOD },
  sync_failed: { icon: CircleAlert, tint: POOR },
  location_unverified: { icon: BadgeAlert, tint: FAIR },
  rating_dropped: { icon: TrendingDown, tint: FAIR },
  rank_dropped: { icon: Grid3x3, tint: FAIR },
  citation_wrong: { icon: EqualNot, tint: POOR },
  citation_tasks_due: { icon: ListTodo, tint: FAIR },
  citation_task_assigned: { icon: UserCheck, tint: FAIR },
  report_ready: { icon: FileChartColumn, tint: FAIR },
  report_not_sent: { icon: FileWarning, tint: POOR },
  payment_failed: { icon: CreditCard, tint: POOR },
  plan_ended: { icon: Gauge, tint: FAIR },
  profile_changed: { icon: PencilLine, tint: FAIR },
  post_waiting: { icon: Megaphone, tint: FAIR },
  post_rejected: { icon: MegaphoneOff, tint: POOR },
  feedback_received: { icon: MailOpen, tint: FAIR },
  low_review: { icon: MessageSquareWarning, tint: POOR },
  reviews_spike: { icon: Siren, tint: POOR },
  crisis_lead: { icon: Siren, tint: FAIR },
  reply_failed: { icon: MessageSquareX, tint: POOR },
  reply_waits: { icon: MessageSquareMore, tint: FAIR },
  reply_sent_back: { icon: MessageSquareReply, tint: FAIR },
  review_assigned: { icon: UserCheck, tint: FAIR },
  review_mentioned: { icon: AtSign, tint: FAIR },
  reply_approved: { icon: MessageSquareCheck, tint: GOOD },
  google_reconnect_needed: { icon: Unplug, tint: POOR },
  domain_failing: { icon: Globe, tint: POOR },
  domain_contested: { icon: Globe, tint: POOR },
  webhook_disabled: { icon: Webhook, tint: POOR },
  data_export_ready: { icon: FileArchive, tint: GOOD },
  data_export_failed: { icon: FileX, tint: POOR },
  emergency_access_began: { icon: Siren, tint: POOR },
};

export interface NotificationRowProps {
  notification: Notification;
  onRead: (id: string) => void;
  onFollow: (id: string, isUnread: boolean) => void;
}

/** Icon, text, age, a link to the subject, and a button that marks it as read. */
export function NotificationRow({ notification, onRead, onFollow }: NotificationRowProps) {
  const words = useNotificationWords();
  const format = useFormat();
  const { id, kind, created_at, read_at } = notification;
  const { icon: Icon, tint } = LOOKS[kind];
  const { title, text } = textOf(notification, words, format);
  const isUnread = read_at === null;
  const link = useRef<HTMLAnchorElement>(null);
  const read = () => {
    // The button is about to go; the keyboard stays in the row.
    link.current?.focus();
    onRead(id);
  };
  return (
    <li className={cx("group relative flex items-start gap-1", isUnread && "bg-primary-soft/45")}>
      <Link
        ref={link}
        href={linkOf(notification)}
        onPress={() => onFollow(id, isUnread)}
        className="flex min-w-0 flex-1 items-start gap-3 py-3 pl-4 outline-none hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        <span className={cx("grid size-8 shrink-0 place-items-center rounded-full", tint)}>
          <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1">
          <span
            className={cx(
              "block text-pretty break-words",
              isUnread ? "font-semibold text-ink" : "text-ink-muted",
            )}
          >
            {isUnread && <span className="sr-only">{words.is_unread} </span>}
            <bdi>{title}</bdi>
          </span>
          <span className="block text-xs text-pretty text-ink-muted">{text}</span>
          <time
            dateTime={created_at}
            title={format.dateTime(created_at)}
            className="mt-0.5 block text-xs text-ink-faint"
          >
            {format.ago(created_at)}
          </time>
        </span>
      </Link>
      <span className="grid w-11 shrink-0 place-items-center self-stretch">
        {isUnread && (
          <IconButton label={words.read_one} size="sm" onPress={read} hideTooltip>
            <Check className="size-4" strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </li>
  );
}
