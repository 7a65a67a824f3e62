// Automatic replies of a location: switch, delay and history.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Select } from "@/ui/select";
import { CardSkeleton } from "@/ui/skeleton";
import { Switch } from "@/ui/switch";
import { toasts } from "@/ui/toast";
import { type AutomaticReplies, automaticQuery, type NewAutomaticReplies, saveAutomatic } from "../api";
import { useDraftingWords, type Words } from "../words";
import { History } from "./history";

const HOURS = [1, 2, 3, 4, 6, 8, 12];

/** The card. */
export function LocationAutomatic({ id }: { id: string }) {
  const { automatic: words } = useDraftingWords();
  const { ui } = useMessages();
  const titleId = useId();
  const { data, isPending, refetch } = useQuery(automaticQuery(id));
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div>
        <h3 id={titleId} className="font-semibold tracking-tight">
          {words.title}
        </h3>
        <p className="mt-1 max-w-[65ch] text-sm text-pretty text-ink-muted">{words.text}</p>
      </div>
      {isPending && <CardSkeleton className="h-28" />}
      {!data && !isPending && (
        <Banner
          kind="error"
          actions={
            <Button size="sm" onPress={() => void refetch()}>
              {ui.retry}
            </Button>
          }
        >
          {words.load_failed}
        </Banner>
      )}
      {data && <Settings id={id} replies={data} />}
    </section>
  );
}

function Settings({ id, replies }: { id: string; replies: AutomaticReplies }) {
  const { automatic: words } = useDraftingWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const canChange = useMay()("approve_replies");
  const { is_on, min_stars, min_hours, max_hours, stopped, blocked } = replies;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (body: NewAutomaticReplies) => saveAutomatic(id, body),
    onSuccess: (saved) => {
      client.setQueryData(automaticQuery(id).queryKey, saved);
      toasts.success(saved.is_on === is_on ? words.saved : saved.is_on ? words.saved_on : words.saved_off);
    },
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
  });
  const change = (body: Partial<NewAutomaticReplies>) =>
    mutate({ is_on, min_stars, min_hours, max_hours, ...body });
  const isImpossible = blocked === "confidential" || blocked === "plan_feature";
  const hours = (from: number) =>
    HOURS.filter((count) => count >= from).map((count) => ({ id: String(count), label: words.hours(count) }));
  const isDisabled = !canChange || isPending;
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      {stopped !== null && <Banner kind="warning">{words.stopped}</Banner>}
      <Switch
        isSelected={isPending ? variables.is_on : is_on}
        isDisabled={isDisabled || (isImpossible && !is_on)}
        onChange={(isOn) => change({ is_on: isOn })}
        description={blockedText(blocked, words, format.number(replies.replies))}
      >
        {words.on}
      </Switch>
      {is_on && (
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            label={words.stars}
            value={String(min_stars)}
            isDisabled={isDisabled}
            onChange={(value) => change({ min_stars: Number(value) })}
            choices={[
              { id: "4", label: words.four },
              { id: "5", label: words.five },
            ]}
          />
          <Select
            label={words.earliest}
            value={String(min_hours)}
            isDisabled={isDisabled}
            onChange={(value) =>
              change({ min_hours: Number(value), max_hours: Math.max(Number(value), max_hours) })
            }
            choices={hours(1)}
          />
          <Select
            label={words.latest}
            value={String(max_hours)}
            isDisabled={isDisabled}
            onChange={(value) => change({ max_hours: Number(value) })}
            choices={hours(min_hours)}
          />
        </div>
      )}
      {(is_on || stopped !== null) && <History id={id} />}
    </Card>
  );
}

function blockedText(blocked: string | null, words: Words["automatic"], replies: string): string | undefined {
  if (blocked === "first_replies") return words.blocked.first_replies(replies);
  if (blocked === "confidential" || blocked === "approval_on" || blocked === "plan_feature") {
    return words.blocked[blocked];
  }
  return undefined;
}
