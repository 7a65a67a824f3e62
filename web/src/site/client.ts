// Script of every public page. Pages work without it.
import { sendOn } from "./mail-links";

const elsewhere = sendOn(new URL(location.href), navigator.language.startsWith("fr"));
if (elsewhere) location.replace(elsewhere);

type Island = (element: HTMLElement) => void;

const islands = import.meta.glob<{ default: Island }>(["./islands/*.ts", "!./islands/*.test.ts"]);

/** Loads the script of a part when it is about to be seen. */
const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      seen.unobserve(target);
      void islands[`./islands/${target.dataset.island}.ts`]?.().then((island) => {
        island.default(target);
        // Until then a form is sent as without a script, and answered by a page.
        target.dataset.ready = "";
      });
    }
  },
  { rootMargin: "300px" },
);
for (const part of document.querySelectorAll("[data-island]")) seen.observe(part);

// Escape closes a menu that was opened by hover, until the pointer returns.
for (const menu of document.querySelectorAll<HTMLElement>(".menu")) {
  menu.addEventListener("pointerleave", () => menu.classList.remove("menu-closed"));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") menu.classList.toggle("menu-closed", menu.matches(":hover"));
  });
}
