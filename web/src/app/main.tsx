// Starts the app: language first, then the screens.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onSignedOut, signOut } from "@/lib/auth";
import { LanguageProvider, loadMessages } from "@/lib/i18n";
import { applyTheme, languageAt } from "@/lib/preferences";
import { Providers } from "./providers";
import { createQueryClient } from "./query-client";
import { createAppRouter } from "./router";
import { askSecondFactor, endSession } from "./session-end";

const client = createQueryClient(
  () => void signOut(),
  (page) => void askSecondFactor(router, page),
);
const router = createAppRouter(client);

onSignedOut(() => void endSession(client, router));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => applyTheme());

const language = languageAt(location.pathname);
const messages = await loadMessages(language);
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider initial={{ language, messages }}>
        <Providers client={client} router={router} />
      </LanguageProvider>
    </StrictMode>,
  );
}
