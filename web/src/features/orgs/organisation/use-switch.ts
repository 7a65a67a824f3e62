// Going over to another organization.
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { useSwitcherWords } from "../members/words";
import { switchTo } from "./api";

/** Organization to go over to. */
export interface Destination {
  id: string;
  name: string;
}

/** Switches to an organization and opens its overview; shows an error when that fails. */
export function useSwitch() {
  const words = useSwitcherWords();
  const messages = useMessages();
  return useMutation({
    mutationFn: ({ id }: Destination) => switchTo(id),
    // All data on the screen belongs to the previous organization.
    onSuccess: () => location.assign("/dashboard"),
    onError: (error, { name }) => toasts.error(`${words.failed(name)} ${problemText(error, messages)}`),
  });
}
