// The end of the reader's account.
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { erasureQuery } from "./api";
import { DataCard } from "./data-card";
import { useDataWords } from "./words";

const AccountDialog = lazyPart(() => import("./account-dialog"), "AccountDialog").Part;

/** Consequences, obstacles, and the button that starts the erasure. */
export function AccountCard({ email }: { email: string }) {
  const { account: words } = useDataWords();
  const format = useFormat();
  const { data } = useQuery(erasureQuery);
  const [isAsking, setAsking] = useState(false);
  const hasAsked = useHasBeenTrue(isAsking);
  const isBlocked = data !== undefined && data.blocking.length > 0;
  return (
    <DataCard
      isDanger
      title={words.title}
      text={words.text}
      action={
        <Button variant="danger" isDisabled={!data || isBlocked} onPress={() => setAsking(true)}>
          {words.ask}
        </Button>
      }
    >
      {isBlocked && (
        <div className="border-t border-line p-4 sm:px-5">
          <Banner kind="warning" title={words.blocked_title}>
            {words.blocked(format.list(data.blocking))}
          </Banner>
        </div>
      )}
      <Suspense>
        {hasAsked && data && (
          <AccountDialog isOpen={isAsking} email={email} erasure={data} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </DataCard>
  );
}
