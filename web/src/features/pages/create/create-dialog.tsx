// Dialog that creates the site in three steps, with a summary at the end.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { refusedField } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ProblemNote } from "@/ui/problem-note";
import { toasts } from "@/ui/toast";
import { saveSite, siteQuery } from "../api";
import { type SiteDraft, type SiteErrors, siteBody, siteDraftOf, siteErrors, slugOf } from "../site-draft";
import type { Site } from "../types";
import { AddressFields } from "./address-fields";
import { LookFields } from "./look-fields";
import { Result } from "./result";
import { TemplateField } from "./template-field";
import { useCreateWords } from "./words";

const LAST_STEP = 2;

export interface CreateDialogProps {
  isOpen: boolean;
  /** Defaults that the server proposes. */
  proposal: Site;
  onClose: () => void;
}

/** Steps: template, look, languages and URL. The site stays private until a page is published. */
export function CreateDialog({ isOpen, proposal, onClose }: CreateDialogProps) {
  const words = useCreateWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [step, setStep] = useState(0);
  const [draft, setDraft] = useState(() => siteDraftOf(proposal));
  const [errors, setErrors] = useState<SiteErrors>({});
  const stepRef = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveSite({ ...siteBody(draft), state: "live" }),
    onSuccess: (site) => {
      client.setQueryData(siteQuery.queryKey, site);
      void client.invalidateQueries({ queryKey: ["pages"] });
      toasts.success(words.created);
      onClose();
    },
  });
  const slugRefusal = refusedField(error, "slug")?.code;
  const change = (patch: Partial<SiteDraft>) => {
    setErrors({});
    setDraft((before) => {
      // The URL slug follows the name until it is edited.
      const follows = patch.name !== undefined && before.slug === slugOf(before.name);
      return { ...before, ...patch, ...(follows && { slug: slugOf(patch.name ?? "") }) };
    });
  };
  const goToStep = (to: number) => {
    setStep(to);
    // Scroll to the top and focus the step, so that screen readers announce it.
    requestAnimationFrame(() => {
      stepRef.current?.focus({ preventScroll: true });
      stepRef.current?.parentElement?.scrollTo(0, 0);
    });
  };
  const next = () => {
    const { primary, accent, ...rest } = siteErrors(draft);
    const nextErrors: SiteErrors = step === LAST_STEP ? { primary, accent, ...rest } : { primary, accent };
    setErrors(nextErrors);
    if (step > 0 && Object.values(nextErrors).some(Boolean)) return;
    if (step === LAST_STEP) mutate();
    else goToStep(step + 1);
  };
  const fields = { draft, onChange: change, errors };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      subtitle={words.step(step + 1, LAST_STEP + 1, words.steps[step] ?? "")}
      size="xl"
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={step === 0 ? onClose : () => goToStep(step - 1)} isDisabled={isPending}>
            {step === 0 ? messages.ui.cancel : words.back}
          </Button>
          <Button variant="primary" isPending={isPending} onPress={next}>
            {step === LAST_STEP ? words.submit : words.next}
          </Button>
        </>
      }
    >
      <div ref={stepRef} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {error && slugRefusal === undefined && (
          <Banner kind="error" title={words.failed}>
            <ProblemNote error={error} />
          </Banner>
        )}
        {step === 0 && (
          <>
            <p className="text-sm text-ink-muted">{words.template_text}</p>
            <TemplateField value={draft.template} onChange={(template) => change({ template })} />
          </>
        )}
        {step === 1 && <LookFields {...fields} />}
        {step === LAST_STEP && (
          <div className="grid gap-6 lg:grid-cols-2">
            <AddressFields site={proposal} slugRefusal={slugRefusal} {...fields} />
            <Result site={proposal} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
