// Opens a page at Stripe in the same tab.
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { openPortal } from "./api";
import type { PortalFlow } from "./types";
import { useBillingWords } from "./words";

/** Goes to a page that is served over HTTP; anything else is left out. */
export function leaveFor(url: string) {
  if (/^https?:\/\//.test(url)) window.location.assign(url);
}

/** Opens a page of the billing portal. */
export function usePortal() {
  const { payment } = useBillingWords();
  const messages = useMessages();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: openPortal,
    onSuccess: ({ url }) => leaveFor(url),
    onError: (error) => toasts.error(`${payment.failed} ${problemText(error, messages)}`),
  });
  return { open: (flow: PortalFlow) => mutate(flow), opening: isPending ? variables : null };
}
