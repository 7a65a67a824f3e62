// The page for members of an organization that requires two-step sign-in, with the way to their other organizations.
import { Suspense, useState } from "react";
import { SetUpFactorPage } from "@/features/auth/set-up-factor-page";
import { useWords } from "@/lib/i18n";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { setUp as en } from "@/messages/en/two-step";
import { setUp as fr } from "@/messages/fr/two-step";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";

const WORDS = { en, fr };
const Switcher = lazyPart(
  () => import("@/features/orgs/organisation/switcher-dialog"),
  "SwitcherDialog",
).Part;

/** The page, and the dialog that leads elsewhere. */
export function SetUpFactorScreen() {
  const words = useWords<typeof en>(WORDS);
  const [isSwitching, setSwitching] = useState(false);
  const hasSwitched = useHasBeenTrue(isSwitching);
  return (
    <>
      <SetUpFactorPage
        elsewhere={
          <Button variant="ghost" className="-ml-3.5" onPress={() => setSwitching(true)}>
            {words.elsewhere}
          </Button>
        }
      />
      <Suspense>
        {hasSwitched && <Switcher isOpen={isSwitching} onClose={() => setSwitching(false)} />}
      </Suspense>
    </>
  );
}
