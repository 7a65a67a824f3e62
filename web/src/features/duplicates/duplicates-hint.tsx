// Number of possible duplicates with a link to them; empty without any.
import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Link } from "@/ui/link";
import { duplicateCountQuery } from "./api";
import { useDuplicateWords } from "./words";

/** A link beside the filters. */
export function DuplicatesHint() {
  const words = useDuplicateWords();
  const format = useFormat();
  const { data } = useQuery({ ...duplicateCountQuery, retry: false });
  if (!data || data.count === 0) return null;
  return (
    <Link
      href="/dashboard/locations/duplicates"
      className="inline-flex items-center gap-1.5 text-xs whitespace-nowrap"
    >
      <Copy className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
      {words.hint(data.count, format.number(data.count))}
    </Link>
  );
}
