// Uploads a file with progress. `fetch` has no upload progress, so this uses XMLHttpRequest.
import { ApiError, type Schemas } from "@/lib/api";
import { currentSession, refreshSession } from "@/lib/auth";
import { isJson } from "./file";
import type { ImportKind } from "./kind";
import type { Detected, Mapping, Options } from "./mapping";

const PATHS: Record<ImportKind, string> = { locations: "imports", reviews: "review-imports" };

/** Import of either kind. */
export type Import = Schemas["ImportStatus"] & {
  detected: Detected;
  mapping: Mapping | null;
  options: Options | null;
};

export interface UploadOptions {
  kind: ImportKind;
  signal: AbortSignal;
  /** 0 to 1, as bytes leave the browser. */
  onProgress: (share: number) => void;
}

/** Uploads one file; fails with an ApiError, or an AbortError when canceled. */
export async function uploadFile(file: File, options: UploadOptions): Promise<Import> {
  const session = await currentSession();
  try {
    return await send(file, session?.access_token, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !session) throw error;
    const renewed = await refreshSession();
    return send(file, renewed?.access_token, options);
  }
}

function send(
  file: File,
  token: string | undefined,
  { kind, signal, onProgress }: UploadOptions,
): Promise<Import> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open("POST", `/api/v1/${PATHS[kind]}?filename=${encodeURIComponent(file.name)}`);
    request.setRequestHeader("Content-Type", isJson(file) ? "application/json" : "text/csv");
    if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as Import);
      else reject(problemOf(request.status, body));
    };
    request.onerror = () =>
      reject(new ApiError({ status: 0, code: "upload_interrupted", detail: "The upload was interrupted." }));
    request.onabort = () => reject(signal.reason ?? new DOMException("Aborted", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

function problemOf(status: number, body: unknown): ApiError {
  const problem = typeof body === "object" && body !== null ? (body as Partial<Schemas["Problem"]>) : {};
  return new ApiError({ ...problem, status, code: problem.code ?? `http_${status}` });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
