// The screens that stop someone, each with a way on.
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { ApiError } from "@/lib/api";
import { useI18n } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { useTitle } from "@/lib/title";
import { Awning, ShopFront } from "@/ui/awning";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { Link, LinkButton } from "@/ui/link";
import { Wordmark } from "@/ui/wordmark";

const HOMELESS = lazyPart(() => import("@/features/orgs/homeless"), "Homeless");

interface StopProps {
  title: string;
  text: string;
  /** Heading level of the title. */
  heading?: "h1" | "h2";
  children: ReactNode;
}

function DeadEnd(props: StopProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <Awning className="block" />
      <header className="px-6 py-5">
        <Wordmark />
      </header>
      <main className="flex flex-1 flex-col justify-center pb-28">
        <Stop {...props} />
      </main>
    </div>
  );
}

function Stop({ title, text, heading: Heading = "h1", children }: StopProps) {
  useTitle(title);
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col items-center px-6 py-8 text-center">
      <ShopFront className="mb-7 w-36" />
      <Heading className="text-2xl font-semibold tracking-tight">{title}</Heading>
      <p className="mt-2 text-base text-balance text-ink-muted">{text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}

/** An address nothing is at. */
export function NotFoundScreen() {
  const { language, messages } = useI18n();
  const { not_found } = messages.shell;
  return (
    <DeadEnd title={not_found.title} text={not_found.text}>
      <LinkButton href="/dashboard" variant="primary">
        {not_found.to_dashboard}
      </LinkButton>
      <LinkButton href={language === "fr" ? "/fr/login" : "/login"}>{not_found.to_login}</LinkButton>
    </DeadEnd>
  );
}

/** An address within the dashboard that nothing is at. */
export function NothingHere() {
  const { not_found } = useI18n().messages.shell;
  return (
    <Stop title={not_found.title} text={not_found.text}>
      <LinkButton href="/dashboard" variant="primary">
        {not_found.to_dashboard}
      </LinkButton>
    </Stop>
  );
}

/** A screen of the dashboard, or a part of one, that is not for the reader's role. */
export function NotAllowed({ heading }: Pick<StopProps, "heading">) {
  const { not_allowed, not_found } = useI18n().messages.shell;
  return (
    <Stop title={not_allowed.title} text={not_allowed.text} heading={heading}>
      <LinkButton href="/dashboard" variant="primary">
        {not_found.to_dashboard}
      </LinkButton>
    </Stop>
  );
}

/** Someone signed in, without a profile or organization, at a dashboard address. */
export function AccessDeniedScreen() {
  const { language, messages } = useI18n();
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  if (me?.registration_completed && !me.organisation) {
    return (
      <Suspense>
        <HOMELESS.Part frame={DeadEnd} />
      </Suspense>
    );
  }
  const { access_denied } = messages.shell;
  const prefix = language === "fr" ? "/fr" : "";
  return (
    <DeadEnd title={access_denied.title} text={access_denied.text}>
      <LinkButton href={`${prefix}/signup`} variant="primary">
        {access_denied.sign_up}
      </LinkButton>
      <LinkButton href={`${prefix}/login`}>{access_denied.login}</LinkButton>
    </DeadEnd>
  );
}

/** A screen that broke, or a server that did not answer. */
export function FailedScreen({ error }: { error: unknown }) {
  const { language, messages } = useI18n();
  const path = useLocation({ select: (location) => location.pathname });
  const { failed } = messages.shell;
  const text = error instanceof ApiError ? problemText(error, messages) : failed.text;
  return (
    <DeadEnd title={failed.title} text={text}>
      <Button variant="primary" onPress={() => location.reload()}>
        {failed.reload}
      </Button>
      {!path.endsWith("/login") && (
        <Link href={language === "fr" ? "/fr/login" : "/login"}>{messages.shell.not_found.to_login}</Link>
      )}
    </DeadEnd>
  );
}
