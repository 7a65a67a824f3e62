// The page of one location, being written.
export function EditorPage() {
  return null;
}
