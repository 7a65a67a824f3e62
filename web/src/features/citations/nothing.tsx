// An organization without locations: nothing can be listed yet.
import { useMay } from "@/lib/may";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { LinkButton } from "@/ui/link";
import { useMatrixWords } from "./words";

/** Benefit of citations, and the first step. */
export function Nothing() {
  const { empty: words } = useMatrixWords();
  const may = useMay();
  return (
    <Card>
      <EmptyState
        title={words.title}
        text={words.text}
        actions={
          may("add_locations") && (
            <LinkButton variant="primary" href="/dashboard/locations?add=true">
              {words.add}
            </LinkButton>
          )
        }
      />
    </Card>
  );
}
