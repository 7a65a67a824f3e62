// The permissions of one role at a time, for phones.
import { Check, Copy, Minus } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/ui/button";
import { cx } from "@/ui/cx";
import { Select } from "@/ui/select";
import { GROUP_NAMES, GROUPS } from "./api";
import type { RoleColumn } from "./columns";
import { useRoleWords } from "./words";

interface OneRoleProps {
  columns: readonly RoleColumn[];
  /** Begins a copy of a role. */
  onCopy: ((column: RoleColumn) => void) | undefined;
}

/** A choice of the role, and a list with a mark for each permission. */
export function OneRole({ columns, onCopy }: OneRoleProps) {
  const words = useRoleWords();
  const [key, setKey] = useState<string | null>(null);
  const current = columns.find((column) => column.key === key) ?? columns[0];
  if (!current) return null;
  return (
    <>
      <div className="flex items-end gap-2 p-4">
        <Select
          label={words.matrix.role}
          value={current.key}
          onChange={setKey}
          choices={columns.map(({ key: id, name }) => ({ id, label: name }))}
          className="min-w-0 flex-1"
        />
        {onCopy && (
          <IconButton label={words.copy_name(current.name)} onPress={() => onCopy(current)}>
            <Copy className="size-4" strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {GROUP_NAMES.map((group) => (
        <section key={group} aria-label={words.groups[group]} className="border-t border-line">
          <h4 className="bg-sunken px-4 py-2 text-xs font-medium text-ink-muted">{words.groups[group]}</h4>
          <ul className="divide-y divide-line text-sm">
            {GROUPS[group].map((permission) => {
              const isGiven = current.permissions.includes(permission);
              const Icon = isGiven ? Check : Minus;
              return (
                <li key={permission} className="flex items-start gap-3 px-4 py-2">
                  <Icon
                    className={cx("mt-0.5 size-4 shrink-0", isGiven ? "text-good-ink" : "text-ink-faint")}
                    strokeWidth={2}
                    aria-hidden="true"
                  />
                  <span className="sr-only">{isGiven ? words.matrix.yes : words.matrix.no}</span>
                  <span className={cx("min-w-0 text-pretty", !isGiven && "text-ink-muted")}>
                    {words.permissions[permission]}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
