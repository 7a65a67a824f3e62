// Differences between a location and its Business Profile: changes at Google, and changes not sent there yet.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Badge, StatusBadge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { type Change, decideChange, type Edit, profileQuery, sendEdits } from "./api";
import { FieldValue } from "./field-value";
import { isBeingChecked, isOfHours, plain } from "./values";
import { googleText, useGoogleWords } from "./words";

export interface ProfilePanelProps {
  /** The location. */
  id: string;
  canEdit: boolean;
}

/** Both lists; nothing while both sides are the same. */
export function ProfilePanel({ id, canEdit }: ProfilePanelProps) {
  const words = useGoogleWords();
  const { data: profile } = useQuery(profileQuery(id));
  if (!profile) return null;
  const { changes, edits, error } = profile;
  const trouble = googleText(words, error);
  if (changes.length === 0 && edits.length === 0 && !trouble) return null;
  return (
    <div className="flex flex-col gap-4">
      {trouble && (
        <Banner kind="error" title={words.sync.failed}>
          {trouble}
        </Banner>
      )}
      {changes.length > 0 && <Changes id={id} changes={changes} canEdit={canEdit} />}
      {edits.length > 0 && <Edits id={id} edits={edits} canEdit={canEdit} />}
    </div>
  );
}

function Box({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface">
      <div className="border-b border-line bg-paper/60 px-4 py-3">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-xs text-ink-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}

function Changes({ id, changes, canEdit }: ProfilePanelProps & { changes: readonly Change[] }) {
  const { profile: words } = useGoogleWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ change, answer }: { change: Change; answer: "accept" | "restore" }) =>
      decideChange(change.id, answer),
    onError: (error) => toasts.error(problemText(error, messages)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: profileQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: ["locations"] });
    },
  });
  return (
    <Box title={words.changes} text={words.changes_text}>
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-col gap-2 px-4 py-3">
            <p className="font-medium">{words.fields[change.field]}</p>
            <Values
              field={change.field}
              from={change.old}
              to={change.new}
              labels={[words.ours, words.at_google]}
            />
            {canEdit && (
              <div className="flex flex-wrap gap-2">
                <Button size="sm" isDisabled={isPending} onPress={() => mutate({ change, answer: "accept" })}>
                  {words.accept}
                </Button>
                <Button
                  size="sm"
                  isDisabled={isPending}
                  onPress={() => mutate({ change, answer: "restore" })}
                >
                  {words.restore}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}

function Edits({ id, edits, canEdit }: ProfilePanelProps & { edits: readonly Edit[] }) {
  const all = useGoogleWords();
  const { profile: words } = all;
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (fields: Edit["field"][]) => sendEdits(id, fields),
    onSuccess: (after) => client.setQueryData(profileQuery(id).queryKey, after),
    onError: (error) => toasts.error(problemText(error, messages)),
  });
  return (
    <Box title={words.edits} text={words.edits_text}>
      <ul className="divide-y divide-line">
        {edits.map((edit) => (
          <li key={edit.field} className="flex flex-col gap-2 px-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="font-medium">{words.fields[edit.field]}</p>
              <EditState edit={edit} />
            </div>
            {isBeingChecked(edit) ? (
              <Checked edit={edit} />
            ) : (
              <Values
                field={edit.field}
                from={edit.google}
                to={edit.ours}
                labels={[words.at_google, words.ours]}
              />
            )}
            {edit.state === "refused" && (
              <p className="text-sm text-poor-ink">
                {googleText(all, edit.code) ?? all.errors.google_refused}{" "}
                {edit.detail && !googleText(all, edit.code) && <q lang="en">{edit.detail}</q>}
              </p>
            )}
            {canEdit && (edit.state === "unsent" || edit.state === "refused") && (
              <div>
                <Button size="sm" isDisabled={isPending} onPress={() => mutate([edit.field])}>
                  {words.send}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** A value that Google reviews. Hours are a table, which fits no sentence. */
function Checked({ edit: { field, ours } }: { edit: Edit }) {
  const { profile: words } = useGoogleWords();
  if (isOfHours(field)) return <FieldValue field={field} value={ours} />;
  const value = plain(ours).replaceAll("\n", ", ") || words.none;
  return (
    <p className="text-sm break-words text-ink">
      <bdi>{words.checking(words.fields[field].toLowerCase(), value)}</bdi>
    </p>
  );
}

function EditState({ edit }: { edit: Edit }) {
  const { states } = useGoogleWords().profile;
  if (edit.state === "refused") return <StatusBadge status="poor">{states.refused}</StatusBadge>;
  const known = edit.state === "queued" || edit.state === "pending" ? edit.state : "unsent";
  return <Badge tone="neutral">{states[known]}</Badge>;
}

interface ValuesProps {
  field: Edit["field"];
  from: unknown;
  to: unknown;
  labels: [from: string, to: string];
}

function Values({ field, from, to, labels }: ValuesProps) {
  return (
    <dl className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-2">
      {([from, to] as const).map((value, at) => (
        <div key={labels[at]} className="min-w-0">
          <dt className="text-xs text-ink-faint">{labels[at]}</dt>
          <dd className="break-words whitespace-pre-line text-ink">
            <FieldValue field={field} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
