// One delivery: a row of the log, or on a narrow screen a block of its own. Pressing its event opens it.
import { Button } from "react-aria-components";
import { useFormat } from "@/lib/i18n";
import { StatusBadge } from "@/ui/badge";
import type { Delivery } from "./api";
import { answerOf, deliveryStatus } from "./text";
import { useWebhookWords } from "./words";

export interface DeliveryRowProps {
  delivery: Delivery;
  onOpen: (delivery: Delivery) => void;
}

/** Event, state, the latest answer, and when it happened. */
export function DeliveryRow({ delivery, onOpen }: DeliveryRowProps) {
  const words = useWebhookWords();
  const format = useFormat();
  const { type, state, tries, next_at, created_at, last } = delivery;
  const cell = "@max-2xl:pl-0 @2xl:px-3 @2xl:py-3";
  return (
    <tr className="relative hover:bg-hover @max-2xl:flex @max-2xl:flex-col @max-2xl:gap-1.5 @max-2xl:px-4 @max-2xl:py-3.5">
      <th scope="row" className="font-normal @2xl:px-3 @2xl:py-3 @2xl:pl-5">
        <Button
          aria-label={words.deliveries.open(words.events[type], format.dateTime(created_at))}
          onPress={() => onOpen(delivery)}
          className="focus-ring cursor-default rounded-sm text-left font-medium after:absolute after:inset-0"
        >
          {words.events[type]}
        </Button>
        <code className="block font-mono text-xs text-ink-muted">{type}</code>
      </th>
      <td className={cell}>
        <StatusBadge status={deliveryStatus(state)}>{words.deliveries.states[state]}</StatusBadge>
        {next_at && tries > 0 && (
          <span className="mt-1 block text-xs text-ink-muted">
            {words.deliveries.next(format.dateTime(next_at))}
          </span>
        )}
      </td>
      <td className={`${cell} numeric text-ink-muted`}>
        {last ? (
          <>
            {answerOf(last, words)}
            <span className="block text-xs text-ink-faint">
              {words.deliveries.milliseconds(last.duration_ms)} · {words.deliveries.tries(Math.max(tries, 1))}
            </span>
          </>
        ) : (
          "–"
        )}
      </td>
      <td className={`${cell} numeric whitespace-nowrap text-ink-muted @2xl:pr-5`}>
        <time dateTime={created_at}>{format.dateTime(created_at)}</time>
      </td>
    </tr>
  );
}
