// Preferences of a user, the same on every device.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent } from "react";
import { useI18n } from "@/lib/i18n";
import { changeProfile, type Me, meQuery } from "@/lib/me";
import type { Language } from "@/lib/preferences";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";

/** Speaks their language, else that of their organization, and shows times in their zone. */
export function useChoices({ user, organisation }: Me) {
  const { language: spoken, setLanguage, setTimeZone } = useI18n();
  const language = user.language ?? organisation?.default_language ?? null;
  const speak = useEffectEvent((next: Language) => {
    if (next !== spoken) void setLanguage(next);
  });
  useEffect(() => {
    if (language) speak(language);
  }, [language]);
  useEffect(() => setTimeZone(user.time_zone), [user.time_zone, setTimeZone]);
}

/** Speaks a language at once, and keeps it as theirs: letters are written in it, and other devices speak it. */
export function useChooseLanguage(): (language: Language) => void {
  const { messages, setLanguage } = useI18n();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (language: Language) => changeProfile({ language }),
    onSuccess: (me) => client.setQueryData(meQuery.queryKey, me),
    onError: (error) => toasts.error(problemText(error, messages)),
  });
  return useCallback(
    (language) => {
      void setLanguage(language);
      mutate(language);
    },
    [setLanguage, mutate],
  );
}
