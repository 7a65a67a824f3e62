// One picture that is saved immediately: preview, upload, replacement and removal.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ImageUp, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { FileTrigger } from "react-aria-components";
import { authFetch, expectOk } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { type Me, meQuery } from "@/lib/me";
import { ACCEPTED_PICTURES, checkPictureSize, usePictureRefusal, usePictureWords } from "@/lib/pictures";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { membersQuery } from "./members/api";

export interface PictureFieldProps {
  /** Addresses of upload and deletion; both answer with the signed-in user. */
  address: "/api/v1/profile/photo" | "/api/v1/organisation/logo";
  /** The fewest pixels of each side. */
  least: number;
  words: {
    choose: string;
    replace: string;
    remove: string;
    kept: string;
    removed: string;
    failed: string;
    remove_failed: string;
  };
  /** The picture as it is now. */
  children: ReactNode;
  hasPicture: boolean;
  isDisabled?: boolean;
}

/** The picture with its buttons, and why the last one was not taken. */
export function PictureField({ address, least, words, children, hasPicture, isDisabled }: PictureFieldProps) {
  const { ui } = useMessages();
  const format = useFormat();
  const { limits } = usePictureWords();
  const refusal = usePictureRefusal();
  const client = useQueryClient();
  const buttons = useRef<HTMLDivElement>(null);
  const onSuccess = (me: Me) => {
    client.setQueryData(meQuery.queryKey, me);
    void client.invalidateQueries({ queryKey: membersQuery.queryKey });
  };
  const putting = useMutation({
    mutationFn: (file: File) => put(address, file),
    onSuccess: (me) => {
      onSuccess(me);
      toasts.success(words.kept);
    },
  });
  const removing = useMutation({
    mutationFn: () => ask(address, { method: "DELETE" }),
    onMutate: () => putting.reset(),
    onSuccess: (me) => {
      onSuccess(me);
      toasts.success(words.removed);
      buttons.current?.querySelector("button")?.focus();
    },
    onError: (error) => toasts.error(`${words.remove_failed} ${refusal(error)}`),
  });
  return (
    <div className="flex flex-col gap-4">
      {putting.error && (
        <Banner
          kind="error"
          title={words.failed}
          actions={
            <Button size="sm" onPress={() => putting.reset()}>
              {ui.close}
            </Button>
          }
        >
          {refusal(putting.error)}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        {children}
        {!isDisabled && (
          <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2.5">
            <div ref={buttons} className="flex flex-wrap gap-2">
              <FileTrigger
                acceptedFileTypes={[...ACCEPTED_PICTURES]}
                onSelect={(files) => {
                  const file = files?.[0];
                  if (file) putting.mutate(file);
                }}
              >
                <Button
                  isPending={putting.isPending}
                  icon={<ImageUp className="size-4" strokeWidth={1.5} aria-hidden="true" />}
                >
                  {hasPicture ? words.replace : words.choose}
                </Button>
              </FileTrigger>
              {hasPicture && (
                <Button
                  variant="ghost"
                  isPending={removing.isPending}
                  onPress={() => removing.mutate()}
                  icon={<Trash2 className="size-4" strokeWidth={1.5} aria-hidden="true" />}
                >
                  {words.remove}
                </Button>
              )}
            </div>
            <p className="text-xs text-ink-muted">{limits(format.number(least))}</p>
          </div>
        )}
      </div>
    </div>
  );
}

async function put(address: string, file: File): Promise<Me> {
  checkPictureSize(file);
  const headers = { "Content-Type": file.type || "application/octet-stream" };
  return ask(address, { method: "PUT", body: file, headers });
}

async function ask(address: string, init: RequestInit): Promise<Me> {
  const answer = await expectOk(await authFetch(new URL(address, location.origin).href, init));
  return (await answer.json()) as Me;
}
