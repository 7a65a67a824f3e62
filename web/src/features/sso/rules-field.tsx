// Groups of the provider with the roles that they give, in order.
import { Plus, Trash2 } from "lucide-react";
import { givenRole } from "@/features/orgs/roles/api";
import { useRoleChoices } from "@/features/orgs/roles/choices";
import { Button, IconButton } from "@/ui/button";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import type { Role, Rule } from "./api";
import { useSsoWords } from "./words";

/** Maximum number of rules. */
const MAX_RULES = 100;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The list of rules; the first that matches decides. */
export function RulesField({ rules, onChange }: { rules: Rule[]; onChange: (rules: Rule[]) => void }) {
  const words = useSsoWords();
  const { roles, givable } = useRoleChoices();
  const change = (at: number, rule: Rule) =>
    onChange(rules.map((each, index) => (index === at ? rule : each)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-sm font-medium">{words.rules.title}</legend>
      <p className="text-xs text-ink-muted">{words.rules.text}</p>
      {rules.map((rule, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the order
          key={at}
          className="flex flex-wrap items-end gap-2 border-b border-line pb-3 sm:border-0 sm:pb-0"
        >
          <TextField
            label={words.rules.group}
            value={rule.group}
            onChange={(group) => change(at, { ...rule, group })}
            maxLength={256}
            className="min-w-0 flex-1 basis-52"
          />
          <Select
            label={words.rules.role}
            value={rule.role_id ?? rule.role}
            onChange={(id) => change(at, withRole(rule, givenRole(id, roles)))}
            choices={givable.filter(({ id }) => id !== "owner").map(({ id, label }) => ({ id, label }))}
            className="basis-44"
          />
          {rule.limits && <span className="pb-2.5 text-xs text-ink-muted">{words.rules.limited}</span>}
          <IconButton
            label={words.rules.remove(rule.group)}
            onPress={() => onChange(rules.filter((_, index) => index !== at))}
          >
            <Trash2 {...ICON} />
          </IconButton>
        </div>
      ))}
      {rules.length < MAX_RULES && (
        <div>
          <Button
            size="sm"
            onPress={() => onChange([...rules, { group: "", role: "viewer", limits: null }])}
            icon={<Plus {...ICON} />}
          >
            {words.rules.add}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** Returns a rule with another role. The server writes the closest built-in role beside a custom one. */
function withRole({ role_id: _, ...rule }: Rule, given: { role?: Role; role_id?: string }): Rule {
  return { ...rule, role: given.role ?? "client", ...(given.role_id && { role_id: given.role_id }) };
}
