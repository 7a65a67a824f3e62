// Texts of a notification: title, second line, and tone. Pure.
import type { Format } from "@/lib/format";
import type { Notification } from "./api";
import type { NotificationWords } from "./words";

/** Title and second line. */
export interface NotificationText {
  title: string;
  text: string;
}

/** The words of one notification. */
export function textOf(
  notification: Notification,
  words: NotificationWords,
  format: Format,
): NotificationText {
  const { kinds } = words;
  switch (notification.kind) {
    case "import_finished": {
      const { kind, filename, created, updated, left_out } = notification.params;
      const { title, nothing, reviews, ...places } = kinds.import_finished;
      const count = kind === "reviews" ? { ...places, ...reviews } : places;
      const parts = [
        created > 0 && count.created(created),
        updated > 0 && count.updated(updated),
        left_out > 0 && count.left_out(left_out),
      ].filter((part) => part !== false);
      return { title: title(filename), text: parts.length > 0 ? parts.join(" · ") : nothing };
    }
    case "import_failed":
      return {
        title: kinds.import_failed.title(notification.params.filename),
        text: kinds.import_failed.text,
      };
    case "google_import_finished": {
      const { created, updated, waiting, beyond_plan, code } = notification.params;
      const { title, stopped, nothing, none, ...count } = kinds.google_import_finished;
      const isThrough = code === null;
      const parts = [
        created > 0 && count.created(created),
        updated > 0 && count.updated(updated),
        waiting > 0 && count.waiting(waiting),
        beyond_plan > 0 && count.beyond_plan(beyond_plan),
      ].filter((part) => part !== false);
      return {
        title: isThrough ? title : stopped,
        text: parts.length > 0 ? parts.join(" · ") : isThrough ? nothing : none,
      };
    }
    case "bulk_finished": {
      const { kind, changed } = notification.params;
      return { title: kinds.bulk_finished[kind](changed), text: kinds.bulk_finished.text };
    }
    case "bulk_failed":
    case "data_export_ready":
    case "data_export_failed":
      return kinds[notification.kind];
    case "sync_finished": {
      const { checked, updated, failed, code } = notification.params;
      const { title, stopped, ...count } = kinds.sync_finished;
      const parts = [
        count.checked(checked),
        updated > 0 && count.updated(updated),
        failed > 0 && count.failed(failed),
      ].filter((part) => part !== false);
      return { title: code === null ? title : stopped, text: parts.join(" · ") };
    }
    case "google_publish_finished": {
      const { published, failed, code } = notification.params;
      const { title, stopped, ...count } = kinds.google_publish_finished;
      const parts = [count.published(published), failed > 0 && count.failed(failed)];
      return {
        title: code === null ? title : stopped,
        text: parts.filter((part) => part !== false).join(" · "),
      };
    }
    case "sync_failed": {
      const { name, others } = notification.params;
      const { title, text } = kinds.sync_failed;
      return { title: title(name, others), text };
    }
    case "location_unverified": {
      const { title, text } = kinds.location_unverified;
      return { title: title(notification.params.name), text };
    }
    case "rating_dropped": {
      const { name, from, to } = notification.params;
      const { title, text } = kinds.rating_dropped;
      return { title: title(name), text: text(format.rating(from), format.rating(to)) };
    }
    case "rank_dropped": {
      const { name, keyword } = notification.params;
      const { title, text } = kinds.rank_dropped;
      return { title: title(name, keyword), text };
    }
    case "citation_wrong": {
      const { name, directory, what } = notification.params;
      const { title, gone_title, texts } = kinds.citation_wrong;
      const text = Object.hasOwn(texts, what) ? texts[what as keyof typeof texts] : texts.wrong;
      return { title: (what === "disappeared" ? gone_title : title)(directory, name), text };
    }
    case "citation_tasks_due": {
      const { tasks, checks } = notification.params;
      const { title, tasks: taskText, checks: checkText, text } = kinds.citation_tasks_due;
      const parts = [
        ...(tasks > 0 ? [taskText(tasks, format.number(tasks))] : []),
        ...(checks > 0 ? [checkText(checks, format.number(checks))] : []),
      ];
      return { title: title(format.list(parts)), text };
    }
    case "citation_task_assigned": {
      const { name, directory } = notification.params;
      const { title, text } = kinds.citation_task_assigned;
      return { title: title(name, directory), text };
    }
    case "report_ready": {
      const { title, text } = kinds.report_ready;
      return { title: title(notification.params.name), text };
    }
    case "report_not_sent": {
      const { name, reason } = notification.params;
      const { title, reasons } = kinds.report_not_sent;
      const text = Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : reasons.failed;
      return { title: title(name), text };
    }
    case "payment_failed": {
      const { title, text } = kinds.payment_failed;
      return { title, text: text(format.date(notification.params.pauses_at)) };
    }
    case "plan_ended": {
      const { title, text, plans } = kinds.plan_ended;
      const { plan } = notification.params;
      return { title: title(Object.hasOwn(plans, plan) ? plans[plan as keyof typeof plans] : plan), text };
    }
    case "profile_changed": {
      const { name, field, old, new: now } = notification.params;
      const { title, fields, open_statuses, from_to, changed } = kinds.profile_changed;
      const isShort = (value: unknown): value is string => typeof value === "string" && value !== "";
      const labelOf = (value: string) =>
        field === "open_status" && Object.hasOwn(open_statuses, value)
          ? open_statuses[value as keyof typeof open_statuses]
          : value;
      return {
        title: title(name),
        text: [
          Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : field,
          isShort(old) && isShort(now) ? from_to(labelOf(old), labelOf(now)) : changed,
        ].join(" · "),
      };
    }
    case "low_review": {
      const { stars, name } = notification.params;
      const { title, text } = kinds.low_review;
      return { title: title(stars, name), text };
    }
    case "reviews_spike": {
      const { name, low } = notification.params;
      const { title, text } = kinds.reviews_spike;
      return { title: title(name, low), text };
    }
    case "review_assigned": {
      const { one, many, text, many_text } = kinds.review_assigned;
      const { name, count } = notification.params;
      return name
        ? { title: one(name), text }
        : { title: many(count, format.number(count)), text: many_text };
    }
    case "post_waiting":
    case "post_rejected": {
      const { summary, locations } = notification.params;
      const { title, text } = kinds[notification.kind];
      return { title: title(summary), text: text(locations, format.number(locations)) };
    }
    case "feedback_received":
    case "crisis_lead":
    case "review_mentioned":
    case "reply_failed":
    case "reply_waits":
    case "reply_sent_back":
    case "reply_approved": {
      const { title, text } = kinds[notification.kind];
      return { title: title(notification.params.name), text };
    }
    case "google_reconnect_needed": {
      const { title, text } = kinds.google_reconnect_needed;
      return { title, text: text(notification.params.email) };
    }
    case "emergency_access_began": {
      const { name, reason, until } = notification.params;
      const { title, text } = kinds.emergency_access_began;
      return { title: title(name), text: text(format.dateTime(until), reason) };
    }
    case "domain_failing":
    case "domain_contested": {
      const { title, text } = kinds[notification.kind];
      return { title: title(notification.params.name), text };
    }
    case "webhook_disabled": {
      const { host, reason } = notification.params;
      return { title: kinds.webhook_disabled.title(host), text: kinds.webhook_disabled[reason] };
    }
  }
}

/** Returns the link; always within the dashboard. */
export function linkOf({ link }: Notification): string {
  return /^\/dashboard(\/|\?|$)/.test(link) ? link : "/dashboard/locations";
}

/** The number on the bell: none, up to 99, then "99+". */
export function badgeOf(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > 99 ? "99+" : String(unread);
}
