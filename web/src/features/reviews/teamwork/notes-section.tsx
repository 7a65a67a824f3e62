// Internal notes about a review, below its reply.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { Banner } from "@/ui/banner";
import { Button, IconButton } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import type { ReviewDetail } from "../api";
import { useReviewProblem } from "../use-change";
import { useTeamworkWords } from "../words";
import { colleaguesQuery, deleteNote, type Note, notesQuery, saveNote } from "./api";
import { editedText, type Mentionable, partsOf, storedText } from "./mentions";
import { NoteForm } from "./note-form";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface NotesSectionProps {
  review: ReviewDetail;
  /** Typed note that is not saved. */
  unsent: string;
  onUnsent: (text: string) => void;
}

/** Notes, and the form of a new one for members who may write them. */
export function NotesSection({ review, unsent, onUnsent }: NotesSectionProps) {
  const { notes: words } = useTeamworkWords();
  const messages = useMessages();
  const canWrite = useMay()("assign_reviews");
  const { data: notes, isPending, error, refetch } = useQuery(notesQuery(review.id));
  return (
    <section aria-labelledby="notes-title" className="flex flex-col gap-3 border-t border-line pt-4">
      <header>
        <h3 id="notes-title" className="text-sm font-semibold">
          {words.title}
        </h3>
        <p className="text-xs text-pretty text-ink-muted">{words.text}</p>
      </header>
      {isPending && <Skeleton className="h-12 w-full rounded-lg" />}
      {error && !notes && (
        <Banner
          kind="error"
          actions={
            <Button size="sm" onPress={() => void refetch()}>
              {messages.ui.retry}
            </Button>
          }
        >
          {words.load_failed}
        </Banner>
      )}
      {notes && notes.length > 0 && (
        <ul aria-labelledby="notes-title" className="flex flex-col gap-2">
          {notes.map((note) => (
            <ShownNote key={note.id} review={review} note={note} />
          ))}
        </ul>
      )}
      {notes?.length === 0 && !canWrite && <p className="text-sm text-ink-muted">{words.none}</p>}
      {canWrite && notes && <NewNote review={review} text={unsent} onText={onUnsent} />}
    </section>
  );
}

/** Saves a note, with the names of the chosen members turned into ids. */
function useSaveNote(review: string, note: string | undefined, onSaved: () => void) {
  const { notes: words } = useTeamworkWords();
  const client = useQueryClient();
  const problem = useReviewProblem();
  return useMutation({
    mutationFn: ({ text, chosen }: { text: string; chosen: readonly Mentionable[] }) =>
      saveNote(review, note, storedText(text, chosen)),
    onSuccess: onSaved,
    onError: (error) => toasts.error(`${words.failed} ${problem(error)}`),
    onSettled: () => client.invalidateQueries({ queryKey: notesQuery(review).queryKey }),
  });
}

interface NewNoteProps {
  review: ReviewDetail;
  text: string;
  onText: (text: string) => void;
}

function NewNote({ review, text, onText }: NewNoteProps) {
  const { notes: words } = useTeamworkWords();
  const { data: colleagues = [] } = useQuery(colleaguesQuery(review.location_id));
  const { mutate, isPending } = useSaveNote(review.id, undefined, () => onText(""));
  return (
    <NoteForm
      label={words.label}
      colleagues={colleagues}
      text={text}
      onText={onText}
      isPending={isPending}
      submit={words.add}
      onSubmit={() => mutate({ text, chosen: colleagues })}
    />
  );
}

function ShownNote({ review, note }: { review: ReviewDetail; note: Note }) {
  const words = useTeamworkWords();
  const format = useFormat();
  const client = useQueryClient();
  const problem = useReviewProblem();
  const [edited, setEdited] = useState<string>();
  const { data: colleagues = [] } = useQuery({
    ...colleaguesQuery(review.location_id),
    enabled: note.is_own,
  });
  const save = useSaveNote(review.id, note.id, () => setEdited(undefined));
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => deleteNote(review.id, note.id),
    onSuccess: () => toasts.success(words.notes.deleted),
    onError: (error) => toasts.error(`${words.notes.delete_failed} ${problem(error)}`),
    onSettled: () => client.invalidateQueries({ queryKey: notesQuery(review.id).queryKey }),
  });
  const { author, mentions, written_at, edited_at, is_own } = note;
  const known = mentions.map(({ id, name }) => ({ id, name: name ?? words.former }));
  if (edited !== undefined) {
    return (
      <li>
        <NoteForm
          label={words.notes.edit_label}
          colleagues={colleagues}
          text={edited}
          onText={setEdited}
          isPending={save.isPending}
          submit={words.notes.save}
          // Former members stay mentioned while their names stay in the text.
          onSubmit={() => save.mutate({ text: edited, chosen: [...known, ...colleagues] })}
          onCancel={() => setEdited(undefined)}
        />
      </li>
    );
  }
  return (
    <li className="rounded-lg bg-brass-soft px-3 py-2 text-sm">
      <p className="break-words whitespace-pre-wrap" dir="auto">
        {partsOf(note.text, mentions, words.former).map(({ text, isMention }, at) =>
          isMention ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
            <bdi key={at} className="font-medium text-link">
              {text}
            </bdi>
          ) : (
            text
          ),
        )}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
        <bdi>{author.name ?? words.former}</bdi>
        <time dateTime={written_at}>{format.dateTime(written_at)}</time>
        {edited_at && <span title={format.dateTime(edited_at)}>{words.notes.edited}</span>}
        {is_own && (
          <span className="ml-auto flex">
            <IconButton
              label={words.notes.edit}
              size="sm"
              onPress={() => setEdited(editedText(note.text, mentions, words.former))}
            >
              <Pencil {...ICON} />
            </IconButton>
            <IconButton label={words.notes.delete} size="sm" isPending={isPending} onPress={() => remove()}>
              <Trash2 {...ICON} />
            </IconButton>
          </span>
        )}
      </p>
    </li>
  );
}
