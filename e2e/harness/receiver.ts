// Webhook receiver with configurable answers that stores events.
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

/** A message as it came. */
export interface Message {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Contents of a message. */
export interface WebhookEvent {
  id: string;
  type: string;
  data: Record<string, unknown>;
}

/** Listens on this machine. */
export class Receiver {
  readonly got: Message[] = [];
  /** The status it answers with from now on. */
  status = 204;
  #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      this.got.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(this.status, { "content-type": "text/plain" });
      response.end(this.status === 204 ? undefined : "The till is closed.");
    });
  });

  async open(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hooks`;
  }

  async close() {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** Reads a message with the reference library of Standard Webhooks; throws unless the signature is valid. */
  read(secret: string, at = -1): WebhookEvent {
    const message = this.got.at(at);
    if (!message) throw new Error("there is no such message");
    const headers = message.headers as Record<string, string>;
    return new Webhook(secret).verify(message.body, headers) as WebhookEvent;
  }
}
