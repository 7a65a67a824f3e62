// A modal dialog: centred on a wide screen; below 640 px the whole screen, or for a short question its lower end.
import { X } from "lucide-react";
import { createContext, type ReactNode, use, useState } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { createPortal } from "react-dom";
import { useMessages } from "@/lib/i18n";
import { IconButton } from "./button";
import { cx } from "./cx";

/** The dimmed page behind a dialog or drawer. */
export const overlayClass =
  "fixed inset-0 z-40 h-(--visual-viewport-height) bg-overlay transition-opacity duration-150 ease-out entering:opacity-0 exiting:opacity-0";

const WIDTHS = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl", xl: "sm:max-w-5xl" };

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** One line under the title. */
  subtitle?: ReactNode;
  size?: keyof typeof WIDTHS;
  /** "alertdialog" asks something that must be answered: no press outside closes it. */
  role?: "dialog" | "alertdialog";
  /** False while something must not be interrupted. */
  isDismissable?: boolean;
  /** Buttons; they stay at the bottom while the body scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Footer of the dialog around the content; null outside of one. */
const FooterContext = createContext<HTMLElement | null>(null);

/** Puts buttons into the footer of the dialog from within its body, such as those of a step. */
export function DialogFooter({ children }: { children: ReactNode }) {
  const footer = use(FooterContext);
  return footer && createPortal(children, footer);
}

/** A modal dialog with title, scrolling body and footer. Wrap the body in `<form id>` and give the footer's button `form=` to submit. */
export function Dialog({
  isOpen,
  onClose,
  title,
  subtitle,
  size = "md",
  role = "dialog",
  isDismissable = true,
  footer,
  children,
}: DialogProps) {
  const { ui } = useMessages();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable && role === "dialog"}
      isKeyboardDismissDisabled={!isDismissable}
      data-overlay=""
      className={cx(
        overlayClass,
        "flex justify-center sm:items-center sm:p-6",
        size === "sm" ? "items-end p-3" : "items-stretch",
      )}
    >
      <Modal
        className={cx(
          "flex max-h-full w-full min-w-0 border-line bg-raised text-ink shadow-lg transition duration-200 ease-out entering:translate-y-2 entering:opacity-0 exiting:opacity-0 sm:rounded-lg sm:border",
          size === "sm" && "rounded-lg border",
          WIDTHS[size],
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 w-full min-w-0 flex-col outline-none">
          <header
            className={cx(
              "flex gap-4 border-b border-line py-4 pr-3 pl-5 sm:pl-6",
              subtitle ? "items-start" : "items-center",
            )}
          >
            <div className={cx("min-w-0 flex-1", subtitle ? "pt-0.5" : null)}>
              <Heading slot="title" className="text-lg font-semibold tracking-tight">
                {title}
              </Heading>
              {subtitle && <p className="mt-0.5 text-sm text-ink-muted">{subtitle}</p>}
            </div>
            {isDismissable && (
              <IconButton label={ui.close} onPress={onClose} hideTooltip>
                <X className="size-5" strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            )}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-6">
            <FooterContext value={place}>{children}</FooterContext>
          </div>
          <footer
            ref={setPlace}
            className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-paper/60 px-5 py-3.5 empty:hidden sm:rounded-b-lg sm:px-6"
          >
            {footer}
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
