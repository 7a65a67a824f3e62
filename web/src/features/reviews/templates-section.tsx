// The reply templates of the organization: list, create, edit, delete.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { useLast } from "@/lib/use-last";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button, IconButton } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { lazyPart } from "@/ui/lazy-part";
import { ProblemNote } from "@/ui/problem-note";
import { CardSkeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { deleteTemplate, type Template, templatesQuery } from "./api";
import { ApprovalSettings } from "./approval/approval-settings";
import { useReviewsWords } from "./words";

const TemplateDialog = lazyPart(() => import("./template-dialog"), "TemplateDialog").Part;
const ConfirmDialog = lazyPart(() => import("./confirm-dialog"), "ConfirmDialog").Part;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Section of the settings page. */
export function TemplatesSection() {
  const { templates: words } = useReviewsWords();
  const [editing, setEditing] = useState<Template | "new" | null>(null);
  const [leaving, setLeaving] = useState<Template | null>(null);
  const shown = useLast(editing);
  const hasEdited = useHasBeenTrue(editing !== null);
  const hasDeleted = useHasBeenTrue(leaving !== null);
  const isEmpty = useQuery(templatesQuery).data?.items.length === 0;
  const create = (
    <Button variant="primary" onPress={() => setEditing("new")} icon={<Plus {...ICON} />}>
      {words.create}
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
        {!isEmpty && create}
      </div>
      <TemplateList create={create} onEdit={setEditing} onDelete={setLeaving} />
      <ApprovalSettings />
      <Suspense>
        {hasEdited && (
          <TemplateDialog
            isOpen={editing !== null}
            template={shown === "new" ? null : shown}
            onClose={() => setEditing(null)}
          />
        )}
        {hasDeleted && <DeleteDialog template={leaving} onClose={() => setLeaving(null)} />}
      </Suspense>
    </section>
  );
}

interface TemplateListProps {
  /** Button of the empty list. */
  create: ReactNode;
  onEdit: (template: Template) => void;
  onDelete: (template: Template) => void;
}

function TemplateList({ create, onEdit, onDelete }: TemplateListProps) {
  const { templates: words } = useReviewsWords();
  const messages = useMessages();
  const { data, error, isPending, refetch } = useQuery(templatesQuery);
  if (isPending) return <CardSkeleton className="h-40 w-full" />;
  if (!data) {
    return (
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
    );
  }
  return (
    <Card className="overflow-hidden">
      {data.items.length === 0 ? (
        <EmptyState {...words.empty} actions={create} />
      ) : (
        <ul className="divide-y divide-line">
          {data.items.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              onEdit={() => onEdit(template)}
              onDelete={() => onDelete(template)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface TemplateRowProps {
  template: Template;
  onEdit: () => void;
  onDelete: () => void;
}

function TemplateRow({ template, onEdit, onDelete }: TemplateRowProps) {
  const { templates: words } = useReviewsWords();
  const { name, language, min_stars, max_stars, text } = template;
  return (
    <li className="flex items-start gap-3 px-4 py-3.5 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="min-w-0 font-medium break-words">{name}</bdi>
          <Badge>{language === "fr" ? words.languages.fr : words.languages.en}</Badge>
          <Badge>{words.range(min_stars, max_stars)}</Badge>
        </p>
        <p className="mt-1 line-clamp-2 text-sm break-words text-ink-muted" lang={language}>
          {text}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton label={words.edit_name(name)} onPress={onEdit}>
          <Pencil {...ICON} />
        </IconButton>
        <IconButton label={words.delete_name(name)} onPress={onDelete}>
          <Trash2 {...ICON} />
        </IconButton>
      </div>
    </li>
  );
}

function DeleteDialog({ template, onClose }: { template: Template | null; onClose: () => void }) {
  const { templates: words } = useReviewsWords();
  const messages = useMessages();
  const client = useQueryClient();
  const name = useLast(template)?.name ?? "";
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Template) => deleteTemplate(id),
    onSuccess: () => toasts.success(words.deleted(name)),
    onError: (error) => toasts.error(`${words.delete_failed} ${problemText(error, messages)}`),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: ["reviews"] });
    },
  });
  return (
    <ConfirmDialog
      isOpen={template !== null}
      title={words.deleting(name)}
      text={words.deleting_text}
      confirm={words.delete}
      isPending={isPending}
      onConfirm={() => template && mutate(template)}
      onClose={onClose}
    />
  );
}
