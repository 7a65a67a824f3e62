// A menu of actions behind a button.
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  Header,
  MenuTrigger,
  Popover,
  type PopoverProps,
} from "react-aria-components";
import { cx } from "./cx";
import { optionClass, popoverClass } from "./list-box";
import type { MenuPartProps } from "./menu-button";

/** Action that a part of the page adds to a menu. */
export interface MenuAction {
  id: string;
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  /** Red, for destructive actions. */
  isDestructive?: boolean;
  onAction: () => void;
}

export interface MenuProps extends Omit<AriaMenuProps<object>, "className" | "style" | "children"> {
  /** The button that opens it. */
  trigger: ReactElement;
  placement?: PopoverProps["placement"];
  children: ReactNode;
}

/** A button and the menu it opens. */
export function Menu({ trigger, placement = "bottom end", children, ...props }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} offset={6} data-overlay="" className={cx(popoverClass, "min-w-48")}>
        <AriaMenu {...props} className="max-h-[70vh] overflow-auto p-1 outline-none">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export interface MenuPopoverProps
  extends Omit<AriaMenuProps<object>, "className" | "style" | "children" | "onClose">,
    MenuPartProps {
  /** Content above the items, such as the account. */
  header?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The menu of a MenuButton. */
export function MenuPopover({ trigger, onClose, header, className, children, ...props }: MenuPopoverProps) {
  return (
    <Popover
      triggerRef={trigger}
      aria-label={props["aria-label"]}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={6}
      data-overlay=""
      className={cx(popoverClass, "min-w-48", className)}
    >
      {header}
      <AriaMenu
        {...props}
        autoFocus="first"
        onClose={onClose}
        className="max-h-[70vh] overflow-auto p-1 outline-none"
      >
        {children}
      </AriaMenu>
    </Popover>
  );
}

export interface MenuSectionProps
  extends Omit<AriaMenuSectionProps<object>, "className" | "style" | "children"> {
  /** Title above the items; a section without one needs an `aria-label`. */
  title?: string;
  children: ReactNode;
}

/** A group of items with a name; it may have a selection of its own. */
export function MenuSection({ title, children, ...props }: MenuSectionProps) {
  return (
    <AriaMenuSection {...props} className="border-line not-first:mt-1 not-first:border-t not-first:pt-1">
      {title && <Header className="px-2 pt-1.5 pb-1 text-xs font-medium text-ink-faint">{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, "className" | "children" | "style"> {
  icon?: ReactNode;
  /** Red, for destructive actions. */
  isDestructive?: boolean;
  children: string;
}

/** One action, or one choice of a selectable section. */
export function MenuItem({ icon, isDestructive = false, children, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem
      textValue={children}
      {...props}
      className={cx(optionClass, isDestructive && "text-poor-ink")}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {icon && (
            <span className={cx("shrink-0", isDestructive ? "text-current" : "text-ink-faint")}>{icon}</span>
          )}
          <span className="min-w-0 flex-1 truncate">{children}</span>
          {selectionMode !== "none" && (
            <Check
              className={cx("size-4 shrink-0 text-link", !isSelected && "invisible")}
              strokeWidth={1.75}
              aria-hidden="true"
            />
          )}
        </>
      )}
    </AriaMenuItem>
  );
}
