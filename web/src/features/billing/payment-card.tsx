// Payment method, billing address and tax id, stored and edited at Stripe.
import { ExternalLink } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import type { PortalFlow } from "./types";
import { usePortal } from "./use-portal";
import { useBillingWords } from "./words";

/** The card with its ways to Stripe. */
export function PaymentCard() {
  const format = useFormat();
  const { payment: words } = useBillingWords();
  const portal = usePortal();
  const rows: { flow: PortalFlow; title: string; text: string }[] = [
    { flow: "payment_method", title: words.method, text: words.method_text },
    { flow: "customer", title: words.customer, text: words.customer_text },
  ];
  return (
    <section aria-labelledby="payment-title" className="flex flex-col gap-3">
      <div>
        <h3 id="payment-title" className="font-semibold">
          {words.title}
        </h3>
        <p className="max-w-[65ch] text-sm text-pretty text-ink-muted">{words.text}</p>
      </div>
      <Card className="divide-y divide-line">
        {rows.map(({ flow, title, text }) => (
          <div
            key={flow}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 sm:px-5"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="text-sm font-medium">{title}</p>
              <p className="text-sm text-ink-muted">{text}</p>
            </div>
            <Button
              onPress={() => portal.open(flow)}
              isPending={portal.opening === flow}
              aria-label={format.pair(words.open, title)}
              icon={<ExternalLink className="size-4" strokeWidth={1.5} aria-hidden="true" />}
            >
              {words.open}
            </Button>
          </div>
        ))}
      </Card>
    </section>
  );
}
