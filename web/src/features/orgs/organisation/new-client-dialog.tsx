// The dialog that opens a client of the organization worked in.
import { useMessages } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { useSwitcherWords } from "../members/words";
import { OpenForm } from "./open-form";

const FORM = "open-client";

export interface NewClientDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The name of the client; goes to its organization. */
export function NewClientDialog({ isOpen, onClose }: NewClientDialogProps) {
  const words = useSwitcherWords();
  const { ui } = useMessages();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.add_client}
      footer={
        <>
          <Button onPress={onClose}>{ui.cancel}</Button>
          <Button type="submit" form={FORM} variant="primary">
            {words.submit_client}
          </Button>
        </>
      }
    >
      <OpenForm id={FORM} isForClient />
    </Dialog>
  );
}
