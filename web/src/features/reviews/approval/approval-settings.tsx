// When replies wait for approval.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { ProblemNote } from "@/ui/problem-note";
import { RadioGroup } from "@/ui/radio-group";
import { CardSkeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { type ReplySettings, saveSettings, settingsQuery } from "../api";
import { useApprovalWords } from "../words";

const CHOICES = ["auto", "on", "off"] as const satisfies readonly ReplySettings["approval"][];

/** A choice that is saved at once. */
export function ApprovalSettings() {
  const { settings: words } = useApprovalWords();
  const messages = useMessages();
  const id = useId();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(settingsQuery);
  const { queryKey } = settingsQuery;
  const { mutate } = useMutation({
    mutationFn: saveSettings,
    onMutate: (settings) => {
      client.setQueryData(queryKey, settings);
      return data;
    },
    onSuccess: () => toasts.success(words.saved),
    onError: (failure, _, before) => {
      client.setQueryData(queryKey, before);
      toasts.error(`${words.save_failed} ${problemText(failure, messages)}`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["reviews"] }),
  });
  return (
    <section aria-labelledby={id} className="mt-3 flex flex-col gap-3">
      <div>
        <h3 id={id} className="font-semibold tracking-tight">
          {words.title}
        </h3>
        <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
      </div>
      {data ? (
        <Card className="px-4 py-4 sm:px-5">
          <RadioGroup
            label={words.label}
            value={data.approval}
            onChange={(value) => {
              const approval = CHOICES.find((each) => each === value);
              if (approval) mutate({ approval });
            }}
            choices={CHOICES.map((value) => ({
              value,
              label: words.choices[value],
              ...(value === "auto" ? { description: words.auto_text } : {}),
            }))}
          />
        </Card>
      ) : isPending ? (
        <CardSkeleton className="h-36 w-full" />
      ) : (
        <Banner
          kind="error"
          title={words.load_failed}
          actions={
            <Button size="sm" onPress={() => void refetch()}>
              {messages.ui.retry}
            </Button>
          }
        >
          <ProblemNote error={error} />
        </Banner>
      )}
    </section>
  );
}
