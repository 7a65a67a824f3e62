// Dialog that helps to report a review: the rule, the text to copy, and the address.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy, ExternalLink } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { idempotencyKey } from "@/lib/idempotency-key";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { Link } from "@/ui/link";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import type { ReviewDetail } from "../api";
import { useReviewProblem } from "../use-change";
import { useReportsWords, useReviewsWords } from "../words";
import { type ReportRule, report, reportsQuery } from "./api";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;
const MAX_TEXT = 2000;

export interface ReportDialogProps {
  isOpen: boolean;
  review: ReviewDetail;
  rules: readonly ReportRule[];
  /** Address where the site takes the report. */
  url: string | null;
  onClose: () => void;
}

/** Dialog with the form, which resets each time the dialog opens. */
export function ReportDialog({ isOpen, ...props }: ReportDialogProps) {
  const words = useReportsWords();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={words.dialog}
      subtitle={words.intro}
      submit={words.submit}
    >
      {(form) => <ReportForm {...form} {...props} />}
    </FormDialog>
  );
}

function ReportForm({
  id,
  onPending,
  review,
  rules,
  url,
  onClose,
}: Omit<ReportDialogProps, "isOpen"> & DialogForm) {
  const words = useReportsWords();
  const { anonymous } = useReviewsWords();
  const format = useFormat();
  const client = useQueryClient();
  const problem = useReviewProblem();
  const [key] = useState(idempotencyKey);
  const [rule, setRule] = useState<ReportRule>();
  const [isChecked, setChecked] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (chosen: ReportRule) => report(review.id, chosen, key),
    onMutate: () => onPending(true),
    onSettled: () => {
      onPending(false);
      void client.invalidateQueries({ queryKey: ["reviews"] });
      return client.invalidateQueries({ queryKey: reportsQuery(review.id).queryKey });
    },
    onSuccess: () => {
      toasts.success(words.saved);
      onClose();
    },
  });
  const text =
    rule &&
    words.text({
      business: review.location_name,
      author: review.author || anonymous,
      date: format.date(review.written_at),
      rule: words.rules[rule],
      reason: words.reasons[rule],
    });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text ?? "");
      toasts.success(words.copied);
    } catch {
      toasts.error(words.copy_failed);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (rule && !isPending) mutate(rule);
  };
  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-5">
      {error && (
        <Banner kind="error" title={words.failed}>
          {problem(error)}
        </Banner>
      )}
      <Select
        label={words.rule}
        placeholder={words.rule_placeholder}
        value={rule ?? null}
        choices={rules.map((each) => ({ id: each, label: words.rules[each] }))}
        onChange={(chosen) => setRule(rules.find((each) => each === chosen))}
        errorMessage={isChecked && !rule ? words.rule_required : undefined}
      />
      {text && (
        <div className="flex flex-col items-start gap-2">
          <TextField
            key={rule}
            label={words.copy_label}
            description={words.copy_hint}
            rows={5}
            value={text}
            maxLength={MAX_TEXT}
            isReadOnly
            className="w-full"
          />
          <Button size="sm" icon={<Copy {...ICON} />} onPress={() => void copy()}>
            {words.copy}
          </Button>
        </div>
      )}
      {url ? (
        <Link
          href={url}
          target="_blank"
          rel="noreferrer noopener"
          className="inline-flex items-center gap-1 text-sm"
        >
          {review.source === "google" ? words.open_google : words.open_site}
          <ExternalLink className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
        </Link>
      ) : (
        <p className="text-sm text-pretty text-ink-muted">{words.no_url}</p>
      )}
      <p className="text-sm text-pretty text-ink-muted">{words.next_step}</p>
    </form>
  );
}
