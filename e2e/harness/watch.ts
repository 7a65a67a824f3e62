// Watches windows for everything that must never happen: console errors, page errors, broken content policy, requests
// to other origins.
import type { BrowserContext } from "@playwright/test";

/** Collects the errors of the windows it watches. */
export class Watch {
  readonly #faults: string[] = [];
  readonly #expected: { status: number; path: string }[] = [];
  readonly #unreachable: string[] = [];
  readonly #origins: readonly string[];

  /** `others` are origins beside ours that the journey leads to. */
  constructor(origin: string, ...others: string[]) {
    this.#origins = [origin, ...others];
  }

  /** Browsers log every refused request as an error: says which ones this test provokes. */
  expect(status: number, path: string) {
    this.#expected.push({ status, path });
  }

  /** Expects requests to a path that never reach the server. */
  expectUnreachable(path: string) {
    this.#unreachable.push(path);
  }

  /** Returns the unexpected failures. */
  get faults(): string[] {
    return this.#faults;
  }

  /** Starts watching a context, before its first page. */
  async follow(context: BrowserContext) {
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => {
        throw new Error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    context.on("weberror", (fault) => this.#faults.push(`page error: ${fault.error().stack}`));
    context.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      // Chromium logs this when it takes a screenshot of a map without a graphics card.
      if (message.text().includes("GPU stall due to ReadPixels")) return;
      // The preview of a page runs no scripts, not even those of Playwright and axe.
      if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
      if (this.#isExpected(message.text(), message.location().url)) return;
      this.#faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (/^(https?|wss?):$/.test(url.protocol) && !this.#origins.includes(url.origin)) {
        this.#faults.push(`request to another origin: ${request.url()}`);
      }
    });
  }

  #isExpected(text: string, url: string): boolean {
    if (/^Failed to load resource: net::/.test(text))
      return this.#unreachable.some((path) => url.includes(path));
    const status = /^Failed to load resource: the server responded with a status of (\d+)/.exec(text)?.[1];
    return this.#expected.some((each) => String(each.status) === status && url.includes(each.path));
  }
}
