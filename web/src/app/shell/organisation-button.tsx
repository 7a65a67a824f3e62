// The organization worked in, at the top of the sidebar, with the way to the others.
import { Building2, ChevronsUpDown } from "lucide-react";
import { Suspense, useState } from "react";
import { Button as AriaButton } from "react-aria-components";
import type { Me } from "@/lib/me";
import { cx } from "@/ui/cx";
import { lazyPart } from "@/ui/lazy-part";

const SWITCHER = lazyPart(() => import("@/features/orgs/organisation/switcher-dialog"), "SwitcherDialog");

const ICON = { strokeWidth: 1.5, "aria-hidden": true } as const;

export interface OrganisationButtonProps {
  organisation: NonNullable<Me["organisation"]>;
  /** Room for an icon only. */
  isNarrow: boolean;
}

/** The name, which opens the list of organizations. A demo has no others. */
export function OrganisationButton({ organisation, isNarrow }: OrganisationButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const { name, is_demo } = organisation;
  const content = (
    <>
      <Building2 className="size-5 shrink-0 text-brass" {...ICON} />
      <span
        data-slot="organisation"
        className={cx(isNarrow ? "sr-only" : "line-clamp-2 min-w-0 flex-1 text-left break-words")}
      >
        {name}
      </span>
    </>
  );
  const place = cx(
    "flex min-h-10 w-full items-center gap-3 rounded-md py-1.5 font-medium text-ink",
    isNarrow ? "justify-center" : "px-3",
  );
  if (is_demo) return <p className={place}>{content}</p>;
  return (
    <>
      <AriaButton
        aria-haspopup="dialog"
        onPress={() => {
          setWasOpen(true);
          setOpen(true);
        }}
        onHoverStart={() => void SWITCHER.load()}
        onFocus={() => void SWITCHER.load()}
        className={cx(place, "focus-ring cursor-default transition-colors hover:bg-hover")}
      >
        {content}
        {!isNarrow && <ChevronsUpDown className="size-4 shrink-0 text-ink-faint" {...ICON} />}
      </AriaButton>
      <Suspense>{wasOpen && <SWITCHER.Part isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
