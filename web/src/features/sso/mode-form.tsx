// Use of single sign-on, and the owners who can still sign in with a passkey.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { RadioGroup } from "@/ui/radio-group";
import { toasts } from "@/ui/toast";
import { type Connection, MODES, type Mode, type Sso, setMode, ssoQuery } from "./api";
import { DomainsLink } from "./domains-link";
import { useSsoWords } from "./words";

/** The choice, with the owners for emergencies. */
export function ModeForm({ sso, connection }: { sso: Sso; connection: Connection }) {
  const { mode: words } = useSsoWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [mode, choose] = useState<Mode>(connection.mode);
  const [glass, setGlass] = useState(() =>
    sso.owners.filter((owner) => owner.may_break_glass).map(({ id }) => id),
  );
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => setMode(mode, glass),
    onSuccess: (now) => {
      client.setQueryData(ssoQuery.queryKey, now);
      toasts.success(words.saved);
    },
  });
  const conflict = error instanceof ApiError ? words.conflicts[error.code] : undefined;
  return (
    <div className="flex flex-col gap-4">
      {error && (
        <Banner kind="error">
          {conflict ?? `${words.failed} ${problemText(error, messages)}`}{" "}
          {error instanceof ApiError && error.code === "sso_domain_required" && <DomainsLink />}
        </Banner>
      )}
      <RadioGroup
        label={words.label}
        value={mode}
        onChange={(value) => {
          reset();
          choose(MODES.find((each) => each === value) ?? mode);
        }}
        choices={MODES.map((each) => ({
          value: each,
          label: words[each][0] ?? "",
          description: words[each][1],
        }))}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="text-sm font-medium">{words.glass}</legend>
        <p className="max-w-[65ch] text-xs text-pretty text-ink-muted">{words.glass_text}</p>
        {sso.owners.map((owner) => (
          <Checkbox
            key={owner.id}
            isSelected={glass.includes(owner.id)}
            isDisabled={!owner.has_passkey}
            onChange={(isOn) =>
              setGlass((before) => (isOn ? [...before, owner.id] : before.filter((id) => id !== owner.id)))
            }
          >
            {owner.has_passkey ? owner.name : `${owner.name} (${words.no_passkey})`}
          </Checkbox>
        ))}
      </fieldset>
      <div>
        <Button variant="primary" isPending={isPending} onPress={() => mutate()}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
