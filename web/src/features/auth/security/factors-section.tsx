// Two-step sign-in: the authenticator apps of an account.
import type { Factor, User } from "@supabase/auth-js";
import { Plus, Smartphone } from "lucide-react";
import { Suspense, useState } from "react";
import { authClient, refreshSession } from "@/lib/auth";
import { useFormat } from "@/lib/i18n";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { StatusBadge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { toasts } from "@/ui/toast";
import { AskDialog, type Question } from "./ask-dialog";
import { Body, Row, Rows, Section } from "./section";
import { useReauthentication } from "./use-reauthentication";
import { useRefresh } from "./use-refresh";
import { useSecurityWords } from "./words";

const AddDialog = lazyPart(() => import("./add-factor-dialog"), "AddFactorDialog").Part;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The list, and the ways to add to it and to take from it. */
export function FactorsSection({ user }: { user: User }) {
  const security = useSecurityWords();
  const words = security.factors;
  const format = useFormat();
  const refresh = useRefresh();
  const withReauthentication = useReauthentication();
  const [isAdding, setAdding] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const hasAdded = useHasBeenTrue(isAdding);
  const apps = (user.factors ?? []).filter(
    ({ factor_type, status }) => factor_type === "totp" && status === "verified",
  );

  const remove = async ({ id }: Factor, name: string) => {
    const { mfa } = await authClient();
    const answer = await withReauthentication(() => mfa.unenroll({ factorId: id }));
    if (!answer) return;
    if (answer.error) toasts.error(security.failed);
    else {
      // The token still contains the removed factor.
      await refreshSession();
      toasts.success(words.removing.done(name));
    }
    await refresh();
  };
  const ask = (factor: Factor, name: string) =>
    setQuestion({
      title: words.removing.title(name),
      text: `${words.removing.text}${apps.length === 1 ? ` ${words.removing.last}` : ""}`,
      confirm: words.removing.confirm,
      act: () => remove(factor, name),
    });

  return (
    <Section
      title={words.title}
      text={words.text}
      mark={
        <StatusBadge status={apps.length > 0 ? "good" : "neutral"}>
          {apps.length > 0 ? words.on : words.off}
        </StatusBadge>
      }
      action={
        <Button
          variant={apps.length > 0 ? "secondary" : "primary"}
          onPress={() => setAdding(true)}
          icon={<Plus {...ICON} />}
        >
          {apps.length > 0 ? words.add_another : words.add}
        </Button>
      }
    >
      {apps.length === 0 ? (
        <Body>
          <p className="text-ink-muted">{words.empty}</p>
        </Body>
      ) : (
        <Rows label={words.title}>
          {apps.map((app) => {
            const name = app.friendly_name || words.default_name;
            return (
              <Row
                key={app.id}
                icon={<Smartphone className="size-4.5" strokeWidth={1.5} aria-hidden="true" />}
                title={<bdi className="break-words">{name}</bdi>}
                notes={words.added(format.date(app.created_at))}
                actions={
                  <Button size="sm" aria-label={words.remove_name(name)} onPress={() => ask(app, name)}>
                    {words.remove}
                  </Button>
                }
              />
            );
          })}
        </Rows>
      )}
      <AskDialog question={question} onClose={() => setQuestion(null)} />
      <Suspense>
        {hasAdded && (
          <AddDialog
            isOpen={isAdding}
            onClose={() => setAdding(false)}
            email={user.email ?? ""}
            taken={apps.map(({ friendly_name }) => friendly_name ?? "")}
          />
        )}
      </Suspense>
    </Section>
  );
}
