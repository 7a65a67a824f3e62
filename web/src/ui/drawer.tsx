// A panel that slides in from the side, over the page.
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { cx } from "./cx";
import { overlayClass } from "./dialog";
import { PanelHeader, panelHeadingClass } from "./panel-header";

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  subtitle?: ReactNode;
  /** Content beside the close button. */
  actions?: ReactNode;
  /** Side: details come from the right, navigation from the left. */
  side?: "right" | "left";
  /** 512 or 640 px; a phone's screen is filled by both. */
  size?: "md" | "lg";
  /** For a drawer whose content is its own title (navigation): the title is kept for screen readers. */
  hideHeader?: boolean;
  /** True when the content fills the panel and scrolls by itself, like tabs with a fixed row. */
  isFlush?: boolean;
  className?: string;
  footer?: ReactNode;
  /** Name of this overlay, for shortcuts that work in it. */
  overlay?: string;
  children: ReactNode;
}

/** A modal side panel, full height. */
export function Drawer({
  isOpen,
  onClose,
  title,
  subtitle,
  actions,
  side = "right",
  size = "md",
  hideHeader = false,
  isFlush = false,
  className,
  footer,
  overlay = "",
  children,
}: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      data-overlay={overlay}
      className={overlayClass}
    >
      <Modal
        className={cx(
          "absolute inset-y-0 flex w-full bg-raised text-ink shadow-lg transition-transform duration-200 ease-out",
          side === "right"
            ? cx(
                "right-0 border-line entering:translate-x-full exiting:translate-x-full sm:border-l",
                size === "lg" ? "sm:max-w-160" : "sm:max-w-lg",
              )
            : "left-0 border-r border-line entering:-translate-x-full exiting:-translate-x-full max-w-72",
          className,
        )}
      >
        <AriaDialog className="flex min-h-0 w-full min-w-0 flex-col outline-none">
          {hideHeader ? (
            <Heading slot="title" className="sr-only">
              {title}
            </Heading>
          ) : (
            <PanelHeader
              heading={
                <Heading slot="title" className={panelHeadingClass}>
                  {title}
                </Heading>
              }
              subtitle={subtitle}
              actions={actions}
              isFlush={isFlush}
              onClose={onClose}
            />
          )}
          {isFlush ? (
            children
          ) : (
            <div className={cx("min-h-0 flex-1 overflow-y-auto", !hideHeader && "px-5 py-5 sm:px-6")}>
              {children}
            </div>
          )}
          {footer && (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3.5 sm:px-6">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
