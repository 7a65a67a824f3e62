// The webhooks of the organization: a list, and adding one.
import { useQuery } from "@tanstack/react-query";
import { BookOpenText, ChevronRight, Plus } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Link } from "react-aria-components";
import { useI18n } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { StatusBadge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { lazyPart } from "@/ui/lazy-part";
import { LinkButton } from "@/ui/link";
import { Skeleton } from "@/ui/skeleton";
import { type Webhook, webhooksQuery } from "./api";
import { LoadFailed } from "./load-failed";
import { nameOf, stateOf, statusOf } from "./text";
import { useWebhookWords } from "./words";

const EditDialog = lazyPart(() => import("./edit-dialog"), "EditDialog").Part;
const SecretDialog = lazyPart(() => import("./secret-dialog"), "SecretDialog").Part;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Section of the settings page. */
export function WebhooksSection() {
  const words = useWebhookWords();
  const { language, messages } = useI18n();
  const { shell } = messages;
  const { data: me } = useQuery(meQuery);
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const hasAdded = useHasBeenTrue(isAdding);
  const isDemo = me?.organisation?.is_demo ?? false;
  const isEmpty = useQuery(webhooksQuery).data?.length === 0;
  const add = !isDemo && (
    <Button variant="primary" onPress={() => setAdding(true)} icon={<Plus {...ICON} />}>
      {words.add}
    </Button>
  );
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
            {words.title}
          </h2>
          <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton
            href={language === "fr" ? "/fr/docs/api" : "/docs/api"}
            icon={<BookOpenText {...ICON} />}
          >
            {words.reference}
          </LinkButton>
          {!isEmpty && add}
        </div>
      </div>
      {isDemo && (
        <Banner
          kind="info"
          actions={
            <LinkButton size="sm" href={language === "fr" ? "/fr/signup" : "/signup"}>
              {shell.demo_sign_up}
            </LinkButton>
          }
        >
          {words.demo}
        </Banner>
      )}
      <Webhooks add={add} />
      <Suspense>
        {hasAdded && (
          <EditDialog isOpen={isAdding} webhook={null} onClose={() => setAdding(false)} onAdded={setSecret} />
        )}
        {hasAdded && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
      </Suspense>
    </section>
  );
}

function Webhooks({ add }: { add: ReactNode }) {
  const words = useWebhookWords();
  const { data, isPending, refetch } = useQuery(webhooksQuery);
  if (isPending) {
    return (
      <Card className="divide-y divide-line">
        {["a", "b"].map((key) => (
          <div key={key} className="flex flex-col gap-2 px-4 py-4 sm:px-5" aria-busy="true">
            <Skeleton className="h-4 w-64 max-w-full" />
            <Skeleton className="h-3 w-40" />
          </div>
        ))}
      </Card>
    );
  }
  if (!data) return <LoadFailed onRetry={() => void refetch()}>{words.load_failed}</LoadFailed>;
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState
          title={words.empty.title}
          text={add ? words.empty.text : undefined}
          actions={add}
          className="py-10"
        />
      </Card>
    );
  }
  return (
    <Card className="overflow-hidden">
      <ul aria-label={words.title} className="divide-y divide-line">
        {data.map((webhook) => (
          <Row key={webhook.id} webhook={webhook} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ webhook }: { webhook: Webhook }) {
  const words = useWebhookWords();
  const name = nameOf(webhook);
  const about = [webhook.description, words.events_count(webhook.events.length)].filter(Boolean).join(" · ");
  return (
    <li>
      <Link
        href={`/dashboard/settings/webhooks/${webhook.id}`}
        aria-label={words.open_log(name)}
        className="flex items-center gap-4 px-4 py-3.5 outline-none hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus sm:px-5"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
          <span className="min-w-0 flex-1 basis-56">
            <bdi className="block truncate font-medium">{name}</bdi>
            <span className="block truncate text-xs text-ink-muted">{about}</span>
          </span>
          <StatusBadge status={statusOf(webhook)}>{words.states[stateOf(webhook)]}</StatusBadge>
        </span>
        <ChevronRight className="size-4 shrink-0 text-ink-faint" strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </li>
  );
}
