// Button whose menu is loaded on hover, focus or press.
import { cloneElement, type ReactElement, type RefObject, Suspense, useRef, useState } from "react";
import type { ButtonProps as AriaButtonProps } from "react-aria-components";
import type { LazyPart } from "./lazy-part";

/** Properties of the lazily loaded part; pass them to MenuPopover. */
export interface MenuPartProps {
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export interface MenuButtonProps {
  /** A Button or IconButton of ours. */
  button: ReactElement<AriaButtonProps>;
  /** From `lazyPart`; renders a MenuPopover. */
  menu: LazyPart<MenuPartProps>;
}

/** The button, and its menu while it is open. */
export function MenuButton({ button, menu: Menu }: MenuButtonProps) {
  const trigger = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span ref={trigger} className="inline-flex shrink-0">
        {cloneElement(button, {
          onPress: () => setOpen(true),
          onHoverStart: () => void Menu.load(),
          onFocus: () => void Menu.load(),
          "aria-haspopup": "menu",
          "aria-expanded": isOpen,
        })}
      </span>
      {isOpen && (
        <Suspense>
          <Menu.Part trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
