// One token: a row of the table, or on a narrow screen a block of its own.
import type { ReactNode } from "react";
import { useFormat } from "@/lib/i18n";
import { Badge, StatusBadge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { isExpired, type Token } from "./api";
import { useTokenWords } from "./words";

export interface TokenRowProps {
  token: Token;
  icon: ReactNode;
  onRevoke: (token: Token) => void;
}

/** Name, prefix, scopes, dates, and the button that revokes the token. */
export function TokenRow({ token, icon, onRevoke }: TokenRowProps) {
  const words = useTokenWords();
  const format = useFormat();
  const { columns } = words;
  return (
    <tr className="@max-3xl:flex @max-3xl:flex-col @max-3xl:gap-1.5 @max-3xl:px-4 @max-3xl:py-4">
      <th scope="row" className="font-normal @3xl:px-3 @3xl:py-3 @3xl:pl-5">
        <span className="flex items-start gap-3">
          <span className="mt-0.5 shrink-0 text-brass">{icon}</span>
          <span className="min-w-0">
            <bdi className="block font-medium break-words text-ink">{token.name}</bdi>
            <code className="font-mono text-xs text-ink-muted">{token.prefix}…</code>
          </span>
        </span>
      </th>
      <td className="@max-3xl:pl-8 @3xl:px-3 @3xl:py-3">
        <span className="flex flex-wrap gap-1">
          {token.scopes.map((scope) => (
            <Badge key={scope} tone={scope === "read" ? "neutral" : "brass"}>
              {words.scopes[scope]}
            </Badge>
          ))}
        </span>
      </td>
      <Cell label={columns.created}>{format.date(token.created_at)}</Cell>
      <Cell label={columns.last_used}>
        {token.last_used_at ? (
          <time dateTime={token.last_used_at} title={format.dateTime(token.last_used_at)}>
            {format.ago(token.last_used_at)}
          </time>
        ) : (
          words.never_used
        )}
      </Cell>
      <Cell label={columns.expires}>
        {isExpired(token) ? (
          <StatusBadge status="poor">{words.expired}</StatusBadge>
        ) : token.expires_at ? (
          format.date(token.expires_at)
        ) : (
          words.never_expires
        )}
      </Cell>
      <td className="text-right @max-3xl:mt-1.5 @max-3xl:pl-8 @max-3xl:text-left @3xl:px-3 @3xl:py-2 @3xl:pr-5">
        <Button size="sm" aria-label={words.revoke_name(token.name)} onPress={() => onRevoke(token)}>
          {words.revoke}
        </Button>
      </td>
    </tr>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="numeric whitespace-nowrap text-ink-muted @max-3xl:flex @max-3xl:gap-2 @max-3xl:pl-8 @3xl:px-3 @3xl:py-3">
      <span className="text-ink-faint @3xl:hidden" aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}
