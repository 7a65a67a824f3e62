// Page of a registered user who was removed from their last organization.
import type { ComponentType, ReactNode } from "react";
import { signOut } from "@/lib/auth";
import { useMessages } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { useHomelessWords } from "./members/words";
import { OpenForm } from "./organisation/open-form";

export interface HomelessProps {
  /** The page around it. */
  frame: ComponentType<{ title: string; text: string; children: ReactNode }>;
}

/** Lets them open an organization of their own. */
export function Homeless({ frame: Frame }: HomelessProps) {
  const words = useHomelessWords();
  const { shell } = useMessages();
  return (
    <Frame title={words.title} text={words.text}>
      <div className="flex w-full max-w-sm flex-col gap-4 text-left">
        <OpenForm id="open-organisation" />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" form="open-organisation" variant="primary">
            {words.submit}
          </Button>
          <Button onPress={() => void signOut().then(() => location.assign("/login"))}>
            {shell.sign_out}
          </Button>
        </div>
      </div>
    </Frame>
  );
}
