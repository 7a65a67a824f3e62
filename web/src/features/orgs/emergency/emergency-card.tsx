// Emergency access, for members with an owner's permission.
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { meQuery } from "@/lib/me";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { lazyPart } from "@/ui/lazy-part";
import { useEmergencyWords } from "./words";

const BeginDialog = lazyPart(() => import("./begin-dialog"), "BeginDialog").Part;

/** Explanation and the button that begins it; empty for other members. */
export function EmergencyCard() {
  const words = useEmergencyWords();
  const { data: me } = useQuery(meQuery);
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasBeenTrue(isOpen);
  if (!me?.may_use_emergency_access) return null;
  return (
    <Card className="p-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h3 className="text-sm font-medium">{words.title}</h3>
          <p className="mt-1 text-xs text-pretty text-ink-muted">{words.text}</p>
        </div>
        {me.emergency_access ? (
          <p className="text-sm text-ink-muted">{words.running}</p>
        ) : (
          <Button onPress={() => setOpen(true)}>{words.begin}</Button>
        )}
      </div>
      <Suspense>{hasOpened && <BeginDialog isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}
