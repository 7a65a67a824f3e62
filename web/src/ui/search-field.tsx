// A search box: magnifier, clear button, Escape clears.
import { Search, X } from "lucide-react";
import {
  type SearchFieldProps as AriaProps,
  SearchField as AriaSearchField,
  Button,
  Input,
  Label,
} from "react-aria-components";
import { cx } from "./cx";
import { controlClass, controlHeight } from "./field";

export interface SearchFieldProps extends Omit<AriaProps, "className" | "children" | "style"> {
  /** Its name; not shown. */
  label: string;
  placeholder?: string;
  className?: string;
}

/** A search field without a visible label. */
export function SearchField({ label, placeholder, className, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} className={cx("group relative min-w-0", className)}>
      <Label className="sr-only">{label}</Label>
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <Input
        placeholder={placeholder}
        className={cx(controlClass, controlHeight, "pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden")}
      />
      <Button className="focus-ring absolute top-1/2 right-1.5 grid size-6 -translate-y-1/2 place-items-center rounded-sm text-ink-faint group-empty:invisible hover:text-ink">
        <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </Button>
    </AriaSearchField>
  );
}
