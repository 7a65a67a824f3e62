// Adds features that happy-dom lacks, and cleans the page after each test.
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 8_000 });

afterEach(async () => {
  cleanup();
  // Absent where a test asks for the node environment.
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  if (!globalThis.document) return;
  // Files share their modules: a notice of one test would be on the page of the next.
  const { toastQueue } = await import("@/ui/toast");
  toastQueue.clear();
});
