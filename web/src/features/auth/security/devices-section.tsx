// Sessions of the user, and signing out of them.
import { useQuery } from "@tanstack/react-query";
import { Laptop, LogOut, Smartphone } from "lucide-react";
import { useState } from "react";
import { authClient } from "@/lib/auth";
import { useFormat, useMessages } from "@/lib/i18n";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { type Device, devicesQuery, signOutDevice } from "./api";
import { AskDialog, type Question } from "./ask-dialog";
import { deviceName } from "./device-name";
import { Body, Row, Rows, Section } from "./section";
import { useRefresh } from "./use-refresh";
import { type SecurityWords, useSecurityWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Every device with its address and last use. */
export function DevicesSection() {
  const security = useSecurityWords();
  const words = security.sessions;
  const { ui } = useMessages();
  const refresh = useRefresh();
  const { data, isError, refetch } = useQuery(devicesQuery);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const others = data?.filter(({ is_current }) => !is_current).length ?? 0;

  const signOutOne = async ({ id }: Device, name: string) => {
    setLeaving(id);
    try {
      await signOutDevice(id);
      toasts.success(words.done(name));
      // The button that had the focus goes.
      document.getElementById("section-title")?.focus();
    } catch {
      toasts.error(security.failed);
    }
    await refresh();
    setLeaving(null);
  };
  const signOutOthers = async () => {
    const { error } = await (await authClient()).signOut({ scope: "others" });
    if (error) toasts.error(security.failed);
    else toasts.success(words.done_others);
    await refresh();
  };
  const ask = () =>
    setQuestion({
      title: words.others.title,
      text: words.others.text(others),
      confirm: words.others.confirm,
      act: signOutOthers,
    });

  return (
    <Section
      title={words.title}
      text={words.text}
      action={
        others > 0 && (
          <Button onPress={ask} icon={<LogOut {...ICON} />}>
            {words.sign_out_others}
          </Button>
        )
      }
    >
      {isError && !data && (
        <Body>
          <Banner
            kind="error"
            actions={
              <Button size="sm" onPress={() => void refetch()}>
                {ui.retry}
              </Button>
            }
          >
            {words.load_failed}
          </Banner>
        </Body>
      )}
      {!data && !isError && (
        <Body>
          <Skeleton className="h-4 w-48" />
        </Body>
      )}
      {data && (
        <Rows label={words.title}>
          {data.map((device) => {
            const name = nameOf(device, words);
            return (
              <DeviceRow
                key={device.id}
                device={device}
                name={name}
                isLeaving={leaving === device.id}
                onSignOut={() => void signOutOne(device, name)}
              />
            );
          })}
        </Rows>
      )}
      <AskDialog question={question} onClose={() => setQuestion(null)} />
    </Section>
  );
}

interface DeviceRowProps {
  device: Device;
  name: string;
  isLeaving: boolean;
  onSignOut: () => void;
}

function DeviceRow({ device, name, isLeaving, onSignOut }: DeviceRowProps) {
  const { sessions: words } = useSecurityWords();
  const format = useFormat();
  const Icon = deviceName(device.user_agent).isPhone ? Smartphone : Laptop;
  const relative = format.ago(device.last_used_at);
  const notes = [
    device.ip ? words.address(device.ip) : words.no_address,
    // In the middle of a line.
    device.is_current ? words.now : words.last_used(relative.charAt(0).toLowerCase() + relative.slice(1)),
    words.since(format.date(device.created_at)),
  ];
  return (
    <Row
      icon={<Icon className="size-4.5" strokeWidth={1.5} aria-hidden="true" />}
      title={
        <>
          {name}
          {device.is_current && <Badge tone="primary">{words.current}</Badge>}
        </>
      }
      notes={notes.join(" · ")}
      actions={
        !device.is_current && (
          <Button size="sm" aria-label={words.sign_out_name(name)} isPending={isLeaving} onPress={onSignOut}>
            {words.sign_out}
          </Button>
        )
      }
    />
  );
}

function nameOf({ user_agent }: Device, words: SecurityWords["sessions"]): string {
  const { browser, system } = deviceName(user_agent);
  if (!browser && !system) return words.unknown_browser;
  return words.device(browser ?? words.unknown_browser, system ?? words.unknown_system);
}
