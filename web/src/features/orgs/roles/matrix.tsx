// The permissions of every role: side by side, or one role at a time on phones.
import { Check, Copy } from "lucide-react";
import { Fragment } from "react";
import { IconButton } from "@/ui/button";
import { Card } from "@/ui/card";
import { useMemberWords } from "../members/words";
import { GROUP_NAMES, GROUPS, type Roles } from "./api";
import { columnsOf, type RoleColumn } from "./columns";
import { OneRole } from "./one-role";
import type { Draft } from "./role-dialog";
import { useRoleWords } from "./words";

interface MatrixProps {
  roles: Roles;
  /** Begins a copy of a role. */
  onCopy: ((draft: Draft) => void) | undefined;
}

/** The comparison, under its title. */
export function Matrix({ roles, onCopy }: MatrixProps) {
  const words = useRoleWords();
  const { roles: names } = useMemberWords();
  const columns = columnsOf(roles, names);
  const copy = onCopy && ((draft: RoleColumn) => onCopy(copyOf(draft, words.copy_of)));
  return (
    <section aria-labelledby="matrix-title" className="flex flex-col gap-3">
      <div>
        <h3 id="matrix-title" className="font-semibold tracking-tight">
          {words.matrix.title}
        </h3>
        <p className="mt-0.5 text-sm text-ink-muted">{words.matrix.text}</p>
      </div>
      <Card className="relative overflow-hidden max-sm:hidden">
        <Table columns={columns} onCopy={copy} />
      </Card>
      <Card className="overflow-hidden sm:hidden">
        <OneRole columns={columns} onCopy={copy} />
      </Card>
    </section>
  );
}

function copyOf({ name, permissions }: RoleColumn, nameOf: (name: string) => string): Draft {
  return { id: null, name: nameOf(name), permissions, isOffered: false };
}

interface TableProps {
  columns: readonly RoleColumn[];
  onCopy: ((column: RoleColumn) => void) | undefined;
}

/** A column per role; it scrolls sideways inside its card, under the names and beside the permissions. */
function Table({ columns, onCopy }: TableProps) {
  const words = useRoleWords();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
      tabIndex={0}
      aria-labelledby="matrix-title"
      className="focus-ring relative max-h-144 overflow-auto"
    >
      <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
        <colgroup>
          <col className="w-48 lg:w-72" />
          {columns.map(({ key }) => (
            <col key={key} className="w-32" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-3 border-r border-b border-line bg-surface px-4 py-3 text-left align-bottom font-medium"
            >
              {words.matrix.permission}
            </th>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className="sticky top-0 z-2 border-b border-line bg-surface px-2 py-3 align-bottom font-medium"
              >
                <span className="flex flex-col items-center gap-1">
                  <bdi className="line-clamp-3 max-w-full wrap-anywhere hyphens-auto">{column.name}</bdi>
                  {onCopy && (
                    <IconButton label={words.copy_name(column.name)} onPress={() => onCopy(column)}>
                      <Copy className="size-4" strokeWidth={1.5} aria-hidden="true" />
                    </IconButton>
                  )}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GROUP_NAMES.map((group) => (
            <Fragment key={group}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length + 1}
                  className="border-b border-line bg-sunken px-4 py-2 text-left text-xs font-medium text-ink-muted"
                >
                  <span className="sticky left-4">{words.groups[group]}</span>
                </th>
              </tr>
              {GROUPS[group].map((permission) => (
                <tr key={permission}>
                  <th
                    scope="row"
                    className="sticky left-0 z-1 border-r border-b border-line bg-surface px-4 py-2 text-left font-normal text-pretty"
                  >
                    {words.permissions[permission]}
                  </th>
                  {columns.map(({ key, permissions }) => (
                    <td key={key} className="border-b border-line px-2 py-2 text-center">
                      <Mark isGiven={permissions.includes(permission)} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Mark({ isGiven }: { isGiven: boolean }) {
  const { matrix: words } = useRoleWords();
  if (!isGiven) return <span className="sr-only">{words.no}</span>;
  return (
    <>
      <Check className="mx-auto size-4 text-good-ink" strokeWidth={2} aria-hidden="true" />
      <span className="sr-only">{words.yes}</span>
    </>
  );
}
