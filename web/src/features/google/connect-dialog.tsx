// Connecting Google in three steps: connect, accounts, importing.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Banner } from "@/ui/banner";
import { Dialog } from "@/ui/dialog";
import { Skeleton } from "@/ui/skeleton";
import { AccountsStep } from "./accounts-step";
import { type Account, googleQuery } from "./api";
import { ConnectStep } from "./connect-step";
import { ImportingStep } from "./importing-step";
import { useGoogleWords } from "./words";

export interface ConnectDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

type Step = { at: "connect" } | { at: "accounts"; error?: string } | { at: "importing"; account: Account };

/** Resets each time the dialog opens: to the accounts if a user is connected, else to the first step. */
export function ConnectDialog({ isOpen, onClose }: ConnectDialogProps) {
  const { dialog: words, ...all } = useGoogleWords();
  const { data: google } = useQuery(googleQuery);
  const [chosen, setStep] = useState<Step | null>(null);
  const [opened, setOpened] = useState(isOpen);
  if (isOpen !== opened) {
    setOpened(isOpen);
    if (isOpen) setStep(null);
  }
  const first: Step = google && google.connections.length > 0 ? { at: "accounts" } : { at: "connect" };
  const step = chosen ?? first;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words[step.at].title}>
      <div className="flex flex-col gap-5">
        {google?.is_simulated && (
          <Banner kind="info" title={all.simulated}>
            {all.simulated_text}
          </Banner>
        )}
        {!google && <Skeleton className="h-40 w-full" />}
        {google && step.at === "connect" && <ConnectStep onCancel={onClose} />}
        {google && step.at === "accounts" && (
          <AccountsStep
            error={step.error}
            onChoose={(account) => setStep({ at: "importing", account })}
            onOther={() => setStep({ at: "connect" })}
            onCancel={onClose}
          />
        )}
        {google && step.at === "importing" && (
          <ImportingStep
            account={step.account}
            onBack={(error) => setStep(error === undefined ? { at: "accounts" } : { at: "accounts", error })}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}
