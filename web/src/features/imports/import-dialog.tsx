// CSV import in steps: file, columns, check, import. The URL names the import; the server has its progress.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLast } from "@/lib/use-last";
import { Dialog } from "@/ui/dialog";
import { importQuery, recentImportsQuery } from "./api";
import { ChooseStep } from "./choose-step";
import { type ImportKind, KindContext } from "./kind";
import { OneImport } from "./one-import";
import { LocationFieldContext, type LocationFieldSlot } from "./review-options";
import { FooterContext, StepTrail } from "./step";
import { useImportMessages } from "./words";

export interface ImportDialogProps {
  kind: ImportKind;
  /** The part that chooses one location for a file of reviews. */
  locationField?: LocationFieldSlot;
  /** "new", the id of an import, or undefined while closed. */
  id: string | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Shows the locations of an import, or all locations. */
  onView: (id: string | undefined) => void;
}

/** The dialog around whichever step it is. */
export function ImportDialog({ kind, locationField, id, onOpen, onClose, onView }: ImportDialogProps) {
  const { imports } = useImportMessages(kind).locations;
  const client = useQueryClient();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const lastId = useLast(id);
  return (
    <Dialog
      isOpen={id !== undefined}
      onClose={onClose}
      title={imports.title}
      size="lg"
      footer={
        <div
          ref={setFooter}
          className="flex w-full flex-wrap items-center justify-end gap-2 max-sm:[&>button]:flex-1"
        />
      }
    >
      <KindContext value={kind}>
        <LocationFieldContext value={locationField ?? null}>
          <FooterContext value={footer}>
            {lastId === "new" || lastId === null ? (
              <>
                <StepTrail current="file" />
                <ChooseStep
                  onOpen={onOpen}
                  onClose={onClose}
                  onUploaded={(uploaded) => {
                    client.setQueryData(importQuery(kind, uploaded.id).queryKey, uploaded);
                    void client.invalidateQueries({ queryKey: recentImportsQuery(kind).queryKey });
                    onOpen(uploaded.id);
                  }}
                />
              </>
            ) : (
              <OneImport
                key={lastId}
                id={lastId}
                onImportAnother={() => onOpen("new")}
                onClose={onClose}
                onView={onView}
              />
            )}
          </FooterContext>
        </LocationFieldContext>
      </KindContext>
    </Dialog>
  );
}
