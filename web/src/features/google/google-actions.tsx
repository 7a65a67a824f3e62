// Actions of the locations page when Google is set up: connecting, syncing all, and the notice after a connection.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { RefreshCw } from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useRef } from "react";
import { may } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { useEver } from "@/lib/use-ever";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { toasts } from "@/ui/toast";
import { googleQuery } from "./api";
import { ConnectButton } from "./connect-button";
import { useBulkSync } from "./use-bulk-sync";
import { googleText, useGoogleWords } from "./words";

const ConnectDialog = lazyPart(() => import("./connect-dialog"), "ConnectDialog").Part;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;
/** Milliseconds until the address forgets the return from Google. */
const RESET_MS = 3_000;

export interface GoogleActionsProps {
  /** True while the connect dialog is open. */
  isConnecting: boolean;
  onConnecting: (isOpen: boolean) => void;
}

/** The buttons of those who may change locations; nothing where Google is not set up. */
export function GoogleActions({ isConnecting, onConnecting }: GoogleActionsProps) {
  const { data: me } = useQuery(meQuery);
  const { data: google } = useQuery(googleQuery);
  const hasOpened = useEver(isConnecting);
  useWayBack(() => onConnecting(true));
  if (!google?.is_configured || !may(me, "connect_google")) return null;
  return (
    <>
      {google.connections.length > 0 && <SyncAll />}
      <ConnectButton onPress={() => onConnecting(true)} />
      <Suspense>
        {hasOpened && <ConnectDialog isOpen={isConnecting} onClose={() => onConnecting(false)} />}
      </Suspense>
    </>
  );
}

/** Says how the connection ended, opens the accounts, and clears the address. */
function useWayBack(onConnected: () => void) {
  const words = useGoogleWords();
  const client = useQueryClient();
  const { history } = useRouter();
  const told = useRef(false);
  const arrive = useEffectEvent((query: URLSearchParams) => {
    const failure = query.get("google_error");
    if (failure) toasts.error(googleText(words, failure) ?? words.errors.google_connect_failed);
    if (query.get("connected") === "1") {
      toasts.success(words.connected_toast);
      void client.invalidateQueries({ queryKey: ["google"] });
      onConnected();
    }
    setTimeout(() => {
      const { pathname, search, hash } = history.location;
      const rest = new URLSearchParams(search);
      // Users who have navigated away, or opened a location, stay there.
      if (!rest.has("connected") && !rest.has("google_error")) return;
      rest.delete("connected");
      rest.delete("google_error");
      history.replace(`${pathname}${rest.size > 0 ? `?${rest}` : ""}${hash}`);
    }, RESET_MS);
  });
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (told.current || !(query.has("connected") || query.has("google_error"))) return;
    told.current = true;
    arrive(query);
  }, []);
}

function SyncAll() {
  const { sync: words } = useGoogleWords();
  const { data: google } = useQuery(googleQuery);
  const { isBusy, sync } = useBulkSync(google?.active_runs.find(({ kind }) => kind === "sync")?.id);
  return (
    <Button isDisabled={isBusy} onPress={() => sync(undefined)} icon={<RefreshCw {...ICON} />}>
      {isBusy ? words.busy : words.all}
    </Button>
  );
}
