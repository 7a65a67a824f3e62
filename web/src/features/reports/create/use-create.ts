// Making the report, and where that leads.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { idempotencyKey } from "@/lib/idempotency-key";
import { makeReport } from "../api";
import { reportAddress } from "../search";
import type { NewReport } from "../types";

/** Creates the report and opens it. */
export function useCreate() {
  const client = useQueryClient();
  const router = useRouter();
  const key = useRef(idempotencyKey());
  const sent = useRef("");
  return useMutation({
    mutationFn: (body: NewReport) => {
      // A changed request is another one.
      const text = JSON.stringify(body);
      if (sent.current !== "" && sent.current !== text) key.current = idempotencyKey();
      sent.current = text;
      return makeReport(body, key.current);
    },
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: ["reports", "list"] });
      router.history.replace(reportAddress(id));
    },
  });
}
