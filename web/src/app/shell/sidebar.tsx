// Main navigation. Only existing screens are listed.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleHelp, Hourglass, type LucideIcon, PanelLeftClose, PanelLeftOpen, X } from "lucide-react";
import { Link as AriaLink } from "react-aria-components";
import { useI18n } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { daysLeft } from "@/lib/plan";
import { IconButton } from "@/ui/button";
import { cx } from "@/ui/cx";
import { HouseMark } from "./house-mark";
import { OrganisationButton } from "./organisation-button";
import { screenGroups } from "./screens";

export interface SidebarProps {
  /** 64 px with icons only, instead of 256 px. */
  isNarrow: boolean;
  /** Widens and narrows it; absent in the drawer. */
  onToggle?: () => void;
  onNavigate?: () => void;
}

/** Logo, organization, links, help and trial, and the button that makes it narrow. */
export function Sidebar({ isNarrow, onToggle, onNavigate }: SidebarProps) {
  const { language, messages } = useI18n();
  const { shell, ui } = messages;
  const may = useMay();
  const { data: me } = useQuery(meQuery);
  const trial = me?.organisation && may("see_plan") ? daysLeft(me.organisation.plan) : null;
  const label = isNarrow ? shell.expand : shell.collapse;
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <nav
      aria-label={shell.navigation}
      data-slot="sidebar"
      className={cx(
        "flex h-full flex-col bg-surface",
        onToggle && "border-r border-line transition-[width] duration-200 ease-out",
        onToggle && (isNarrow ? "w-16" : "w-64"),
      )}
    >
      <div
        className={cx("flex h-14 items-center border-b border-line", isNarrow ? "justify-center" : "px-5")}
      >
        <HouseMark organisation={me?.organisation} isNarrow={isNarrow} className={isNarrow ? "" : "flex-1"} />
        {onNavigate && (
          <IconButton label={ui.close} onPress={onNavigate} hideTooltip className="-mr-2">
            <X className="size-5" strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {me?.organisation && (
        <div className="border-b border-line p-3">
          <OrganisationButton organisation={me.organisation} isNarrow={isNarrow} />
        </div>
      )}
      <div className="flex flex-1 flex-col gap-4 overflow-y-auto p-3">
        {screenGroups(me).map((screens) => (
          <ul key={screens[0]?.to} className="flex flex-col gap-1">
            {screens.map((screen) => (
              <li key={screen.to}>
                <Link
                  to={screen.to}
                  activeOptions={{ exact: screen.to === "/dashboard", includeSearch: false }}
                  {...(onNavigate ? { onClick: onNavigate } : {})}
                  title={isNarrow ? shell[screen.label] : undefined}
                  className={cx(
                    "focus-ring group relative flex h-9 items-center gap-3 rounded-md font-medium text-ink-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:text-link",
                    isNarrow ? "justify-center" : "px-3",
                  )}
                >
                  <screen.icon className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
                  <span className={cx(isNarrow && "sr-only")}>{shell[screen.label]}</span>
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <ul className="flex flex-col gap-1 border-t border-line p-3">
        {trial !== null && (
          <li>
            <FootLink
              href="/dashboard/settings/plan"
              icon={Hourglass}
              isNarrow={isNarrow}
              {...(onNavigate ? { onClick: onNavigate } : {})}
            >
              {shell.trial(trial)}
            </FootLink>
          </li>
        )}
        <li>
          <FootLink
            href={language === "fr" ? "/fr/aide" : "/help"}
            target="_blank"
            icon={CircleHelp}
            isNarrow={isNarrow}
          >
            {shell.help}
          </FootLink>
        </li>
      </ul>
      {onToggle && (
        <div className={cx("flex border-t border-line p-3", isNarrow ? "justify-center" : "justify-end")}>
          <IconButton label={label} onPress={onToggle} aria-expanded={!isNarrow}>
            <Icon className="size-5" strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </nav>
  );
}

interface FootLinkProps {
  href: string;
  target?: "_blank";
  icon: LucideIcon;
  isNarrow: boolean;
  onClick?: () => void;
  children: string;
}

/** A quieter link at the foot. */
function FootLink({ icon: Icon, isNarrow, children, ...link }: FootLinkProps) {
  return (
    <AriaLink
      {...link}
      {...(isNarrow ? { "aria-label": children } : {})}
      className={cx(
        "focus-ring flex min-h-9 items-center gap-3 rounded-md text-sm text-ink-muted transition-colors hover:bg-hover hover:text-ink",
        isNarrow ? "justify-center" : "px-3",
      )}
    >
      <Icon className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      {!isNarrow && <span className="numeric">{children}</span>}
    </AriaLink>
  );
}
