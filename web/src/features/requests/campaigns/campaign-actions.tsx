// Pausing, resuming and canceling a campaign.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CirclePause, CirclePlay } from "lucide-react";
import { useState } from "react";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import type { CampaignDetail } from "../types";
import { type CampaignChange, changeCampaign } from "./api";
import { changesOf } from "./counts";
import { useCampaignWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;
const ICONS = { pause: <CirclePause {...ICON} />, resume: <CirclePlay {...ICON} />, cancel: undefined };

/** Actions that the campaign allows; none for members without the permission. */
export function CampaignActions({ campaign }: { campaign: CampaignDetail }) {
  const words = useCampaignWords();
  const messages = useMessages();
  const may = useMay();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: CampaignChange) => changeCampaign(campaign.id, change),
    onSuccess: (_, change) => toasts.success(words.changed[change]),
    onError: (error) => toasts.error(`${words.change_failed} ${problemText(error, messages)}`),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: ["requests"] });
    },
  });
  if (!may("manage_requests")) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {changesOf(campaign.state).map((change) => (
        <Button
          key={change}
          {...(ICONS[change] && { icon: ICONS[change] })}
          isPending={isPending && variables === change}
          onPress={() => (change === "cancel" ? setAsking(true) : mutate(change))}
        >
          {words.actions[change]}
        </Button>
      ))}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.canceling.title}
        size="sm"
        role="alertdialog"
        isDismissable={!isPending}
        footer={
          <>
            <Button onPress={() => setAsking(false)} isDisabled={isPending}>
              {words.canceling.keep}
            </Button>
            <Button variant="danger" isPending={isPending} onPress={() => mutate("cancel")}>
              {words.canceling.confirm}
            </Button>
          </>
        }
      >
        <p className="text-sm text-pretty text-ink-muted">
          {words.canceling.text(campaign.counts.waiting ?? 0)}
        </p>
      </Dialog>
    </div>
  );
}
