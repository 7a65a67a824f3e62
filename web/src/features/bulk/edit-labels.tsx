// Labels to add and to remove.
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { ListBox, ListBoxItem } from "react-aria-components";
import { labelsQuery } from "@/features/locations/labels/api";
import { LabelDot } from "@/features/locations/labels/chip";
import { LabelForm } from "@/features/locations/labels/label-form";
import { optionClass } from "@/ui/list-box";
import { Skeleton } from "@/ui/skeleton";
import { useBulkWords } from "./words";

export interface EditLabelsProps {
  add: readonly string[];
  remove: readonly string[];
  onChange: (add: readonly string[], remove: readonly string[]) => void;
}

/** Two lists: a label chosen in one leaves the other. */
export function EditLabels({ add, remove, onChange }: EditLabelsProps) {
  const { edit } = useBulkWords();
  const { data } = useQuery(labelsQuery);
  if (!data) return <Skeleton className="h-24" />;
  if (data.items.length === 0) {
    return (
      <>
        <p className="mb-3 text-xs text-ink-muted">{edit.labels_none}</p>
        <LabelForm />
      </>
    );
  }
  const without = (ids: readonly string[], taken: readonly string[]) =>
    ids.filter((id) => !taken.includes(id));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LabelList
        title={edit.labels_add}
        chosen={add}
        onChange={(chosen) => onChange(chosen, without(remove, chosen))}
      />
      <LabelList
        title={edit.labels_remove}
        chosen={remove}
        onChange={(chosen) => onChange(without(add, chosen), chosen)}
      />
    </div>
  );
}

interface LabelListProps {
  title: string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function LabelList({ title, chosen, onChange }: LabelListProps) {
  const { data } = useQuery(labelsQuery);
  return (
    <div>
      <p className="mb-1.5 text-xs font-medium text-ink-muted" aria-hidden="true">
        {title}
      </p>
      <ListBox
        aria-label={title}
        items={data?.items ?? []}
        selectionMode="multiple"
        selectedKeys={chosen}
        onSelectionChange={(keys) => onChange(keys === "all" ? [] : [...keys].map(String))}
        className="max-h-44 overflow-y-auto rounded-md border border-line-strong bg-surface p-1 outline-none"
      >
        {(label) => (
          <ListBoxItem id={label.id} textValue={label.name} className={optionClass}>
            {({ isSelected }) => (
              <>
                <LabelDot color={label.color} />
                <bdi className="min-w-0 flex-1 truncate">{label.name}</bdi>
                {isSelected && (
                  <Check className="size-4 shrink-0 text-link" strokeWidth={1.75} aria-hidden="true" />
                )}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}
