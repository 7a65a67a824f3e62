// The permissions of every role, side by side.
import { Check, Copy } from "lucide-react";
import { Fragment } from "react";
import { IconButton } from "@/ui/button";
import { Card } from "@/ui/card";
import { useMemberWords } from "../members/words";
import { GROUP_NAMES, GROUPS, type Roles } from "./api";
import type { Draft } from "./role-dialog";
import { useRoleWords } from "./words";

interface MatrixProps {
  roles: Roles;
  /** Begins a copy of a role. */
  onCopy: ((draft: Draft) => void) | undefined;
}

/** A table with a column per role; it scrolls sideways inside its card. */
export function Matrix({ roles, onCopy }: MatrixProps) {
  const words = useRoleWords();
  const { roles: names } = useMemberWords();
  const columns = [
    ...roles.built_in.map(({ role, permissions }) => ({
      key: role as string,
      name: names[role],
      permissions,
      isBuiltIn: true,
    })),
    ...roles.items.map(({ id, name, permissions }) => ({ key: id, name, permissions, isBuiltIn: false })),
  ];
  return (
    <section aria-labelledby="matrix-title" className="flex flex-col gap-3">
      <div>
        <h3 id="matrix-title" className="font-semibold tracking-tight">
          {words.matrix.title}
        </h3>
        <p className="mt-0.5 text-sm text-ink-muted">{words.matrix.text}</p>
      </div>
      <Card className="relative overflow-hidden">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard */}
        <section tabIndex={0} aria-labelledby="matrix-title" className="focus-ring max-h-144 overflow-auto">
          <table className="w-full border-separate border-spacing-0 text-sm">
            <thead>
              <tr>
                <th
                  scope="col"
                  className="sticky top-0 left-0 z-2 min-w-44 border-b border-line bg-surface px-4 py-3 text-left font-medium sm:min-w-72"
                >
                  {words.matrix.permission}
                </th>
                {columns.map(({ key, name, permissions, isBuiltIn }) => (
                  <th
                    key={key}
                    scope="col"
                    className="sticky top-0 z-1 min-w-28 border-b border-line bg-surface px-2 py-3 align-bottom font-medium"
                  >
                    <span className="flex flex-col items-center gap-1">
                      <bdi className="max-w-32 break-words">{name}</bdi>
                      {onCopy && isBuiltIn && (
                        <IconButton
                          label={words.copy_name(name)}
                          onPress={() =>
                            onCopy({ id: null, name: words.copy_of(name), permissions, isOffered: false })
                          }
                        >
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
                        className="sticky left-0 border-b border-line bg-surface px-4 py-2 text-left font-normal"
                      >
                        {words.permissions[permission]}
                      </th>
                      {columns.map(({ key, permissions }) => (
                        <td key={key} className="border-b border-line px-2 py-2 text-center">
                          {permissions.includes(permission) ? (
                            <>
                              <Check
                                className="mx-auto size-4 text-good-ink"
                                strokeWidth={2}
                                aria-hidden="true"
                              />
                              <span className="sr-only">{words.matrix.yes}</span>
                            </>
                          ) : (
                            <span className="sr-only">{words.matrix.no}</span>
                          )}
                        </td>
                      ))}
                    </tr>
                  ))}
                </Fragment>
              ))}
            </tbody>
          </table>
        </section>
      </Card>
    </section>
  );
}
