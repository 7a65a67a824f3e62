// Mail server that stores and parses received emails.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

const TIMEOUT_MS = 15_000;

/** A letter as its reader sees it. */
export interface Letter {
  subject: string;
  text: string;
  headers: { key: string; value: string }[];
  /** Link of the button, if any. */
  link: URL;
  /** The six digits to be typed; empty without any. */
  code: string;
}

/** Letters by whom they went to. */
export class Mailbox {
  readonly #unread = new Map<string, Letter[]>();
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        this.#keep(Buffer.concat(pieces), to).then(
          () => done(),
          (error: Error) => done(error),
        );
      });
    },
  });

  /** Listens on a free port. */
  async open(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server.server, "listening");
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((closed) => this.#server.close(() => closed()));
  }

  /** Returns the next email to an address when it arrives. */
  async next(to: string): Promise<Letter> {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      const letter = this.#unread.get(to)?.shift();
      if (letter) return letter;
      if (Date.now() > deadline) throw new Error(`no letter to ${to}`);
      await pause(20);
    }
  }

  /** Returns the number of unread emails to an address. */
  waiting(to: string): number {
    return this.#unread.get(to)?.length ?? 0;
  }

  async #keep(raw: Buffer, recipients: string[]) {
    const mail = await PostalMime.parse(raw);
    const text = mail.text ?? "";
    const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0];
    const letter = {
      subject: mail.subject ?? "",
      text,
      headers: mail.headers,
      link: new URL(link ?? "about:blank"),
      code: /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? "",
    };
    for (const to of recipients) this.#unread.set(to, [...(this.#unread.get(to) ?? []), letter]);
  }
}
