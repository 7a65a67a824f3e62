// Next page of a user who has just signed in.
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useI18n } from "@/lib/i18n";
import { addressOf } from "./addresses";
import { arrive } from "./enter";

/** Returns a function that continues to the next page, or returns to the login page with the error. */
export function useLeave(): (next: string | undefined, door?: "login" | "signup") => Promise<void> {
  const { language } = useI18n();
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (next, door) => {
    const arrival = await arrive(client, language, next, door);
    if (arrival.isDenied) {
      await navigate({ to: addressOf("login", language), search: { denied: true }, replace: true });
    } else {
      await navigate({ href: arrival.href, replace: true });
    }
  };
}
