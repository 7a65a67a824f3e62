// Removing the organization, and keeping it after all.
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { removalQuery } from "./api";
import { DataCard } from "./data-card";
import { KeepButton } from "./keep-button";
import { useDataWords } from "./words";

const RemovalDialog = lazyPart(() => import("./removal-dialog"), "RemovalDialog").Part;

/** Consequences, and the button that requests the removal or cancels it. */
export function RemovalCard() {
  const { removal: words } = useDataWords();
  const format = useFormat();
  const { data } = useQuery(removalQuery);
  const [isAsking, setAsking] = useState(false);
  const hasAsked = useHasBeenTrue(isAsking);
  const at = data?.removal_at;
  return (
    <DataCard
      isDanger
      title={at ? words.leaving_title(format.date(at)) : words.title}
      text={at ? words.leaving_text(data.asked_by) : words.text}
      action={
        at ? (
          <KeepButton />
        ) : (
          <Button variant="danger" isDisabled={!data} onPress={() => setAsking(true)}>
            {words.ask}
          </Button>
        )
      }
    >
      <Suspense>
        {hasAsked && data && (
          <RemovalDialog isOpen={isAsking} removal={data} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </DataCard>
  );
}
