// The dialog that shares a report or a heatmap: a new link, and those that exist.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useI18n } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CopyOnce } from "@/ui/copy-once";
import { Dialog } from "@/ui/dialog";
import { Link } from "@/ui/link";
import { PasswordField } from "@/ui/password-field";
import { Select } from "@/ui/select";
import { Switch } from "@/ui/switch";
import type { CreatedShare } from "../types";
import { useProblem } from "../use-problem";
import { createShare, type ShareSubject, sharesQuery } from "./api";
import { DEFAULT_EXPIRY, EXPIRIES, isPasswordShort, MAX_PASSWORD, startDraft } from "./draft";
import { SharedLinks } from "./shared-links";
import { useShareWords } from "./words";

const YEAR = 365;

export interface ShareDialogProps {
  isOpen: boolean;
  subject: ShareSubject;
  onClose: () => void;
}

/** Resets the form each time the dialog opens. */
export function ShareDialog({ isOpen, subject, onClose }: ShareDialogProps) {
  const words = useShareWords();
  const may = useMay();
  const [created, setCreated] = useState<CreatedShare | null>(null);
  const kind = words.kinds[subject.kind];
  const close = () => {
    setCreated(null);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={kind.title} subtitle={kind.text}>
      <div className="flex flex-col gap-7">
        {created ? (
          <section className="flex flex-col gap-3">
            <div>
              <h3 className="font-semibold text-ink">{words.created.title}</h3>
              <p className="text-sm text-ink-muted">{words.created.text}</p>
            </div>
            <CopyOnce value={created.url} words={{ ...words.created, label: kind.link }} />
            <Button variant="ghost" className="-ml-3.5 self-start" onPress={() => setCreated(null)}>
              {words.created.another}
            </Button>
          </section>
        ) : (
          <NewLink subject={subject} onCreated={setCreated} />
        )}
        <SharedLinks subject={subject} />
        {(may("manage_domains") || may("manage_brands")) && (
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
            <span>{words.brand.text}</span>
            {may("manage_domains") && <Link href="/dashboard/settings/domains">{words.brand.domains}</Link>}
            {may("manage_brands") && <Link href="/dashboard/settings/brands">{words.brand.brands}</Link>}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface NewLinkProps {
  subject: ShareSubject;
  onCreated: (share: CreatedShare) => void;
}

function NewLink({ subject, onCreated }: NewLinkProps) {
  const words = useShareWords();
  const { language } = useI18n();
  const problem = useProblem();
  const client = useQueryClient();
  const id = useId();
  const [draft, setDraft] = useState(() => startDraft(language));
  const [isChecked, setChecked] = useState(false);
  const creation = useMutation({
    mutationFn: () => createShare(subject, draft),
    onSuccess: (share) => {
      onCreated(share);
      void client.invalidateQueries({ queryKey: sharesQuery(subject).queryKey });
      void client.invalidateQueries({ queryKey: ["reports"] });
    },
  });
  const isShort = isPasswordShort(draft);
  const nameOf = (days: number) => {
    if (days === YEAR) return words.expires.year;
    return days === 2 * YEAR ? words.expires.years : words.expires.days(days);
  };
  return (
    <form
      id={id}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!isShort) creation.mutate();
      }}
    >
      {creation.error !== null && (
        <Banner kind="error" title={words.failed}>
          {problem(creation.error)}
        </Banner>
      )}
      <Select
        label={words.expires.label}
        value={String(draft.days)}
        choices={EXPIRIES.map((days) => ({ id: String(days), label: nameOf(days) }))}
        onChange={(chosen) =>
          setDraft({ ...draft, days: EXPIRIES.find((days) => String(days) === chosen) ?? DEFAULT_EXPIRY })
        }
        className="sm:w-60"
      />
      {subject.kind === "report" ? (
        <Switch isSelected={draft.download} onChange={(download) => setDraft({ ...draft, download })}>
          {words.download}
        </Switch>
      ) : (
        <Select
          label={words.language.label}
          value={draft.language}
          choices={[
            { id: "en", label: words.language.en },
            { id: "fr", label: words.language.fr },
          ]}
          onChange={(chosen) => setDraft({ ...draft, language: chosen === "fr" ? "fr" : "en" })}
          className="sm:w-60"
        />
      )}
      <Switch
        isSelected={draft.asksPassword}
        onChange={(asksPassword) => setDraft({ ...draft, asksPassword })}
        description={words.password.help}
      >
        {words.password.switch}
      </Switch>
      {draft.asksPassword && (
        <PasswordField
          label={words.password.label}
          autoComplete="off"
          value={draft.password}
          onChange={(password) => setDraft({ ...draft, password })}
          maxLength={MAX_PASSWORD}
          isRequired
          errorMessage={isChecked && isShort ? words.password.short : undefined}
        />
      )}
      <Button type="submit" variant="primary" className="self-start" isPending={creation.isPending}>
        {words.create}
      </Button>
    </form>
  );
}
