// Creating the campaign, and where that leads.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { idempotencyKey } from "@/lib/idempotency-key";
import { toasts } from "@/ui/toast";
import { campaignAddress } from "../search";
import type { NewCampaign } from "../types";
import { createCampaign } from "./api";
import { useCreateWords } from "./words";

/** Creates the campaign, and opens its page. */
export function useCreate() {
  const words = useCreateWords();
  const client = useQueryClient();
  const router = useRouter();
  const key = useRef(idempotencyKey());
  const sent = useRef("");
  return useMutation({
    mutationFn: (body: NewCampaign) => {
      // A changed request is another one.
      const text = JSON.stringify(body);
      if (sent.current !== "" && sent.current !== text) key.current = idempotencyKey();
      sent.current = text;
      return createCampaign(body, key.current);
    },
    onSuccess: ({ id, recipients }) => {
      void client.invalidateQueries({ queryKey: ["requests"] });
      toasts.success(words.created(recipients));
      router.history.push(campaignAddress(id));
    },
  });
}
