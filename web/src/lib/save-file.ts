// Hands a file that was fetched to the browser. Fetched rather than linked to, because the request carries the session.

/** The file name in a Content-Disposition header. */
export function fileNameOf(header: string | null): string | null {
  return /filename="?([^";]+)"?/.exec(header ?? "")?.[1] ?? null;
}

/** Saves a file under the server's name for it; `response` is null for a file made here. */
export function saveFile(file: Blob, response: Response | null, fallbackName: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = fileNameOf(response?.headers.get("Content-Disposition") ?? null) ?? fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
