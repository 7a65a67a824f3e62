// The API tokens of a person: list, create, revoke.
import { useQuery } from "@tanstack/react-query";
import { BookOpenText, KeyRound, Plus } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useI18n } from "@/lib/i18n";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { lazyPart } from "@/ui/lazy-part";
import { LinkButton } from "@/ui/link";
import { ListCard } from "../list-card";
import { type Token, tokensQuery } from "./api";
import { TokenRow } from "./token-row";
import { useTokenWords } from "./words";

const CreateDialog = lazyPart(() => import("./create-dialog"), "CreateDialog").Part;
const RevokeDialog = lazyPart(() => import("./revoke-dialog"), "RevokeDialog").Part;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Section of the settings page. */
export function TokensSection() {
  const words = useTokenWords();
  const { language } = useI18n();
  const [isCreating, setCreating] = useState(false);
  const [leaving, setLeaving] = useState<Token | null>(null);
  const hasCreated = useHasBeenTrue(isCreating);
  const hasRevoked = useHasBeenTrue(leaving !== null);
  const isEmpty = useQuery(tokensQuery).data?.length === 0;
  const create = (
    <Button variant="primary" onPress={() => setCreating(true)} icon={<Plus {...ICON} />}>
      {words.create}
    </Button>
  );
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="section-title" tabIndex={-1} className="outline-none text-lg font-semibold tracking-tight">
            {words.title}
          </h2>
          <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton
            href={language === "fr" ? "/fr/docs/api" : "/docs/api"}
            icon={<BookOpenText {...ICON} />}
          >
            {words.reference}
          </LinkButton>
          {!isEmpty && create}
        </div>
      </div>
      <Tokens onRevoke={setLeaving} add={create} />
      <Suspense>
        {hasCreated && <CreateDialog isOpen={isCreating} onClose={() => setCreating(false)} />}
        {hasRevoked && <RevokeDialog token={leaving} onClose={() => setLeaving(null)} />}
      </Suspense>
    </section>
  );
}

function Tokens({ onRevoke, add }: { onRevoke: (token: Token) => void; add: ReactNode }) {
  const words = useTokenWords();
  const query = useQuery(tokensQuery);
  return (
    <ListCard query={query} errorText={words.load_failed} empty={words.empty} add={add} iconClass="size-5">
      {(tokens) => <TokenTable tokens={tokens} onRevoke={onRevoke} />}
    </ListCard>
  );
}

function TokenTable({ tokens, onRevoke }: { tokens: Token[]; onRevoke: (token: Token) => void }) {
  const words = useTokenWords();
  const { columns } = words;
  return (
    <Card className="@container overflow-hidden">
      <table className="w-full text-left text-sm @max-3xl:block">
        <caption className="sr-only">{words.title}</caption>
        <thead className="border-b border-line bg-sunken text-xs text-ink-muted @max-3xl:sr-only">
          <tr>
            {[columns.name, columns.scope, columns.created, columns.last_used, columns.expires].map(
              (name) => (
                <th key={name} scope="col" className="px-3 py-2.5 font-medium first:pl-5">
                  {name}
                </th>
              ),
            )}
            <th scope="col" className="px-3 py-2.5 pr-5">
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line @max-3xl:block">
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              icon={<KeyRound className="size-5" strokeWidth={1.5} aria-hidden="true" />}
              onRevoke={onRevoke}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
