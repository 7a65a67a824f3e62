// A rule of the organization for its members: its mutation and its card.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Card } from "@/ui/card";
import { toasts } from "@/ui/toast";

/** Changes a rule, refreshes the session, and confirms the new rule in a toast. */
export function useRule<Choice>(
  change: (choice: Choice) => Promise<unknown>,
  textOf: (choice: Choice) => string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (_, choice) => {
      await client.invalidateQueries({ queryKey: meQuery.queryKey });
      toasts.success(textOf(choice));
    },
  });
}

export interface RuleCardProps {
  /** Error of a failed change. */
  error: Error | null;
  /** The title over `error`. */
  failed: string;
  children: ReactNode;
}

/** The rule, with the error below it. */
export function RuleCard({ error, failed, children }: RuleCardProps) {
  const messages = useMessages();
  return (
    <Card className="flex flex-col gap-4 p-4 sm:px-5">
      {children}
      {error && (
        <Banner kind="error" title={failed}>
          {problemText(error, messages)}
        </Banner>
      )}
    </Card>
  );
}
