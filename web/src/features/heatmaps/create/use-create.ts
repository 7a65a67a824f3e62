// Creating the heatmaps, and where that leads.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { idempotencyKey } from "@/lib/idempotency-key";
import { toasts } from "@/ui/toast";
import { createPanels, type NewPanels } from "../api";
import { panelAddress } from "../search";
import { useCreateWords } from "../words";

/** Creates the heatmaps, and opens them: one on its own, several in the list of their location. */
export function useCreate(onClose: () => void) {
  const words = useCreateWords();
  const client = useQueryClient();
  const router = useRouter();
  const key = useRef(idempotencyKey());
  const sent = useRef("");
  return useMutation({
    mutationFn: (body: NewPanels) => {
      // A changed request is another one.
      const text = JSON.stringify(body);
      if (sent.current !== "" && sent.current !== text) key.current = idempotencyKey();
      sent.current = text;
      return createPanels(body, key.current);
    },
    onSuccess: (panels, { location_id }) => {
      void client.invalidateQueries({ queryKey: ["heatmaps"] });
      toasts.success(words.created(panels.length));
      const [first, second] = panels;
      if (first && !second) router.history.push(panelAddress(first.id));
      else if (second) {
        router.history.replace(`/dashboard/heatmaps?location=${encodeURIComponent(location_id)}`);
      } else onClose();
    },
  });
}
