// A new token, shown once: copy it and try it.
import { Banner } from "@/ui/banner";
import { CopyOnce } from "@/ui/copy-once";
import { type TokenMade, tryCommand } from "./api";
import { useTokenWords } from "./words";

/** The token with its copy button, and a command that tries it. */
export function MadeToken({ made: { token } }: { made: TokenMade }) {
  const { made: words } = useTokenWords();
  return (
    <div className="flex flex-col gap-4">
      <Banner kind="warning">{words.text}</Banner>
      <CopyOnce value={token} words={{ ...words, label: words.token }} />
      <div>
        <p className="mb-1.5 text-sm font-medium">{words.try}</p>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto rounded-md bg-night p-3.5 font-mono text-xs leading-5 whitespace-pre text-cream"
        >
          <code>{tryCommand(location.origin, token)}</code>
        </pre>
      </div>
    </div>
  );
}
